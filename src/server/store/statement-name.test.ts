import { expect, it } from 'vitest'
import { statementNames } from './statement-name.ts'

it('names a text from its second call on, the same wherever it is asked', () => {
  const [one, other] = [statementNames(), statementNames()]
  expect(one('SELECT 1')).toBeUndefined()
  other('SELECT 1')
  const name = one('SELECT 1')
  expect(name).toMatch(/^[0-9a-f]{32}$/)
  expect([one('SELECT 1'), other('SELECT 1')]).toEqual([name, name])
  one('SELECT 2')
  expect(one('SELECT 2')).not.toBe(name)
})

it('leaves unnamed what may be two statements, and what comes when the limit is reached', () => {
  const nameOf = statementNames(1)
  const calls = (text: string) => [nameOf(text), nameOf(text), nameOf(text)]
  expect(calls('SELECT 1; SELECT 2')).toEqual([undefined, undefined, undefined])
  expect(calls('SELECT 1')[2]).toBeDefined()
  expect(calls('SELECT 2')).toEqual([undefined, undefined, undefined])
})
