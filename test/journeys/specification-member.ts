/** A member of whom every screen has something to show, on an instance whose operator has set what can be set. */
import sharp from 'sharp'
import type { Client, TestApp } from '#test/support/app.ts'
import type { ScriptedFeed } from '#test/support/prices.ts'
import { BTC } from '../attack/world.ts'
import { USUAL } from '../rooms/bots/trading.ts'
import { testifies } from '../rooms/metrics/busy.ts'
import { bring, buy, codeOf, eightDaysLater } from '../rooms/referrals/world.ts'
import { signUpUnverified } from './people.ts'

export const MEMBER_EMAIL = 'ada@member.test'
export const NEWCOMER_EMAIL = 'new@member.test'
const UNVERIFIED_EMAIL = 'grace@member.test'

const OPERATOR = {
  ticker_notice: 'Maintenance on Sunday.',
  company_block: 'Clearterm Sandbox\n1 Example Street',
  support_email: 'help@example.com',
  support_phone: '+1 415 555 0199',
  social_instagram: 'https://www.instagram.com/',
  social_facebook: 'https://www.facebook.com/',
  social_pinterest: 'https://www.pinterest.com/',
  social_x: 'https://x.com/',
  social_youtube: 'https://www.youtube.com/',
  social_linkedin: 'https://www.linkedin.com/',
}
export const BANK = {
  accountName: 'SPECIMEN ACCOUNT',
  accountNumber: 'SPECIMEN-0000-0042',
  bicOrSwiftCode: 'SPECIMEN',
  nationalCode: '000000',
  bankName: 'SPECIMEN BANK',
  bankAddress: '1 Specimen Street',
}
const LINKS = [{ facebook: 'https://facebook.com/ada' }, { linkedin: 'https://www.linkedin.com/in/ada' }, { twitter: 'https://x.com/ada' }]

/** Prices as usual, and the whole of it before the server starts that serves the pages. */
export async function prepareMember(app: TestApp, feed: ScriptedFeed): Promise<void> {
  feed.say(USUAL)
  await app.assembly.market.tick()
  const administrator = await app.administrator()
  await succeeds(administrator, 'PATCH', '/admin/settings', OPERATOR)
  const ada = await app.signUp({ email: MEMBER_EMAIL, funded: '5000', phone: '+14155550100' })
  const bob = await bring(app, await codeOf(ada), { email: 'bob@member.test' })
  await app.signUp({ email: NEWCOMER_EMAIL })
  await buy(ada, '100')
  await eightDaysLater(app, administrator)
  await testifies({ app, owner: ada, administrator })
  await buy(ada, '250')
  await completeProfile(app, ada)
  await signUpUnverified(app, UNVERIFIED_EMAIL)
  await succeeds(administrator, 'PATCH', `/admin/user/${bob.user_id}`, { status: 'suspended', reason: 'for a test' })
  const wallet_id = await idOf(ada, '/me/wallets', () => true)
  await succeeds(ada, 'POST', '/private/user/deposit', { amount: '125.50', payment_method: 'wallet', wallet_id })
  await succeeds(ada, 'POST', '/private/user/deposit', { amount: '75', payment_method: 'card' })
}

/** Values for the placeholders of the tables. */
export async function readPlaceholders(app: TestApp): Promise<Readonly<Record<string, string>>> {
  const [ada, administrator] = await Promise.all([app.logIn(MEMBER_EMAIL), app.administrator()])
  await app.settled()
  const transaction = (amount: string) => idOf(ada, '/me/transactions', (one) => one.amount === amount)
  const user = (email: string) => idOf(administrator, '/admin/user', (one) => one.email === email)
  const account = await ada.call('GET', '/me/account')
  return {
    deposit: await transaction('125.50'),
    card: await transaction('75.00'),
    withdrawal: await transaction('20.00'),
    message: await idOf(ada, '/me/messages', (one) => one.message_subject === 'Your deposit of $5,000.00 has arrived'),
    wallet: await idOf(ada, '/me/wallets', () => true),
    user: ada.user_id,
    email: MEMBER_EMAIL,
    unverified: await user(UNVERIFIED_EMAIL),
    suspended: await user('bob@member.test'),
    code: await codeOf(ada),
    unread: `${account.body.data?.account_info?.message_count} unread messages`,
    year: String(app.clock.now().getUTCFullYear()),
    date: app.clock.now().toISOString().slice(0, 10),
    today: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(app.clock.now()),
  }
}

async function completeProfile(app: TestApp, ada: Client): Promise<void> {
  await succeeds(ada, 'PATCH', '/me/update-user-wallet', {
    payoutInfo: { bank: BANK, crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] },
  })
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a3fd0' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('first_name', 'Ada')
  form.append('last_name', 'Lovelace')
  form.append('social_media', JSON.stringify(LINKS))
  form.append('profile_pic_url', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'ada.png')
  await succeeds(ada, 'PATCH', '/me/update-profile', form)
  await app.settled()
}

async function succeeds(who: Client, method: string, path: string, body: unknown) {
  const answer = await who.call(method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
  return answer
}

type Texts = Readonly<Record<string, string>>

async function idOf(who: Client, path: string, isIt: (one: Texts) => boolean): Promise<string> {
  const all = (await who.call('GET', path)).body.data as unknown as readonly Texts[]
  const found = all.find(isIt)
  if (!found) throw new Error(`${path} has not what was looked for`)
  return String(found._id ?? found.id)
}
