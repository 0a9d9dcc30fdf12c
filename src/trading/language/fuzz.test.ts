/** Random programs and random texts: no hang, no throw, within the bounds, and always weights that can be held. */
import { expect, it } from 'vitest'
import { decisionsOf, plainSeries, randomProgram, randomText } from '#test/support/programs.ts'
import { drift, growth } from '../rules/holdings.ts'
import { seeded } from '../seeded.ts'
import { distance, sum } from '../vector.ts'
import { findingsOf } from './check.ts'
import { LIMITS, type Program, parseProgram, printProgram, problemCodes, readProgram, ruleOfProgram } from './index.ts'
import { nodesOf } from './tree.ts'

const RUNS = Number(process.env.PROGRAMS ?? 3_000)
const NEAR = 1e-9

function isHoldable(weights: readonly number[]): boolean {
  return weights.every((weight) => weight >= 0 && Number.isFinite(weight)) && sum(weights) <= 1 + NEAR
}

function isBounded({ weight }: Program): boolean {
  const nodes = nodesOf(weight)
  return (
    nodes.length <= LIMITS.parts &&
    nodes.every(({ node, depth }) => depth <= LIMITS.depth && (!('bars' in node) || node.bars <= LIMITS.bars))
  )
}

it('runs every program that it accepts', () => {
  const random = seeded(5)
  let [ran, refused] = [0, 0]
  for (let n = 0; n < RUNS; n += 1) {
    const program = randomProgram(random, n % 3 === 0)
    const assets = 1 + (n % 6)
    const findings = findingsOf(program)
    if (findings.length > 0) {
      refused += 1
      continue
    }
    ran += 1
    const relatives = plainSeries(random, 36, assets)
    const decided = decisionsOf(ruleOfProgram(program), relatives, assets)
    if (!isBounded(program) || !decided.every((weights) => weights === null || isHoldable(weights))) expect.fail(printProgram(program))
  }
  expect(ran).toBeGreaterThan(RUNS * 0.45)
  expect(refused).toBeGreaterThan(RUNS * 0.05)
}, 600_000)

it('reads every text, or says where it is wrong', () => {
  const random = seeded(6)
  const codes = new Set<string>()
  let valid = 0
  for (let n = 0; n < RUNS; n += 1) {
    const text = randomText(random)
    const { program, problems } = readProgram(text)
    if (program && problems.length === 0) {
      valid += 1
      const again = parseProgram(printProgram(program))
      if (!isBounded(program) || !('program' in again)) expect.fail(text)
      decisionsOf(ruleOfProgram(program), plainSeries(random, 3, 2), 2)
    }
    for (const { code, from, to, line, column } of problems) {
      codes.add(code)
      const placed = from >= 0 && from <= to && to <= text.length && line >= 1 && column >= 1
      if (!placed || !problemCodes.includes(code)) expect.fail(text)
    }
    if (!program && problems.length !== 1) expect.fail(text)
  }
  expect(valid).toBeGreaterThan(0)
  expect(codes.size).toBeGreaterThan(12)
}, 600_000)

it('decides the same when later bars differ, and in any order of the coins', () => {
  const random = seeded(7)
  for (let n = 0; n < RUNS / 30; n += 1) {
    const program = randomProgram(random)
    if (findingsOf(program).length > 0) continue
    const rule = ruleOfProgram(program)
    const [past, other] = [plainSeries(random, 45, 4), plainSeries(random, 20, 4)]
    const cut = Math.floor(random() * 45)
    const before = (rows: readonly (readonly number[])[]) => JSON.stringify(decisionsOf(rule, rows, 4).slice(0, cut + 1))
    expect(before([...past.slice(0, cut), ...other])).toBe(before(past))
    expect(before(past.slice(0, cut))).toBe(before(past))
    const turned = decisionsOf(rule, past.map((row) => row.toReversed()), 4) // biome-ignore format: one line
    const plain = decisionsOf(rule, past, 4)
    const same = plain.every((weights, t) =>
      weights === null ? turned[t] === null : distance(weights, turned[t]?.toReversed() ?? null) < 1e-6,
    )
    if (!same) expect.fail(printProgram(program))
  }
}, 600_000)

it('never has a growth that ruins, because it never sells short', () => {
  const random = seeded(8)
  const rule = ruleOfProgram(readProgram('weight 0.3 - rank(return(2)) / 10').program as Program)
  let state = rule.start(3)
  for (const row of plainSeries(random, 50, 3)) {
    state = rule.update(state, row)
    const weights = rule.decide(state, null)
    if (weights) expect(sum(drift(weights, row, growth(weights, row)))).toBeLessThanOrEqual(1 + NEAR)
  }
})
