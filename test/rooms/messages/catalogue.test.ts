/**
 * Every event of the catalogue, written by its real cause over real HTTP: its message in the app and its mail; where a preference mutes its
 * kind, a second one has its message and no mail. An event without a row here does not compile. What moves money is caused on both stores.
 */
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { type EventName, events, wordsFor } from '#server/messages'
import { applicationForm } from '#test/rooms/documents/papers.ts'
import { type Client, deposit, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailsTo, tokenFor } from '#test/support/mailbox.ts'
import { appCode, enrol, STEP_SECONDS } from '../identity/factor-people.ts'
import { bring, codeOf, payDue } from '../referrals/world.ts'
import { ask as askSupport } from '../support/people.ts'

type Stage = { readonly app: TestApp; boss: Client }
type MessageCase = { readonly says?: Readonly<Record<string, string>>; readonly who?: Client }
/** Makes it happen to this member, and gives what its subject must say and who reads it, where that is another log-in. */
type Cause = (stage: Stage, ada: Client) => Promise<MessageCase>
const ADDRESSES = ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'] as const
const COIN = 'BTC (Bitcoin)'
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' }
const DEVICE = { device: 'Firefox on Linux' }
const WEEK = 8
const BURST = 20

async function ok(call: Promise<{ status: number; text: string; body: TestBody }>): Promise<TestBody> {
  const { status, text, body } = await call
  if (status < 300) return body
  throw new Error(text)
}
type TestBody = Awaited<ReturnType<Client['call']>>['body']

const idIn = (body: TestBody) => String(body.data?.transaction?._id)
const saveAddress = (ada: Client, address: string) =>
  ok(ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address }] } }))
const later = ({ boss }: Stage) => ok(boss.call('POST', '/admin/business-date', { days: WEEK }))

async function ask(ada: Client): Promise<string> {
  await saveAddress(ada, ADDRESSES[0])
  const selected_coin = `${ADDRESSES[0]}::btc::Bitcoin`
  return idIn(await ok(ada.call('POST', '/private/user/transaction', { amount: '9', payment_option: 'wallet', selected_coin })))
}

async function confirm({ app }: Stage, ada: Client): Promise<string> {
  const id = await ask(ada)
  await ok(ada.call('PATCH', `/private/user/transaction/${id}`, { code: await app.codeFor(ada.email, 'code:withdrawal') }))
  return id
}

async function buyStarter(ada: Client, amount = '100') {
  const { data } = await ok(ada.call('POST', '/private/user/investment', { plan: 'starter', amount }))
  return { id: String(data?.investment?._id), plan: String(data?.investment?.plan_name) }
}

async function mature(stage: Stage, ada: Client, amount: string, instruction: string): Promise<MessageCase> {
  const { id, plan } = await buyStarter(ada, amount)
  await ok(ada.call('PUT', `/private/user/investment/${id}/maturity`, { instruction }))
  await later(stage)
  return { says: { plan } }
}

const fund = ({ boss }: Stage, { user_id }: Client, transaction_type: 'credit' | 'debit') =>
  ok(
    boss.call('POST', '/admin/transaction', {
      user: user_id,
      account_type: 'bonus',
      amount: '3',
      transaction_type,
      narration: 'A correction',
    }),
  )

async function enrolled({ app }: Stage, ada: Client) {
  const created = await enrol(app, ada)
  await ok(ada.call('POST', '/auth/step-up', { code: appCode(app, created.secret) }))
  app.clock.advance(2 * STEP_SECONDS)
  return created
}

async function suspended({ app, boss }: Stage, ada: Client): Promise<MessageCase> {
  for (const body of [{ status: 'suspended', reason: 'A look at it' }, { status: 'active' }])
    await ok(boss.call('PATCH', `/admin/user/${ada.user_id}`, body))
  return { who: await app.logIn(ada.email) }
}

async function frozen({ app }: Stage, ada: Client): Promise<MessageCase & { who: Client }> {
  await ok(ada.call('POST', '/me/freeze', {}))
  return { who: await app.logIn(ada.email) }
}

