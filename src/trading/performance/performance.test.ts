import { expect, it } from 'vitest'
import { DAY_MS } from '#kernel/duration'
import { type Price, priceOf } from '#kernel/price'
import { COSTS, NO_COSTS } from '../exchange/costs.ts'
import type { Bar } from '../exchange/session.ts'
import { ucrp } from '../rules/index.ts'
import { dailyReturns, daysUnderWater, maxDrawdown, measure, monthlyReturns, sharpe } from './measure.ts'
import type { Point } from './point.ts'
import { benchmarkValues, runRecord, startBenchmarks, stepBenchmarks } from './record.ts'

const at = (usd: number): Price => priceOf(usd) ?? (0n as Price)
const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
const series = (from: string, values: readonly number[]) => values.map((value, n) => ({ at: day(from) + n * DAY_MS, value }))
const points = (from: string, nets: readonly number[]): Point[] =>
  series(from, nets).map(({ at: when, value }) => ({ at: when, net: BigInt(value), gross: BigInt(value + 5), hold: 100n, crp: 200n }))

it('finds the deepest fall and the longest time below a high', () => {
  // High 120 on day 1; low 60 on day 4: half is lost. Back at 120 on day 7: six days. Then high 130 on day 8, below it to the end: two
  // days.
  const values = series('2026-01-01', [100, 120, 90, 80, 60, 100, 110, 120, 130, 125, 129])
  expect(maxDrawdown(values)).toBe(0.5)
  expect(daysUnderWater(values)).toBe(6)
  expect(daysUnderWater(series('2026-01-01', [100, 101, 102]))).toBe(0)
  expect(maxDrawdown(series('2026-01-01', [1, 2, 3]))).toBe(0)
  // Never recovered: counted to the end.
  expect(daysUnderWater(series('2026-01-01', [100, 90, 95, 99]))).toBe(3)
})

it('takes days from midnight to midnight and months that are over', () => {
  const hours = [
    { at: day('2026-01-30') + 7_200_000, value: 100 },
    { at: day('2026-01-31'), value: 110 },
    { at: day('2026-01-31') + 3_600_000, value: 300 },
    { at: day('2026-02-01'), value: 99 },
    { at: day('2026-02-02'), value: 198 },
    { at: day('2026-03-01'), value: 49.5 },
    { at: day('2026-03-02'), value: 1 },
  ]
  expect(dailyReturns(hours).map((one) => Math.round(one * 1e6) / 1e6)).toEqual([-0.1, 1, -0.75, -0.979798])
  // From the start, 100, to the first of February, 99; from there to the first of March. March is incomplete.
  expect(monthlyReturns(hours).map((one) => Math.round(one * 1e6) / 1e6)).toEqual([-0.01, -0.5])
})

it('annualises the Sharpe ratio, and says nothing under 30 returns or where nothing moved', () => {
  const alternating = Array.from({ length: 30 }, (_none, n) => (n % 2 === 0 ? 0.02 : -0.01))
  // Mean 0.005; every return is 0.015 off it, so the sample's deviation is 0.015·√(30/29).
  expect(sharpe(alternating)?.ratio).toBeCloseTo((0.005 / (0.015 * Math.sqrt(30 / 29))) * Math.sqrt(365), 10)
  expect(sharpe(alternating)?.n).toBe(30)
  expect(sharpe(alternating.slice(1))).toBeNull()
  expect(sharpe(new Array<number>(40).fill(0))).toBeNull()
})

it('measures a stretch, losses as they are', () => {
  const measured = measure(points('2026-01-31', [1000, 900, 1080, 810]), 1895n)
  expect(measured).toMatchObject({
    from: day('2026-01-31'),
    to: day('2026-02-03'),
    net: 810 / 1000 - 1,
    gross: 815 / 1005 - 1,
    hold: 0,
    crp: 0,
    max_drawdown: 0.25,
    under_water_days: 2,
    worst_day: 810 / 1080 - 1,
    worst_month: 900 / 1000 - 1,
    months: 1,
    losing_months: 1,
    turnover: 1895 / 947.5,
    sharpe: null,
  })
  expect(measure(points('2026-01-31', [1000]), 0n)).toBeNull()
  expect(measure([], 0n)).toBeNull()
})

const marks = (btc: number, eth: number) =>
  new Map([
    ['BTC', at(btc)],
    ['ETH', at(eth)],
  ])

it('holds, and rebalances, as worked out by hand', () => {
  const begun = startBenchmarks(100_000n, ['BTC', 'ETH'], marks(100, 10), NO_COSTS)
  // $500 each: 5 BTC, 50 ETH. BTC doubles: $1,500 both. Rebalanced, $750 each: 3.75 BTC, 75 ETH; then ETH doubles.
  const doubled = stepBenchmarks(begun, ['BTC', 'ETH'], marks(200, 10), NO_COSTS)
  expect(benchmarkValues(doubled, marks(200, 10))).toEqual({ hold: 150_000n, crp: 150_000n })
  expect(benchmarkValues(doubled, marks(200, 20))).toEqual({ hold: 200_000n, crp: 225_000n })
  const costly = startBenchmarks(100_000n, ['BTC', 'ETH'], marks(100, 10), COSTS)
  const left = benchmarkValues(costly, marks(100, 10))?.hold ?? 0n
  // 15 bp and half a basis point of spread, and what the impact is.
  expect(left).toBeLessThan(100_000n - 155n)
  expect(left).toBeGreaterThan(100_000n - 175n)
})

it('records a rebalanced portfolio as its own benchmark, gross above net by what it paid', () => {
  const bars: Bar[] = Array.from({ length: 60 }, (_none, n) => ({
    at: day('2026-01-01') + n * DAY_MS,
    closes: [at(100 + 10 * Math.sin(n)), at(50 + 7 * Math.cos(n))],
  }))
  const recorded = [...runRecord({ rule: ucrp(), symbols: ['BTC', 'ETH'], capital: 10_000_000n }, bars)]
  for (const { point } of recorded) expect(point.crp).toBe(point.net)
  const last = recorded.at(-1)
  const before = recorded.at(-2)
  expect((last?.point.gross ?? 0n) - (last?.point.net ?? 0n)).toBe(before?.book.costs)
  expect(recorded[0]?.point).toMatchObject({ net: 10_000_000n, gross: 10_000_000n, hold: 10_000_000n })
})
