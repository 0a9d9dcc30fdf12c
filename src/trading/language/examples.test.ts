/** Ten programs that run, three of which are built-in rules. */
import { describe, expect, it } from 'vitest'
import { decisionsOf } from '#test/support/programs.ts'
import { extremes, series } from '#test/support/series.ts'
import { simulate } from '../backtest/simulate.ts'
import { bah, monthly, ucrp } from '../rules/index.ts'
import { exampleIds, examples, printProgram, readProgram, ruleOfText } from './index.ts'

function ruleOf(text: string) {
  const rule = ruleOfText(text)
  if ('problems' in rule) throw new Error(JSON.stringify(rule.problems))
  return rule
}

describe('examples', () => {
  it('are ten, each valid, in the form that is printed', () => {
    expect(exampleIds).toHaveLength(10)
    for (const text of Object.values(examples)) {
      const { program, problems } = readProgram(text)
      expect(problems).toEqual([])
      expect(program && printProgram(program)).toBe(text)
    }
  })

  it.each([
    ['equal', ucrp()],
    ['monthly', monthly()],
    ['hold', bah()],
  ] as const)('%s decides bit for bit as the built-in rule', (id, builtIn) => {
    for (const assets of [1, 2, 3, 7, 9, 15]) {
      for (const relatives of [series(assets, 200, assets), extremes(assets, 80, assets)]) {
        expect(decisionsOf(ruleOf(examples[id]), relatives, assets)).toEqual(decisionsOf(builtIn, relatives, assets))
        expect(simulate(ruleOf(examples[id]), relatives, { cost_bps: 15 })).toEqual(simulate(builtIn, relatives, { cost_bps: 15 }))
      }
    }
  })

  it.each(exampleIds)('%s buys something in a year', (id) => {
    const decided = decisionsOf(ruleOf(examples[id]), series(3, 365, 9), 9)
    expect(decided.some((weights) => weights?.some((weight) => weight > 0))).toBe(true)
  })
})
