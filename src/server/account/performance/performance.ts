/**
 * What a member's money did between two days, from the journal's sums by day and the plans. closing = opening + money in − money out +
 * growth, and growth is the sum of its kinds, to the cent. Bonuses and adjustments are growth: they are income, not money that was put in.
 * A reversal of money on the main account takes a deposit back, so it is money out. Pure.
 */
import type { NoRate } from '#contract/member/returns'
import { DAY_MS } from '#kernel/duration'
import { dayNumber } from '#kernel/format/moment'
import type { DaySum } from '#server/books'
import type { MoveKind } from '#server/ledger'
import type { Investment } from '#server/plans'
import { earnedIn, heldAt, type PlanEarnings, type Span } from './held.ts'
import { type DatedFlow, moneyWeighted } from './money-weighted.ts'
import { type Chain, type Course, chainOf, type Step, spanOf } from './time-weighted.ts'

/** The kinds of entries that change what all of a member's accounts hold together. */
export const changingKinds = [
  'deposit.settle',
  'withdrawal.pay',
  'reversal',
  'plan.pay',
  'referral.bonus',
  'adjustment.credit',
  'adjustment.debit',
] as const satisfies readonly MoveKind[]

export type Rates = {
  readonly span: { readonly from: number; readonly to: number } | null
  /** Over the span. */
  readonly time_weighted: number | NoRate
  /** Per day, as a logarithm. */
  readonly money_weighted: number | NoRate
  readonly chain: Chain | null
}

type Result = {
  readonly course: Course
  readonly money_in: bigint
  readonly money_out: bigint
  readonly growth: bigint
  readonly rates: Rates
}

export type PlanResult = Result & PlanEarnings & { readonly plan: string }
export type Performance = Result & {
  readonly plans: readonly PlanResult[]
  readonly bonuses: bigint
  readonly adjustments: bigint
}

/** `sums` without a day are of the time before. `held`: every plan that was open at or after the span's start. */
export function performanceOf(sums: readonly DaySum[], held: readonly Investment[], span: Span): Performance {
  const by_start = [...held].sort((one, other) => one.started_at.getTime() - other.started_at.getTime())
  const within = sums.filter(({ day }) => day !== null)
  const add = (of: readonly DaySum[], counts: (one: DaySum) => boolean = () => true) =>
    of.reduce((all, one) => (counts(one) ? all + one.total : all), 0n)
  const plans = [...new Set(by_start.map(({ plan }) => plan))].map((plan) =>
    planResult(
      plan,
      by_start.filter((one) => one.plan === plan),
      span,
    ),
  )
  return {
    ...resultOf(accountCourse(sums, by_start, span)),
    plans: plans.filter(({ course, money_in }) => course.opening > 0n || money_in > 0n),
    bonuses: add(within, isBonus),
    adjustments: add(within, isAdjustment),
  }
}

const isBonus = ({ kind, account }: DaySum) => kind === 'referral.bonus' || (kind === 'adjustment.credit' && account === 'bonus')
const isMoneyOut = ({ kind, account }: DaySum) => kind === 'withdrawal.pay' || (kind === 'reversal' && account === 'main')
const isAdjustment = (one: DaySum) =>
  !isBonus(one) && !isMoneyOut(one) && ['adjustment.credit', 'adjustment.debit', 'reversal'].includes(one.kind)

/** Of the whole account. */
function accountCourse(sums: readonly DaySum[], held: readonly Investment[], span: Span): Course {
  const by_day = new Map<number, { change: bigint; money_in: bigint; money_out: bigint }>()
  let accounts = 0n
  for (const one of sums) {
    if (one.day === null) {
      accounts += one.total
      continue
    }
    const day = dayNumber(one.day)
    const so_far = by_day.get(day) ?? { change: 0n, money_in: 0n, money_out: 0n }
    by_day.set(day, {
      change: so_far.change + one.total,
      money_in: so_far.money_in + (one.kind === 'deposit.settle' ? one.total : 0n),
      money_out: so_far.money_out - (isMoneyOut(one) ? one.total : 0n),
    })
  }
  // An exit on the day of the purchase pays nothing, so no entry changes the sum of all accounts.
  for (const day of endDays(held, span)) if (!by_day.has(day)) by_day.set(day, { change: 0n, money_in: 0n, money_out: 0n })
  const days = [...by_day].sort(([a], [b]) => a - b)
  const values = valuesAt(
    held,
    span,
    days.map(([day]) => day),
    ({ accrued }) => accrued,
  )
  const steps = days.map(([day, { change, money_in, money_out }], n): Step => {
    const before = accounts + (values.before[n] ?? 0n)
    accounts += change
    return { day, before, money_in, money_out, after: accounts + (values.after[n] ?? 0n) }
  })
  const opening = sums.reduce((all, { day, total }) => (day === null ? all + total : all), values.opening)
  return { ...daysOf(span), opening, steps, closing: accounts + values.closing }
}

