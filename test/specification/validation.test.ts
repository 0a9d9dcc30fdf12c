/** What the server refuses of a form, in the specification's words. The forms say the same before anything is sent. */
import { beforeAll, expect, it } from 'vitest'
import { form, paperFile, pdf, picture, SPECIMEN_SSN } from '#test/rooms/documents/papers.ts'
import { type Body, type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { BANK, BTC, SELECTED } from './world.ts'

const REQUIRED = 'All fields are required!'
const PERSON = {
  email: 'a@validation.test',
  first_name: 'Ada',
  last_name: 'Valid',
  phone: '+14155550100',
  gender: 'female',
  new_password: PASSWORD,
  confirm_password: PASSWORD,
  agreeToTerms: true,
}

onStore((store) => {
  let app: TestApp
  let ada: Client
  let boss: Client
  beforeAll(async () => {
    app = await startApp(store)
    boss = await app.administrator()
    await boss.call('PATCH', '/admin/settings', { limit_ira_forms: 1000, limit_uploads: 1000 })
    ada = await app.signUp({ funded: '100' })
    await ada.call('PATCH', '/me/update-user-wallet', {
      payoutInfo: { bank: BANK, crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] },
    })
  })

  /** Status, code, message and the fields that it is about. */
  const refusal = async (who: Client, method: string, path: string, body: unknown) => {
    const { status, body: reply } = await who.call(method, path, body)
    return [status, reply.error_code, reply.message, Object.keys(reply.fields ?? {})]
  }
  const signUp = (given: object) => refusal(app.anyone, 'POST', '/auth/sign-up', { ...PERSON, ...given })
  const withdraw = (given: object) =>
    refusal(ada, 'POST', '/private/user/transaction', { amount: '10', payment_option: 'wallet', selected_coin: SELECTED, ...given })
  const fund = (given: object) =>
    refusal(boss, 'POST', '/admin/transaction', {
      user: ada.user_id,
      account_type: 'main',
      amount: '1',
      transaction_type: 'credit',
      narration: 'x',
      ...given,
    })

  it('takes no sign-up without the terms', async () => {
    const terms = [400, 40, 'You must accept terms and conditions!', ['agreeToTerms']]
    expect([await signUp({ agreeToTerms: false }), await signUp({ agreeToTerms: undefined })]).toEqual([terms, terms])
  })

  it('takes no sign-up without email, names, phone, gender, password and confirmation', async () => {
    for (const field of ['first_name', 'last_name', 'phone', 'gender', 'new_password', 'confirm_password'])
      expect(await signUp({ [field]: undefined })).toEqual([400, 40, REQUIRED, [field]])
    expect((await signUp({ email: undefined }))[0]).toBe(400)
    expect(REQUIRED).toBe('All fields are required!')
  })

  it('takes no two passwords that differ', async () => {
    expect(await signUp({ confirm_password: `${PASSWORD}x` })).toEqual([400, 40, "Passwords don't match!", ['confirm_password']])
  })

  it('takes a sign-up without a referral code, and none with an unknown one', async () => {
    expect(await signUp({ referral_code: 'NOBODY22' })).toEqual([400, 40, 'This referral code does not exist.', ['referral_code']])
    expect((await signUp({ email: 'free@validation.test' }))[0]).toBe(201)
  })

  it('keeps no date of birth for 2024-01-10, and takes no other child', async () => {
    const created = await app.anyone.call('POST', '/auth/sign-up', { ...PERSON, email: 'dob@validation.test', dob: '2024-01-10' })
    expect(created.status).toBe(201)
    expect(await app.database.query(`SELECT dob FROM users WHERE email = 'dob@validation.test'`)).toEqual([{ dob: null }])
    expect(await signUp({ dob: '2024-01-11' })).toEqual([400, 40, 'You must be at least 18.', ['dob']])
  })

  it('takes no log-in without email and password', async () => {
    expect(await refusal(app.anyone, 'POST', '/auth/login', { email: ada.email })).toEqual([400, 40, REQUIRED, ['password']])
    expect(await refusal(app.anyone, 'POST', '/auth/login', { password: PASSWORD })).toEqual([400, 40, REQUIRED, ['email']])
    expect(REQUIRED).toBe('All fields are required!')
  })

  it('takes no verification and no confirmed log-in without email and code', async () => {
    for (const path of ['/auth/verify-otp', '/auth/login-otp']) {
      expect(await refusal(app.anyone, 'PATCH', path, { email: ada.email })).toEqual([400, 40, REQUIRED, ['code']])
      expect(await refusal(app.anyone, 'PATCH', path, { code: '123456' })).toEqual([400, 40, REQUIRED, ['email']])
    }
  })

  it('takes no deposit of zero, of less or of nothing', async () => {
    for (const amount of ['0', '0.00', '-1', '', undefined])
      expect(await refusal(ada, 'POST', '/private/user/deposit', { amount, payment_method: 'card' })).toEqual([
        400,
        40,
        'Invalid amount',
        ['amount'],
      ])
  })

  it('takes no withdrawal above the balance', async () => {
    expect(await withdraw({ amount: '100.01' })).toEqual([409, 50, 'Insufficient Balance', []])
  })

  it('takes a withdrawal without a description, of at most 200 characters', async () => {
    expect((await withdraw({ amount: '1' }))[0]).toBe(201)
    expect(await withdraw({ description: 'x'.repeat(201) })).toEqual([400, 40, 'Enter at most 200 characters.', ['description']])
  })

  it('pays to a wallet or a bank, and asks for a coin for a wallet only', async () => {
    expect((await withdraw({ payment_option: 'bank', selected_coin: undefined, amount: '1' }))[0]).toBe(201)
    expect(await withdraw({ selected_coin: undefined })).toEqual([404, 28, 'No payout address found', []])
    expect((await withdraw({ payment_option: 'card' })).slice(0, 2)).toEqual([400, 40])
  })

  it('takes no credit without account type, transaction type, user and amount', async () => {
    for (const field of ['account_type', 'transaction_type', 'user', 'narration'])
      expect(await fund({ [field]: undefined })).toEqual([400, 40, 'All fields are required!', [field]])
    expect((await fund({ amount: undefined }))[0]).toBe(400)
  })

  it('takes no credit of zero', async () => {
    for (const amount of ['0', '0.00', ''])
      expect(await fund({ amount })).toEqual([400, 40, 'Amount must be greater than zero', ['amount']])
  })

  it('takes no investment outside of the range of its plan', async () => {
    const buy = (amount: string) => refusal(ada, 'POST', '/private/user/investment', { plan: 'starter', amount })
    expect(await buy('99.99')).toEqual([400, 40, 'Amount must be between $100.00 and $500.00.', ['amount']])
  })

  it('takes pdf, jpg, jpeg and png for an application, and needs no SSN', async () => {
    const fields = { email: ada.email, full_name: 'Ada Valid', phone: '+14155550100' }
    const apply = (name: string, type: string, bytes: Buffer, given: Record<string, string> = {}) =>
      ada.call('POST', '/me/ira-form', form({ ...fields, ...given }, { govt_id: paperFile(bytes, name, type) }))
    const [png, jpeg] = [await picture('png'), await picture('jpeg')]
    expect((await apply('id.pdf', 'application/pdf', pdf())).status).toBe(201)
    expect((await apply('id.png', 'image/png', png)).status).toBe(201)
    expect((await apply('id.jpg', 'image/jpeg', jpeg)).status).toBe(201)
    expect((await apply('id.jpeg', 'image/jpeg', jpeg, { ssn: SPECIMEN_SSN })).status).toBe(201)
    expect((await apply('id.jfif', 'image/pjpeg', jpeg)).status).toBe(201)
    const { status, body } = await apply('id.gif', 'image/gif', Buffer.from('GIF89a'))
    expect([status, Object.keys((body as Body).fields ?? {})]).toEqual([415, ['govt_id']])
  })

  it('changes a password for its owner only, and to one of the policy', async () => {
    const change = (given: object) =>
      refusal(ada, 'PATCH', '/me/password', {
        current_password: PASSWORD,
        new_password: 'copper-lantern-fjord-31',
        confirm_password: 'copper-lantern-fjord-31',
        ...given,
      })
    expect((await change({ current_password: 'not this one' })).slice(0, 2)).toEqual([400, 40])
    expect((await change({ new_password: 'password12345', confirm_password: 'password12345' }))[3]).toEqual(['new_password'])
  })

  it('saves no payout address that is not of its network', async () => {
    const payoutInfo = { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC.replace(/4$/, '5') }] }
    const [status, code, , fields] = await refusal(ada, 'PATCH', '/me/update-user-wallet', { payoutInfo })
    expect([status, code, fields]).toEqual([400, 40, ['payoutInfo.crypto.0.address']])
  })
})
