/** From what is held toward a target, with limited trading. */
import type { Weights } from '../../rule.ts'
import { distance } from '../../vector.ts'

/** Less than this is rounding, not a trade. */
const NO_TRADE = 1e-9

/** `cap` limits purchases plus sales to this share of the value; the first allocation is immediate. Null: no trade. */
export function approach(held: Weights | null, target: readonly number[], cap: number): Weights | null {
  if (held === null) return target.some((share) => share !== 0) ? target : null
  const gap = distance(target, held)
  if (gap < NO_TRADE) return null
  const share = Math.min(1, cap / gap)
  return held.map((weight, i) => weight + share * ((target[i] as number) - weight))
}
