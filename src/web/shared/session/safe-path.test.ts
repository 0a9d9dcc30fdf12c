import { expect, it } from 'vitest'
import { outside } from '#test/attack/off-origin.ts'
import { firstScreenOf, planPath, withNext } from './next.ts'
import { nextFrom, nextIn, safePath } from './safe-path.ts'

it.each(outside)('sec/A14 does not follow %j', (wanted) => {
  expect(safePath(wanted, '/dashboard')).toBe('/dashboard')
})

it.each(['/', '/plans/gold', '/transactions?status=pending', '/admin/a@b.test/Ada/1'])('follows %s', (wanted) => {
  expect(safePath(wanted, '/dashboard')).toBe(wanted)
})

it.each(outside)('sec/A14 keeps no %j as what comes next', (wanted) => {
  expect(nextIn(`?next=${encodeURIComponent(wanted)}`)).toBeNull()
})

it('keeps where a log-in leads, and never a screen on the way to it', () => {
  for (const path of ['/admin', '/plans/gold?amount=10.00', '/settings?tab=security'])
    expect(nextIn(new URL(withNext('/verify-login', path), 'https://x.test').search)).toBe(path)
  expect(withNext('/login', null)).toBe('/login')
  for (const path of ['/login', '/login?next=%2Fadmin', '/verify-login?next=/admin', '/register/ABC', '/logout'])
    expect(nextIn(`?next=${encodeURIComponent(path)}`)).toBeNull()
  expect(nextIn('?next=/logins')).toBe('/logins')
  expect(nextFrom({ pathname: '/verify-login', search: '?next=%2Fadmin' })).toBe('/admin')
  expect(nextFrom({ pathname: '/admin/users', search: '?q=ada' })).toBe('/admin/users?q=ada')
})

it('carries a plan and an amount through the log-in to the first screen and to the plan', () => {
  const chosen = { plan: 'diamond', amount: '900.00' }
  const first = nextIn(new URL(withNext('/register', firstScreenOf(chosen)), 'https://x.test').search)
  expect(first).toBe('/dashboard?plan=diamond&amount=900.00')
  expect(planPath(chosen)).toBe('/plans/diamond?amount=900.00')
})
