/** The end of every log-in: the person is kept for the screens, and after the specification's two seconds the app opens. */
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