async function apply({ boss }: Stage, ada: Client, decision: object): Promise<MessageCase> {
  const sent = await ok(ada.call('POST', '/me/ira-form', applicationForm({ email: ada.email })))
  await ok(boss.call('PATCH', `/admin/ira-form/${sent.data?.application?._id}`, decision))
  return {}
}

async function signUpOnly({ app }: Stage, email: string, more: object = {}): Promise<void> {
  const names = { first_name: 'Test', last_name: 'Member', gender: 'other', phone: '+14155550100', agreeToTerms: true }
  const passwords = { new_password: PASSWORD, confirm_password: PASSWORD }
  await ok(app.anyone.call('POST', '/auth/sign-up', { email, ...names, ...passwords, ...more }))
}

/** Earns a testimonial and writes it where there is none yet, and has an administrator decide. */
async function testify(stage: Stage, ada: Client, decision: string, reason?: string): Promise<void> {
  if (decision !== 'unpublish') {
    await deposit(ada, '150')
    await mature(stage, ada, '100', 'pay_out')
    await ok(stage.boss.call('PATCH', `/admin/transaction/${await confirm(stage, ada)}`, {}))
    await ok(ada.call('PUT', '/me/testimonial', { text: 'It was paid to the cent, as promised.', display_name: 'Ada' }))
  }
  const { data } = await ok(stage.boss.call('GET', '/admin/testimonial?limit=200'))
  const found = (data as unknown as { _id: string; version: number; user: { id: string } }[]).find(({ user }) => user.id === ada.user_id)
  await ok(
    stage.boss.call('PATCH', `/admin/testimonial/${found?._id}`, { decision, version: found?.version, ...(reason ? { reason } : {}) }),
  )
}

