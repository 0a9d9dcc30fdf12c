/** Changes of the form keep a rule that can be read, and as much of it as fits. */
import { expect, it } from 'vitest'
import { randomProgram } from '#test/support/programs.ts'
import { is_whole } from '#test/support/whole.ts'
import { type Expression, nodesOf, parseProgram, printExpression, printProgram, readProgram } from '#trading/language/index'
import { seeded } from '#trading/seeded'
import { changeKind, fits, groupsFor, insideOf, kindGroups } from './change-kind.ts'

function changed(text: string, kind: Expression['kind']): string {
  const { program } = readProgram(`weight ${text}`)
  return program ? printExpression(changeKind(program.weight, kind)) : ''
}

it('keeps parts that are alike, and wraps what is not', () => {
  expect(changed('return(5) / 2', 'min')).toBe('min(return(5), 2)')
  expect(changed('return(5)', 'volatility')).toBe('volatility(5)')
  expect(changed('return(5) / 2', 'normalise')).toBe('normalise(return(5) / 2)')
  expect(changed('return(5)', 'if')).toBe('if price > mean(50) then return(5) else 0')
  expect(changed('return(5) / 2', 'clamp')).toBe('clamp(return(5) / 2, 0, 1)')
  expect(changed('1 < 2', 'or')).toBe('1 < 2 or price > mean(50)')
  expect(changed('1 < 2', 'more')).toBe('1 > 2')
  expect(changed('return(5) / 2', 'price')).toBe('price')
})

it('offers at each place only kinds that can be read back, and removes a part around another', () => {
  const random = seeded(9)
  for (let n = 0; n < (is_whole ? 200 : 60); n += 1) {
    const { weight } = randomProgram(random)
    for (const { node } of nodesOf(weight)) {
      const slot = fits(node, 'condition') ? 'condition' : 'value'
      for (const kind of groupsFor(slot).flatMap((group) => kindGroups[group])) {
        const next = changeKind(node, kind)
        expect([next.kind, fits(next, slot)]).toEqual([kind, true])
        if (slot === 'value') expect('program' in parseProgram(printProgram({ weight: next, rebalance: 1 }))).toBe(true)
      }
      const inside = insideOf(node, slot)
      if (inside) expect(fits(inside, slot)).toBe(true)
    }
  }
})
