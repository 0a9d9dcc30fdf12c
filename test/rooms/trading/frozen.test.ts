/**
 * Each rule over a short series of our own (test/vectors/prices.csv) gives what a second implementation gave once (trading-rules.json
 * beside it): test/vectors/trading-rules.py, from the papers and otherwise made. Every support is tried for the Newton step, projections go
 * by bisection, the best constant portfolio by SLSQP, the universal portfolio of two assets by quadrature.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPriceTable, simulate } from '../../../src/trading/backtest/index.ts'
import type { Rule } from '../../../src/trading/rule.ts'
import { followed, hindsights, isHindsightId, isRuleId, makeRule, ruleIds, up } from '../../../src/trading/rules/index.ts'

type Expected = { cost_bps: number; final_wealth: number; max_drawdown: number; turnover: number }

const table = readPriceTable(readFileSync('test/vectors/prices.csv', 'utf8'))
if (typeof table === 'string') throw new Error(table)
const { relatives } = table
const { up_of_two, ...vectors } = JSON.parse(readFileSync('test/vectors/trading-rules.json', 'utf8'))
const known = Object.entries(vectors as Record<string, Expected[]>).flatMap(([id, runs]) => runs.map((run) => ({ id, ...run })))

function ruleOf(id: string): Rule {
  if (isHindsightId(id)) return followed(hindsights[id], relatives)
  const rule = isRuleId(id) ? makeRule(id) : `no rule ${id}`
  if (typeof rule === 'string') throw new Error(rule)
  return rule
}

describe('rules over a short series', () => {
  it.each(known)('$id at $cost_bps bp is what a second implementation found', ({ id, cost_bps, ...expected }) => {
    const run = simulate(ruleOf(id), relatives, { cost_bps })
    expect(run.net.at(-1)).toBeCloseTo(expected.final_wealth, 7)
    expect(run.max_drawdown).toBeCloseTo(expected.max_drawdown, 7)
    expect(run.turnover / expected.turnover).toBeCloseTo(1, 6)
  })

  it('leaves out no rule but the universal portfolio, which has the integral of two assets', () => {
    expect([...ruleIds, ...Object.keys(hindsights)].filter((id) => id !== 'up' && !(id in vectors))).toEqual([])
    const two = relatives.map((row) => row.slice(0, 2))
    expect(simulate(up(), two).net.at(-1)).toBeCloseTo(up_of_two, 7)
  })

  it('a sampled universal portfolio comes to the mean wealth of the portfolios that it was sampled from', () => {
    const few = simulate(up({ samples: 2000 }), relatives).net.at(-1) ?? 0
    const many = simulate(up({ samples: 20_000, seed: 2 }), relatives).net.at(-1) ?? 0
    expect(few / many).toBeCloseTo(1, 2)
  })
})
