/** Anticor: moves value from risen to fallen assets, by their lagged cross-correlation. */
import type { Rule, Weights } from '../rule.ts'
import { uniform } from '../vector.ts'
import { mixture } from './mixing/mixture.ts'

type State = {
  readonly assets: number
  /** Log relatives of the last two windows, oldest first. */
  readonly logs: readonly (readonly number[])[]
}

const SOURCE =
  'A. Borodin, R. El-Yaniv, V. Gogan, "Can We Learn to Beat the Best Stock", Journal of Artificial Intelligence Research 21 (2004)'

/**
 * M(i, j) = correlation of asset i in the window before the last with asset j in the last one; μ the mean of the last. Where μᵢ ≥ μⱼ and
 * M(i, j) > 0: claimᵢ→ⱼ = M(i, j) + max(0, −M(i, i)) + max(0, −M(j, j)); moved is heldᵢ·claimᵢ→ⱼ / Σⱼ claimᵢ→ⱼ, where j = i
 * stays. Holds for two windows first.
 */
export function anticor({ window = 30 }: { readonly window?: number } = {}): Rule<State> {
  return {
    id: 'anticor',
    source: `${SOURCE}: figure 1, ANTICOR with one window`,
    parameters: { window },
    start: (assets) => ({ assets, logs: [] }),
    update: ({ assets, logs }, relatives) => ({ assets, logs: [...logs, relatives.map(Math.log)].slice(-2 * window) }),
    decide({ assets, logs }, held) {
      if (held === null) return uniform(assets)
      return logs.length < 2 * window ? null : transfer(held, logs.slice(0, window), logs.slice(window))
    },
  }
}

/** Buy and hold over ANTICOR with each window from 2 to `windows`, so that no single window must be chosen. */
export function anticors({ windows = 30 }: { readonly windows?: number } = {}): Rule {
  const each = Array.from({ length: windows - 1 }, (_, i) => anticor({ window: i + 2 }))
  return {
    ...mixture(each, { cost_bps: 0, turnover_cap: Number.POSITIVE_INFINITY }),
    id: 'anticors',
    source: `${SOURCE}: BAH over windows 2 to W, ANTI¹`,
    parameters: { windows },
  }
}

function transfer(held: Weights, before: readonly (readonly number[])[], last: readonly (readonly number[])[]): number[] {
  const { standard: earlier } = standardised(before, held.length)
  const { standard: later, means } = standardised(last, held.length)
  const length = last.length
  const opposed = held.map((_, i) => Math.max(0, -correlation(earlier, later, i * length, i * length, length)))
  const next = [...held]
  const claims = new Float64Array(held.length)
  for (const [i, share] of held.entries()) {
    if (share === 0) continue
    let total = 0
    for (let j = 0; j < held.length; j += 1) {
      // An asset's claim on itself (its momentum) stays with it.
      const together = (means[i] as number) >= (means[j] as number) ? correlation(earlier, later, i * length, j * length, length) : 0
      claims[j] = together > 0 ? together + (opposed[i] as number) + (opposed[j] as number) : 0
      total += claims[j] as number
    }
    if (total === 0) continue
    next[i] = (next[i] as number) - share
    for (let j = 0; j < held.length; j += 1) next[j] = (next[j] as number) + (share * (claims[j] as number)) / total
  }
  return next.map((share) => Math.max(0, share))
}

/** (r − mean) / ‖r − mean‖, asset by asset in one row; zeros for an asset that did not move, so that it correlates with nothing. */
function standardised(rows: readonly (readonly number[])[], assets: number): { standard: Float64Array; means: Float64Array } {
  const length = rows.length
  const standard = new Float64Array(assets * length)
  const means = new Float64Array(assets)
  for (let i = 0; i < assets; i += 1) {
    let total = 0
    for (let k = 0; k < length; k += 1) total += (rows[k] as readonly number[])[i] as number
    const mean = total / length
    let squares = 0
    for (let k = 0; k < length; k += 1) squares += (((rows[k] as readonly number[])[i] as number) - mean) ** 2
    const scale = squares > 1e-24 ? 1 / Math.sqrt(squares) : 0
    for (let k = 0; k < length; k += 1) standard[i * length + k] = (((rows[k] as readonly number[])[i] as number) - mean) * scale
    means[i] = mean
  }
  return { standard, means }
}

/** The dot product of two stretches, at `atA` of `a` and `atB` of `b`. */
function correlation(a: Float64Array, b: Float64Array, atA: number, atB: number, length: number): number {
  let total = 0
  for (let k = 0; k < length; k += 1) total += (a[atA + k] as number) * (b[atB + k] as number)
  return total
}
