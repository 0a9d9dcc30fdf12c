/** A member's balances over a span of business time, from the journal, without smoothing or forecast. */
import type { EquityRange } from '#contract/member/figures'
import { type Cents, cents } from '#kernel/money'
import { balancesAt, readLastMove } from '#server/ledger'
import type { AccountDependencies } from '../dependencies.ts'

export type EquityPoint = {
  readonly at: Date
  /** main + bonus + earning. */
  readonly balance: Cents
  readonly locked: Cents
  readonly held: Cents
  readonly total: Cents
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const STEPS: Record<Exclude<EquityRange, 'all'>, { readonly step_ms: number; readonly count: number }> = {
  day: { step_ms: HOUR_MS, count: 24 },
  week: { step_ms: 6 * HOUR_MS, count: 28 },
  month: { step_ms: DAY_MS, count: 30 },
  year: { step_ms: 7 * DAY_MS, count: 52 },
}
const ALL_COUNT = 60

export async function readEquity(
  { database: { query }, business, identity }: Pick<AccountDependencies, 'database' | 'business' | 'identity'>,
  user_id: string,
  range: EquityRange,
): Promise<EquityPoint[]> {
  const [upto, user] = await Promise.all([readLastMove(query), range === 'all' ? identity.readUser(user_id) : null])
  // Read after the last move: no counted move is later than the last point.
  const [now, opened_at] = await Promise.all([business.now(), user && business.at(user.created_at)])
  const instants = instantsOf(range, now, opened_at ?? now)
  const balances = await balancesAt(query, user_id, instants, upto)
  return balances.map(({ main, bonus, earning, locked, held }, n) => ({
    at: instants[n] ?? now,
    balance: cents(main + bonus + earning),
    locked: cents(locked),
    held: cents(held),
    total: cents(main + bonus + earning + locked + held),
  }))
}

/** Ascending, the last one now. */
function instantsOf(range: EquityRange, now: Date, opened_at: Date): Date[] {
  const { step_ms, count } =
    range === 'all'
      ? { step_ms: Math.max(1, Math.ceil((now.getTime() - opened_at.getTime()) / ALL_COUNT)), count: ALL_COUNT }
      : STEPS[range]
  return Array.from({ length: count + 1 }, (_, n) => new Date(now.getTime() - (count - n) * step_ms))
}
