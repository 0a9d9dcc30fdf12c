/** One amount spread over several plans, as evenly as their ranges let it. Pure. */
import { formatDecimal } from '#kernel/money'
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { centsOf } from '#web/kit/index.ts'

export type Part = { readonly plan: OfferedPlan; readonly amount: string }
/** In cents. */
type Range = { readonly min: bigint; readonly max: bigint }

/** The smallest and the largest amount, in cents, that these plans take together. */
export function rangeOf(plans: readonly OfferedPlan[]): Range {
  const ranges = plans.map(rangeOfOne)
  return { min: ranges.reduce((sum, { min }) => sum + min, 0n), max: ranges.reduce((sum, { max }) => sum + max, 0n) }
}

/**
 * Shortest term first. Each plan gets the same, or its smallest or largest amount where the same is outside its range; cents that do not
 * divide go to the shortest terms. `amount` in cents; null outside `rangeOf`.
 */
export function partsOf(plans: readonly OfferedPlan[], amount: bigint): readonly Part[] | null {
  const { min, max } = rangeOf(plans)
  if (plans.length === 0 || amount < min || amount > max) return null
  const sorted = plans.toSorted((a, b) => a.days - b.days)
  const ranges = sorted.map(rangeOfOne)
  const level = levelOf(ranges, amount)
  let left = amount - sumAt(ranges, level)
  return sorted.map((plan, at) => {
    const range = ranges[at] as Range
    const more = left > 0n && held(range, level + 1n) > held(range, level) ? 1n : 0n
    left -= more
    return { plan, amount: formatDecimal(held(range, level) + more) }
  })
}

/** What the reserve can back is a limit like the plan's own. */
function rangeOfOne({ min, max, capacity_left }: OfferedPlan): Range {
  const [least, most, capacity] = [min, max, capacity_left].map((text) => centsOf(text) ?? 0n) as [bigint, bigint, bigint]
  return { min: least, max: capacity < most ? capacity : most }
}

/** The highest level at which the parts do not exceed the amount. */
function levelOf(ranges: readonly Range[], amount: bigint): bigint {
  let [low, high] = [0n, amount]
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (sumAt(ranges, middle) <= amount) low = middle
    else high = middle - 1n
  }
  return low
}

function sumAt(ranges: readonly Range[], level: bigint): bigint {
  return ranges.reduce((sum, range) => sum + held(range, level), 0n)
}

function held({ min, max }: Range, level: bigint): bigint {
  return level < min ? min : level > max ? max : level
}
