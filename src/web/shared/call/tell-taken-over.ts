/** Says after a page was taken over who is signed in now. Once. */
import { toast } from '#web/kit/index.ts'
import { textNow } from '#web/shared/locale/text.ts'
import { NOTICE } from '#web/shared/session/drawn-for.ts'
import { readStoredUser } from '#web/shared/session/index.ts'

export function tell(): void {
  const email = sessionStorage.getItem(NOTICE)
  sessionStorage.removeItem(NOTICE)
  if (email === null || readStoredUser()?.email !== email) return
  const t = textNow()
  const close = { label: t('common.close'), onAct: () => toast.dismiss(NOTICE) }
  toast.stay('info', t('errors.signed_in_as', { email }), t('errors.signed_in_as_help'), close, NOTICE)
}
