/**
 * The last step of every log-in: stores the user for the screens and opens the app after the specification's two seconds. As a new page: this
 * one was drawn for a visitor.
 */
import { useCallback } from 'react'
import { setOwnChange } from '#web/shared/call/page-headers.ts'
import { navigateToSite } from '#web/shared/session/site-navigation.ts'
import { type StoredUser, storeUser } from '#web/shared/session/stored-user.ts'

const REDIRECT_MS = 2000

export type LoginReply = { readonly data: { readonly user: StoredUser } }

export function useCompleteLogin(next: string): (entered: LoginReply) => void {
  return useCallback(
    ({ data }) => {
      // The session is there already, so another tab may store its member before this one does.
      setOwnChange('entering')
      setTimeout(() => {
        storeUser(data.user)
        navigateToSite(next)
      }, REDIRECT_MS)
    },
    [next],
  )
}
