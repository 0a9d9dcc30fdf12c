/**
 * A change by an administrator: refetches affected data on success and on failure. If it needs a second administrator (202), every form
 * shows the same text.
 */
import { useQueryClient } from '@tanstack/react-query'
import type { Fault } from '#web/shared/form/faults.ts'
import { useSubmit } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'

export type Change<Values, Reply> = {
  readonly send: (values: Values) => Promise<Reply>
  readonly say: (reply: Reply) => string
  readonly onDone?: (reply: Reply) => void
  readonly faults?: readonly Fault[]
  readonly fallback?: string
}

export function useChange<Values = void, Reply = unknown>({ send, say, onDone, faults, fallback }: Change<Values, Reply>) {
  const t = useText()
  const client = useQueryClient()
  const { submit, working, fields } = useSubmit<Values, Reply>({
    send,
    say: (reply) => (isPendingApproval(reply) ? t('admin.held') : say(reply)),
    onDone: (reply) => onDone?.(reply),
    faults,
    onSettled: () => void client.invalidateQueries(),
    errorContext: () => (fallback ? { fallback } : {}),
  })
  return { run: submit, working, fields }
}

/** True: not done, but pending. */
export function isPendingApproval(reply: unknown): boolean {
  const pending = typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : null
  return typeof pending === 'object' && pending !== null && 'change_id' in pending
}
