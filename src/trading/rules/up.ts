/** Cover's universal portfolio: equal wealth in every constant rebalanced portfolio, combined. */
import type { Rule } from '../rule.ts'
import { seeded } from '../seeded.ts'
import { uniform } from '../vector.ts'

type State = { readonly weights: readonly number[]; readonly wealth: Float64Array | null }

export type UpParameters = { readonly samples?: number; readonly seed?: number }

/**
 * bₜ₊₁ = ∫ b·Sₜ(b) db / ∫ Sₜ(b) db over the simplex. Two assets: the midpoints of `samples` equal parts, which is the integral to many
 * digits. More: as many portfolios drawn evenly from the simplex (normalised exponentials, Dirichlet(1, …, 1)), the same ones for the same
 * seed.
 */
export function up({ samples = 10_000, seed = 1 }: UpParameters = {}): Rule<State> {
  const drawn = new Map<number, Float64Array>()
  const portfolios = (assets: number): Float64Array => {
    const known = drawn.get(assets) ?? draw(assets, samples, seed)
    drawn.set(assets, known)
    return known
  }
  return {
    id: 'up',
    source: 'T. M. Cover, "Universal Portfolios", Mathematical Finance 1 (1991): equation 1.3, with the uniform prior',
    parameters: { samples, seed },
    start: (assets) => ({ weights: uniform(assets), wealth: null }),
    update: ({ wealth }, relatives) => grow(portfolios(relatives.length), wealth, relatives, samples),
    decide: ({ weights }) => weights,
  }
}

function draw(assets: number, samples: number, seed: number): Float64Array {
  const random = seeded(seed)
  const all = new Float64Array(assets * samples)
  for (let k = 0; k < samples; k += 1) {
    const parts = Array.from({ length: assets }, () => -Math.log(1 - random()))
    const even = (k + 0.5) / samples
    const shares = assets === 2 ? [even, 1 - even] : parts
    const total = shares.reduce((sum, part) => sum + part, 0)
    shares.forEach((part, i) => {
      all[k * assets + i] = part / total
    })
  }
  return all
}

function grow(portfolios: Float64Array, before: Float64Array | null, relatives: readonly number[], samples: number): State {
  const assets = relatives.length
  const wealth = new Float64Array(samples)
  const totals = new Float64Array(assets)
  let richest = 0
  for (let k = 0, at = 0; k < samples; k += 1, at += assets) {
    let grown = 0
    for (let i = 0; i < assets; i += 1) grown += (portfolios[at + i] as number) * (relatives[i] as number)
    const worth = (before ? (before[k] as number) : 1) * grown
    wealth[k] = worth
    if (worth > richest) richest = worth
    for (let i = 0; i < assets; i += 1) totals[i] = (totals[i] as number) + worth * (portfolios[at + i] as number)
  }
  const total = totals.reduce((sum, value) => sum + value, 0)
  // Only the ratios count; dividing by the largest avoids overflow and underflow.
  return { weights: Array.from(totals, (value) => value / total), wealth: wealth.map((worth) => worth / richest) }
}
