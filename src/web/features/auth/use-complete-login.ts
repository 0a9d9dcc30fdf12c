/** The last step of every log-in: stores the user for the screens and opens the app after the specification's two seconds. */
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { type StoredUser, storeUser } from '#web/shared/session/index.ts'

const REDIRECT_MS = 2000

export type LoginReply = { readonly data: { readonly user: StoredUser } }

export function useCompleteLogin(next: string): (entered: LoginReply) => void {
  const navigate = useNavigate()
  return useCallback(
    ({ data }) => {
      setTimeout(() => {
        storeUser(data.user)
        void navigate(next)
      }, REDIRECT_MS)
    },
    [navigate, next],
  )
}
