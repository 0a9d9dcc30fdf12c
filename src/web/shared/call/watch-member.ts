/** Notices in this tab that another tab has logged in or out: at once, when it is shown again, and when it returns from the back-forward cache. */
import { drawnFor, isOther, NOTICE } from '#web/shared/session/drawn-for.ts'
import { leavePage, setEntering } from './page-headers.ts'

let is_watching = true

/** While this tab itself logs out: its own changes are not another's. Nor is the storage that a reply clears. */
export function stopWatching(): void {
  is_watching = false
}

/** Once this tab has cleared what the ended session left, or the call was refused. */
export function watchAgain(): void {
  is_watching = true
}

export function watchMember(): void {
  const change = (): void => void (is_watching && isOther() && leavePage())
  // Not as the page goes, when it has just stored who logged in.
  const look = (): void => void (document.visibilityState === 'visible' && change())
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
    is_watching = true
    setEntering(false)
    // A visitor's page that stays one fetches nothing.
    if (drawnFor() === null && !isOther() && !document.documentElement.hidden) return
    void import('./take-over.ts').then(
      ({ showToOwner }) => showToOwner(),
      () => location.reload(),
    )
  })
}

/** Once the texts are loaded. */
export function tellTakenOver(): void {
  if (sessionStorage.getItem(NOTICE) !== null) void import('./tell-taken-over.ts').then(({ tell }) => tell())
}
