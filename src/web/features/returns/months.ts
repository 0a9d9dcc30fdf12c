/** The months of income due as bars by plan, and the payout days of one. Pure. */
import type { WireData } from '#contract/routes'
import { formatDecimal } from '#kernel/money'
import { centsOf } from '#web/kit/index.ts'
import type { BarGroup, BarSeries } from '#web/shared/chart/index.ts'
import { monthText, shortMonthText } from '#web/shared/locale/dates.ts'

export type Income = WireData<'readIncomeDue'>
export type Month = Income['months'][number]

/** So many plans have a bar of their own; more than one further plan share the last. */
const MAX_SERIES = 5

/** The return of each plan in each month, the plan with the largest return first. */
export function barsOf(
  months: readonly Month[],
  other: string,
): { readonly groups: readonly BarGroup[]; readonly series: readonly BarSeries[] } {
  const plans = new Map<string, { name: string; returns: bigint }>()
  for (const { plan, plan_name, returns } of months.flatMap(({ payouts }) => payouts))
    plans.set(plan, { name: plan_name, returns: (plans.get(plan)?.returns ?? 0n) + amountOf(returns) })
  const by_size = [...plans].sort(([, one], [, another]) => (another.returns > one.returns ? 1 : -1))
  const own = by_size.slice(0, by_size.length > MAX_SERIES ? MAX_SERIES - 1 : MAX_SERIES)
  const named = new Set(own.map(([plan]) => plan))
  const keys = [...own.map(([key, { name }]) => ({ key, name })), ...(own.length < by_size.length ? [{ key: 'other', name: other }] : [])]
  const returnsOf = ({ payouts }: Month, key: string) =>
    payouts.reduce((sum, { plan, returns }) => ((named.has(plan) ? plan : 'other') === key ? sum + amountOf(returns) : sum), 0n)
  return {
    series: keys.map(({ key, name }, n) => ({ key, name, colour: (n + 1) as BarSeries['colour'] })),
    groups: months.map((one) => ({
      key: one.month,
      name: monthText(one.month),
      tick: shortMonthText(one.month),
      values: Object.fromEntries(keys.map(({ key }) => [key, formatDecimal(returnsOf(one, key))])),
    })),
  }
}

function amountOf(text: string): bigint {
  return centsOf(text) ?? 0n
}

export type Day = { readonly day: number; readonly payouts: number }

/** Every day of the month, with the number of its payouts. */
export function daysOf({ month, payouts }: Pick<Month, 'month' | 'payouts'>): Day[] {
  const count = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  const on = (day: number) => payouts.filter(({ at }) => at.startsWith(`${month}-${String(day).padStart(2, '0')}`)).length
  return Array.from({ length: count }, (_, n) => ({ day: n + 1, payouts: on(n + 1) }))
}
