import { describe, expect, it } from 'vitest'
import { series } from '#test/support/series.ts'
import type { Rule, Weights } from '../rule.ts'
import { bah } from '../rules/bah.ts'
import { ucrp } from '../rules/crp.ts'
import { maxDrawdown, simulate } from './simulate.ts'

/** Holds the given weights, bar after bar; null keeps them. */
function script(...steps: readonly (Weights | null)[]): Rule<number> {
  return { id: 'script', source: 'a test', parameters: {}, start: () => 0, update: (bar) => bar + 1, decide: (bar) => steps[bar] ?? null }
}

describe('a backtest', () => {
  it('earns at each bar what was decided before it', () => {
    const { net } = simulate(script([1, 0], [0, 1]), [[2, 9], [9, 3]]) // biome-ignore format: a table
    expect(net).toEqual([1, 2, 6])
  })

  it('takes costs on what is traded against the shares as prices have left them', () => {
    const run = simulate(ucrp(), [[2, 1], [1, 1]], { cost_bps: 100 }) // biome-ignore format: a table
    // All is bought: 1 is traded. Then 2/3 and 1/3 go back to halves: 1/3 is traded.
    expect(run.turnover).toBeCloseTo(4 / 3, 12)
    expect(run.net).toEqual([1, expect.closeTo(0.99 * 1.5, 12), expect.closeTo(0.99 * 1.5 * (1 - 0.01 / 3), 12)])
    expect(run.gross).toEqual([1, 1.5, 1.5])
  })

  it('pays nothing to hold', () => {
    const relatives = series(5, 60, 3)
    const prices = relatives.reduce((held, row) => held.map((price, i) => price * (row[i] ?? 0)), [1, 1, 1])
    const run = simulate(bah(), relatives, { cost_bps: 50 })
    expect(run.turnover).toBe(1)
    expect(run.net.at(-1)).toBeCloseTo(
      (0.995 * (prices[0] as number) + 0.995 * (prices[1] as number) + 0.995 * (prices[2] as number)) / 3,
      10,
    )
  })

  it('keeps as cash what is not placed, and lets a short lose what the price gains', () => {
    expect(simulate(script([0.5, 0]), [[3, 1]]).net).toEqual([1, 2]) // biome-ignore format: a table
    expect(simulate(script([-0.5, 0]), [[1.5, 1]]).net).toEqual([1, 0.75]) // biome-ignore format: a table
  })

  it('is worth nothing for good once a short has eaten it, and says how deep it fell', () => {
    const run = simulate(script([-1, 0]), [[2.5, 1], [0.1, 1], [0.1, 1]], { cost_bps: 10 }) // biome-ignore format: a table
    expect(run.net).toEqual([1, 0, 0, 0])
    expect(run.max_drawdown).toBe(1)
  })

  it('holds nothing until a rule says so', () => {
    expect(simulate(script(null, [1, 0]), [[2, 2], [3, 1]]).net).toEqual([1, 1, 3]) // biome-ignore format: a table
  })

  it('measures the drawdown from the highest before, the start included', () => {
    expect(maxDrawdown([1, 0.9, 2, 1, 3, 2.5])).toBe(0.5)
    expect(maxDrawdown([1, 1.1, 1.2])).toBe(0)
    expect(maxDrawdown([1, 0.25])).toBe(0.75)
  })

  it('tells its progress up to the end, and is the same whether or not anybody listens', () => {
    const relatives = series(9, 600, 2)
    const progress: number[] = []
    const run = simulate(ucrp(), relatives, { onProgress: (done, bars) => progress.push(done / bars) })
    expect(progress.length).toBeGreaterThan(2)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBe(1)
    expect(run).toEqual(simulate(ucrp(), relatives))
  })
})
