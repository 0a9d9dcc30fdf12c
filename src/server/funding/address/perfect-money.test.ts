import { expect, it } from 'vitest'
import { parsePerfectMoney } from './perfect-money.ts'

it.each(['U1234567', 'e12345678', 'G123456'])('%s is a Perfect Money account', (account) => {
  expect(parsePerfectMoney(account)).toEqual({ account: account.toUpperCase() })
})

it.each([
  ['1234567', 'form'],
  ['B1234567', 'form'],
  ['U12A4567', 'form'],
  ['U1234', 'length'],
  ['U12345678901', 'length'],
  ['', 'form'],
])('%s is none: %s', (account, fault) => expect(parsePerfectMoney(account)).toEqual({ fault }))
