/** The dashboard's drawing as data: past steps from the ledger, and ahead only what open plans pay at maturity. Pure. */

import type { WireData } from '#contract/routes'
import { DAY_MS } from '#kernel/duration'
import { centsOf } from '#web/kit/index.ts'
import type { Account } from '#web/shared/account/queries.ts'
import { read, useData } from '#web/shared/call/read.ts'

export type Maturity = Account['account_info']['maturities'][number]

/** Cents as a number, for positions only. */
export type Point = { readonly at: number; readonly value: number }
type Mark = { readonly at: number; readonly name: string | null; readonly pays: string; readonly investments: number }

export type Story = {
  readonly from: number
  readonly now: number
  readonly to: number
  /** Steps: a value is kept until the next point. */
  readonly past: { readonly promised: readonly Point[]; readonly total: readonly Point[]; readonly locked: readonly Point[] }
  readonly ahead: { readonly promised: readonly Point[]; readonly total: readonly Point[]; readonly locked: readonly Point[] }
  /** Lines: two points at one instant are a drop. */
  readonly accrued: { readonly past: readonly Point[]; readonly ahead: readonly Point[] }
  /** Ends of plans before today. */
  readonly ended: readonly number[]
  readonly marks: readonly Mark[]
}

/** A drawing needs at least this many different instants. */
const MIN_POINTS = 3

/** Null: too few points to draw. */
export function storyOf(moments: readonly Moment[], maturities: readonly Maturity[]): Story | null {
  const kept = sinceFirst(moments)
  const [first, last] = [kept[0], kept.at(-1)]
  if (!first || !last) return null
  const now = Date.parse(last.at)
  const marks = maturities.map((one) => ({ ...one, at: Math.max(now, Date.parse(one.at)) }))
  if (changesOf(kept) + marks.length + 1 < MIN_POINTS) return null
  const steps = (key: 'promised' | 'total' | 'locked') => kept.map((one) => ({ at: Date.parse(one.at), value: inCents(one[key]) }))
  return {
    from: Date.parse(first.at),
    now,
    to: marks.at(-1)?.at ?? now,
    past: { promised: steps('promised'), total: steps('total'), locked: steps('locked') },
    ahead: {
      promised: ahead(now, inCents(last.promised), marks, (one) => -inCents(one.promised)),
      total: ahead(now, inCents(last.total), marks, (one) => inCents(one.promised)),
      locked: ahead(now, inCents(last.locked), marks, (one) => -inCents(one.capital)),
    },
    accrued: { past: kept.flatMap(accruedAt), ahead: accruesAhead(now, inCents(last.accrued), marks) },
    ended: kept.flatMap(({ at, ended }) => (inCents(ended) > 0 ? [Date.parse(at)] : [])),
    marks: marks.map(({ at, plan_name, pays, investments }) => ({ at, name: plan_name, pays, investments })),
  }
}

/** Which parts have an area in the drawing: the key names no others. */
export function drawnParts({ past, ahead, accrued }: Story): { readonly [part in 'accrued' | 'promised' | 'locked']: boolean } {
  const isDrawn = (...lines: readonly (readonly Point[])[]) => lines.some((points) => points.some(({ value }) => value > 0))
  return {
    accrued: isDrawn(accrued.past),
    promised: isDrawn(past.promised, ahead.promised),
    locked: isDrawn(past.locked, ahead.locked),
  }
}

/** From the first entry on: the time before it has no story. */
function sinceFirst(moments: readonly Moment[]): readonly Moment[] {
  const first = moments.findIndex(({ total, promised }) => total !== '0.00' || promised !== '0.00')
  return first < 0 ? [] : moments.slice(first)
}

function changesOf(moments: readonly Moment[]): number {
  const differs = (one: Moment, before: Moment | undefined) =>
    !before || one.total !== before.total || one.locked !== before.locked || one.promised !== before.promised
  return moments.filter((one, n) => differs(one, moments[n - 1])).length
}

/** Just before an end the plan still counts; after it, no longer. */
function accruedAt({ at, accrued, ended }: Moment): Point[] {
  const after = { at: Date.parse(at), value: inCents(accrued) }
  const before = { at: after.at, value: after.value + inCents(ended) }
  return before.value === after.value ? [after] : [before, after]
}

type UpcomingMaturity = Omit<Maturity, 'at'> & { readonly at: number }

function ahead(now: number, start: number, marks: readonly UpcomingMaturity[], change: (one: UpcomingMaturity) => number): Point[] {
  const points: Point[] = [{ at: now, value: start }]
  for (const one of marks) points.push({ at: one.at, value: (points.at(-1)?.value ?? 0) + change(one) })
  return points
}

