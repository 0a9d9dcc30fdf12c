import { expect, it } from 'vitest'
import { parseDepositPath, readForm, toForm } from './deposit-path.ts'

const ID = '01a1fe8c-1456-7f5f-b569-2950d07a26cc'

it('reads both ways of writing a checkout, and a card’s amount', () => {
  expect(parseDepositPath('wallet', ID)).toEqual({ deposit_id: ID, or_form: { method: 'wallet', amount: null, wallet: ID } })
  expect(parseDepositPath('card', ID)).toEqual({ deposit_id: ID, or_form: null })
  expect(parseDepositPath('card', '500')).toEqual({ form: { method: 'card', amount: '500', wallet: null } })
  expect(parseDepositPath('wallet-1250.50', ID)).toEqual({ form: { method: 'wallet', amount: '1250.50', wallet: ID } })
  expect(parseDepositPath('bank-20', 'x')).toEqual({ form: { method: 'bank', amount: '20', wallet: null } })
})

it('asks nothing for what is none of them', () => {
  const none = [
    ['cash', ID],
    ['wallet', '500'],
    ['card', '0'],
    ['card', '1e3'],
    ['card', '-5'],
    ['wallet--5', ID],
    ['wallet-abc', ID],
    ['', ''],
  ] as const
  for (const [slug, id] of none) expect([slug, id, parseDepositPath(slug, id)]).toEqual([slug, id, null])
})

it('keeps what was asked through the form’s address', () => {
  const asked = { method: 'wallet', amount: '1250.50', wallet: ID } as const
  expect(readForm(new URL(toForm(asked), 'http://x').searchParams)).toEqual(asked)
  expect(readForm(new URLSearchParams('method=cash&amount=many&wallet=1'))).toEqual({ method: 'card', amount: null, wallet: null })
})
