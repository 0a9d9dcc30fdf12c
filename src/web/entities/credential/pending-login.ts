/** A pending log-in: the password was right, the second factor is outstanding. Kept for the tab; it grants nothing by itself. */
import { usableProofs } from './proof.ts'

const ITEM = 'pending-login'

export type PendingLogin = {
  readonly email: string
  readonly pending: string
  readonly factors: readonly string[]
}

export function keepPendingLogin(login: PendingLogin): void {
  sessionStorage.setItem(ITEM, JSON.stringify(login))
}

/** Null: the second step is an emailed code. */
export function readPendingLogin(): PendingLogin | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(ITEM) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('email' in kept && 'pending' in kept && 'factors' in kept)) return null
    const { email, pending, factors } = kept
    if (typeof email !== 'string' || typeof pending !== 'string' || !Array.isArray(factors)) return null
    return { email, pending, factors: usableProofs(factors.map(String)) }
  } catch {
    return null
  }
}

export function forgetPendingLogin(): void {
  sessionStorage.removeItem(ITEM)
}
