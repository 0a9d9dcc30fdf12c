/** Passkeys over HTTP, with an authenticator in software that can answer wrongly. */
import { beforeAll, expect, it } from 'vitest'
import { ADMIN_EMAIL, type Answer, type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { type Authenticator, type Malformed, makeAuthenticator } from '#test/support/authenticator.ts'
import { onStore } from '#test/support/database.ts'
import { appCode, codeOf, ENVIRONMENT, enrol, SITE } from './factor-people.ts'

type Options = {
  readonly challenge: string
  readonly allowCredentials?: readonly { readonly id: string }[]
  readonly excludeCredentials?: readonly unknown[]
}
const optionsOf = (answer: Answer): Options => answer.body.data as unknown as Options

onStore((store) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(store, { environment: ENVIRONMENT })
  })

  const register = async (who: Client, key: Authenticator, name = 'Laptop', change: Malformed = {}) => {
    const options = optionsOf(await who.call('POST', '/me/second-factor/passkey/options'))
    return who.call('POST', '/me/second-factor/passkey', { name, credential: key.register(options, change) })
  }
  const loginOptions = async (body = {}) => optionsOf(await app.anyone.call('POST', '/auth/passkey/options', body))
  const logIn = (assertion: unknown) => app.anyone.call('POST', '/auth/passkey', { assertion })
  const stepUp = async (who: Client, key: Authenticator) => {
    const options = optionsOf(await who.call('POST', '/auth/step-up/options'))
    return who.call('POST', '/auth/step-up', { assertion: key.answer(options) })
  }
  const withPasskey = async () => {
    const [who, key] = [await app.member(), makeAuthenticator(SITE)]
    expect((await register(who, key)).status).toBe(201)
    return { who, key }
  }

  it('registers several with names, renames and removes them, and tells their owner', async () => {
    const { who, key } = await withPasskey()
    expect(codeOf(await who.call('POST', '/me/second-factor/passkey/options'))).toBe(46)
    expect((await stepUp(who, key)).status).toBe(200)
    const second = await register(who, makeAuthenticator(SITE), 'Phone')
    expect(second.body).toMatchObject({ data: { passkey: { name: 'Phone', last_used_at: null }, recovery_codes: null } })
    const id = String(second.body.data?.passkey?.id)
    expect((await who.call('PATCH', `/me/second-factor/passkey/${id}`, { name: 'Old phone' })).body.data).toMatchObject({
      name: 'Old phone',
    })
    const read = await who.call('GET', '/me/second-factor')
    expect(read.body.data).toMatchObject({
      factor: 'passkey',
      passkeys: [{ name: 'Laptop' }, { name: 'Old phone' }],
      recovery_codes_left: 10,
    })
    expect(optionsOf(await who.call('POST', '/me/second-factor/passkey/options')).excludeCredentials).toHaveLength(2)
    const eve = await app.member()
    expect(codeOf(await eve.call('DELETE', `/me/second-factor/passkey/${id}`))).toBe(28)
    expect(codeOf(await eve.call('PATCH', `/me/second-factor/passkey/${id}`, { name: 'Mine' }))).toBe(28)
    expect((await who.call('DELETE', `/me/second-factor/passkey/${id}`)).status).toBe(204)
    await app.settled()
    const messages = (await who.call('GET', '/me/messages')).text
    expect(messages).toContain('The passkey “Laptop” was added')
    expect(messages).toContain('The passkey “Old phone” was removed')
  })

  it('logs in without a password: a new session, the passkey as used', async () => {
    const { who, key } = await withPasskey()
    const options = await loginOptions()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
    const entered = await logIn(key.answer(options))
    expect(entered.body).toMatchObject({ data: { user: { email: who.email } }, message: 'Logged In successfully!' })
    expect(entered.headers.get('set-cookie')).toContain('HttpOnly')
    const headers = { authorization: `Bearer ${entered.body.data?.token}` }
    const read = await app.anyone.call('GET', '/me/second-factor', undefined, headers)
    expect(read.body.data?.passkeys?.[0]?.last_used_at).toEqual(expect.any(String))
  })

  it('confirms a log-in after the password, asking that account’s passkeys only', async () => {
    const { who, key } = await withPasskey()
    const other = await withPasskey()
    const waiting = await app.anyone.call('POST', '/auth/login', { email: who.email, password: PASSWORD })
    expect(waiting.body.data).toMatchObject({ confirm: true, factor: 'passkey', factors: ['passkey', 'recovery'] })
    const pending = String(waiting.body.data?.pending)
    const options = await loginOptions({ pending })
    expect(options.allowCredentials).toMatchObject([{ id: key.id }])
    expect(codeOf(await logIn(other.key.answer(options)))).toBe(44)
    expect(codeOf(await logIn(key.answer(options)))).toBe('ok')
    expect(codeOf(await logIn(key.answer(await loginOptions({ pending: 'x'.repeat(43) }))))).toBe('ok')
    // A log-in that is done is over, and its name no longer says whose it was.
    expect((await loginOptions({ pending })).allowCredentials ?? []).toEqual([])
  })

  it('with both, the passkey is asked for first and the app’s code will do', async () => {
    const who = await app.member()
    const { secret } = await enrol(app, who)
    const key = makeAuthenticator(SITE)
    expect(codeOf(await who.call('POST', '/me/second-factor/passkey/options'))).toBe(46)
    await who.call('POST', '/auth/step-up', { code: appCode(app, secret) })
    expect((await register(who, key)).body.data).toMatchObject({ recovery_codes: null })
    const waiting = await app.anyone.call('POST', '/auth/login', { email: who.email, password: PASSWORD })
    expect(waiting.body.data).toMatchObject({ factor: 'passkey', factors: ['passkey', 'totp', 'recovery'] })
    app.clock.advance(60)
    const code = appCode(app, secret)
    expect(codeOf(await app.anyone.call('PATCH', '/auth/login-otp', { email: who.email, code }))).toBe('ok')
  })

  it('sec/A7 an answer is accepted once, in its time, for what it was asked for, and in the session that asked', async () => {
    const { who, key } = await withPasskey()
    const answered = key.answer(await loginOptions())
    expect(codeOf(await logIn(answered))).toBe('ok')
    expect(codeOf(await logIn(answered))).toBe(44)
    const late = await loginOptions()
    app.clock.advance(301)
    expect(codeOf(await logIn(key.answer(late)))).toBe(44)
    const forLogin = key.answer(await loginOptions())
    expect(codeOf(await who.call('POST', '/auth/step-up', { assertion: forLogin }))).toBe(44)
    const forStepUp = key.answer(optionsOf(await who.call('POST', '/auth/step-up/options')))
    expect(codeOf(await logIn(forStepUp))).toBe(44)
    const entered = await logIn(key.answer(await loginOptions()))
    const elsewhere = { authorization: `Bearer ${entered.body.data?.token}` }
    expect(codeOf(await app.anyone.call('POST', '/auth/step-up', { assertion: forStepUp }, elsewhere))).toBe(44)
    expect(codeOf(await logIn(key.answer({ challenge: 'a challenge of my own' })))).toBe(44)
    const parallel = key.answer(await loginOptions())
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => logIn(parallel)))
    expect(outcomes.filter((outcome) => codeOf(outcome) === 'ok')).toHaveLength(1)
  })

  it.each<[string, Malformed]>([
    ['another origin', { origin: 'http://localhost.evil.example' }],
    ['another site', { rp_id: 'evil.example' }],
    ['a user who was not verified', { user_verified: false }],
    ['a counter that went back', { counter: 0 }],
    ['a counter that stood still', { counter: 1 }],
  ])('sec/A7 refuses an answer with %s', async (_what, change) => {
    const { who, key } = await withPasskey()
    expect(codeOf(await stepUp(who, key))).toBe('ok')
    expect(codeOf(await logIn(key.answer(await loginOptions(), change)))).toBe(44)
    expect(codeOf(await logIn(key.answer(await loginOptions())))).toBe('ok')
  })

  const reasonOf = (answer: Answer) => answer.body.params?.reason
  const registerFor = async (change: Malformed) => {
    const [who, key] = [await app.member(), makeAuthenticator(SITE)]
    expect((await register(who, key, 'Laptop', change)).status).toBe(201)
    return { who, key }
  }

  it('takes any counter of a passkey that is backed up, as each of its devices has one', async () => {
    const { key } = await registerFor({ backed_up: true })
    for (const counter of [5, 0, 3, 3])
      expect(codeOf(await logIn(key.answer(await loginOptions(), { counter, backed_up: true })))).toBe('ok')
  })

  it('sec/A7 says that a passkey of one device may have been copied when its counter falls, and lets none become one of several', async () => {
    const { who, key } = await registerFor({})
    expect(codeOf(await logIn(key.answer(await loginOptions(), { counter: 5 })))).toBe('ok')
    for (const counter of [0, 5]) {
      const fallen = await logIn(key.answer(await loginOptions(), { counter }))
      expect([codeOf(fallen), reasonOf(fallen), fallen.body.message]).toEqual([
        44,
        'passkey_counter',
        expect.stringContaining('This passkey'),
      ])
    }
    expect(reasonOf(await logIn(key.answer(await loginOptions(), { counter: 6, backed_up: true })))).toBe('passkey_wrong')
    // From before migration 086: what it is shows at its next use.
    await app.database.query('UPDATE passkey SET backup_eligible = NULL, counter = 9 WHERE user_id = $1', [who.user_id])
    expect(codeOf(await logIn(key.answer(await loginOptions(), { counter: 2, backed_up: true })))).toBe('ok')
    expect(codeOf(await logIn(key.answer(await loginOptions(), { counter: 1, backed_up: true })))).toBe('ok')
    expect(reasonOf(await logIn(key.answer(await loginOptions(), { counter: 9 })))).toBe('passkey_wrong')
  })

  it('refuses a deleted passkey as unknown, and names the valid ones for browsers', async () => {
    const { who, key } = await withPasskey()
    expect((await stepUp(who, key)).status).toBe(200)
    const kept = makeAuthenticator(SITE)
    expect((await register(who, kept, 'Phone')).body.data?.passkey).toMatchObject({ credential_id: kept.id })
    const read = async () => (await who.call('GET', '/me/second-factor')).body.data
    const [first] = (await read())?.passkeys as unknown as { id: string }[]
    expect((await who.call('DELETE', `/me/second-factor/passkey/${first?.id}`)).status).toBe(204)
    const gone = await logIn(key.answer(await loginOptions()))
    expect([codeOf(gone), reasonOf(gone), gone.body.message]).toEqual([
      44,
      'passkey_unknown',
      expect.stringMatching(/^This passkey is not known/),
    ])
    const handle = Buffer.from(who.user_id.replaceAll('-', ''), 'hex').toString('base64url')
    expect(await read()).toMatchObject({
      passkeys: [{ credential_id: kept.id }],
      passkey_account: { rp_id: 'localhost', user_handle: handle, name: who.email },
    })
    await who.call('POST', '/me/email', { email: 'renamed@passkey.test' })
    expect((await who.call('PATCH', '/me/email', { code: await app.codeFor('renamed@passkey.test', 'code:email') })).status).toBe(200)
    expect(await read()).toMatchObject({ passkey_account: { name: 'renamed@passkey.test' } })
  })

  it('refuses to register for another origin, without a verified user, twice, or over a challenge of another session', async () => {
    const { who, key } = await withPasskey()
    expect(codeOf(await stepUp(who, key))).toBe('ok')
    for (const change of [{ origin: 'https://evil.example' }, { rp_id: 'evil.example' }, { user_verified: false }])
      expect(codeOf(await register(who, makeAuthenticator(SITE), 'Altered', change))).toBe(44)
    expect(codeOf(await register(who, key, 'Again'))).toBe(52)
    const eve = await app.member()
    expect(codeOf(await register(eve, key, 'Stolen'))).toBe(52)
    const hers = optionsOf(await who.call('POST', '/me/second-factor/passkey/options'))
    const created = { name: 'x', credential: makeAuthenticator(SITE).register(hers) }
    expect(codeOf(await eve.call('POST', '/me/second-factor/passkey', created))).toBe(44)
    expect(codeOf(await who.call('POST', '/me/second-factor/passkey', created))).toBe('ok')
    expect(codeOf(await who.call('POST', '/me/second-factor/passkey', created))).toBe(44)
  })

  it('a suspended owner gets an explanation and no access', async () => {
    const { who, key } = await withPasskey()
    const boss = await app.logIn(ADMIN_EMAIL)
    await boss.call('PATCH', `/admin/user/${who.user_id}`, { status: 'suspended' })
    expect(codeOf(await logIn(key.answer(await loginOptions())))).toBe(43)
  })

  it('sec/B3 what is no passkey at all is a wrong one or a bad request, never a fault', async () => {
    const whole = makeAuthenticator(SITE).answer({ challenge: 'x' })
    const bad = [
      whole,
      { ...whole, response: { ...whole.response, clientDataJSON: 'AAAA' } },
      { ...whole, response: { ...whole.response, authenticatorData: 'AA' } },
      { ...whole, id: 'é' },
      {},
      'x',
    ]
    for (const assertion of bad) expect([44, 40]).toContain(codeOf(await logIn(assertion)))
  })
})