const rows: { readonly [Name in EventName]: Cause } = {
  'deposit.settled': async (_stage, ada) => {
    await deposit(ada, '12')
    return { says: { amount: '$12.00' } }
  },
  'deposit.declined': async (_stage, ada) => {
    const id = idIn(await ok(ada.call('POST', '/private/user/deposit', { amount: '13', payment_method: 'card' })))
    await ok(ada.call('POST', `/private/user/deposit/${id}/pay`, { outcome: 'decline' }))
    return { says: { amount: '$13.00' } }
  },
  'plan.bought': async (_stage, ada) => ({ says: { amount: '$100.00', plan: (await buyStarter(ada)).plan } }),
  'plan.maturing': async ({ app, boss }, ada) => {
    const says = { plan: (await buyStarter(ada)).plan }
    await ok(boss.call('POST', '/admin/business-date', { days: WEEK - 2 }))
    for (const job of app.assembly.jobs) if (job.name === 'maturity notices') await job.run()
    return { says }
  },
  'plan.matured': (stage, ada) => mature(stage, ada, '100', 'pay_out'),
  'plan.reinvested': (stage, ada) => mature(stage, ada, '100', 'reinvest_all'),
  'plan.reinvest_failed': (stage, ada) => mature(stage, ada, '480', 'reinvest_all'),
  'plan.liquidated': async (_stage, ada) => {
    const { id, plan } = await buyStarter(ada)
    await ok(ada.call('PATCH', `/private/user/investment/${id}`, {}))
    return { says: { plan } }
  },
  'withdrawal.asked': async (_stage, ada) => {
    await ask(ada)
    return { says: { amount: '$9.00' } }
  },
  'withdrawal.confirmed': async (stage, ada) => {
    await confirm(stage, ada)
    return { says: { amount: '$9.00' } }
  },
  'withdrawal.paid': async (stage, ada) => {
    await ok(stage.boss.call('PATCH', `/admin/transaction/${await confirm(stage, ada)}`, {}))
    return { says: { amount: '$9.00' } }
  },
  'withdrawal.declined': async (stage, ada) => {
    const id = await confirm(stage, ada)
    await ok(stage.boss.call('PATCH', `/admin/transaction/decline/${id}`, { admin_comment: 'Not this one' }))
    return { says: { amount: '$9.00' } }
  },
  'withdrawal.cancelled': async (_stage, ada) => {
    await ok(ada.call('DELETE', `/private/user/transaction/${await ask(ada)}`))
    return { says: { amount: '$9.00' } }
  },
  'withdrawal.lapsed': async (stage, ada) => {
    await ask(ada)
    stage.app.clock.advance(901)
    await stage.app.assembly.jobs.find(({ name }) => name === 'lapse')?.run()
    stage.boss = await stage.app.administrator()
    return { says: { amount: '$9.00' } }
  },
  'referral.bonus': async (stage, ada) => {
    await bring(stage.app, await codeOf(ada))
    await later(stage)
    await stage.app.settled()
    await payDue(stage.app)
    return { says: { amount: '$1.10' } }
  },
  'referral.refused': async (stage, ada) => {
    const referral_code = await codeOf(ada)
    for (let n = 0; n < BURST; n += 1) await signUpOnly(stage, `${newId()}@burst.test`, { referral_code })
    await bring(stage.app, referral_code)
    await later(stage)
    await stage.app.settled()
    const waiting = await ok(stage.boss.call('GET', '/admin/referral?state=review'))
    await ok(stage.boss.call('PATCH', `/admin/referral/${waiting.data?.[0]?.id}`, { decision: 'refuse', reason: 'Looked at it.' }))
    return {}
  },
  'adjustment.credit': async (stage, ada) => {
    await fund(stage, ada, 'credit')
    return { says: { amount: '$3.00', account: 'bonus' } }
  },
  'adjustment.debit': async (stage, ada) => {
    await fund(stage, ada, 'credit')
    await fund(stage, ada, 'debit')
    return { says: { amount: '$3.00', account: 'bonus' } }
  },
  'account.suspended': suspended,
  'account.unsuspended': suspended,
  'account.role_released': async ({ app, boss }, ada) => {
    await ok(boss.call('PATCH', `/admin/user/${ada.user_id}/role`, { role: 'auditor', reason: 'They work here now' }))
    await app.anyone.call('POST', '/auth/forgot-password', { email: ada.email })
    const secret = { new_password: PASSWORD, confirm_password: PASSWORD }
    const code = await app.codeFor(ada.email, 'code:reset')
    await ok(app.anyone.call('PATCH', '/auth/reset-password', { email: ada.email, code, ...secret }))
    await ok(boss.call('DELETE', `/admin/user/${ada.user_id}/hold`, { reason: 'They called' }))
    return { who: await app.logIn(ada.email) }
  },
  'account.administrator': async (stage) => {
    await stage.app.assembly.identity.appoint({ email: stage.boss.email, reason: 'Nobody else is left', forget_factors: false })
    stage.boss = await stage.app.administrator()
    return { who: stage.boss }
  },
  'account.verified': async (stage) => {
    const email = `${newId()}@member.test`
    await ok(stage.boss.call('PATCH', '/admin/settings', { approval_needed: true }))
    await signUpOnly(stage, email)
    const verified = await stage.app.anyone.call('PATCH', '/auth/verify-otp', {
      email,
      code: await stage.app.codeFor(email, 'code:verify'),
    })
    expect(Number(verified.body.error_code)).toBe(42)
    const found = await ok(stage.boss.call('GET', `/admin/user?q=${email}`))
    await ok(stage.boss.call('PATCH', `/admin/user/${found.data?.[0]?.id}`, {}))
    await ok(stage.boss.call('PATCH', '/admin/settings', { approval_needed: false }))
    return { who: await stage.app.logIn(email) }
  },
  'payout_address.changed': async (_stage, ada) => {
    await saveAddress(ada, ADDRESSES[0])
    return { says: { coin: COIN } }
  },
  'payout_address.removed': async (_stage, ada) => {
    await saveAddress(ada, ADDRESSES[0])
    await ok(ada.call('DELETE', '/me/payout-addresses/btc/Bitcoin'))
    return { says: { coin: COIN } }
  },
  'payout_address.put_back': async ({ app }, ada) => {
    for (const address of ADDRESSES) await saveAddress(ada, address)
    await ok(app.anyone.call('POST', '/auth/undo', { token: await tokenFor(app, ada.email, '/undo') }))
    return { says: { coin: COIN } }
  },
  'payout_address.taken_back': async ({ app }, ada) => {
    await saveAddress(ada, ADDRESSES[0])
    await ok(app.anyone.call('POST', '/auth/undo', { token: await tokenFor(app, ada.email, '/undo') }))
    return { says: { coin: COIN } }
  },
  'deposit_wallet.changed': async ({ boss }, ada) => {
    const wallets = (await ok(ada.call('GET', '/me/wallets'))).data as unknown as { _id: string; symbol: string; address: string }[]
    const eth = wallets.find(({ symbol }) => symbol === 'ETH')
    await ok(ada.call('POST', '/private/user/deposit', { amount: '14', payment_method: 'wallet', wallet_id: eth?._id }))
    // Another value than the current one.
    const address = eth?.address.endsWith('0') ? `0x${'1'.repeat(40)}` : `0x${'0'.repeat(40)}`
    await ok(boss.call('PATCH', `/admin/wallet/${eth?._id}`, { address }))
    return { says: { coin: 'ETH (ERC-20)', address: `sandbox:${address}` } }
  },
  'bank_details.changed': async (_stage, ada) => {
    const names = { accountName: 'Ada', bankName: 'Specimen Bank', bankAddress: '' }
    const bank = { ...names, accountNumber: 'NOTICE5544', bicOrSwiftCode: 'TESTUS33', nationalCode: '' }
    await ok(ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { bank } }))
    return {}
  },
  'factor.added': async (stage, ada) => {
    await enrolled(stage, ada)
    return {}
  },
  'factor.removed': async (stage, ada) => {
    await enrolled(stage, ada)
    await ok(ada.call('DELETE', '/me/second-factor/totp'))
    return {}
  },
  'factor.refused': async (stage, ada) => {
    const { secret } = await enrolled(stage, ada)
    await ok(stage.app.anyone.call('POST', '/auth/login', { email: ada.email, password: PASSWORD }))
    const wrong = { email: ada.email, code: appCode(stage.app, secret, 40) }
    for (let guess = 0; guess < 5; guess += 1) expect((await stage.app.anyone.call('PATCH', '/auth/login-otp', wrong)).status).toBe(400)
    return {}
  },
  'factor.forgotten': async ({ app, boss }, ada) => {
    await enrol(app, ada)
    await ok(boss.call('POST', `/admin/user/${ada.user_id}/recovery`, { reason: 'They lost their phone' }))
    return { who: await app.logIn(ada.email) }
  },
  'recovery_codes.drawn': async (stage, ada) => {
    await enrolled(stage, ada)
    return {}
  },
  'recovery_code.used': async (stage, ada) => {
    const { recovery_codes } = await enrolled(stage, ada)
    await ok(ada.call('POST', '/auth/step-up', { code: recovery_codes[0] }))
    return {}
  },
  'device.new': async ({ app }, ada) => {
    await ok(app.anyone.call('POST', '/auth/login', { email: ada.email, password: PASSWORD }, FIREFOX))
    return { says: DEVICE }
  },
  'device.strange': async (_stage, ada) => {
    await ok(ada.call('GET', '/me', undefined, FIREFOX))
    return { says: DEVICE }
  },
  'account.frozen': frozen,
  'account.unfreeze_link': async (stage, ada) => {
    const { who } = await frozen(stage, ada)
    await ok(who.call('POST', '/me/freeze/link', {}))
    return { who }
  },
  'account.unfrozen': async (stage, ada) => {
    const { who } = await frozen(stage, ada)
    await ok(stage.app.anyone.call('POST', '/auth/unfreeze', { token: await tokenFor(stage.app, ada.email, '/unfreeze') }))
    return { who }
  },
  'password.changed': async (_stage, ada) => {
    const next = 'crisp-otter-vellum-92'
    await ok(ada.call('PATCH', '/me/password', { current_password: PASSWORD, new_password: next, confirm_password: next }))
    return {}
  },
  'email.changed': async ({ app }, ada) => {
    const email = `${newId()}@new.test`
    await ok(ada.call('POST', '/me/email', { email }))
    await ok(ada.call('PATCH', '/me/email', { code: await app.codeFor(email, 'code:email') }))
    return { who: { ...ada, email } }
  },
  'login_code.on': async (_stage, ada) => {
    await ok(ada.call('PATCH', '/me/preferences', { login_code: true }))
    return {}
  },
  'login_code.off': async (_stage, ada) => {
    for (const login_code of [true, false]) await ok(ada.call('PATCH', '/me/preferences', { login_code }))
    return {}
  },
  'retirement.approved': (stage, ada) => apply(stage, ada, { state: 'approved' }),
  'retirement.declined': (stage, ada) => apply(stage, ada, { state: 'declined', reason_code: 'document_unreadable' }),
  'testimonial.published': async (stage, ada) => {
    await testify(stage, ada, 'publish')
    return {}
  },
  'testimonial.declined': async (stage, ada) => {
    await testify(stage, ada, 'decline', 'off_topic')
    return {}
  },
  'testimonial.unpublished': async (stage, ada) => {
    await testify(stage, ada, 'publish')
    await testify(stage, ada, 'unpublish')
    return {}
  },
  'support.answered': async ({ app, boss }, ada) => {
    const id = await askSupport(ada, { subject: 'Fees' })
    await ok(boss.call('POST', `/admin/support/${id}/answer`, { text: 'There are none.', version: 1 }))
    await app.settled()
    return { says: { subject: 'Fees' } }
  },
  'administrator.mail': async ({ boss }, ada) => {
    await ok(boss.call('POST', `/admin/user/email/${ada.user_id}`, { subject: 'A word to you', message: 'Hello.' }))
    return { says: { subject: 'A word to you' } }
  },
}

