/** Each public figure with its breakdown, from one shared read. Pure. */

import { textIn } from '#content/languages'
import { type StatName, statNames } from '#contract/shared/stat-name'
import type { StatUnit } from '#contract/stats'
import { formatDecimal, parseAmount } from '#kernel/money'
import type { JournalTotals } from '#server/books'
import type { MoveKind } from '#server/ledger'
import type { Figures, Sum } from '../figures/read-figures.ts'

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

const makers: { readonly [Name in StatName]: Maker } = {
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
  running_since: ({ journal: { value, as_of } }) => ({
    ...NOTHING,
    value: value.began?.effective_at.toISOString() ?? null,
    unit: 'instant',
    as_of,
  }),
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

/** Rounded up, as every age. Never negative: the store's clock may be slightly ahead of this node's. */
export function ageSeconds(at: Date, now: Date): number {
  return Math.max(0, Math.ceil((now.getTime() - at.getTime()) / 1000))
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

const DAYS_SHOWN = 90

const definitions = textIn('en', 'stats')

/** A figure on the wire: with its definition, and its days cut to a page that still adds up. */
export function viewStats(figures: Figures, now: Date) {
  return statNames.map((name) => viewOf(name, makers[name](figures, now)))
}

export function viewRecords(name: StatName, figures: Figures, now: Date) {
  const stat = makers[name](figures, now)
  const { upto, parts, days, links } = stat
  const shown = days.slice(-DAYS_SHOWN).reverse()
  const earlier = days.slice(0, -DAYS_SHOWN)
  return {
    ...viewOf(name, stat),
    upto_entry: upto === null ? null : String(upto),
    parts: [...parts],
    days: shown,
    earlier: earlier.length > 0 ? addUp(earlier) : null,
    links: [...links],
  }
}

function viewOf(name: StatName, { value, unit, as_of }: ComputedStat) {
  return { name, value, unit, definition: definitions[name].definition, as_of }
}

function addUp(days: readonly Day[]): Omit<Day, 'day'> {
  const amounts = days.flatMap(({ value }) => (value === null ? [] : [parseAmount(value) ?? 0n]))
  return {
    count: days.reduce((sum, { count }) => sum + count, 0),
    value: amounts.length > 0 ? formatDecimal(amounts.reduce<bigint>((sum, amount) => sum + amount, 0n)) : null,
  }
}
