import { expect, it } from 'vitest'
import { is_whole } from '#test/support/whole.ts'
import { seeded } from '#trading/seeded'
import { type Conformal, coverageBound, halfWidth, startConformal, updateConformal } from './conformal.ts'
import { acceptedMisses } from './scores/coverage.ts'
import { rankVariance, startThirds, thirdOf, thirdWidth, updateThirds } from './thirds.ts'

type Adversary = (state: Conformal, random: () => number, day: number) => number

/** Each chooses the score after it has seen the interval. */
const adversaries: readonly Adversary[] = [
  (state) => Math.max(0, halfWidth(state)) + 1,
  () => 0,
  (state, random) => (random() < 0.5 ? Math.max(0, halfWidth(state)) + 1e-9 : 0),
  (_, random) => random() * 10 ** (6 * random()),
  (state, _, day) => (day % 100 < 50 ? 0 : Math.max(0, halfWidth(state)) * 1.01 + 1e-9),
  (_, __, day) => day,
]

function misses(adversary: Adversary, target: number, days: number, random: () => number): number {
  let state = startConformal(target)
  let missed = 0
  for (let day = 0; day < days; day += 1) {
    const score = adversary(state, random, day)
    const finite = Number.isFinite(score) ? score : Number.MAX_VALUE
    if (finite > halfWidth(state)) missed += 1
    state = updateConformal(state, finite)
  }
  return missed
}

/** As `misses`, but the outcome of a day is known only after the next day's interval is published. */
function delayedMisses(adversary: Adversary, target: number, days: number, random: () => number): number {
  let state = startConformal(target)
  let waiting: { score: number; is_missed: boolean } | null = null
  let missed = 0
  for (let day = 0; day < days; day += 1) {
    const score = Math.min(adversary(state, random, day), Number.MAX_VALUE)
    const is_missed = score > halfWidth(state)
    missed += is_missed ? 1 : 0
    if (waiting) state = updateConformal(state, waiting.score, waiting.is_missed)
    waiting = { score, is_missed }
  }
  return missed
}

it('keeps the share of misses within its bound on any sequence of scores', () => {
  const random = seeded(2021)
  for (const adversary of adversaries)
    for (const target of [0.05, 0.1, 0.5])
      for (const days of is_whole ? [1, 50, 400, 1500] : [1, 50, 200]) {
        const share = misses(adversary, target, days, random) / days
        expect(Math.abs(share - target)).toBeLessThanOrEqual(coverageBound(target, days) + 1e-12)
      }
})

it('keeps it, by its wider bound, when each outcome is known only after the next interval', () => {
  const random = seeded(2022)
  for (const adversary of adversaries)
    for (const target of [0.05, 0.1, 0.5])
      for (const days of is_whole ? [1, 50, 400, 1500] : [1, 50, 200]) {
        const share = delayedMisses(adversary, target, days, random) / days
        expect(Math.abs(share - target)).toBeLessThanOrEqual(coverageBound(target, days, 1) + 1e-12)
      }
})

it('keeps it in each third of volatility on its own', () => {
  const random = seeded(2023)
  for (const adversary of adversaries) {
    const days: [number, number, number] = [0, 0, 0]
    const missed: [number, number, number] = [0, 0, 0]
    let thirds = startThirds(0.1)
    for (let day = 0; day < (is_whole ? 3000 : 300); day += 1) {
      const variance = random()
      const third = thirdOf(thirds, variance)
      const score = Math.min(adversary(thirds.states[third], random, day), Number.MAX_VALUE)
      const is_missed = score > thirdWidth(thirds, third)
      thirds = updateThirds(rankVariance(thirds, variance), third, score, is_missed)
      days[third] += 1
      missed[third] += is_missed ? 1 : 0
    }
    for (const third of [0, 1, 2] as const)
      expect(Math.abs(missed[third] / days[third] - 0.1)).toBeLessThanOrEqual(coverageBound(0.1, days[third]) + 1e-12)
  }
})

it('misses one day in ten when the days are alike', () => {
  const random = seeded(5)
  const normal = () => Math.abs(Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6))
  const missed = misses(normal, 0.1, 1000, random)
  const accepted = acceptedMisses(1000, 0.1)
  expect(missed).toBeGreaterThanOrEqual(accepted?.least as number)
  expect(missed).toBeLessThanOrEqual(accepted?.most as number)
})

it("accepts the misses that Kupiec's test accepts at 95 %", () => {
  expect(acceptedMisses(365, 0.1)).toEqual({ least: 26, most: 48 })
  expect(acceptedMisses(1000, 0.1)).toEqual({ least: 82, most: 119 })
  expect(acceptedMisses(365, 0.05)).toEqual({ least: 11, most: 26 })
  expect(acceptedMisses(1000, 0.05)).toEqual({ least: 38, most: 64 })
  expect(acceptedMisses(0, 0.1)).toBeNull()
})
