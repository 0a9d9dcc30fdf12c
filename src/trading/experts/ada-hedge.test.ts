import { expect, it } from 'vitest'
import { is_whole } from '#test/support/whole.ts'
import { seeded } from '../seeded.ts'
import { type Hedge, hedgeWeights, regretBound, regretOf, startHedge, updateHedge } from './ada-hedge.ts'

const SEQUENCES = is_whole ? 10_000 : 600

type Adversary = (hedge: Hedge, random: () => number, round: number) => number[]

/** Each chooses the losses after it has seen the weights, as an adversary may. */
const adversaries: readonly Adversary[] = [
  (hedge) => punish(hedge, 1),
  (hedge, random) => punish(hedge, random() * 1e6 - 5e5),
  (hedge, random) => hedge.losses.map(() => random() - 0.5),
  (hedge, _, round) => hedge.losses.map((_loss, k) => (round === 0 ? 0.5 * k : (round + k) % 2)),
  (hedge, random) => hedge.losses.map((_loss, k) => (k === 0 ? 0 : random() < 0.01 ? 1e3 : 1e-6)),
  (hedge, random) => punish(hedge, random() < 0.5 ? 1 : -1),
]

/** The most trusted expert loses. */
function punish(hedge: Hedge, loss: number): number[] {
  const weights = hedgeWeights(hedge)
  const trusted = weights.indexOf(Math.max(...weights))
  return weights.map((_, k) => (k === trusted ? loss : 0))
}

it('never loses more than its bound against the best expert, on adversarial sequences', () => {
  const random = seeded(20141)
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const experts = 2 + Math.floor(random() * 5)
    const adversary = adversaries[sequence % adversaries.length] as Adversary
    let hedge = startHedge(experts)
    for (let round = 0; round < 40; round += 1) {
      hedge = updateHedge(hedge, adversary(hedge, random, round))
      const rounding = 1e-12 * (Math.abs(hedge.mixed) + hedge.range * 40)
      if (!(regretOf(hedge) <= regretBound(hedge) + rounding))
        expect([sequence, round, regretOf(hedge)]).toEqual(['at most', regretBound(hedge)])
    }
  }
})

it('follows the leader while one expert is always better, and gives the same weights for scaled and shifted losses', () => {
  let plain = startHedge(3)
  let moved = startHedge(3)
  for (let round = 0; round < 50; round += 1) {
    const losses = [0.25, 0.5 + (round % 2) / 8, 1]
    plain = updateHedge(plain, losses)
    moved = updateHedge(
      moved,
      losses.map((loss) => 1024 * loss - 512),
    )
  }
  expect(hedgeWeights(plain)[0]).toBeGreaterThan(0.99)
  for (const [k, weight] of hedgeWeights(plain).entries()) expect(hedgeWeights(moved)[k]).toBeCloseTo(weight, 10)
  expect(regretOf(plain)).toBeLessThan(1)
})

it('refuses a loss that is not a number', () => {
  expect(() => updateHedge(startHedge(2), [0, Number.NaN])).toThrow('one finite loss for each expert')
})
