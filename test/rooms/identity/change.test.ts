/** Changing the password or email: what it requires, what it ends, who is notified, and how to undo it. */
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailsTo, tokenFor } from '#test/support/mailbox.ts'

const NEW = 'granite-otter-plaza-77'

onStore((store) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(store)
  })
  const tries = async (email: string, password: string) => (await app.anyone.call('POST', '/auth/login', { email, password })).status
  const change = (who: Client, body: object) =>
    who.call('PATCH', '/me/password', { current_password: PASSWORD, new_password: NEW, confirm_password: NEW, ...body })
  const signUpAs = (email: string) => ({
    email,
    first_name: 'Test',
    last_name: 'Member',
    gender: 'other',
    phone: '+14155550100',
    new_password: PASSWORD,
    confirm_password: PASSWORD,
    agreeToTerms: true,
  })

  it('sec/A11 changes the password given the current one, and ends the other sessions', async () => {
    const owner = await app.member()
    const other = await app.logIn(owner.email)
    const refusals = await Promise.all([
      change(owner, { confirm_password: 'x' }),
      change(owner, { current_password: 'not the current one' }),
      change(owner, { new_password: PASSWORD, confirm_password: PASSWORD }),
      change(owner, { new_password: 'password12345', confirm_password: 'password12345' }),
    ])
    expect(refusals.map(({ status, body }) => [status, Object.keys(body.fields ?? {})])).toEqual([
      [400, ['confirm_password']],
      [400, ['current_password']],
      [400, ['new_password']],
      [400, ['new_password']],
    ])
    await app.anyone.call('POST', '/auth/forgot-password', { email: owner.email })
    const code = await app.codeFor(owner.email, 'code:reset')
    const changed = await change(owner, {})
    expect([changed.status, changed.body.message]).toEqual([200, 'Your password is changed. Your other devices are signed out.'])
    expect((await owner.call('GET', '/me')).status).toBe(200)
    expect((await other.call('GET', '/me')).body.error_code).toBe(22)
    expect([await tries(owner.email, PASSWORD), await tries(owner.email, NEW)]).toEqual([401, 200])
    expect((await mailsTo(app, owner.email))[0]).toMatchObject({ subject: 'Your password was changed' })
    const reset = await app.anyone.call('PATCH', '/auth/reset-password', {
      email: owner.email,
      code,
      new_password: PASSWORD,
      confirm_password: PASSWORD,
    })
    expect(reset.body.error_code).toBe(44)
  })

  it('sec/A3 judges ten wrong current passwords of a hundred', async () => {
    const owner = await app.member()
    const answers = await Promise.all(Array.from({ length: 100 }, () => change(owner, { current_password: 'wrong wrong wrong' })))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90)
  })

  it('changes the email with a code that only the new address gets, tells both, and freezes withdrawals', async () => {
    const owner = await app.member({ funded: '50' })
    const other = await app.logIn(owner.email)
    const email = `${newId()}@new.test`
    expect((await owner.call('POST', '/me/email', { email: owner.email })).body.fields).toHaveProperty('email')
    expect((await owner.call('POST', '/me/email', { email: ` ${email.toUpperCase()} ` })).status).toBe(202)
    expect((await owner.call('POST', '/me/email', { email })).status).toBe(429)
    const code = await app.codeFor(email, 'code:email')
    expect((await mailsTo(app, owner.email)).map(({ kind }) => kind)).not.toContain('code:email')
    expect((await owner.call('PATCH', '/me/email', { code: code === '000000' ? '000001' : '000000' })).body.error_code).toBe(44)
    const uses = await Promise.all(Array.from({ length: 20 }, () => owner.call('PATCH', '/me/email', { code })))
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await owner.call('GET', '/me')).body.data?.email).toBe(email)
    expect((await other.call('GET', '/me')).body.error_code).toBe(22)
    for (const recipient of [owner.email, email])
      expect((await mailsTo(app, recipient)).map(({ subject }) => subject)).toContain('The email of your account was changed')
    expect([await tries(owner.email, PASSWORD), await tries(email, PASSWORD)]).toEqual([401, 200])
    await owner.call('PATCH', '/me/update-user-wallet', {
      payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }] },
    })
    const asked = { amount: '1', payment_option: 'wallet', selected_coin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4::btc::Bitcoin' }
    expect((await owner.call('POST', '/private/user/transaction', asked)).body.error_code).toBe(48)
  })

  it('sec/D1 gives the old address 72 hours in which it alone can take the account back, through any number of changes', async () => {
    const owner = await app.member()
    const [second, third] = [`${newId()}@second.test`, `${newId()}@third.test`]
    let thief = owner
    for (const email of [second, third]) {
      await thief.call('POST', '/me/email', { email })
      await thief.call('PATCH', '/me/email', { code: await app.codeFor(email, 'code:email') })
      app.clock.advance(1000)
      thief = await app.logIn(email)
    }
    expect((await app.anyone.call('POST', '/auth/sign-up', signUpAs(owner.email))).body.error_code).toBe(3)
    const squatter = await app.member()
    await squatter.call('POST', '/me/email', { email: owner.email })
    expect((await mailsTo(app, owner.email)).map(({ kind }) => kind)).not.toContain('code:email')

    const [own, thiefs] = [await tokenFor(app, owner.email, '/undo'), await tokenFor(app, second, '/undo')]
    const undone = await app.anyone.call('POST', '/auth/undo', { token: own })
    expect([undone.status, undone.body.data?.undone]).toEqual([200, 'email'])
    expect((await thief.call('GET', '/me')).body.error_code).toBe(22)
    expect((await app.anyone.call('POST', '/auth/undo', { token: thiefs })).status).toBe(400)
    expect([await tries(third, PASSWORD), await tries(owner.email, PASSWORD)]).toEqual([401, 200])
    expect((await mailsTo(app, owner.email))[0]).toMatchObject({ subject: 'Your account uses this email again' })
    const back = await app.logIn(owner.email)
    expect(new Date(String((await back.call('GET', '/me')).body.data?.withdrawals_frozen_until)).getTime()).toBeGreaterThan(
      app.clock.now().getTime() + 23 * 3_600_000,
    )
  })

  it('sec/A2 answers alike for a new email that is free and one that has an account, and mails the latter nothing', async () => {
    const owner = await app.member()
    const taken = await app.member()
    const answers = [await owner.call('POST', '/me/email', { email: taken.email })]
    app.clock.advance(61)
    answers.push(await owner.call('POST', '/me/email', { email: `${newId()}@free.test` }))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await mailsTo(app, taken.email)).map(({ kind }) => kind)).not.toContain('code:email')
  })

  it('sec/A7 ends the code of an earlier address with the next request, also where that one has an account', async () => {
    const owner = await app.member()
    const taken = await app.member()
    const earlier = `${newId()}@free.test`
    await owner.call('POST', '/me/email', { email: earlier })
    const code = await app.codeFor(earlier, 'code:email')
    app.clock.advance(61)
    await owner.call('POST', '/me/email', { email: taken.email })
    expect((await owner.call('PATCH', '/me/email', { code })).body.error_code).toBe(44)
  })
})
