/** An instance where something of everything has happened: deposits, plans that ended both ways, a paid and an open withdrawal, adjustments. */
import { expect } from 'vitest'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import type { TestStore } from '#test/support/database.ts'
import { BTC } from '../attack/world.ts'
import { bring, buy, codeOf, eightDaysLater } from '../referrals/world.ts'

export type Busy = { readonly app: TestApp; readonly ada: Client; readonly bob: Client; readonly administrator: Client }

export async function busyInstance(store: TestStore): Promise<Busy> {
  const app = await startApp(store)
  const administrator = await app.administrator()
  const ada = await app.signUp({ funded: '5000' })
  const bob = await bring(app, await codeOf(ada))
  await buy(ada, '250.55')
  await eightDaysLater(app, administrator)
  const left = await buy(bob, '133.37')
  expect((await bob.call('PATCH', `/private/user/investment/${left}`, {})).status).toBe(200)
  await buy(bob, '100')
  await paidWithdrawal(app, ada, administrator, '120.40')
  await askWithdrawal(ada, '15')
  for (const transaction_type of ['credit', 'debit']) {
    const amount = transaction_type === 'credit' ? '7.77' : '3.33'
    const asked = { user: bob.user_id, account_type: 'main', amount, transaction_type, narration: 'for a test' }
    expect((await administrator.call('POST', '/admin/transaction', asked)).status).toBe(201)
  }
  await administrator.call('POST', '/admin/treasury/reserve', { account: 'reserve', amount: '10.01', direction: 'take' })
  return { app, ada, bob, administrator }
}

export async function paidWithdrawal(app: TestApp, member: Client, administrator: Client, amount: string): Promise<void> {
  const id = await askWithdrawal(member, amount)
  const code = await app.codeFor(member.email, 'code:withdrawal')
  expect((await member.call('PATCH', `/private/user/transaction/${id}`, { code })).status).toBe(200)
  app.clock.advance(90)
  expect((await administrator.call('PATCH', `/admin/transaction/${id}`)).status).toBe(200)
}

async function askWithdrawal(member: Client, amount: string): Promise<string> {
  await member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
  const asked = { amount, payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` }
  const { body, text } = await member.call('POST', '/private/user/transaction', asked)
  const id = body.data?.transaction?._id
  if (!id) throw new Error(text)
  return String(id)
}
