/**
 * A refusal says why by reason and parameters, and names each wrong field by code, so that any client words it in its reader's language.
 */
import { expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'

const store = testStore(quickKind())

it('names each wrong field of a form by code, with what its sentence names', async () => {
  const app = await startApp(store)
  const ada = await app.member()
  const { status, body } = await ada.call('PATCH', '/me/update-profile', { first_name: 'x'.repeat(101), location: 5 })
  expect([status, body]).toEqual([
    400,
    {
      error_code: 40,
      params: { reason: 'characters_most', most: 100 },
      message: 'Enter at most 100 characters.',
      fields: {
        first_name: { code: 'characters_most', params: { most: 100 }, message: 'Enter at most 100 characters.' },
        location: { code: 'not_text', params: {}, message: 'Send text.' },
      },
      request_id: expect.any(String),
    },
  ])
})

it('gives the amounts of a range and of a limit as decimals', async () => {
  const app = await startApp(store)
  const ada = await app.member({ funded: '1000.00' })
  const message = 'Amount must be between $100.00 and $500.00.'
  const params = { min: '100.00', max: '500.00' }
  expect((await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '99.99' })).body).toMatchObject({
    error_code: 40,
    params: { reason: 'amount_between', ...params },
    message,
    fields: { amount: { code: 'amount_between', params, message } },
  })
  expect((await ada.call('POST', '/private/user/deposit', { amount: '0', payment_method: 'card' })).body).toMatchObject({
    params: { reason: 'invalid_amount' },
    fields: { amount: { code: 'invalid_amount', params: {} } },
  })
  const over = await ada.call('POST', '/private/user/deposit', { amount: '1000000.01', payment_method: 'card' })
  expect(over.body).toMatchObject({ error_code: 58, params: { reason: 'deposit_most', at_most: '1000000.00' }, limit: 'deposit' })
})

it('says which of a code’s reasons it is where there is nothing to add', async () => {
  const app = await startApp(store)
  const ada = await app.member({ funded: '100.00' })
  expect((await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '200' })).body).toEqual({
    error_code: 50,
    params: { reason: 'insufficient_balance' },
    message: 'Insufficient Balance',
    request_id: expect.any(String),
  })
  const guess = { email: 'nobody@member.test', code: '000000' }
  expect((await app.anyone.call('PATCH', '/auth/verify-otp', guess)).body).toMatchObject({
    error_code: 44,
    params: { reason: 'wrong_code' },
    message: 'The code is wrong or has expired.',
  })
})

it('says after how many seconds there is another attempt', async () => {
  const app = await startApp(store)
  const guess = () => app.anyone.call('PATCH', '/auth/verify-otp', { email: 'nobody@member.test', code: '000000' })
  let answer = await guess()
  for (let n = 0; answer.status !== 429 && n < 50; n += 1) answer = await guess()
  const seconds = Number(answer.headers.get('retry-after'))
  expect(answer.body).toMatchObject({
    error_code: 60,
    params: { reason: 'try_in_seconds', seconds },
    message: `Too many attempts. Try again in ${seconds} seconds.`,
  })
})
