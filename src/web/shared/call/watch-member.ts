/**
 * Notices in this tab that another tab has logged in or out: at once, when it is shown again, and when it returns from the back-forward
 * cache.
 */
import { drawnFor, isOther } from '#web/shared/session/drawn-for.ts'
import { onOtherMember, ownChange, setOwnChange } from './page-headers.ts'

/** Hides the page at once. Never settles, so that nothing of the page reacts any more. */
async function leavePage(): Promise<never> {
  // After a log-in the page goes by itself, to where the person wanted.
  if (ownChange() === 'entering') return new Promise(() => {})
  document.documentElement.hidden = true
  await import('./take-over.ts').then(
    ({ takeOver }) => takeOver(),
    () => location.reload(),
  )
  return new Promise(() => {})
}

export function watchMember(): void {
  const change = (): void => void (ownChange() === null && isOther() && leavePage())
  // Not as the page goes, when it has just stored who logged in.
  const look = (): void => void (document.visibilityState === 'visible' && change())
  onOtherMember(leavePage)
  change()
  addEventListener('storage', change)
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  document.addEventListener('resume', look)
  // Hidden before it is kept, so that not even its first frame shows anything when it returns.
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && drawnFor() !== null) document.documentElement.hidden = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    setOwnChange(null)
    // A visitor's page that stays one fetches nothing.
    if (drawnFor() === null && !isOther() && !document.documentElement.hidden) return
    void import('./take-over.ts').then(
      ({ showToOwner }) => showToOwner(),
      () => location.reload(),
    )
  })
}
