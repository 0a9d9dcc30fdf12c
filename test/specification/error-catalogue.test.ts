/**
 * The specification's codes, each drawn from the API where it says: HTTP status, code and sentence. What a screen does with them:
 * test/journeys.
 */
import { beforeAll, expect, it } from 'vitest'
import { type Answer, type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { signUpUnverified } from '../journeys/people.ts'

const NOBODY = '01900000-0000-7000-8000-000000000000'

onStore((store) => {
  let app: TestApp
  let ada: Client
  let boss: Client
  beforeAll(async () => {
    app = await startApp(store)
    boss = await app.administrator()
    ada = await app.signUp()
  })

  const replyOf = ({ status, body }: Answer) => [status, body.error_code, body.message]
  const logIn = (email: string) => app.anyone.call('POST', '/auth/login', { email, password: PASSWORD })

  it('27: no user, no transaction', async () => {
    expect(replyOf(await boss.call('GET', `/admin/user/${NOBODY}`))).toEqual([404, 27, 'No user found'])
    for (const [method, path] of [
      ['GET', `/admin/transaction/${NOBODY}`],
      ['PATCH', `/admin/transaction/${NOBODY}`],
      ['PATCH', `/admin/transaction/decline/${NOBODY}`],
      ['DELETE', `/admin/transaction/${NOBODY}`],
    ] as const)
      expect(replyOf(await boss.call(method, path))).toEqual([404, 27, 'No Transaction found'])
  })

  it('22: a session that is none', async () => {
    const stale = await app.anyone.call('GET', '/me', undefined, { authorization: 'Bearer none' })
    expect(replyOf(stale)).toEqual([401, 22, 'Your session has expired. Please log in again.'])
  })

  it('10: a visitor’s call by a signed-in user', async () => {
    expect(replyOf(await ada.call('POST', '/auth/login', { email: ada.email, password: PASSWORD }))).toEqual([
      409,
      10,
      'You are already logged in.',
    ])
  })

  it('3: an email that has an account', async () => {
    const names = { first_name: 'A', last_name: 'B', gender: 'other', phone: '+14155550100', agreeToTerms: true }
    const again = await app.anyone.call('POST', '/auth/sign-up', {
      email: ada.email,
      ...names,
      new_password: PASSWORD,
      confirm_password: PASSWORD,
    })
    expect(replyOf(again)).toEqual([409, 3, 'This email already exists, please login.'])
  })

  it('12: an email that is not verified, at the log-in and at a second sign-up', async () => {
    const email = 'twelve@catalogue.test'
    await signUpUnverified(app, email)
    expect(replyOf(await logIn(email))).toEqual([403, 12, 'Please verify your account email.'])
    await expect(signUpUnverified(app, email)).rejects.toThrow('"error_code":12')
  })

  it('14: a code that verified the account already', async () => {
    const email = 'fourteen@catalogue.test'
    await signUpUnverified(app, email)
    const code = await app.codeFor(email, 'code:verify')
    const verify = () => app.anyone.call('PATCH', '/auth/verify-otp', { email, code })
    expect((await verify()).status).toBe(200)
    expect(replyOf(await verify())).toEqual([409, 14, 'Account already verified, please login.'])
  })

  it('42: an account in review, at the verification and at the log-in, until it is approved', async () => {
    const review = 'Your account is now in review. You will receive an update via email. Thank you!'
    const email = 'fortytwo@catalogue.test'
    await boss.call('PATCH', '/admin/settings', { approval_needed: true })
    await signUpUnverified(app, email)
    const code = await app.codeFor(email, 'code:verify')
    expect(replyOf(await app.anyone.call('PATCH', '/auth/verify-otp', { email, code }))).toEqual([403, 42, review])
    expect(replyOf(await logIn(email))).toEqual([403, 42, review])
    const waiting = (await boss.call('GET', `/admin/user?q=${email}`)).body.data?.[0]
    expect(waiting).toMatchObject({ status: 'in_review' })
    await boss.call('PATCH', `/admin/user/${waiting?.id}`, {})
    expect((await logIn(email)).status).toBe(200)
    await boss.call('PATCH', '/admin/settings', { approval_needed: false })
  })

  it('has for every other refusal a code, a sentence and the number of the request', async () => {
    const { status, body } = await ada.call('GET', `/me/transactions/${NOBODY}`)
    expect([status, body]).toEqual([
      404,
      {
        error_code: 27,
        params: { reason: 'no_transaction' },
        message: 'No Transaction found',
        request_id: expect.any(String),
      },
    ])
  })

  it('takes a signed-in user whose account is gone for a session that has expired', async () => {
    const gone = await app.signUp()
    await boss.call('DELETE', `/admin/user/${gone.user_id}`, { reason: 'A test' })
    expect(replyOf(await gone.call('GET', '/me'))).toEqual([401, 22, 'Your session has expired. Please log in again.'])
  })
})