/** Each day's plans accrue in a straight line from today's amount to the promise. */
function accruesAhead(now: number, start: number, marks: readonly UpcomingMaturity[]): Point[] {
  const amountAt = (one: UpcomingMaturity, at: number): number => {
    const share = one.at > now ? Math.min(1, (at - now) / (one.at - now)) : 1
    return inCents(one.accrued) + (inCents(one.promised) - inCents(one.accrued)) * share
  }
  const points = marks.flatMap(({ at }, n) => {
    const sumFrom = (first: number) => marks.slice(first).reduce((sum, one) => sum + amountAt(one, at), 0)
    return [
      { at, value: sumFrom(n) },
      { at, value: sumFrom(n + 1) },
    ]
  })
  return [{ at: now, value: start }, ...points]
}

function inCents(amount: string): number {
  return Number(cents(amount))
}

/** What the history counts as balance. */
export function balanceName({
  total_bonus,
  bonus_balance,
  earning_balance,
}: Account['account_info']): 'sums.balance' | 'sums.balance_bonus' {
  return [total_bonus, bonus_balance, earning_balance].every((amount) => amount === '0.00') ? 'sums.balance' : 'sums.balance_bonus'
}

/** The five amounts of one instant, in cents, with their sums: what was then, and ahead what is contracted. */
export type Position = {
  readonly at: number
  readonly balance: bigint
  readonly held: bigint
  readonly locked: bigint
  readonly accrued: bigint
  readonly aside: bigint
  readonly yours: bigint
  readonly kept: bigint
}

/** More days ahead than this are shown every second, third and so on. */
const MAX_DAYS = 400

/** At each entry as the server says it, then each day to the last maturity and each maturity, if every plan is kept. */
export function positionsOf(moments: readonly Moment[], maturities: readonly Maturity[]): Position[] {
  const kept = sinceFirst(moments)
  const last = kept.at(-1)
  if (!last) return []
  const now = Date.parse(last.at)
  const ends = maturities.map((one) => ({ ...one, at: Math.max(now, Date.parse(one.at)) }))
  const to = ends.at(-1)?.at ?? now
  const step = Math.max(1, Math.ceil((to - now) / DAY_MS / MAX_DAYS)) * DAY_MS
  const days = Array.from({ length: Math.floor((to - now) / step) }, (_, n) => now + (n + 1) * step)
  const times = [...new Set([...days, ...ends.map(({ at }) => at)])].filter((at) => at > now).sort((one, other) => one - other)
  return [...kept.map(ofMoment), ...times.map((at) => aheadAt(at, ofMoment(last), ends))]
}

function ofMoment(one: Moment): Position {
  return {
    at: Date.parse(one.at),
    balance: cents(one.balance),
    held: cents(one.held),
    locked: cents(one.locked),
    accrued: cents(one.accrued),
    aside: cents(one.set_aside),
    yours: cents(one.yours_today),
    kept: cents(one.owed_in_all),
  }
}

function aheadAt(at: number, { at: now, balance, held }: Position, ends: readonly UpcomingMaturity[]): Position {
  const sumOf = (of: readonly UpcomingMaturity[], amount: (one: UpcomingMaturity) => bigint) =>
    of.reduce((sum, one) => sum + amount(one), 0n)
  const [paid, open] = [ends.filter((one) => one.at <= at), ends.filter((one) => one.at > at)]
  const accrued = sumOf(open, (one) => {
    const rest = cents(one.promised) - cents(one.accrued)
    return cents(one.accrued) + (rest * BigInt(at - now)) / BigInt(one.at - now)
  })
  const locked = sumOf(open, ({ capital }) => cents(capital))
  const aside = sumOf(open, ({ promised }) => cents(promised)) - accrued
  const free = balance + sumOf(paid, ({ capital, promised }) => cents(capital) + cents(promised))
  const yours = free + held + locked + accrued
  return { at, balance: free, held, locked, accrued, aside, yours, kept: yours + aside }
}

/** Whether both answers are of one state: a plan is in the history and among what matures, or in neither. */
export function agree(moments: readonly Moment[], maturities: readonly Maturity[]): boolean {
  const last = moments.at(-1)
  const sumOf = (name: 'capital' | 'promised') => maturities.reduce((sum, one) => sum + cents(one[name]), 0n)
  return !!last && cents(last.locked) === sumOf('capital') && cents(last.promised) === sumOf('promised')
}

/** A line to an instant within it, as an area needs it. */
export function lineUpTo(points: readonly Point[], until: number): Point[] {
  const before = points.filter(({ at }) => at <= until)
  const [last, next] = [before.at(-1), points.find(({ at }) => at > until)]
  if (!last || !next || last.at === until) return before
  const share = (until - last.at) / (next.at - last.at)
  return [...before, { at: until, value: last.value + (next.value - last.value) * share }]
}

function cents(amount: string): bigint {
  return centsOf(amount) ?? 0n
}

/** The balances and promised returns at every entry. */
export type Moment = WireData<'readEquity'>[number]

export function useMoments() {
  return useData(read('readEquity', { query: { range: 'entries' } }))
}
