import { expect, it } from 'vitest'
import { makeRule, ruleIds } from '../rules/index.ts'
import { seeded } from '../seeded.ts'
import { fillsOf } from './fills.ts'
import { simulate } from './simulate.ts'

const random = seeded(4)
const relatives = Array.from({ length: 60 }, () => [0, 1, 2].map(() => Math.exp(0.06 * (random() - 0.5))))

it('has a fill for all that the backtest trades, and its costs', () => {
  for (const id of ruleIds) {
    const rule = makeRule(id)
    if (typeof rule === 'string') return expect.fail(rule)
    const { net, turnover } = simulate(rule, relatives, { cost_bps: 20 })
    const fills = fillsOf(rule, relatives, 20)
    const traded = fills.reduce((sum, { bar, value }) => sum + Math.abs(value) / (net[bar] as number), 0)
    expect([id, traded]).toEqual([id, expect.closeTo(turnover, 9)])
    for (const { value, cost } of fills) expect(cost).toBeCloseTo(0.002 * Math.abs(value), 12)
  }
})
