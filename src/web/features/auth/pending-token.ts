/**
 * The token of an emailed code, kept for the tab until the code is typed. Without it the code works too, but counts as a stranger's
 * guess.
 */
import { CallError } from '#web/shared/call/call.ts'

export type TokenPurpose = 'verify' | 'login' | 'reset'

export function savePendingToken(asked: TokenPurpose, email: string, pending: unknown): void {
  if (typeof pending === 'string') sessionStorage.setItem(`asked-code:${asked}`, JSON.stringify([email, pending]))
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
    const [of, pending] = JSON.parse(sessionStorage.getItem(`asked-code:${asked}`) ?? '[]') as unknown[]
    return of === email && typeof pending === 'string' ? { pending } : {}
  } catch {
    return {}
  }
}
