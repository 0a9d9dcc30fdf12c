/** A change by an administrator: what it made old is read again, whether it succeeded or not. */
import { useQueryClient } from '@tanstack/react-query'
import { useSubmit } from '../app/auth/use-submit.ts'

export type Change<Values, Reply> = {
  readonly send: (values: Values) => Promise<Reply>
  readonly say: (reply: Reply) => string
  readonly onDone?: (reply: Reply) => void
  readonly fallback?: string
}

export function useChange<Values = void, Reply = unknown>({ send, say, onDone, fallback }: Change<Values, Reply>) {
  const client = useQueryClient()
  const { submit, working, fields } = useSubmit<Values, Reply>({
    send,
    say,
    onDone: (reply) => onDone?.(reply),
    onSettled: () => void client.invalidateQueries(),
    told: () => (fallback ? { fallback } : {}),
  })
  return { run: submit, working, fields }
}
