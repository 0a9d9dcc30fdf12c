/**
 * The money-weighted return against a second program, test/vectors/xirr.py, which halves on rates a year in plain Python.
 * XIRR_HISTORIES=10000 runs that program for so many histories.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type DatedFlow, moneyWeighted, YEAR_DAYS } from './money-weighted.ts'

type History = { readonly flows: readonly (readonly [day: number, amount: number])[]; readonly rate: number }

const HISTORIES = Number(process.env.XIRR_HISTORIES ?? 0)
const vectors = (name: string) => fileURLToPath(new URL(`../../../../test/vectors/${name}`, import.meta.url))
const flowsOf = (all: History['flows']): DatedFlow[] => all.map(([day, amount]) => ({ day, amount: BigInt(amount) }))

function known(): History[] {
  const text =
    HISTORIES > 0
      ? execFileSync('python3', [vectors('xirr.py'), String(HISTORIES)], { encoding: 'utf8', maxBuffer: 1 << 28 })
      : readFileSync(vectors('xirr.json'), 'utf8')
  return JSON.parse(text) as History[]
}

it('agrees with an independent program to 1e-9 on random histories', () => {
  const histories = known()
  expect(histories.length).toBeGreaterThanOrEqual(HISTORIES || 200)
  const apart = histories.flatMap(({ flows, rate }) => {
    const growth = moneyWeighted(flowsOf(flows))
    const own = typeof growth === 'number' ? Math.expm1(growth * YEAR_DAYS) : growth
    const is_near = typeof own === 'number' && Math.abs(own - rate) <= 1e-9 * Math.max(1, Math.abs(rate))
    return is_near ? [] : [{ flows, rate, own }]
  })
  expect(apart).toEqual([])
})

it('is the rate of a single deposit over its days', () => {
  const growth = moneyWeighted([
    { day: 20_000, amount: 100_000n },
    { day: 20_365, amount: -110_000n },
  ])
  expect(Math.expm1(Number(growth) * YEAR_DAYS)).toBeCloseTo(0.1, 12)
  expect(
    moneyWeighted([
      { day: 3, amount: 500n },
      { day: 90, amount: -500n },
    ]),
  ).toBe(0)
})

it('has a reason where there is no rate', () => {
  const of = (...flows: [day: number, amount: bigint][]) => moneyWeighted(flows.map(([day, amount]) => ({ day, amount })))
  expect(of()).toBe('no_money')
  expect(of([0, -100n])).toBe('no_money')
  expect(of([5, 100n], [5, -101n])).toBe('under_a_day')
  expect(of([0, 100n], [9, 100n])).toBe('no_root')
  // −1 + 3.5 v − 3 v² = 0 at v = 2/3 and at v = 1/2.
  expect(of([0, 200n], [365, -700n], [730, 600n])).toBe('several_roots')
})

it('finds the rate of extremes', () => {
  const period = (flows: DatedFlow[], days: number) => Math.expm1(Number(moneyWeighted(flows)) * days)
  expect(
    period(
      [
        { day: 0, amount: 1n },
        { day: 1, amount: -9_000_000_000_000n },
      ],
      1,
    ),
  ).toBeCloseTo(8_999_999_999_999, -3)
  expect(
    period(
      [
        { day: 0, amount: 9_000_000_000_000n },
        { day: 1, amount: -1n },
      ],
      1,
    ),
  ).toBeCloseTo(-1, 10)
  expect(
    period(
      [
        { day: 0, amount: 100n },
        { day: 36_500, amount: -101n },
      ],
      36_500,
    ),
  ).toBeCloseTo(0.01, 12)
})
