import { expect, test } from 'vitest'
import type { Caller, Method, Who } from '#contract/shared/define'
import { authorise, classifyOrigin } from './authorise.ts'

const member: Caller = { user_id: 'u', session_id: 's', email: 'm@example.com', role: 'member', is_frozen: false, role_hold: null }
const callers = {
  nobody: null,
  member,
  auditor: { ...member, role: 'auditor' },
  operator: { ...member, role: 'operator' },
  administrator: { ...member, role: 'administrator' },
} as const
const staff = (verdict: string | null) => ({ auditor: verdict, operator: verdict, administrator: verdict })
const closed = { nobody: 'session_expired', member: 'forbidden' }

/** Each role against each kind of route; null: allowed. */
const matrix: Record<Who, Record<keyof typeof callers, string | null>> = {
  anyone: { nobody: null, member: null, ...staff(null) },
  guest: { nobody: null, member: 'already_signed_in', ...staff('already_signed_in') },
  member: { nobody: 'session_expired', member: null, ...staff(null) },
  auditor: { ...closed, ...staff(null) },
  operator: { ...closed, ...staff(null), auditor: 'forbidden' },
  administrator: { ...closed, ...staff('forbidden'), administrator: null },
  sandbox: { nobody: 'no_route', member: 'no_route', ...staff('no_route') },
}

const cells = Object.entries(matrix).flatMap(([who, row]) =>
  Object.entries(row).map(([role, verdict]) => ({ who: who as Who, role: role as keyof typeof callers, verdict })),
)

test.each(cells)('$role on a route for $who: $verdict', ({ who, role, verdict }) => {
  const verdict_of_role = authorise(
    { who, method: 'POST' },
    { caller: callers[role], by_cookie: false, origin: 'unknown', opens_mailbox: false },
  )
  expect(verdict_of_role?.refused ?? null).toBe(verdict)
})

test.each([
  ['GET', true, 'foreign', null],
  ['POST', true, 'foreign', 'foreign_origin'],
  ['POST', true, 'unknown', 'foreign_origin'],
  ['POST', true, 'own', null],
  ['POST', false, 'foreign', null],
  ['DELETE', true, 'unknown', 'foreign_origin'],
] as const)('%s with the cookie (%s) from an origin that is %s: %s', (method: Method, by_cookie, origin, verdict) => {
  expect(authorise({ who: 'member', method }, { caller: member, by_cookie, origin, opens_mailbox: false })?.refused ?? null).toBe(verdict)
})

test('a visitor without a session is let in unless the origin is proven foreign', () => {
  const check = (origin: 'own' | 'foreign' | 'unknown') =>
    authorise({ who: 'guest', method: 'POST' }, { caller: null, by_cookie: false, origin, opens_mailbox: false })
  expect([check('own'), check('unknown'), check('foreign')?.refused]).toEqual([null, null, 'foreign_origin'])
})

test('Sec-Fetch-Site decides before Origin, and Origin is compared whole', () => {
  const check = (site: string | undefined, origin: string | undefined) => classifyOrigin({ site, origin }, 'https://public.example')
  expect(check('same-origin', undefined)).toBe('own')
  expect(check('cross-site', 'https://public.example')).toBe('foreign')
  expect(check(undefined, 'https://public.example')).toBe('own')
  expect(check(undefined, 'http://own.example')).toBe('foreign')
  expect(check(undefined, 'null')).toBe('foreign')
  expect(check(undefined, undefined)).toBe('unknown')
})

const page = { by_cookie: true, origin: 'own', opens_mailbox: false } as const
test.each([
  ['GET', 'member', member, 'u', null],
  ['POST', 'member', member, undefined, null],
  ['POST', 'member', member, 'v', 'other_member'],
  ['GET', 'anyone', member, 'v', 'other_member'],
  // Before the role: a console is left when a member logs in.
  ['GET', 'auditor', member, 'v', 'other_member'],
  ['POST', 'anyone', member, 'nobody', 'other_member'],
  ['GET', 'member', member, 'nobody', 'other_member'],
  ['GET', 'anyone', member, 'nobody', null],
  ['POST', 'guest', member, 'nobody', 'already_signed_in'],
  ['POST', 'guest', member, 'v', 'already_signed_in'],
  ['POST', 'anyone', null, 'v', null],
  ['POST', 'member', null, 'v', 'session_expired'],
] as const)('%s for %s: the page of another is refused', (method, who, caller, drawn_for, verdict) => {
  expect(authorise({ who, method }, { ...page, caller, drawn_for })?.refused ?? null).toBe(verdict)
})
