import { describe, expect, it } from 'vitest'
import { series } from '#test/support/series.ts'
import { is_whole } from '#test/support/whole.ts'
import { hedgeWeights, regretBound, regretOf } from '../../experts/ada-hedge.ts'
import type { Outlook, Rule, Weights } from '../../rule.ts'
import { type Random, seeded } from '../../seeded.ts'
import { monthly } from '../crp.ts'
import { eg } from '../eg.ts'
import { drift, growth } from '../holdings.ts'
import { ons } from '../ons.ts'
import { trend } from '../trend.ts'
import { adaHedge, type HedgedState } from './ada-hedge.ts'

const ASSETS = 3
const SEQUENCES = is_whole ? 400 : 30
const BARS = 80

const followed = () => [monthly({ every: 5 }), eg(), ons(), trend({ lookback: 5, memory: 5 })]

/** Chooses each bar's prices after it has seen what the rule trusts, as an adversary may. */
type Adversary = (state: HedgedState, random: Random) => number[]

const adversaries: readonly Adversary[] = [
  (state) => against(heldBy(state, trusted(state)), 0.4),
  (state, random) => against(heldBy(state, trusted(state)), random()),
  (state, random) => against(heldBy(state, Math.floor(random() * 4)), 0.2),
  (_, random) => Array.from({ length: ASSETS }, () => Math.exp((random() - 0.5) * 2)),
  (_, random) => Array.from({ length: ASSETS }, () => (random() < 0.05 ? 20 : 0.97)),
]

function trusted({ hedge }: HedgedState): number {
  const weights = hedgeWeights(hedge)
  return weights.indexOf(Math.max(...weights))
}

function heldBy({ purses }: HedgedState, rule: number): Weights {
  return purses[rule]?.held ?? []
}

/** What is held falls, what is short rises. */
function against(held: Weights, size: number): number[] {
  return Array.from({ length: ASSETS }, (_, i) => 1 - Math.sign(held[i] ?? 0) * size * (0.5 + i / 4))
}

it('never falls behind its best rule by more than its bound, on adversarial prices', () => {
  const random = seeded(21)
  const rule = adaHedge(followed())
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    let state = rule.start(ASSETS)
    for (let bar = 0; bar < BARS; bar += 1) {
      state = rule.update(state, (adversaries[sequence % adversaries.length] as Adversary)(state, random))
      const { hedge } = state
      if (!(regretOf(hedge) <= regretBound(hedge) + 1e-9)) expect([sequence, bar, regretOf(hedge)]).toEqual(['at most', regretBound(hedge)])
    }
    expect(state.hedge.range).toBeGreaterThan(0)
  }
})

it('grows at least as much as its regret says: the mix itself, held without a target and without costs', () => {
  const rule = adaHedge(followed(), { cost_bps: 0, target: 1e9, turnover_cap: 10 })
  let state = rule.start(ASSETS)
  let held = rule.decide(state, null)
  let wealth = 0
  for (const row of series(8, 300, ASSETS)) {
    state = rule.update(state, row)
    const grown = held ? growth(held, row) : 1
    wealth += Math.log(grown)
    const drifted = held && drift(held, row, grown)
    held = rule.decide(state, drifted) ?? drifted
  }
  // The logarithm of a mean is at least the mean of logarithms.
  expect(wealth).toBeGreaterThanOrEqual(-state.hedge.mixed - 1e-9)
  expect(wealth).toBeGreaterThanOrEqual(-Math.min(...state.hedge.losses) - regretBound(state.hedge) - 1e-9)
})

/** Weights before each bar and after the last. */
function decisions(rule: Rule<HedgedState>, rows: readonly (readonly number[])[], outlooks: readonly (Outlook | undefined)[]): Weights[] {
  let state = rule.start(ASSETS)
  const all = [rule.decide(state, null) ?? []]
  for (const [t, row] of rows.entries()) {
    state = rule.update(state, row, outlooks[t])
    all.push(rule.decide(state, null) ?? [])
  }
  return all
}

describe('forecasts', () => {
  const rows = series(5, 60, ASSETS, 0.05)
  const rule = adaHedge(followed())
  const calm = rows.map((): Outlook => [1e-8, 1e-8, 1e-8])
  const size = (weights: Weights | undefined) => (weights ?? []).reduce((sum, weight) => sum + Math.abs(weight), 0)

  it('changes no weight before they are known', () => {
    const wild = calm.map((outlook, t): Outlook => (t < 30 ? outlook : [1, 1, 1]))
    const [quiet, storm] = [decisions(rule, rows, calm), decisions(rule, rows, wild)]
    expect(storm.slice(0, 31)).toEqual(quiet.slice(0, 31))
    expect(size(storm[31])).toBeLessThan(size(quiet[31]) / 5)
    const other = [...rows.slice(0, 30), ...series(6, 30, ASSETS, 0.3)]
    expect(decisions(rule, other, calm).slice(0, 31)).toEqual(quiet.slice(0, 31))
  })

  it('holds what the target allows: half of it under twice the volatility', () => {
    const flat = rows.map(() => [1.001, 0.999, 1.001])
    const under = (daily: number) => {
      const outlooks = flat.map((): Outlook => [daily ** 2, daily ** 2, daily ** 2])
      return size(decisions(adaHedge([eg()], { memory: 5 }), flat, outlooks).at(-1))
    }
    // 40 % a year is 2.09 % a day.
    expect(under(0.02)).toBeGreaterThan(0.99)
    expect(under(0.2) / under(0.4)).toBeCloseTo(2, 6)
  })

  it('uses past volatility for an asset without one, and for all without any', () => {
    const none = decisions(rule, rows, [])
    expect(
      decisions(
        rule,
        rows,
        rows.map((): Outlook => [null, null, null]),
      ),
    ).toEqual(none)
    const some = decisions(
      rule,
      rows,
      rows.map((): Outlook => [1, null, null]),
    )
    const all = decisions(
      rule,
      rows,
      rows.map((): Outlook => [1, 1, 1]),
    )
    expect(size(some.at(-1))).toBeLessThan(size(none.at(-1)))
    expect(size(some.at(-1))).toBeGreaterThan(size(all.at(-1)))
  })
})

it('starts a rule again that has lost everything, with the loss in its sum', () => {
  const short: Rule<null> = {
    id: 'short',
    source: 'planted',
    parameters: {},
    start: () => null,
    update: () => null,
    decide: () => [-1, 0, 0],
  }
  const rule = adaHedge([short, eg()])
  const state = rule.update(rule.start(ASSETS), [3, 1, 1])
  expect(state.hedge.losses[0]).toBeCloseTo(Math.log(1e6), 6)
  expect(hedgeWeights(state.hedge)[1]).toBeGreaterThan(0.5)
})
