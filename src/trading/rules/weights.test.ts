/** The contract of every rule at any prices: a valid portfolio. */
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { extremes, series } from '#test/support/series.ts'
import { shuffle } from '../backtest/band.ts'
import type { Rule, Weights } from '../rule.ts'
import { seeded } from '../seeded.ts'
import { distance, sum } from '../vector.ts'
import { makeRule, ruleIds } from './catalogue.ts'
import { drift, growth } from './holdings.ts'

const rules = [
  ...ruleIds.map((id) => makeRule(id, id === 'up' ? { samples: 500 } : id === 'anticors' ? { windows: 8 } : {}) as Rule),
  makeRule('anticor', { window: 6 }) as Rule,
]
const SHORTS = ['trend', 'mixture', 'adahedge']
const NEAR = 1e-9

function decisions(rule: Rule, relatives: readonly (readonly number[])[]): Weights[] {
  let state = rule.start(relatives[0]?.length ?? 0)
  let held = rule.decide(state, null)
  const all = held ? [held] : []
  for (const row of relatives) {
    state = rule.update(state, row)
    const grown = held ? growth(held, row) : 1
    const drifted: Weights | null = held && grown > 0 ? drift(held, row, grown) : null
    const wanted = rule.decide(state, drifted)
    if (wanted) all.push(wanted)
    held = wanted ?? drifted
  }
  return all
}

function canBeHeld(rule: Rule, weights: Weights): boolean {
  if (!weights.every(Number.isFinite)) return false
  if (SHORTS.includes(rule.id)) return rule.id !== 'trend' || distance(weights, null) <= 1 + NEAR
  return weights.every((weight) => weight >= 0) && Math.abs(sum(weights) - 1) < NEAR
}

const seeds = fc.integer({ min: 1, max: 1e9 })
const sizes = fc.integer({ min: 1, max: 9 })

describe.each(rules)('weights of $id', (rule) => {
  const numRuns = 20

  it('add up to one without shorts, or within one with them', () => {
    const holds = fc.property(seeds, sizes, (seed, assets) =>
      decisions(rule, series(seed, 80, assets)).every((weights) => canBeHeld(rule, weights)),
    )
    fc.assert(holds, { numRuns })
  })

  it('stay finite and holdable when prices jump by a million', () => {
    const holds = fc.property(seeds, sizes, (seed, assets) =>
      decisions(rule, extremes(seed, 80, assets)).every((weights) => canBeHeld(rule, weights)),
    )
    fc.assert(holds, { numRuns })
  })

  // A sampled universal portfolio draws its portfolios in the order of the assets.
  it.skipIf(rule.id === 'up')('do not care in which order the assets stand', () => {
    const holds = fc.property(seeds, sizes, (seed, assets) => {
      const relatives = series(seed, 80, assets)
      const order = shuffle([...Array(assets).keys()], 1, seeded(seed))
      const turn = (values: readonly number[]) => order.map((from) => values[from] as number)
      const [plain, turned] = [decisions(rule, relatives), decisions(rule, relatives.map(turn))]
      return plain.length === turned.length && plain.every((weights, t) => distance(turn(weights), turned[t] as Weights) < 1e-6)
    })
    fc.assert(holds, { numRuns })
  })
})
