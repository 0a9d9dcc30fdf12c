import { expect, it } from 'vitest'
import { is_whole } from '#test/support/whole.ts'
import type { Relatives } from '../backtest/simulate.ts'
import { normalBelow } from '../normal.ts'
import { type Random, seeded } from '../seeded.ts'
import { normalQuantile } from '../simulator/normal.ts'
import { bootstrapBands, resample } from './bootstrap.ts'
import { deflatedSharpe, expectedBest, expectedMaximum, momentsOf, returnsOf } from './deflated-sharpe.ts'
import { overfittingProbability } from './overfitting.ts'
import { judge, type Trial, tryParameters, weighLuck } from './search.ts'
import { gridChoices, randomChoices, searched } from './search-space.ts'
import { walkForward } from './walk-forward.ts'

it('expects the maxima of the paper: the best of many draws without skill', () => {
  for (const [count, value] of [
    [10, 1.575],
    [45, 2.236],
    [100, 2.531],
    [200, 2.766],
    [1000, 3.255],
  ] as const)
    expect(expectedMaximum(count)).toBeCloseTo(value, 3)
  expect(expectedMaximum(1)).toBe(0)
})

it("deflates the paper's example: a Sharpe ratio of 2.5 a year after 100 and after 46 trials", () => {
  const found = { sharpe: 2.5 / Math.sqrt(250), periods: 1250, skewness: -3, kurtosis: 10 }
  expect(expectedBest({ count: 100, variance: 0.5 / 250 })).toBeCloseTo(0.1132, 4)
  expect(deflatedSharpe(found, { count: 100, variance: 0.5 / 250 })).toBeCloseTo(0.9004, 4)
  expect(deflatedSharpe(found, { count: 46, variance: 0.5 / 250 })).toBeCloseTo(0.9505, 4)
})

it('inverts the normal distribution', () => {
  for (const below of [1e-9, 0.001, 0.3, 0.5, 0.975, 1 - 1e-9]) expect(normalBelow(normalQuantile(below))).toBeCloseTo(below, 13)
})

const normal = (random: Random) => normalQuantile((random() * 2 ** 32 + 0.5) / 2 ** 32)

function noise(random: Random, strategies = 50, periods = 1000): number[][] {
  return Array.from({ length: strategies }, () => Array.from({ length: periods }, () => normal(random)))
}

it('calls noise overfitted half of the time, de-meaned noise always, and one real edge hardly ever', () => {
  const random = seeded(2017)
  const samples = is_whole ? 100 : 6
  let sum = 0
  for (let sample = 0; sample < samples; sample += 1) sum += overfittingProbability(noise(random))
  if (is_whole) expect(Math.abs(sum / samples - 0.5)).toBeLessThanOrEqual(0.05)
  else expect(Math.abs(sum / samples - 0.5)).toBeLessThan(0.2)
  const flat = noise(random).map((returns) => returns.map((one) => one - returns.reduce((total, each) => total + each, 0) / returns.length))
  expect(overfittingProbability(flat)).toBe(1)
  const edge = noise(random)
  edge[17] = (edge[17] as number[]).map((one) => one + 3 / Math.sqrt(250))
  expect(overfittingProbability(edge)).toBeLessThanOrEqual(0.03)
})

it('calls at most 5 % of searched noise rules real, and a real edge real', () => {
  const random = seeded(2014)
  const searches = is_whole ? 1000 : 100
  const trialOf = (returns: number[]): Trial => {
    const { mean, deviation } = momentsOf(returns) as NonNullable<ReturnType<typeof momentsOf>>
    return { parameters: {}, sharpe: mean / deviation, final_wealth: 1, returns }
  }
  let real = 0
  for (let search = 0; search < searches; search += 1) {
    const trials = noise(random, 20, 250).map(trialOf)
    if ((judge(trials)?.deflated_sharpe as number) >= 0.95) real += 1
  }
  expect(real / searches).toBeLessThanOrEqual(0.05)
  const trials = noise(random, 20, 1000).map(trialOf)
  trials[3] = trialOf(noise(random, 1, 1000)[0]?.map((one) => one + 0.25) as number[])
  expect(judge(trials)?.deflated_sharpe).toBeGreaterThan(0.95)
})

it('resamples blocks that keep neighbours together, and covers what really happened', () => {
  const random = seeded(1994)
  const returns = Array.from({ length: 500 }, () => 0.01 * normal(random))
  const again = resample(returns, 20, random)
  const kept = again.slice(1).filter((one, t) => returns[(returns.indexOf(again[t] as number) + 1) % 500] === one).length
  expect(kept / 499).toBeGreaterThan(0.9)
  const bands = bootstrapBands(returns, { runs: 400, block: 20, random })
  const wealth = returns.reduce((product, one) => product * (1 + one), 1)
  expect(bands.final_wealth.low).toBeLessThan(wealth)
  expect(bands.final_wealth.high).toBeGreaterThan(wealth)
  expect(bands.max_drawdown.low).toBeLessThan(bands.max_drawdown.median)
})

/** Two assets: the second follows the first by a day. */
function market(bars: number, seed: number): Relatives {
  const random = seeded(seed)
  let before = 1
  return Array.from({ length: bars }, () => {
    const first = Math.exp(0.03 * normal(random))
    const second = before
    before = first
    return [first, second]
  })
}

it('searches each space with choices that its rule accepts, and walks forward without a look ahead', () => {
  const relatives = market(160, 3)
  for (const [id, space] of Object.entries(searched)) {
    const choices = [...gridChoices(space, 4), ...randomChoices(space, 2, seeded(1))]
    for (const choice of choices)
      expect(typeof tryParameters(id as keyof typeof searched, choice, relatives.slice(0, 20), 10)).toBe('object')
  }
  const space = searched.olmar as NonNullable<typeof searched.olmar>
  const plan = { fit: 60, test: 20, cost_bps: 10 }
  const whole = walkForward('olmar', gridChoices(space, 9), relatives, plan)
  expect(whole.windows).toHaveLength(5)
  const changed = relatives.map((row, t) => (t >= 80 ? [row[1] as number, row[0] as number] : row))
  expect(walkForward('olmar', gridChoices(space, 9), changed, plan).windows[0]).toEqual(whole.windows[0])
  expect(whole.efficiency).toBeTypeOf('number')
})

it('raises the bar with each earlier trial, also for a single run', () => {
  const random = seeded(11)
  const returns = noise(random, 1, 500)[0] as number[]
  const { mean, deviation } = momentsOf(returns) as NonNullable<ReturnType<typeof momentsOf>>
  const one = { parameters: {}, sharpe: mean / deviation, final_wealth: 1, returns }
  const bars = [1, 10, 100, 1000].map((count) => weighLuck([one], count)?.expected_best ?? Number.NaN)
  expect(bars).toEqual(bars.toSorted((a, b) => a - b))
  expect(bars[0]).toBe(0)
  expect(bars[2]).toBeCloseTo(2.531 / Math.sqrt(499), 3)
  expect(weighLuck([one, one], 1)?.trials).toBe(2)
})

it('ends the returns where the wealth ends', () => {
  expect(returnsOf([1, 0.5, 0, 0])).toEqual([-0.5, -1])
  expect(momentsOf([0.1, 0.1, 0.1])).toBeNull()
})
