/**
 * The last step of every log-in: stores the user for the screens and opens the app after the specification's two seconds. As a new page:
 * this one was drawn for a visitor.
 */
import { useCallback } from 'react'
import { CallError } from '#web/shared/call/call.ts'
import { setOwnChange } from '#web/shared/call/page-headers.ts'
import { navigateToSite } from '#web/shared/locale/language.ts'
import { forgetLogInReason } from '#web/shared/session/log-in-reason.ts'
import { sessionItems } from '#web/shared/session/storage.ts'
import { homeOf, type StoredUser, storeUser } from '#web/shared/session/stored-user.ts'

const REDIRECT_MS = 2000

export type LoginReply = { readonly data: { readonly user: StoredUser } }

/** `next`: null leads to the first screen of the person's role. */
export function useCompleteLogin(next: string | null): (entered: LoginReply) => void {
  return useCallback(
    ({ data }) => {
      // The session is there already, so another tab may store its member before this one does.
      setOwnChange('entering')
      setTimeout(() => {
        forgetLogInReason()
        if (storeUser(data.user)) navigateToSite(next ?? homeOf(data.user))
        else void import('#web/shared/session/tell-blocked.ts').then(({ tellBlocked }) => tellBlocked())
      }, REDIRECT_MS)
    },
    [next],
  )
}

/**
 * The token of an emailed code, kept for the tab until the code is typed. Without it the code works too, but counts as a stranger's
 * guess.
 */
export type TokenPurpose = 'verify' | 'login' | 'reset'

export function savePendingToken(asked: TokenPurpose, email: string, pending: unknown): void {
  if (typeof pending === 'string') sessionItems.write(`asked-code:${asked}`, JSON.stringify([email, pending]))
}

/** For a call's `catch`: an unverified address got a code too. */
export function savePendingFromError(email: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof CallError) savePendingToken('verify', email, error.more.pending)
    throw error
  }
}

/** For a call's body: empty if no token is stored for this email. */
export function readPendingToken(asked: TokenPurpose, email: string): { pending?: string } {
  try {
    const [of, pending] = JSON.parse(sessionItems.read(`asked-code:${asked}`) ?? '[]') as unknown[]
    return of === email && typeof pending === 'string' ? { pending } : {}
  } catch {
    return {}
  }
}
