/** A form's action by an administrator: everything is refetched. If it needs a second administrator, every form shows the same text. */
import { useQueryClient } from '@tanstack/react-query'
import { isPendingReply } from '#contract/shared/pending-reply'
import { reaches, type StaffRole } from '#contract/shared/role'
import { type Submit, useSubmit } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'

export type Change<Given, Reply> = Omit<Submit<Given, Reply>, 'say' | 'refetch' | 'errorContext' | 'onSettled'> & {
  readonly say: (reply: Reply) => string
  /** The error of one that is no answer. */
  readonly fallback?: string
}

export function useChange<Given = void, Reply = unknown>({ say, fallback, ...change }: Change<Given, Reply>) {
  const t = useText()
  const client = useQueryClient()
  return useSubmit<Given, Reply>({
    ...change,
    say: (reply) => (isPendingReply(reply) ? t('admin.held') : say(reply)),
    onSettled: () => void client.invalidateQueries(),
    errorContext: () => (fallback ? { fallback } : {}),
  })
}

/** Which controls the signed-in person's role allows; for display only, the server checks every call. */
export function useHasRole(least: StaffRole): boolean {
  const user = useStoredUser()
  return user !== null && reaches(user.role, least)
}
