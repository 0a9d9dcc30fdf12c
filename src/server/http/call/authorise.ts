/** Who may call a route, decided before anything of the body is read. */
import type { Caller, Route } from '#contract/shared/define'
import { isStaffRole, reaches } from '#contract/shared/role'
import { type Refused, refuse } from '#kernel/refusal'

export type Verdict = Refused<
  'no_route' | 'session_expired' | 'foreign_origin' | 'forbidden' | 'already_signed_in' | 'frozen' | 'role_held'
> | null

type Judged = Pick<Route, 'who' | 'method' | 'while_frozen' | 'money'>

export type Circumstances = {
  readonly caller: Caller | null
  readonly by_cookie: boolean
  readonly origin: 'own' | 'foreign' | 'unknown'
  readonly sandbox_mailbox: boolean
}

/** The role goes first, so that a signed-in caller who logs in again learns that (10) whatever else is odd; it has no effect. */
export function authorise(route: Judged, circumstances: Circumstances): Verdict {
  return (
    judgeRole(route, circumstances) ??
    judgeSource(route, circumstances) ??
    judgeFrozen(route, circumstances) ??
    judgeHold(route, circumstances)
  )
}

/** Whether a frozen account of its caller holds this call up: a new call is held until somebody says that it need not be. */
export function heldByFreeze({ who, method, while_frozen }: Judged): boolean {
  return method !== 'GET' && who !== 'anyone' && who !== 'guest' && who !== 'sandbox' && !while_frozen
}

function judgeFrozen(route: Judged, { caller }: Circumstances): Verdict {
  return caller?.is_frozen && heldByFreeze(route) ? refuse('frozen') : null
}

/** A role that is held counts for nothing, and whoever has set their password by mail alone moves no money either. */
function judgeHold({ who, money }: Judged, { caller }: Circumstances): Verdict {
  if (!caller?.role_hold) return null
  return isStaffRole(who) || (money && caller.role_hold.because === 'reset') ? refuse('role_held') : null
}

function judgeRole({ who }: Pick<Route, 'who'>, { caller, sandbox_mailbox }: Circumstances): Verdict {
  if (who === 'sandbox' && !sandbox_mailbox) return refuse('no_route')
  if (who === 'guest' && caller) return refuse('already_signed_in')
  if (who === 'anyone' || who === 'guest' || who === 'sandbox') return null
  if (!caller) return refuse('session_expired')
  return reaches(caller.role, who) ? null : refuse('forbidden')
}

/**
 * A cookie is sent by the browser whether its owner wants it or not, so with one the origin must be proven ours; without one (log-in,
 * sign-up) it must not be proven foreign; a caller who could set Authorization is no form on somebody else's page.
 */
function judgeSource({ method }: Pick<Route, 'method'>, { caller, by_cookie, origin }: Circumstances): Verdict {
  if (method === 'GET' || origin === 'own') return null
  if (caller && !by_cookie) return null
  return origin === 'unknown' && !by_cookie ? null : refuse('foreign_origin')
}
