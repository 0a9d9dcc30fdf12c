/** Each public figure with its breakdown, from one shared read. Pure. */
import type { StatName } from '#contract/shared/stat-name'
import type { StatUnit } from '#contract/stats'
import { formatDecimal } from '#kernel/money'
import type { JournalTotals } from '#server/books'
import type { MoveKind } from '#server/ledger'
import type { Sum } from '../figures/books.ts'
import type { Figures } from '../figures/read-figures.ts'

export type Day = { readonly day: string; readonly count: number; readonly value: string | null }

export type ComputedStat = {
  readonly value: string | null
  readonly unit: StatUnit
  readonly as_of: Date
  readonly upto: bigint | null
  readonly parts: readonly { readonly name: string; readonly value: string }[]
  /** Oldest first, all of them. */
  readonly days: readonly Day[]
  readonly links: readonly string[]
}

type Maker = (figures: Figures, now: Date) => ComputedStat

const NOTHING = { upto: null, parts: [], days: [], links: [] } as const

export const makers: { readonly [Name in StatName]: Maker } = {
  coverage: ({ journal: { value, as_of } }) => {
    const { books, coverage_bps: bps } = value
    const { custody, owed } = books
    const parts = [money('custody', custody.value), money('owed', owed.value)]
    return {
      value: bps === null ? null : formatDecimal(BigInt(bps)),
      unit: 'percent',
      as_of,
      upto: value.upto,
      parts,
      days: [],
      links: ['/proof'],
    }
  },
  custody: ofBooks('custody', ['/proof']),
  owed: ofBooks('owed', ['/proof']),
  reserve_free: ofBooks('reserve_free', ['/proof', '/plans']),
  reserve_committed: ofBooks('reserve_committed', ['/proof', '/plans']),
  deposits_settled: ofKind('deposit.settle', 'usd'),
  withdrawals_paid: ofKind('withdrawal.pay', 'usd'),
  returns_paid: ofKind('plan.pay', 'usd'),
  plans_sold: ofKind('plan.lock', 'count'),
  verified_users: ({ verified: { value, as_of } }) => ({
    ...NOTHING,
    value: String(value.reduce((sum, { count }) => sum + count, 0)),
    unit: 'count',
    as_of,
    days: value.map((one) => ({ ...one, value: null })),
  }),
  median_withdrawal_time: ({ payout: { value, as_of } }) => ({
    ...NOTHING,
    value: value.median_seconds === null ? null : String(value.median_seconds),
    unit: 'seconds',
    as_of,
    parts: [{ name: 'withdrawals_counted', value: String(value.counted) }],
  }),
  running_since: ({ journal: { value, as_of } }) => ({ ...NOTHING, value: value.began_at?.toISOString() ?? null, unit: 'instant', as_of }),
  checkpoint_epoch: ({ epoch: { value, as_of } }) => ({
    ...NOTHING,
    value: value && String(value.epoch),
    unit: 'count',
    as_of,
    links: ['/proof'],
  }),
  checkpoint_age: ({ epoch: { value } }, now) => ({
    ...NOTHING,
    value: value && String(ageSeconds(value.at, now)),
    unit: 'seconds',
    as_of: now,
    links: ['/proof'],
  }),
  last_fill: ({ last_fill: { value, as_of } }) => ({
    ...NOTHING,
    value: value?.toISOString() ?? null,
    unit: 'instant',
    as_of,
    links: ['/live-trades', '/bots'],
  }),
}

/** Never before its creation: the store's clock may be slightly ahead of this node's. */
export function ageSeconds(at: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - at.getTime()) / 1000))
}

function money(name: string, amount: bigint) {
  return { name, value: formatDecimal(amount) }
}

function ofBooks(name: 'custody' | 'owed' | 'reserve_free' | 'reserve_committed', links: readonly string[]): Maker {
  return ({ journal: { value, as_of } }) => {
    const { value: total, parts }: Sum = value.books[name]
    const shown = parts.map((part) => money(part.name, part.amount))
    return { value: formatDecimal(total), unit: 'usd', as_of, upto: value.upto, parts: shown, days: [], links }
  }
}

function ofKind(kind: MoveKind, unit: 'usd' | 'count'): Maker {
  return ({ journal: { value, as_of } }) => {
    const { count, amount } = value.of(kind)
    return {
      ...NOTHING,
      value: unit === 'usd' ? formatDecimal(amount) : String(count),
      unit,
      as_of,
      upto: value.upto,
      days: daysOf(value, kind, unit),
    }
  }
}

/** Only the number of plans: the capital placed on a day is in no public figure. */
function daysOf(totals: JournalTotals, kind: MoveKind, unit: 'usd' | 'count'): Day[] {
  return totals.daysOf(kind).map(({ day, count, amount }) => ({ day, count, value: unit === 'usd' ? formatDecimal(amount) : null }))
}
