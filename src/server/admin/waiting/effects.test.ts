import { expect, it } from 'vitest'
import { cents } from '#kernel/money'
import { effectsOf } from './flags.ts'

const balances = { main: cents(1_900_00n), bonus: cents(5_50n), earning: cents(0n), locked: cents(3_200_00n), held: cents(150_00n) }

it('pays a withdrawal from what is held, and the total falls by the same', () => {
  expect(effectsOf(balances, 'held', -150_00n)).toEqual([
    { account: 'held', before: 150_00n, after: 0n },
    { account: 'total', before: 5_255_50n, after: 5_105_50n },
  ])
})

it('adds a deposit to the main balance and to the total', () => {
  expect(effectsOf(balances, 'main', 25n).map(({ before, after }) => after - before)).toEqual([25n, 25n])
})
