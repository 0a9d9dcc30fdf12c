/** Each call of the specification's two readings, with exactly the body that it names, and the fields that its answer is read for. */
import { beforeAll, expect, it } from 'vitest'
import { applicationForm, form, paperFile, SPECIMEN_SSN } from '#test/rooms/documents/papers.ts'
import { type Body, type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailboxPath } from '#test/support/mailbox-path.ts'
import { codeOf } from '../rooms/referrals/world.ts'
import { BANK, BTC, confirmedWithdrawal, SELECTED } from './world.ts'

onStore((store) => {
  let app: TestApp
  let ada: Client
  let boss: Client
  beforeAll(async () => {
    app = await startApp(store)
    boss = await app.administrator()
    ada = await app.signUp({ funded: '2000' })
    await ada.call('PATCH', '/me/update-user-wallet', {
      payoutInfo: { bank: BANK, crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] },
    })
  })

  const invest = async () => (await ada.call('POST', '/private/user/investment', { amount: '100', plan: 'starter' })).body.data as Body
  const waiting = () => confirmedWithdrawal(app, ada, { amount: '10', payment_option: 'wallet', selected_coin: SELECTED })

  it('POST /auth/sign-up, reading A: with new_password, confirm_password and referred_by', async () => {
    const body = {
      email: 'a@reading.test',
      phone: '+14155550100',
      first_name: 'Ada',
      last_name: 'Reading',
      new_password: PASSWORD,
      confirm_password: PASSWORD,
      gender: 'female',
      dob: '1990-02-03',
      referred_by: await codeOf(ada),
    }
    const created = await app.anyone.call('POST', '/auth/sign-up', { ...body, agreeToTerms: true })
    expect([created.status, created.body.message]).toEqual([201, 'Registration successful!, verify your email.'])
    await app.anyone.call('PATCH', '/auth/verify-otp', { email: body.email, code: await app.codeFor(body.email, 'code:verify') })
    const { data } = (await (await app.logIn(body.email)).call('GET', '/me')).body
    expect(data).toMatchObject({ full_name: 'Ada Reading', gender: 'female', dob: '1990-02-03', referred_by: body.referred_by })
  })

  it('POST /auth/sign-up, reading B: with password1, password2, phone_number and referral_code', async () => {
    const body = {
      first_name: 'Bo',
      last_name: 'Reading',
      email: 'b@reading.test',
      password1: PASSWORD,
      password2: PASSWORD,
      phone_number: '+14155550100',
      referral_code: await codeOf(ada),
      gender: 'male',
      dob: '2024-01-10',
      agreeToTerms: true,
    }
    const created = await app.anyone.call('POST', '/auth/sign-up', body)
    expect([created.status, created.body.data?.user?.email]).toEqual([201, 'b@reading.test'])
  })

  it('POST /auth/login with email and password, and with password1: token, is_admin and user.email', async () => {
    for (const secret of [{ password: PASSWORD }, { password1: PASSWORD }]) {
      const { body } = await app.anyone.call('POST', '/auth/login', { email: ada.email, ...secret })
      expect(body.data).toMatchObject({ token: expect.any(String), is_admin: false, user: { email: ada.email } })
      expect(body.message).toBe('Logged In successfully!')
    }
  })

  it('PATCH /auth/verify-otp with email and code', async () => {
    const email = 'c@reading.test'
    const names = { first_name: 'Cy', last_name: 'Reading', phone: '+14155550100', gender: 'other', agreeToTerms: true }
    await app.anyone.call('POST', '/auth/sign-up', { email, ...names, new_password: PASSWORD, confirm_password: PASSWORD })
    const verified = await app.anyone.call('PATCH', '/auth/verify-otp', { email, code: await app.codeFor(email, 'code:verify') })
    expect([verified.status, verified.body.message]).toEqual([200, 'Account verified successfully, Please Login!'])
  })

  it('PATCH /auth/login-otp with email and code: token and is_admin, true for an administrator', async () => {
    const { email } = boss
    expect((await app.anyone.call('POST', '/auth/login', { email, password: PASSWORD })).body.data).toMatchObject({ confirm: true, email })
    const code = await app.codeFor(email, 'code:login')
    const { status, body } = await app.anyone.call('PATCH', '/auth/login-otp', { email, code })
    expect([status, body.data]).toEqual([200, expect.objectContaining({ token: expect.any(String), is_admin: true })])
  })

  it('GET /me: the user', async () => {
    expect((await ada.call('GET', '/me')).body.data).toMatchObject({ id: ada.user_id, email: ada.email })
  })

  it('PATCH /me/update-profile as a multipart form: profile_pic_url, social_media as JSON, and email', async () => {
    const social_media = JSON.stringify([{ twitter: 'https://x.com/ada' }])
    const picture = new File([new Uint8Array(PIXEL)], 'me.png', { type: 'image/png' })
    const sent = await ada.call('PATCH', '/me/update-profile', form({ email: ada.email, social_media }, { profile_pic_url: picture }))
    expect([sent.status, sent.body.message]).toEqual([200, 'Profile Updated Successfully'])
    expect(sent.body.data?.profile_pic_url).toMatch(/^\/api\/v1\/files\//)
    expect(sent.body.data?.social_media).toEqual([{ facebook: '' }, { linkedin: '' }, { twitter: 'https://x.com/ada' }])
    const other = await ada.call('PATCH', '/me/update-profile', form({ email: 'other@reading.test' }))
    expect([other.status, Object.keys(other.body.fields ?? {})]).toEqual([400, ['email']])
  })

  it('PATCH /me/update-user-wallet as JSON: email and payoutInfo with bank and crypto list', async () => {
    const payoutInfo = { bank: BANK, crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] }
    const saved = await ada.call('PATCH', '/me/update-user-wallet', { email: ada.email, payoutInfo })
    expect([saved.status, saved.body.message]).toEqual([200, 'Wallet Updated Successfully'])
    expect(saved.body.data?.payoutInfo?.crypto).toEqual(payoutInfo.crypto)
    const other = await ada.call('PATCH', '/me/update-user-wallet', { email: 'other@reading.test', payoutInfo })
    expect(other.status).toBe(400)
  })

  it('GET /me/account: account_info, investments and transactions', async () => {
    const { data } = (await ada.call('GET', '/me/account')).body
    expect(Object.keys(data ?? {})).toEqual(['account_info', 'investments', 'transactions'])
  })

  it('POST /me/ira-form as a multipart form, with its message', async () => {
    const sent = await ada.call('POST', '/me/ira-form', applicationForm({ email: ada.email }))
    expect([sent.status, sent.body.message]).toEqual([201, 'Application received.'])
  })

  it('POST /ira-form of a visitor with email, full_name, phone, govt_id and ssn: a message on success', async () => {
    const fields = { email: 'v@reading.test', full_name: 'Vi Reading', phone: '+14155550100', ssn: SPECIMEN_SSN }
    const sent = await app.anyone.call('POST', '/ira-form', form(fields, { govt_id: paperFile() }))
    expect([sent.status, sent.body.message]).toEqual([201, 'Application received.'])
    const without = await app.anyone.call('POST', '/ira-form', form(fields))
    expect([without.status, Object.keys(without.body.fields ?? {})]).toEqual([400, ['govt_id']])
  })

  it('GET /me/messages and GET /me/messages/:id', async () => {
    await app.settled()
    const [newest] = (await ada.call('GET', '/me/messages')).body.data as unknown as Body[]
    expect((await ada.call('GET', `/me/messages/${newest?._id}`)).body.data).toMatchObject({
      _id: newest?._id,
      message_body: newest?.message_body,
    })
  })

  it('GET /me/wallets and GET /me/wallets/:id', async () => {
    const [first] = (await ada.call('GET', '/me/wallets')).body.data as unknown as Body[]
    expect((await ada.call('GET', `/me/wallets/${first?._id}`)).body.data).toEqual(first)
  })

  it('POST /private/user/investment with amount and plan: reads amount', async () => {
    const bought = await ada.call('POST', '/private/user/investment', { amount: '150', plan: 'starter' })
    expect([bought.status, bought.body.data?.amount, bought.body.message]).toEqual([201, '150.00', 'You just invested $150.00'])
  })

  it('PATCH /private/user/investment/:id: reads amount, and credits it', async () => {
    const { investment } = await invest()
    const { quote } = (await ada.call('GET', `/private/user/investment/${investment?._id}/quote`)).body.data as Body
    const ended = await ada.call('PATCH', `/private/user/investment/${investment?._id}`, { quote })
    expect(ended.body).toEqual({ data: { amount: '100.00' }, message: '$100.00 was credited into your account.' })
  })

  it('POST /private/user/transaction with amount, narration, payment_option and selected_coin, or with description', async () => {
    for (const details of [{ narration: 'rent' }, { description: 'rent' }]) {
      const body = { amount: '5', ...details, payment_option: 'wallet', selected_coin: SELECTED }
      const asked = await ada.call('POST', '/private/user/transaction', body)
      expect([asked.status, asked.body.message]).toEqual([201, 'Your withdrawal request was sent successfully. Check your email.'])
      expect(asked.body.data?.transaction).toMatchObject({ narration: 'rent', payment_option: 'wallet', amount: '5.00' })
    }
  })

  it('GET /admin/user lists in data, and GET /admin/user/:id gives one', async () => {
    const { body } = await boss.call('GET', '/admin/user')
    expect((body.data as unknown as Body[]).find(({ id }) => id === ada.user_id)).toMatchObject({ email: ada.email, status: 'active' })
    expect((await boss.call('GET', `/admin/user/${ada.user_id}`)).body.data?.user).toMatchObject({ id: ada.user_id, email: ada.email })
  })

  it('PATCH /admin/user/:id with an empty body verifies', async () => {
    const email = 'd@reading.test'
    const names = { first_name: 'Di', last_name: 'Reading', phone: '+14155550100', gender: 'other', agreeToTerms: true }
    const created = await app.anyone.call('POST', '/auth/sign-up', { email, ...names, new_password: PASSWORD, confirm_password: PASSWORD })
    const { status, body } = await boss.call('PATCH', `/admin/user/${created.body.data?.user?.id}`, {})
    expect([status, body.data?.status, body.message]).toEqual([200, 'active', 'User verified successfully'])
    expect((await app.logIn(email)).token).not.toBeNull()
  })

  it('PATCH /admin/user/:id with status suspended, and active again', async () => {
    const member = await app.signUp()
    for (const status of ['suspended', 'active']) {
      const { body } = await boss.call('PATCH', `/admin/user/${member.user_id}`, { status, reason: 'A test' })
      expect([body.data?.status, body.message]).toEqual([status, 'Successful!'])
    }
  })

  it('DELETE /admin/user/:id closes an account at zero', async () => {
    const member = await app.signUp()
    const gone = await boss.call('DELETE', `/admin/user/${member.user_id}`, { reason: 'A test' })
    expect(gone.status).toBe(200)
    expect(gone.body.message).toBe('User Deleted successfully')
    expect((await member.call('GET', '/me')).status).toBe(401)
    const kept = await boss.call('DELETE', `/admin/user/${ada.user_id}`, { reason: 'A test' })
    expect([kept.status, kept.body.error_code]).toEqual([409, 52])
  })

  it('POST /admin/user/email/:id with subject and message', async () => {
    const sent = await boss.call('POST', `/admin/user/email/${ada.user_id}`, { subject: 'Hello', message: 'A line.' })
    expect([sent.status, sent.body.message]).toEqual([201, 'Email Sent Successfully!'])
    await app.settled()
    const { body } = await app.anyone.call('GET', mailboxPath(ada.email))
    expect((body.data as unknown as Body[]).map(({ subject }) => subject)).toContain('Hello')
  })

  it('GET /admin/transaction lists everyone’s, and POST creates one for a user', async () => {
    const body = { user: ada.user_id, account_type: 'bonus', amount: '5', transaction_type: 'credit', narration: 'Welcome' }
    const created = await boss.call('POST', '/admin/transaction', body)
    expect([created.status, created.body.message]).toEqual([201, 'Successful!'])
    const { data } = (await boss.call('GET', '/admin/transaction')).body
    expect((data as unknown as Body[])[0]).toMatchObject({ user: ada.user_id, account_type: 'bonus', member_email: ada.email })
    const { _id } = (data as unknown as Body[])[0] as Body
    expect((await boss.call('GET', `/admin/transaction/${_id}`)).body.data).toMatchObject({ _id, narration: 'Welcome' })
  })

  it('PATCH /admin/transaction/:id approves, PATCH decline/:id declines, DELETE /admin/transaction/:id deletes', async () => {
    const [approved, declined, deleted] = [await waiting(), await waiting(), await waiting()]
    expect((await boss.call('PATCH', `/admin/transaction/${approved}`)).body).toMatchObject({
      data: { transaction: { transaction_status: 'active' } },
      message: 'Approved Successfully',
    })
    expect((await boss.call('PATCH', `/admin/transaction/decline/${declined}`, {})).body).toMatchObject({
      data: { transaction: { transaction_status: 'rejected' } },
      message: 'Declined Successfully',
    })
    expect((await boss.call('DELETE', `/admin/transaction/${deleted}`)).body).toMatchObject({
      data: { transaction: { transaction_status: 'deleted' } },
      message: 'Deleted Successfully',
    })
  })

  it('GET /admin/wallet is an array, GET /admin/wallet/:id one of it, PATCH takes name, address, network, image, symbol and rank', async () => {
    const wallets = (await boss.call('GET', '/admin/wallet')).body.data as unknown as Body[]
    expect(wallets.map(({ symbol }) => symbol)).toEqual(['BTC', 'ETH', 'USDT'])
    const _id = wallets[1]?._id
    expect((await boss.call('GET', `/admin/wallet/${_id}`)).body.data).toEqual(wallets[1])
    const body = {
      name: 'Ether',
      address: 'sandbox:0x52908400098527886E0F7030069857D2E4169EE7',
      network: 'BEP-20',
      image: 'icon:bnb',
      symbol: 'BNB',
      rank: 7,
    }
    const saved = await boss.call('PATCH', `/admin/wallet/${_id}`, body)
    expect([saved.status, saved.body.message]).toEqual([200, 'Ether wallet updated'])
    expect(saved.body.data).toMatchObject(body)
  })

  it('POST /admin/wallet makes one, POST /admin/wallet/:id/image gives it a picture, DELETE takes it away', async () => {
    const body = { name: 'Spare', symbol: 'XRP', network: 'xrp', address: 'sandbox:rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH' }
    const { _id } = (await boss.call('POST', '/admin/wallet', body)).body.data as Body
    const image = new File([new Uint8Array(PIXEL)], 'x.png', { type: 'image/png' })
    expect((await boss.call('POST', `/admin/wallet/${_id}/image`, form({}, { image }))).body.data?.image).toMatch(/^\/api\/v1\/files\//)
    expect((await boss.call('DELETE', `/admin/wallet/${_id}`)).status).toBeLessThan(300)
    expect((await boss.call('GET', `/admin/wallet/${_id}`)).status).toBe(404)
  })

  it('answers below the versioned prefix /api/v1 and nowhere else', async () => {
    const at = async (path: string) => (await fetch(`${app.url}${path}`)).status
    expect([await at('/api/v1/plans'), await at('/plans'), await at('/api/v2/plans'), await at('/api/plans')]).toEqual([200, 404, 404, 404])
  })
})

/** One dot, as PNG. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
