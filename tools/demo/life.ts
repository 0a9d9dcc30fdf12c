/** What invented people do: when they deposit, buy a plan and withdraw. */
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { type Cents, cents } from '#kernel/money'
import type { Person } from './people.ts'

type Kind = 'deposit' | 'pending_deposit' | 'withdrawal' | 'pending_withdrawal' | 'plan'

/** `plan` only for a purchase. */
export type Event = { readonly person: Person; readonly kind: Kind; readonly at: Date; readonly amount: Cents; readonly plan?: string }

const HOUR_SECONDS = 3_600

/** The history of the nth person: all deposit, half buy a plan, some withdraw, and some decisions are still pending. */
export function lifeOf(person: Person, n: number): Event[] {
  const amount = BigInt(10_000 + ((n * 7_919) % 490_000))
  const event = (kind: Kind, hours: number, share: bigint): Event => ({
    person,
    kind,
    at: addSeconds(person.created_at, hours * HOUR_SECONDS),
    amount: cents((amount * share) / 100n),
  })
  const plan = planFor(amount / 2n)
  const buys = n % 2 === 1 && plan !== null && person.status === 'active'
  return [
    event('deposit', 1, 100n),
    ...(n % 3 === 0 ? [event('withdrawal', 12, 20n)] : []),
    ...(n % 50 === 0 ? [event('pending_withdrawal', 14, 10n)] : []),
    ...(n % 60 === 0 ? [event('pending_deposit', 15, 40n)] : []),
    ...(buys ? [{ ...event('plan', 18, 50n), plan }] : []),
  ]
}

/** The plan whose range an amount is in; null: none. */
function planFor(amount: bigint): string | null {
  if (amount >= 100_000n) return 'silver'
  if (amount >= 50_000n) return 'diamond'
  return amount >= 10_000n ? 'starter' : null
}

/** The life of the member whose log-in is printed: a plan that matured, three that run, a withdrawal that was paid and one that waits. */
export function lifeOfMember(person: Person, now: Date): Event[] {
  const event = (kind: Kind, days_ago: number, usd: bigint, plan?: string): Event => ({
    person,
    kind,
    at: addSeconds(now, Math.round(-days_ago * DAY_SECONDS)),
    amount: cents(usd * 100n),
    ...(plan === undefined ? {} : { plan }),
  })
  return [
    event('deposit', 38, 3_000n),
    event('plan', 37, 500n, 'starter'),
    event('deposit', 33, 2_500n),
    event('withdrawal', 20, 300n),
    event('plan', 16, 800n, 'diamond'),
    event('plan', 12, 2_000n, 'silver'),
    event('plan', 2, 400n, 'starter'),
    event('pending_withdrawal', 0.1, 150n),
  ]
}
