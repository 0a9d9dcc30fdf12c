/** One member of whom every figure of the specification is more than zero, and the administrator who runs the place. */
import { newId } from '#kernel/id'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import type { TestStore } from '#test/support/database.ts'
import { bring, buy, changeBudget, codeOf, eightDaysLater } from '../rooms/referrals/world.ts'

export const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
export const SELECTED = `${BTC}::btc::Bitcoin`
export const BANK = {
  accountName: 'Ada Specimen',
  accountNumber: '000123456789',
  bicOrSwiftCode: 'SPECUS33',
  nationalCode: '021000021',
  bankName: 'Specimen Bank',
  bankAddress: '1 Example Street',
}

export const PROFILE = {
  dob: '1990-02-03',
  location: 'Sweden',
  country_code: 'SE',
  address: '1 Example Street',
  social_media: [{ facebook: 'https://facebook.com/ada' }, { linkedin: 'https://linkedin.com/in/ada' }, { twitter: 'https://x.com/ada' }],
}

export type SpecificationWorld = { readonly app: TestApp; readonly ada: Client; readonly boss: Client; readonly friend: Client }

/**
 * Ada was referred and refers a friend. She has deposited 5000, had 500 in a starter plan that matured (50 earned, and 1.10 by her friend's
 * plan), has 600 in a diamond plan for ten days of thirty, and withdrew 125, which was paid.
 */
export async function openWorld(store: TestStore): Promise<SpecificationWorld> {
  const app = await startApp(store)
  const boss = await app.administrator()
  await changeBudget(boss, 'add', '100')
  const referrer = await app.signUp()
  const ada = await app.signUp({ funded: '5000', referral_code: await codeOf(referrer), email: `${newId()}@ada.test` })
  await ada.call('PATCH', '/me/update-user-wallet', {
    payoutInfo: { bank: BANK, crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] },
  })
  await ada.call('PATCH', '/me/update-profile', PROFILE)
  const friend = await bring(app, await codeOf(ada))
  await buy(ada, '500')
  await eightDaysLater(app, boss)
  await ada.call('POST', '/private/user/investment', { plan: 'diamond', amount: '600' })
  await boss.call('POST', '/admin/business-date', { days: 10 })
  const id = await confirmedWithdrawal(app, ada, { amount: '125', payment_option: 'wallet', selected_coin: SELECTED, narration: 'rent' })
  await boss.call('PATCH', `/admin/transaction/${id}`)
  await app.settled()
  return { app, ada, boss, friend }
}

/** A withdrawal that waits for an administrator. */
export async function confirmedWithdrawal(app: TestApp, member: Client, body: Record<string, string>): Promise<string> {
  const asked = await member.call('POST', '/private/user/transaction', body)
  if (asked.status !== 201) throw new Error(asked.text)
  const id = String(asked.body.data?.transaction?._id)
  await member.call('PATCH', `/private/user/transaction/${id}`, { code: await app.codeFor(member.email, 'code:withdrawal') })
  return id
}
