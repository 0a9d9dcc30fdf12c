/** Notices in this tab that another tab has logged in or out: at once, when it is shown again, and when it returns from the back-forward cache. */
import { toast } from '#web/kit/index.ts'
import { textNow } from '#web/shared/locale/text.ts'
import { drawnFor } from '#web/shared/session/drawn-for.ts'
import { isOther, showToOwner, takenOverBy, takeOver } from './take-over.ts'

const ID = 'signed-in-as'

export function watchMember(): void {
  const look = (): void => void (document.visibilityState === 'visible' && isOther() && takeOver())
  addEventListener('storage', () => void (isOther() && takeOver()))
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  document.addEventListener('resume', look)
  // Hidden before it is kept, so that not even its first frame shows anything when it returns.
  addEventListener('pagehide', ({ persisted }) => void (persisted && drawnFor() !== null && (document.documentElement.hidden = true)))
  addEventListener('pageshow', ({ persisted }) => void (persisted && showToOwner()))
}

/** Once the texts are loaded. */
export function tellTakenOver(): void {
  const email = takenOverBy()
  if (email === null) return
  const t = textNow()
  const close = { label: t('common.close'), onAct: () => toast.dismiss(ID) }
  toast.stay('info', t('errors.signed_in_as', { email }), t('errors.signed_in_as_help'), close, ID)
}
