/** Ends the session here and on the server, and clears the stored data; other tabs follow at once. Ends on the public front page. */
import { useQueryClient } from '@tanstack/react-query'
import { navigateToSite } from '#web/shared/locale/language.ts'
import { sessionItems } from '#web/shared/session/storage.ts'
import { clearUserData, readKept } from '#web/shared/session/stored-user.ts'
import { call } from './call.ts'
import { setOwnChange } from './page-headers.ts'

export function useLogOut(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const kept = readKept()
    setOwnChange('leaving')
    // An expired session counts as logged out.
    await call('logout').catch(() => {})
    // First, so that no guard of this page redirects to the log-in.
    navigateToSite('/')
    // And nothing is shown on the way back.
    document.documentElement.hidden = true
    clearUserData(client, kept)
    // The router stores the scroll position on page hide, which comes just before this.
    document.addEventListener('visibilitychange', () => sessionItems.clear())
  }
}
