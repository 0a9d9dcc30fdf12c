import { expect, it } from 'vitest'
import { type Chain, type Course, chainOf, drawdownOf, type Step, spanOf } from './time-weighted.ts'

const step = (day: number, before: bigint, flow: bigint, after: bigint): Step => ({
  day,
  before,
  money_in: flow > 0n ? flow : 0n,
  money_out: flow < 0n ? -flow : 0n,
  after,
})
const course = (steps: readonly Step[], closing: bigint, opening = 0n): Course => ({ first: 99, opening, steps, last: 200, closing })
const chain = (given: Course) => chainOf(given) as Chain

it('chains over deposits and withdrawals, so that neither counts as growth', () => {
  const steps = [step(100, 0n, 1_000n, 1_000n), step(130, 1_100n, 8_900n, 10_000n), step(160, 11_000n, -5_500n, 5_500n)]
  expect(chain(course(steps, 6_050n)).end).toBeCloseTo(1.1 ** 3, 12)
  expect(chain(course([step(150, 0n, 700n, 700n)], 700n)).end).toBe(1)
  // What a day itself earns is earned with the money that came in on it.
  expect(chain(course([step(150, 100n, 100n, 220n)], 220n, 100n)).end).toBeCloseTo(1.1, 12)
})

it('goes on after everything was taken out', () => {
  const steps = [step(100, 0n, 1_000n, 1_000n), step(120, 1_050n, -1_050n, 0n), step(150, 0n, 400n, 400n)]
  expect(chain(course(steps, 440n)).end).toBeCloseTo(1.05 * 1.1, 12)
})

it('has no return where something came of nothing', () => {
  expect(chainOf(course([step(100, 0n, 0n, 500n)], 500n))).toBe('unfunded_gain')
  expect(chainOf(course([step(100, 0n, 0n, 500n), step(101, 500n, 500n, 1_000n)], 1_000n))).toBe('unfunded_gain')
})

it('is about the days on which money was there', () => {
  expect(spanOf(course([], 0n))).toBeNull()
  expect(spanOf(course([step(120, 0n, 5n, 5n)], 6n))).toEqual({ from: 120, to: 200 })
  expect(spanOf(course([step(120, 0n, 5n, 5n), step(140, 5n, -5n, 0n)], 0n))).toEqual({ from: 120, to: 140 })
  expect(spanOf(course([], 7n, 7n))).toEqual({ from: 99, to: 200 })
})

it('finds the largest fall, its peak, its lowest day and the day of recovery', () => {
  const fall = (given: Course) => drawdownOf(given, chain(given))
  const steps = [
    step(100, 0n, 1_000n, 1_000n),
    step(110, 1_100n, 0n, 990n),
    step(120, 1_000n, 1_000n, 2_000n),
    step(150, 2_300n, 0n, 2_200n),
  ]
  const found = fall(course(steps, 2_400n))
  expect(found).toMatchObject({ from: 109, to: 110, recovered_on: 149 })
  expect(found?.fall).toBeCloseTo(0.1, 12)
  expect(fall(course(steps.slice(0, 2), 1_050n))).toMatchObject({ from: 109, to: 110, recovered_on: null })
  // A withdrawal is no fall.
  expect(fall(course([step(100, 0n, 1_000n, 1_000n), step(150, 1_010n, -900n, 110n)], 112n))).toBeNull()
})
