/**
 * An instance where something of everything has happened: deposits, plans that ended both ways, a paid and an open withdrawal, adjustments.
 */
import { expect } from 'vitest'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import type { TestStore } from '#test/support/database.ts'
import { BTC } from '../../attack/world.ts'
import { bring, buy, codeOf, eightDaysLater } from '../referrals/world.ts'

export type Busy = { readonly app: TestApp; readonly ada: Client; readonly bob: Client; readonly administrator: Client }

export async function busyInstance(store: TestStore): Promise<Busy> {
  const app = await startApp(store)
  const administrator = await app.administrator()
  const ada = await app.member({ funded: '5000' })
  const bob = await bring(app, await codeOf(ada))
  await buy(ada, '250.55')
  await eightDaysLater(app, administrator)
  const left = await buy(bob, '133.37')
  expect((await bob.call('PATCH', `/private/user/investment/${left}`, {})).status).toBe(200)
  await buy(bob, '100')
  await paidWithdrawal(app, ada, administrator, '120.40', 90)
  await askWithdrawal(ada, '15')
  for (const transaction_type of ['credit', 'debit']) {
    const amount = transaction_type === 'credit' ? '7.77' : '3.33'
    const asked = { user: bob.user_id, account_type: 'main', amount, transaction_type, narration: 'for a test' }
    expect((await administrator.call('POST', '/admin/transaction', asked)).status).toBe(201)
  }
  await administrator.call('POST', '/admin/treasury/reserve', { account: 'reserve', amount: '10.01', direction: 'take' })
  return { app, ada, bob, administrator }
}

export async function paidWithdrawal(app: TestApp, member: Client, administrator: Client, amount: string, seconds = 0): Promise<void> {
  const id = await confirmedWithdrawal(app, member, amount)
  app.clock.advance(seconds)
  expect((await administrator.call('PATCH', `/admin/transaction/${id}`)).status).toBe(200)
}

/** It awaits approval. */
export async function confirmedWithdrawal(app: TestApp, member: Client, amount: string): Promise<string> {
  const id = await askWithdrawal(member, amount)
  const code = await app.codeFor(member.email, 'code:withdrawal')
  expect((await member.call('PATCH', `/private/user/transaction/${id}`, { code })).status).toBe(200)
  return id
}

async function askWithdrawal(member: Client, amount: string): Promise<string> {
  await member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
  const asked = { amount, payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` }
  const { body, text } = await member.call('POST', '/private/user/transaction', asked)
  const id = body.data?.transaction?._id
  if (!id) throw new Error(text)
  return String(id)
}

export const TESTIMONY = { text: 'What was promised arrived to the cent, and the payout took a day.', display_name: 'Ada L.' }

/** A member with a matured plan: a withdrawal is paid and a testimonial published. The operator also publishes an announcement. */
export async function testifies({ app, owner, administrator }: { app: TestApp; owner: Client; administrator: Client }): Promise<void> {
  await paidWithdrawal(app, owner, administrator, '20')
  expect((await owner.call('PUT', '/me/testimonial', TESTIMONY)).status).toBe(200)
  const [row] = (await administrator.call('GET', '/admin/testimonial?state=waiting')).body.data as unknown as {
    _id: string
    version: number
  }[]
  const decided = await administrator.call('PATCH', `/admin/testimonial/${row?._id}`, { decision: 'publish', version: row?.version })
  expect(decided.status).toBe(200)
  const announced = await administrator.call('POST', '/admin/announcement', {
    title: 'Maintenance',
    body: 'On Sunday from 8:00 to 9:00 UTC.',
  })
  expect(announced.status).toBe(201)
}
