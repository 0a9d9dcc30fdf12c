/** No rule sees the future: later bars don't change earlier decisions. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { series } from '#test/support/series.ts'
import type { Rule, Weights } from '../rule.ts'
import { uniform } from '../vector.ts'
import { makeRule, ruleIds } from './catalogue.ts'
import { drift, growth } from './holdings.ts'

/** Each with its usual parameters; rules with long windows get short ones, so that they trade before most cuts. */
const rules = [
  ...ruleIds.map((id) => makeRule(id, id === 'up' ? { samples: 500 } : id === 'anticors' ? { windows: 8 } : {}) as Rule),
  makeRule('anticor', { window: 6 }) as Rule,
  makeRule('trend', { lookback: 7, memory: 10 }) as Rule,
  makeRule('monthly', { every: 5 }) as Rule,
]

/** What the rule decides before each bar and after the last. */
function decisions(rule: Rule, relatives: readonly (readonly number[])[], assets: number): (Weights | null)[] {
  let state = rule.start(assets)
  let held = rule.decide(state, null)
  const all = [held]
  for (const row of relatives) {
    state = rule.update(state, row)
    const grown = held ? growth(held, row) : 1
    const drifted: Weights | null = held && grown > 0 ? drift(held, row, grown) : null
    const wanted = rule.decide(state, drifted)
    all.push(wanted)
    held = wanted ?? drifted
  }
  return all
}

/** Cuts the series, and replaces the bars after the cut with more volatile ones. */
function sameBefore(make: (relatives: readonly (readonly number[])[]) => Rule, seed: number, cut: number): boolean {
  const whole = series(seed, 90, 4)
  const other = [...whole.slice(0, cut), ...series(seed + 1, 90 - cut, 4, 0.3)]
  const cutShort = whole.slice(0, cut)
  const [a, b, c] = [whole, other, cutShort].map((relatives) => JSON.stringify(decisions(make(relatives), relatives, 4).slice(0, cut + 1)))
  return a === b && a === c
}

const cases = fc.tuple(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 89 }))

describe('no look-ahead', () => {
  it.each(rules)('$id decides the same whatever comes after', (rule) => {
    fc.assert(
      fc.property(cases, ([seed, cut]) => sameBefore(() => rule, seed, cut)),
      { numRuns: 25 },
    )
  })

  it('would catch a rule that peeks one bar ahead', () => {
    const peeking = (relatives: readonly (readonly number[])[]): Rule<number> => ({
      id: 'peeking',
      source: 'planted',
      parameters: {},
      start: () => 0,
      update: (bars) => bars + 1,
      decide: (bars) => {
        const next = relatives[bars]
        return next ? next.map((relative) => (relative === Math.max(...next) ? 1 : 0)) : uniform(4)
      },
    })
    expect(fc.check(fc.property(cases, ([seed, cut]) => sameBefore(peeking, seed, cut))).failed).toBe(true)
  })

  it.each(rules)('$id leaves the state that it was given as it was', (rule) => {
    const freeze = <T>(value: T): T => {
      if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) Object.values(Object.freeze(value)).forEach(freeze)
      return value
    }
    const states = [freeze(rule.start(3))]
    for (const row of series(7, 70, 3)) states.push(freeze(rule.update(states.at(-1), freeze(row))))
    const before = JSON.stringify(states)
    for (const state of states) rule.decide(state, uniform(3))
    rule.update(states[3], [2, 0.5, 1])
    expect(JSON.stringify(states)).toBe(before)
  })
})