/** Of one plan: money goes in with a purchase, and out with capital and return. */
function planCourse(held: readonly Investment[], span: Span): Course {
  const by_day = new Map<number, { money_in: bigint; money_out: bigint }>()
  const note = (at: number, money_in: bigint, money_out: bigint): void => {
    if (at < span.from || at >= span.until) return
    const day = dayNumber(new Date(at))
    const so_far = by_day.get(day) ?? { money_in: 0n, money_out: 0n }
    by_day.set(day, { money_in: so_far.money_in + money_in, money_out: so_far.money_out + money_out })
  }
  for (const { started_at, ended_at, principal, paid } of held) {
    note(started_at.getTime(), principal, 0n)
    if (ended_at) note(ended_at.getTime(), 0n, principal + (paid ?? 0n))
  }
  const days = [...by_day].sort(([a], [b]) => a - b)
  const values = valuesAt(
    held,
    span,
    days.map(([day]) => day),
    ({ capital, accrued }) => capital + accrued,
  )
  const steps = days.map(([day, flow], n): Step => ({ day, ...flow, before: values.before[n] ?? 0n, after: values.after[n] ?? 0n }))
  return { ...daysOf(span), opening: values.opening, steps, closing: values.closing }
}

function planResult(plan: string, held: readonly Investment[], span: Span): PlanResult {
  return { plan, ...resultOf(planCourse(held, span)), ...earnedIn(held, span) }
}

/** The opening value is that of the end of the day before. */
function daysOf({ from, until }: Span): Pick<Course, 'first' | 'last'> {
  return { first: dayNumber(new Date(from)) - 1, last: dayNumber(new Date(until - 1)) }
}

function endDays(held: readonly Investment[], { from, until }: Span): number[] {
  const ends = held.flatMap(({ ended_at }) => (ended_at ? [ended_at.getTime()] : []))
  return ends.filter((at) => at >= from && at < until).map((at) => dayNumber(new Date(at)))
}

type Values = { readonly opening: bigint; readonly closing: bigint; readonly before: readonly bigint[]; readonly after: readonly bigint[] }

/** What plans are worth at both ends of the span and of each of its days, in one pass. */
function valuesAt(
  held: readonly Investment[],
  { from, until }: Span,
  days: readonly number[],
  worthOf: (held: ReturnType<typeof heldAt>[number]) => bigint,
): Values {
  const ends = days.flatMap((day) => [Math.max(from, day * DAY_MS), Math.min(until, (day + 1) * DAY_MS)])
  const values = heldAt(held, [from, ...ends, until]).map(worthOf)
  return {
    opening: values[0] ?? 0n,
    closing: values.at(-1) ?? 0n,
    before: days.map((_, n) => values[1 + 2 * n] ?? 0n),
    after: days.map((_, n) => values[2 + 2 * n] ?? 0n),
  }
}

function resultOf(course: Course): Result {
  const { opening, steps, closing } = course
  const money_in = steps.reduce((all, step) => all + step.money_in, 0n)
  const money_out = steps.reduce((all, step) => all + step.money_out, 0n)
  return { course, money_in, money_out, growth: closing - opening - money_in + money_out, rates: ratesOf(course) }
}

function ratesOf(course: Course): Rates {
  const { first, opening, steps, last, closing } = course
  const span = spanOf(course)
  if (!span) return { span, time_weighted: 'no_money', money_weighted: 'no_money', chain: null }
  if (span.to - span.from < 1) return { span, time_weighted: 'under_a_day', money_weighted: 'under_a_day', chain: null }
  const chain = chainOf(course)
  const flows: DatedFlow[] = [
    { day: first, amount: opening },
    ...steps.map(({ day, money_in, money_out }) => ({ day, amount: money_in - money_out })),
    { day: last, amount: -closing },
  ]
  const is_chain = typeof chain === 'object'
  return { span, time_weighted: is_chain ? chain.end - 1 : chain, money_weighted: moneyWeighted(flows), chain: is_chain ? chain : null }
}