const names = Object.keys(events) as EventName[]
const MOVES_MONEY = /^(deposit|plan|withdrawal|referral|adjustment)\./

/** The subject as the catalogue has it for these parameters; those that it does not show are anything. */
function subjectOf(event: EventName, says: Readonly<Record<string, string>> = {}): string {
  return wordsFor(event, { ...Object.fromEntries(events[event].needs.map((name) => [name, '?'])), ...says })?.subject ?? ''
}

async function count({ app }: Stage, who: Client, subject: string): Promise<{ messages: number; mails: number }> {
  await app.settled()
  const { data } = await ok(who.call('GET', '/me/messages?limit=200'))
  const messages = (data as unknown as { message_subject: string; message_body: string }[]).filter((one) => one.message_subject === subject)
  expect(messages.every((one) => one.message_body.length > 0)).toBe(true)
  const mails = (await mailsTo(app, who.email)).filter((mail) => mail.kind === 'notice' && mail.subject === subject)
  return { messages: messages.length, mails: mails.length }
}

it('has a row for every event of the catalogue', () => {
  expect(Object.keys(rows).sort()).toEqual([...names].sort())
})

onStore((store) => {
  let stage: Stage
  beforeAll(async () => {
    const app = await startApp(store)
    stage = { app, boss: await app.administrator() }
    await ok(stage.boss.call('PATCH', '/admin/settings', { limit_sign_ups: 100_000, limit_auth_calls: 100_000 }))
  })
  for (const event of names) {
    if (store.kind === 'postgresql' && !MOVES_MONEY.test(event)) continue
    it(`${event} is sent in the app and by mail${'muted_by' in events[event] ? ', unless its kind is muted' : ''}`, async () => {
      const ada = await stage.app.member({ ...(MOVES_MONEY.test(event) ? { funded: '1000' } : {}) })
      const { says, who = ada } = await rows[event](stage, ada)
      const subject = subjectOf(event, says)
      expect(await count(stage, who, subject)).toEqual({ messages: 1, mails: 1 })
      const { muted_by } = { muted_by: undefined, ...events[event] }
      if (!muted_by) return
      await ok(who.call('PATCH', '/me/preferences', { notify: { [muted_by]: false } }))
      await rows[event](stage, who)
      // More than one where the first goes on: a plan that was placed again is placed again once more.
      expect(await count(stage, who, subject)).toEqual({ messages: expect.toSatisfy((n: number) => n >= 2), mails: 1 })
    })
  }
})
