/** A change by an administrator, done or held until a second one agrees: what it made old is read again, whether it succeeded or not. */
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '#web/locales/text.ts'
import { useSubmit } from '../app/auth/use-submit.ts'

export type Change<Values, Reply> = {
  readonly send: (values: Values) => Promise<Reply>
  readonly say: (reply: Reply) => string
  readonly onDone?: (reply: Reply) => void
  readonly fallback?: string
}

/** What was asked for has not happened yet. */
function waits(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null || !('data' in reply)) return false
  return typeof reply.data === 'object' && reply.data !== null && 'change_id' in reply.data
}

export function useChange<Values = void, Reply = unknown>({ send, say, onDone, fallback }: Change<Values, Reply>) {
  const client = useQueryClient()
  const t = useText()
  const { submit, working, fields } = useSubmit<Values, Reply>({
    send,
    say: (reply) => (waits(reply) ? t('approvals.held') : say(reply)),
    onDone: (reply) => onDone?.(reply),
    onSettled: () => void client.invalidateQueries(),
    told: () => (fallback ? { fallback } : {}),
  })
  return { run: submit, working, fields }
}
