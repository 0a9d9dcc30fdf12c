import { expect, it } from 'vitest'
import { closenessOf, readSearchTerm } from './search-term.ts'

it.each([
  ['12.5', 1250n],
  ['$12.50', 1250n],
  ['1,250', 125_000n],
  ['−$1,250.00', 125_000n],
  ['+ 7', 700n],
  ['0', 0n],
  ['12.345', null],
  ['1,25', null],
  ['12 apples', null],
  ['99999999999999999', null],
  ['', null],
])('reads %j as an amount', (text, amount) => {
  expect(readSearchTerm(text).amount).toBe(amount)
})

it('takes for the beginning of an id what can be one', () => {
  expect(readSearchTerm('019AB-').id).toBe('019ab-%')
  expect([readSearchTerm('019').id, readSearchTerm('deposit').id, readSearchTerm('0%19').id]).toEqual([null, null, null])
})

it('lets the text stand for itself in a pattern', () => {
  expect(readSearchTerm(' 50%_\\ ').has).toBe('%50\\%\\_\\\\%')
})

it('finds what equals it closer than what begins with it, and that closer than what has it', () => {
  expect(['Deposit', 'deposits', 'A deposit', 'Withdrawal'].map((title) => closenessOf(title, { text: 'DEPOSIT' }))).toEqual([
    0,
    1,
    2,
    null,
  ])
})
