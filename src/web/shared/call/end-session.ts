/**
 * The end of a session, decided once for reads and acts: two seconds for its sentence, then the log-in, which leads back here. What is
 * typed is kept for then.
 */
import type { QueryClient } from '@tanstack/react-query'
import { keepDrafts } from '#web/shared/session/drafts.ts'
import { isOther } from '#web/shared/session/drawn-for.ts'
import { withNext } from '#web/shared/session/next.ts'
import { nextFrom } from '#web/shared/session/safe-path.ts'
import { clearEnded, readStoredUser } from '#web/shared/session/stored-user.ts'
import { leave } from './page-headers.ts'

const REDIRECT_MS = 2000

let is_ending = false

/** False if it is ending already, or has ended. */
export function endSession(client: QueryClient, navigate: (to: string) => unknown): boolean {
  if (is_ending || !readStoredUser()) return false
  is_ending = true
  const reasons = import('#web/shared/session/log-in-reason.ts').catch(() => null)
  setTimeout(() => {
    is_ending = false
    // By now another may be signed in, whose session this is not to end.
    if (isOther()) return void leave()
    const kept = keepDrafts()
    const next = nextFrom(window.location)
    const screen = document.title.replace(' · Clearterm', '')
    // Together with the navigation, not before it: a guard would send an ended session to /login at once, without its two seconds.
    clearEnded(client)
    void reasons.then((them) => them?.saveLogInReason(kept ? { why: 'kept', next } : { why: 'away', next, screen }))
    void navigate(withNext('/login', next))
  }, REDIRECT_MS)
  return true
}
