/** Why the two returns differ, from the records: the largest later flow, and what came before and after it. Pure. */
import type { WhyCode } from '#contract/member/returns'
import type { Chain, Course, Step } from './time-weighted.ts'

type Explanation = {
  readonly code: WhyCode
  readonly flow: Pick<Step, 'day' | 'money_in' | 'money_out'> | null
  /** Average growth a day, as shares; null where the code names neither. */
  readonly before: number | null
  readonly after: number | null
  readonly flows: number
}

/** A thousandth of a percent a day: what is shown. */
const MIN_DIFFERENCE = 1e-5

type Returns = {
  readonly time_weighted: string
  readonly money_weighted: string
  readonly span: { readonly from: number; readonly to: number }
}

/** The returns as they are shown: a difference that is not shown needs no reason. */
export function whyOf(course: Course, chain: Chain, { time_weighted, money_weighted, span }: Returns): Explanation {
  const later = course.steps.filter(({ day, money_in, money_out }) => day > span.from && money_in !== money_out)
  const flow = later.reduce<Step | null>((most, one) => (most && sizeOf(most) >= sizeOf(one) ? most : one), null)
  const facts = { flow, before: null, after: null, flows: later.length }
  if (!flow) return { code: 'no_flows', ...facts }
  if (time_weighted === money_weighted) return { code: 'equal', ...facts }
  const index = chain.levels.find(({ day }) => day === flow.day)?.before ?? 0
  const [days_before, days_after] = [flow.day - span.from, span.to - flow.day]
  if (!(index > 0 && chain.end > 0 && days_before > 0 && days_after > 0)) return { code: 'mixed', ...facts }
  const before = Math.expm1(Math.log(index) / days_before)
  const after = Math.expm1(Math.log(chain.end / index) / days_after)
  const [is_in, is_better] = [flow.money_in > flow.money_out, after > before]
  const is_apart = Math.abs(after - before) >= MIN_DIFFERENCE
  // More money in the better time, or less in the worse, makes the money-weighted one the higher.
  const explains = Number(money_weighted) > Number(time_weighted) === (is_in === is_better)
  if (!explains || !is_apart) return { code: 'mixed', ...facts }
  return { ...facts, code: `${is_in ? 'in' : 'out'}_${is_better ? 'better' : 'worse'}`, before, after }
}

function sizeOf({ money_in, money_out }: Step): bigint {
  const net = money_in - money_out
  return net < 0n ? -net : net
}
