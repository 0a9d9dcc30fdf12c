/** Reads a member's performance, and writes it as the contract has it. */
import type * as z from 'zod/mini'
import type { returns } from '#contract/member/returns'
import { DAY_MS } from '#kernel/duration'
import { dayNumber } from '#kernel/format/moment'
import { unflattering } from '#kernel/format/number'
import { cents, total } from '#kernel/money'
import { type Refused, refuseField } from '#kernel/refusal'
import { sumDays } from '#server/books'
import { findHeldSince, planName } from '#server/plans'
import { inBitcoin, pricedDays } from './bitcoin.ts'
import type { PerformanceDependencies } from './dependencies.ts'
import { YEAR_DAYS } from './money-weighted.ts'
import { changingKinds, type Performance, type PlanResult, performanceOf, type Rates } from './performance.ts'
import { type Course, drawdownOf } from './time-weighted.ts'
import { whyOf } from './why.ts'

type View = z.output<typeof returns.readPerformance.reply>['data']
type PeriodQuery = { readonly from?: string | undefined; readonly to?: string | undefined }

/** Both reads are of one snapshot: a plan that ends between two would count twice. */
export async function readPerformance(
  { database, business, market }: PerformanceDependencies,
  user_id: string,
  asked: PeriodQuery,
): Promise<View | Refused<'invalid'>> {
  const as_of = await business.now()
  const [today, last_asked] = [dayNumber(as_of), asked.to ? dayNumber(asked.to) : null]
  const last = Math.min(last_asked ?? today, today)
  const first_asked = asked.from ? dayNumber(asked.from) : null
  if (first_asked !== null && first_asked > last) return refuseField('from', { reason: 'check_field' })
  // Today ends now; entries of this very instant belong to it.
  const until = last < today ? (last + 1) * DAY_MS : as_of.getTime() + 1
  const since = new Date((first_asked ?? 0) * DAY_MS)
  const { first_day, sums, held } = await database.transaction(
    async ({ query }) => ({
      ...(await sumDays(query, user_id, { kinds: changingKinds, from: since, until: new Date(until) })),
      held: await findHeldSince(query, user_id, since),
    }),
    { snapshot: true },
  )
  const first = first_asked ?? (first_day ? Math.min(dayNumber(first_day), last) : last)
  const performance = performanceOf(sums, held, { from: first * DAY_MS, until })
  const closes = await market.readDayCloses(database, 'BTC', pricedDays(performance.course))
  return {
    as_of,
    from: dayText(first),
    to: dayText(last),
    first_day,
    ...viewAmounts(performance),
    plans: performance.plans.map(viewPlan),
    bonuses: total(performance.bonuses),
    adjustments: performance.adjustments,
    rates: viewRates(performance.rates),
    why: viewWhy(performance),
    drawdown: viewDrawdown(performance),
    bitcoin: viewBitcoin(performance, closes, market.source),
    course: viewCourse(performance.course, until),
  }
}

function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

function viewAmounts({ course, money_in, money_out, growth }: Performance | PlanResult) {
  return {
    opening: cents(course.opening),
    money_in: total(money_in),
    money_out: total(money_out),
    closing: cents(course.closing),
    growth,
  }
}

function viewPlan(result: PlanResult): View['plans'][number] {
  const { plan, returns, early_exits, rates } = result
  return { plan, plan_name: planName(plan), ...viewAmounts(result), returns: total(returns), early_exits, rates: viewRates(rates) }
}

/** Below this many days a yearly rate would say more than the records do. */
const MIN_DAYS = 30
/** In percent. */
const MAX_YEARLY = 1_000_000

function viewRates({ span, time_weighted, money_weighted }: Rates): View['rates'] {
  const days = span ? span.to - span.from : 0
  const is_time = typeof time_weighted === 'number'
  const is_money = typeof money_weighted === 'number'
  return {
    days,
    time_weighted: is_time ? percent(time_weighted) : null,
    money_weighted: is_money ? percent(Math.expm1(money_weighted * days)) : null,
    time_weighted_yearly: is_time ? yearly(Math.log1p(time_weighted) / days, days) : null,
    money_weighted_yearly: is_money ? yearly(money_weighted, days) : null,
    no_time_weighted: is_time ? null : time_weighted,
    no_money_weighted: is_money ? null : money_weighted,
  }
}

function yearly(growth: number, days: number): string | null {
  const rate = Math.expm1(growth * YEAR_DAYS)
  return days < MIN_DAYS || rate * 100 > MAX_YEARLY ? null : percent(rate)
}

/** Toward the less flattering side. */
function percent(share: number, side: 'down' | 'up' = 'down'): string {
  return unflattering(share * 100, side).toFixed(2)
}

function viewWhy({ course, rates }: Performance): View['why'] {
  const { chain, span } = rates
  const { time_weighted, money_weighted } = viewRates(rates)
  if (!chain || !span || time_weighted === null || money_weighted === null) return null
  const { code, flow, before, after, flows } = whyOf(course, chain, { time_weighted, money_weighted, span })
  const net = flow ? flow.money_in - flow.money_out : null
  return {
    code,
    amount: net === null ? null : total(net < 0n ? -net : net),
    on: flow && dayText(flow.day),
    before: before === null ? null : daily(before),
    after: after === null ? null : daily(after),
    flows,
  }
}

/** Two days differ little: three places. */
function daily(share: number): string {
  return (share * 100 + 0).toFixed(3).replace(/^-(?=0\.000$)/, '')
}

function viewDrawdown({ course, rates }: Performance): View['drawdown'] {
  const fallen = rates.chain && drawdownOf(course, rates.chain)
  if (!fallen) return null
  const { fall, from, to, recovered_on } = fallen
  return {
    percent: percent(fall, 'up'),
    from: dayText(from),
    to: dayText(to),
    recovered_on: recovered_on === null ? null : dayText(recovered_on),
  }
}

function viewBitcoin({ course }: Performance, closes: Parameters<typeof inBitcoin>[1], source: View['bitcoin']['source']): View['bitcoin'] {
  const held = inBitcoin(course, closes)
  if ('none' in held)
    return { closing: null, difference: null, why_none: held.none, on: held.day === null ? null : dayText(held.day), source }
  return { closing: cents(held.closing), difference: course.closing - held.closing, why_none: null, on: null, source }
}

/** More days than a drawing can show: every n-th is left out. */
const MAX_DAYS = 120

function viewCourse({ first, opening, steps, closing }: Course, until: number): View['course'] {
  const every = Math.ceil(steps.length / MAX_DAYS)
  let paid_in = opening
  const points = steps.flatMap(({ day, before, money_in, money_out, after }, n) => {
    const start = { at: day * DAY_MS, value: before, paid_in }
    paid_in += money_in - money_out
    const end = { at: Math.min(until - 1, (day + 1) * DAY_MS - 1), value: after, paid_in }
    return n % every === 0 || n === steps.length - 1 ? [start, end] : []
  })
  const all = [{ at: (first + 1) * DAY_MS, value: opening, paid_in: opening }, ...points, { at: until - 1, value: closing, paid_in }]
  const apart = all.filter(({ at }, n) => n === 0 || at > (all[n - 1]?.at ?? 0))
  return apart.map(({ at, value, paid_in: sum }) => ({ at: new Date(at), value: cents(value), paid_in: sum }))
}
