/** A member's balances over a span of business time, from the journal, without smoothing or forecast. */

import type { EquityRange } from '#contract/member/figures'
import { accrued } from '#kernel/accrual'
import { DAY_MS, HOUR_MS } from '#kernel/duration'
import { type Cents, cents, sum } from '#kernel/money'
import { balancesAt, findEntryDays, readLastMove } from '#server/books'
import { findHeldSince, type Investment } from '#server/plans'
import type { AccountDependencies } from '../dependencies.ts'

export type EquityPoint = {
  readonly at: Date
  /** main + bonus + earning. */
  readonly balance: Cents
  readonly locked: Cents
  readonly held: Cents
  readonly total: Cents
  readonly promised: Cents
  readonly accrued: Cents
  readonly ended: Cents
  readonly yours_today: Cents
  readonly set_aside: Cents
  readonly owed_in_all: Cents
}

const STEPS: Record<Exclude<EquityRange, 'all' | 'entries'>, { readonly step_ms: number; readonly count: number }> = {
  day: { step_ms: HOUR_MS, count: 24 },
  week: { step_ms: 6 * HOUR_MS, count: 28 },
  month: { step_ms: DAY_MS, count: 30 },
  year: { step_ms: 7 * DAY_MS, count: 52 },
}
const ALL_COUNT = 60
/** More instants than a drawing can show: every n-th is left out. */
const MAX_ENTRIES = 240

export async function readEquity(
  { database: { query }, business, identity }: Pick<AccountDependencies, 'database' | 'business' | 'identity'>,
  user_id: string,
  range: EquityRange,
): Promise<EquityPoint[]> {
  const [upto, user] = await Promise.all([readLastMove(query), range === 'all' ? identity.readUser(user_id) : null])
  // Read after the last move: no counted move is later than the last point.
  const [now, opened_at, days, all] = await Promise.all([
    business.now(),
    user && business.at(user.created_at),
    range === 'entries' ? findEntryDays(query, user_id, upto) : [],
    range === 'entries' ? findHeldSince(query, user_id, new Date(0)) : null,
  ])
  const instants = range === 'entries' ? ofEntries(days, all ?? [], now) : instantsOf(range, now, opened_at ?? now)
  const [balances, held] = await Promise.all([
    balancesAt(query, user_id, instants, upto),
    all ?? findHeldSince(query, user_id, instants[0] ?? now),
  ])
  return balances.map(({ main, bonus, earning, locked, held: on_hold }, n) => {
    const at = instants[n] ?? now
    const returns = returnsAt(held, at)
    const total = cents(main + bonus + earning + locked + on_hold)
    return {
      at,
      balance: cents(main + bonus + earning),
      locked: cents(locked),
      held: cents(on_hold),
      total,
      ...returns,
      yours_today: cents(total + returns.accrued),
      set_aside: cents(returns.promised - returns.accrued),
      owed_in_all: cents(total + returns.promised),
    }
  })
}

/** The returns of the plans open after an instant, and of those that ended at it. */
function returnsAt(held: readonly Investment[], at: Date): Pick<EquityPoint, 'promised' | 'accrued' | 'ended'> {
  const started = held.filter((one) => one.started_at <= at)
  const open = started.filter(({ ended_at }) => ended_at === null || ended_at > at)
  const ended = started.filter(({ ended_at }) => ended_at?.getTime() === at.getTime())
  return {
    promised: sum(open.map(({ promised }) => promised)),
    accrued: sum(open.map((one) => accrued(one, at))),
    ended: sum(ended.map((one) => accrued(one, at))),
  }
}

/** Ascending and without duplicates, the last one now. */
function ofEntries(days: readonly Date[], held: readonly Investment[], now: Date): Date[] {
  const all = [...days, ...held.flatMap(({ started_at, ended_at }) => [started_at, ended_at ?? now])].map((at) => at.getTime())
  const times = [...new Set(all)].filter((time) => time < now.getTime()).sort((a, b) => a - b)
  const every = Math.ceil(times.length / MAX_ENTRIES)
  return [...times.filter((_, n) => n % every === 0), now.getTime()].map((time) => new Date(time))
}

/** Ascending, the last one now. */
function instantsOf(range: Exclude<EquityRange, 'entries'>, now: Date, opened_at: Date): Date[] {
  const { step_ms, count } =
    range === 'all'
      ? { step_ms: Math.max(1, Math.ceil((now.getTime() - opened_at.getTime()) / ALL_COUNT)), count: ALL_COUNT }
      : STEPS[range]
  return Array.from({ length: count + 1 }, (_, n) => new Date(now.getTime() - (count - n) * step_ms))
}
