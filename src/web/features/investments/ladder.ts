/** What open plans pay, and when: one bar a plan, or one a week if there are many. Pure; numbers are for positions only. */

import { DAY_MS } from '#kernel/duration'
import { calendarDays, dayNumber } from '#kernel/format/moment'
import type { Investment } from '#web/entities/investment/index.ts'
import { centsOf } from '#web/kit/index.ts'
import type { Account } from '#web/shared/account/queries.ts'

export type Maturity = Account['account_info']['maturities'][number]

/** More plans than this are drawn by week. */
export const MAX_BARS = 12

const WEEK_DAYS = 7

/** In percent of the axis. */
export type Bar = { readonly investment: Investment; readonly start: number; readonly today: number; readonly end: number }
export type Ladder = { readonly from: Date; readonly to: Date; readonly today: number; readonly bars: readonly Bar[] }

/** Soonest first. */
export function ladderOf(open: readonly Investment[], now: Date): Ladder | null {
  if (open.length === 0) return null
  const starts = open.map(({ started_at }) => Date.parse(started_at))
  const ends = open.map(({ matures_at }) => Date.parse(matures_at))
  const [from, to] = [Math.min(...starts), Math.max(...ends, now.getTime())]
  const place = (at: number) => (Math.min(Math.max(at - from, 0), to - from) / Math.max(1, to - from)) * 100
  const bars = open.map((investment) => ({
    investment,
    start: place(Date.parse(investment.started_at)),
    today: place(Math.min(now.getTime(), Date.parse(investment.matures_at))),
    end: place(Date.parse(investment.matures_at)),
  }))
  return {
    from: new Date(from),
    to: new Date(to),
    today: place(now.getTime()),
    bars: bars.sort((one, other) => one.investment.matures_at.localeCompare(other.investment.matures_at)),
  }
}

export type Week = { readonly from: Date; readonly to: Date; readonly investments: number; readonly pays: bigint; readonly share: number }

/** Weeks of seven calendar days, the first from today, in which something matures; `share` is of the largest, in percent. */
export function weeksOf(maturities: readonly Maturity[], now: Date): Week[] {
  const weeks = new Map<number, { investments: number; pays: bigint }>()
  for (const { at, investments, pays } of maturities) {
    const n = Math.max(0, Math.floor(calendarDays(now, at) / WEEK_DAYS))
    const before = weeks.get(n) ?? { investments: 0, pays: 0n }
    weeks.set(n, { investments: before.investments + investments, pays: before.pays + (centsOf(pays) ?? 0n) })
  }
  const most = [...weeks.values()].reduce((most, { pays }) => (pays > most ? pays : most), 1n)
  return [...weeks].map(([n, { investments, pays }]) => ({
    from: dayAt(dayNumber(now) + n * WEEK_DAYS),
    to: dayAt(dayNumber(now) + (n + 1) * WEEK_DAYS - 1),
    investments,
    pays,
    share: Number((pays * 10_000n) / most) / 100,
  }))
}

function dayAt(day: number): Date {
  return new Date(day * DAY_MS)
}

/** An exact sum of amounts that the server sent: it knows neither the viewer's weeks nor the plans that a list shows. */
export function totalOf(amounts: readonly string[]): bigint {
  return amounts.reduce((total, amount) => total + (centsOf(amount) ?? 0n), 0n)
}

export type Group = { readonly plan: string; readonly name: string; readonly rows: readonly Investment[] }

/** By plan, in the order of their next maturity. */
export function groupsOf(open: readonly Investment[]): Group[] {
  const groups = new Map<string, Investment[]>()
  const sorted = [...open].sort((one, other) => one.matures_at.localeCompare(other.matures_at))
  for (const one of sorted) groups.set(one.plan, [...(groups.get(one.plan) ?? []), one])
  return [...groups].map(([plan, rows]) => ({ plan, name: rows[0]?.plan_name ?? plan, rows }))
}
