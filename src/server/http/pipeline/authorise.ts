/** Authorises a call to a route before its body is read. */
import type { Caller, Route } from '#contract/shared/define'
import { NOBODY } from '#contract/shared/headers'
import { isStaffRole, reaches } from '#contract/shared/role'
import { type Refused, refuse } from '#kernel/refusal'

export type Verdict = Refused<
  'no_route' | 'session_expired' | 'foreign_origin' | 'forbidden' | 'already_signed_in' | 'other_member' | 'frozen' | 'role_held'
> | null

type RouteRules = Pick<Route, 'who' | 'method' | 'while_frozen' | 'money'>

export type Circumstances = {
  readonly caller: Caller | null
  /** The member whose page calls, or a visitor's; undefined: a program, which names none. */
  readonly drawn_for?: string | undefined
  readonly by_cookie: boolean
  readonly origin: 'own' | 'foreign' | 'unknown'
  /** The request has the key of the sandbox mailbox. */
  readonly opens_mailbox: boolean
}

/** Whose page it is comes first, then the role: a signed-in caller who logs in again always gets 10; this has no effect. */
export function authorise(route: RouteRules, circumstances: Circumstances): Verdict {
  return (
    checkMember(route, circumstances) ??
    checkRole(route, circumstances) ??
    checkSource(route, circumstances) ??
    checkFrozen(route, circumstances) ??
    checkRoleHold(route, circumstances)
  )
}

/** Whether the caller's frozen account blocks this call: writes are blocked unless the route opts out. */
export function isBlockedByFreeze({ who, method, while_frozen }: RouteRules): boolean {
  return method !== 'GET' && who !== 'anyone' && who !== 'guest' && who !== 'sandbox' && !while_frozen
}

/**
 * A page acts for the member whom it was drawn for, never for the session that is there by now. Without a session nothing can be done for
 * another; a visitor's page may read what is public.
 */
function checkMember({ who, method }: RouteRules, { caller, drawn_for }: Circumstances): Verdict {
  if (!caller || drawn_for === undefined || drawn_for === caller.user_id || who === 'guest') return null
  return drawn_for === NOBODY && who === 'anyone' && method === 'GET' ? null : refuse('other_member')
}

function checkFrozen(route: RouteRules, { caller }: Circumstances): Verdict {
  return caller?.is_frozen && isBlockedByFreeze(route) ? refuse('frozen') : null
}

/** A role that does not apply yet grants nothing. After a password reset by mail, money calls are blocked too. */
function checkRoleHold({ who, money }: RouteRules, { caller }: Circumstances): Verdict {
  if (!caller?.role_hold) return null
  return isStaffRole(who) || (money && caller.role_hold.because === 'reset') ? refuse('role_held') : null
}

function checkRole({ who }: Pick<Route, 'who'>, { caller, opens_mailbox }: Circumstances): Verdict {
  if (who === 'sandbox' && !opens_mailbox) return refuse('no_route')
  if (who === 'guest' && caller) return refuse('already_signed_in')
  if (who === 'anyone' || who === 'guest' || who === 'sandbox') return null
  if (!caller) return refuse('session_expired')
  return reaches(caller.role, who) ? null : refuse('forbidden')
}

/**
 * CSRF check. With a cookie the origin must be proven ours, because browsers send cookies unasked. Without one (log-in,
 * sign-up) it must not be proven foreign. Only non-form clients can set Authorization, so that needs no check.
 */
function checkSource({ method }: Pick<Route, 'method'>, { caller, by_cookie, origin }: Circumstances): Verdict {
  if (method === 'GET' || origin === 'own') return null
  if (caller && !by_cookie) return null
  return origin === 'unknown' && !by_cookie ? null : refuse('foreign_origin')
}

type OriginHeaders = {
  readonly site: string | undefined
  readonly origin: string | undefined
}

/**
 * Whether a call comes from this site's pages. Browsers send Sec-Fetch-Site, and Origin with every unsafe method; other sites
 * can neither omit nor forge them. With SameSite=Strict and JSON-only bodies this prevents CSRF. `own`: proven ours; `foreign`:
 * proven not ours; `unknown`: no evidence, as with programs.
 */
export function classifyOrigin({ site, origin }: OriginHeaders, public_origin: string): 'own' | 'foreign' | 'unknown' {
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign'
  if (origin === undefined) return 'unknown'
  return origin === public_origin ? 'own' : 'foreign'
}
