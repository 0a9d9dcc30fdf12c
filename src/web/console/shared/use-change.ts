/** A form's action by an administrator: everything is refetched. If it needs a second administrator, every form shows the same text. */
import { type Submit, useSubmit } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'

export type Change<Given, Reply> = Omit<Submit<Given, Reply>, 'say' | 'refetch' | 'errorContext'> & {
  readonly say: (reply: Reply) => string
  /** The error of one that is no answer. */
  readonly fallback?: string
}

export function useChange<Given = void, Reply = unknown>({ say, fallback, ...change }: Change<Given, Reply>) {
  const t = useText()
  return useSubmit<Given, Reply>({
    ...change,
    say: (reply) => (isPendingApproval(reply) ? t('admin.held') : say(reply)),
    refetch: 'all',
    errorContext: () => (fallback ? { fallback } : {}),
  })
}

/** True: not done, but pending. */
export function isPendingApproval(reply: unknown): boolean {
  const data = typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : null
  return typeof data === 'object' && data !== null && 'pending' in data && data.pending === true
}
