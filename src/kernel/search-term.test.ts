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
  ['1,25', 125n],
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
  expect(readSearchTerm(' 50%_\\ ')).toMatchObject({ has: ['%50\\%\\_\\\\%'], begins: '50\\%\\_\\\\%' })
})

it('reads words in any order, without case and accents, with the trigrams of the longer ones; nothing finds nothing', () => {
  expect(readSearchTerm(' MÜLLER  Jü ')).toMatchObject({
    text: 'muller  ju',
    has: ['%muller%', '%ju%'],
    parts: ['mul', 'ull', 'lle', 'ler'],
  })
  expect(readSearchTerm('ab c')).toMatchObject({ parts: null })
  expect(readSearchTerm('\u0301\u200b')).toMatchObject({ has: [''], begins: '', parts: null })
  expect(closenessOf('Jürgen Müller', readSearchTerm('muller jur'))).toBe(2)
  expect(closenessOf('Jürgen Müller', readSearchTerm('muller x'))).toBeNull()
})

it.each([
  ['Hara, Sean', ['hara', 'sean']],
  ['Sean , «Ｈara»;', ['sean', 'hara']],
  ['نيكوس، سعيد؟', ['نيكوس', 'سعيد']],
  ["O'Hara (Dr.)", ["o'hara", 'dr']],
  ['sean@mün', ['sean@mun']],
  ['SEAN@MÜNCHEN.example', ['sean@munchen.example']],
  ['sean@mail。münch', ['sean@mail.munch']],
  ['@xn--mnchen-3ya.example', ['@xn--mnchen-3ya.example']],
])('reads the words of %j without the marks around them', (typed, words) => expect(readSearchTerm(typed).words).toEqual(words))

it.each([
  ['(202) 555-0142', '%2025550142%'],
  ['030 123456', '%30123456%'],
  ['٠٣٠ ١٢٣٤٥٦', '%30123456%'],
  ['+49 (0)30 123–456', '%4930123456%'],
  ['0049 30 123456', '%4930123456%'],
  ['202.555.0142', '%2025550142%'],
  ['Ada 123456', null],
  ['12 34', null],
  ['00000', null],
])('reads %j as the digits of a phone', (typed, phone) => expect(readSearchTerm(typed).phone?.has ?? null).toBe(phone))

it('finds what equals it closer than what begins with it, and that closer than what has it', () => {
  expect(['Deposit', 'deposits', 'A deposit', 'Withdrawal'].map((title) => closenessOf(title, readSearchTerm('DEPOSIT')))).toEqual([
    0,
    1,
    2,
    null,
  ])
})
