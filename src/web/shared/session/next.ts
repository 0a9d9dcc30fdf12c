/** What an address carries, written: where a log-in leads, and a chosen plan and amount. Apart from the reading, for public pages. */

/** The parameter that says where a log-in leads. No other module reads or writes it (test/house/one-module.test.ts). */
export const NEXT = 'next'

/** The screens on the way to a session. */
export type OnTheWay = `/${'login' | 'register' | 'verify-account' | 'verify-login' | 'forgot-password' | 'reset-password' | 'logout'}`

/** A screen on the way to a session, with where it leads. */
export function withNext(to: OnTheWay, next: string | null): string {
  return next === null ? to : `${to}?${NEXT}=${encodeURIComponent(next)}`
}

/** A plan's id and a decimal amount that were chosen: by a visitor for the first screen, or on the plan's page. */
export type Choice = { readonly plan: string; readonly amount: string }

/** The first screen of a new member, with what was chosen before. */
export function firstScreenOf({ plan, amount }: Choice): string {
  return `/dashboard?plan=${plan}&amount=${amount}`
}

/** The plan's page with the amount. */
export function planPath({ plan, amount }: Choice): string {
  return `/plans/${plan}?amount=${amount}`
}
