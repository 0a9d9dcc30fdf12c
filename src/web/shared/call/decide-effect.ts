/** Maps an error code to its effect: pure, so that each row of the contract's table is a row of a test. `use-error.ts` runs the effect. */
import * as codes from '#contract/shared/codes'
import type { OnTheWay } from '#web/shared/session/next.ts'
import { CallError, hasCode } from './call.ts'

export type Effect = {
  /** Shown as a toast; `hold` keeps a loading toast for up to an hour, until it is dismissed. */
  readonly say: string
  readonly reference: string | null
  readonly tone: 'error' | 'hold'
  readonly clear_session: boolean
  /** The redirect, and its delay in milliseconds. `hard` reloads the page. */
  readonly go: Redirect | null
  /** Kept for the verification screen. */
  readonly keep_email: boolean
  /** The page shows its own not-found state. */
  readonly not_found: boolean
}

export type Redirect =
  | { readonly to: OnTheWay; readonly after_ms: number; readonly hard: false }
  | { readonly to: '/' | '/dashboard'; readonly after_ms: 0; readonly hard: true }

export type Situation = {
  /** Whether the missing object is the session's own user. */
  readonly own_user_gone?: boolean
}

const REDIRECT_MS = 2000

export function decideEffect(error: unknown, fallback: string, { own_user_gone = false }: Situation = {}): Effect {
  const call_error = error instanceof CallError ? error : null
  const plain: Effect = {
    say: call_error?.message || fallback,
    reference: hasCode(error, codes.FAULT, codes.UNAVAILABLE) ? error.request_id : null,
    tone: 'error',
    clear_session: false,
    go: null,
    keep_email: false,
    not_found: false,
  }
  const goTo = (to: OnTheWay) => ({ to, after_ms: REDIRECT_MS, hard: false }) as const
  const load = (to: '/' | '/dashboard') => ({ to, after_ms: 0, hard: true }) as const
  switch (call_error?.code) {
    case codes.SESSION_EXPIRED:
      return { ...plain, clear_session: true, go: goTo('/login') }
    case codes.ALREADY_SIGNED_IN:
      return { ...plain, go: load('/dashboard') }
    case codes.EMAIL_TAKEN:
    case codes.ALREADY_VERIFIED:
      return { ...plain, go: goTo('/login') }
    case codes.EMAIL_UNVERIFIED:
      return { ...plain, keep_email: true, go: goTo('/verify-account') }
    case codes.IN_REVIEW:
      return { ...plain, tone: 'hold' }
    case codes.SUBJECT_NOT_FOUND:
      return own_user_gone ? { ...plain, clear_session: true, go: load('/') } : { ...plain, not_found: true }
    default:
      return plain
  }
}

/** Whether a call was refused as absent. */
export function isAbsent(error: unknown): boolean {
  return hasCode(error, codes.SUBJECT_NOT_FOUND, codes.NOT_FOUND)
}
