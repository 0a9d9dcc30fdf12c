/** Ends the session here and on the server, and clears the stored data; other tabs follow at once. Ends on the public front page. */
import { useQueryClient } from '@tanstack/react-query'
import { clearUserData } from '#web/shared/session/clear-user-data.ts'
import { navigateToSite } from '#web/shared/session/site-navigation.ts'
import { call } from './call.ts'

export function useLogOut(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    // A session that is gone already is as good as ended.
    await call('logout').catch(() => {})
    // First, so that no guard of this page answers the change with a way to the log-in.
    navigateToSite('/')
    clearUserData(client)
    // The router writes down where it was scrolled to as the page is hidden, which is just before this.
    document.addEventListener('visibilitychange', () => sessionStorage.clear())
  }
}
