/** The authenticator app, recovery codes and the step-up over HTTP: what an attacker with half of what it takes gets. */
import { beforeAll, expect, it } from 'vitest'
import { ADMIN_EMAIL, type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailboxPath } from '#test/support/mailbox-path.ts'
import { appCode, codeOf, ENVIRONMENT, enrol, STEP_SECONDS } from './factor-people.ts'

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const WITHDRAWAL = { amount: '10', payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` }
const FIVE_MINUTES = 300

onStore((store) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(store, { environment: ENVIRONMENT })
  })

  const password = (email: string) => app.anyone.call('POST', '/auth/login', { email, password: PASSWORD })
  const second = (email: string, code: string, more = {}) => app.anyone.call('PATCH', '/auth/login-otp', { email, code, ...more })
  const stepUp = (who: Client, code: string) => who.call('POST', '/auth/step-up', { code })
  const nextStep = () => app.clock.advance(2 * STEP_SECONDS)
  const mailsTo = async (email: string) => {
    await app.settled()
    const { body } = await app.anyone.call('GET', mailboxPath(email))
    return (body.data as unknown as { subject: string }[]).map(({ subject }) => subject)
  }

  it('enrols an authenticator app with its own code, and tells its owner by message and mail', async () => {
    const ada = await app.member()
    expect((await ada.call('GET', '/me/second-factor')).body.data).toEqual({
      factor: null,
      totp: null,
      passkeys: [],
      recovery_codes_left: 0,
      passkey_account: { rp_id: 'localhost', user_handle: expect.stringMatching(/^[\w-]{22}$/), name: ada.email },
    })
    const begun = await ada.call('POST', '/me/second-factor/totp')
    expect(begun.status).toBe(201)
    expect(begun.body.data).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(`otpauth://totp/Clearterm:${encodeURIComponent(ada.email)}?issuer=Clearterm&secret=`),
    })
    expect(begun.body.data?.uri).toContain('&algorithm=SHA1&digits=6&period=30')
    // Begun is not enrolled: a log-in asks for nothing yet.
    expect((await password(ada.email)).body.data?.token).toBeTruthy()
    const secret = String(begun.body.data?.secret)
    const wrong = await ada.call('PATCH', '/me/second-factor/totp', { code: appCode(app, secret, 5) })
    expect(codeOf(wrong)).toBe(44)
    const confirmed = await ada.call('PATCH', '/me/second-factor/totp', { code: appCode(app, secret) })
    expect(confirmed.body.data?.recovery_codes).toHaveLength(10)
    expect((await ada.call('GET', '/me/second-factor')).body.data).toMatchObject({
      factor: 'totp',
      totp: { since: expect.any(String) },
      recovery_codes_left: 10,
    })
    expect(await mailsTo(ada.email)).toContain('A second factor was added to your account')
    const messages = await ada.call('GET', '/me/messages')
    expect(messages.text).toContain('An authenticator app was added')
    expect(codeOf(await ada.call('POST', '/me/second-factor/totp'))).toBe(46)
    nextStep()
    await stepUp(ada, appCode(app, secret))
    expect(codeOf(await ada.call('POST', '/me/second-factor/totp'))).toBe(52)
  })

  it('an expired set-up starts over', async () => {
    const ada = await app.member()
    const { body } = await ada.call('POST', '/me/second-factor/totp')
    app.clock.advance(901)
    expect(codeOf(await ada.call('PATCH', '/me/second-factor/totp', { code: appCode(app, String(body.data?.secret)) }))).toBe(52)
  })

  it('sec/A10 a session that was stolen later than five minutes after its log-in enrols nothing without the password', async () => {
    const ada = await app.member()
    app.clock.advance(FIVE_MINUTES + 1)
    for (const path of ['/me/second-factor/totp', '/me/second-factor/passkey/options']) {
      const refused = await ada.call('POST', path)
      expect([refused.status, refused.body.error_code, refused.body.factors]).toEqual([403, 46, ['password']])
    }
    expect(codeOf(await ada.call('POST', '/auth/step-up', { password: 'not this one, surely' }))).toBe(41)
    expect(codeOf(await ada.call('POST', '/auth/step-up', { password: PASSWORD }))).toBe('ok')
    expect((await ada.call('POST', '/me/second-factor/totp')).status).toBe(201)
  })

  it('sec/A9 a log-in with the app opens a session of its own, and what was there before it opens nothing', async () => {
    const ada = await app.member()
    const { secret } = await enrol(app, ada)
    const planted = 'p'.repeat(43)
    const waiting = await app.anyone.call(
      'POST',
      '/auth/login',
      { email: ada.email, password: PASSWORD },
      { cookie: `clearterm=${planted}` },
    )
    expect(waiting.body).toEqual({
      data: { confirm: true, factor: 'totp', email: ada.email, pending: expect.any(String), factors: ['totp', 'recovery'] },
      message: 'Enter the code of your authenticator app.',
    })
    expect(waiting.headers.get('set-cookie')).toBeNull()
    const pending = String(waiting.body.data?.pending)
    const entered = await second(ada.email, appCode(app, secret), { pending })
    expect(entered.body).toMatchObject({ data: { token: expect.any(String), is_admin: false }, message: 'Logged In successfully!' })
    for (const dead of [planted, pending]) {
      const headers = { authorization: `Bearer ${dead}` }
      expect((await app.anyone.call('GET', '/me', undefined, headers)).status).toBe(401)
    }
    expect(String(entered.body.data?.token)).not.toBe(ada.token)
  })

  it('sec/A9 a step-up gives a page’s session another token, and one that was stolen before opens nothing', async () => {
    const ada = await app.member()
    const stolen = { authorization: `Bearer ${ada.token}` }
    const codeBy = async (headers: Record<string, string>) => codeOf(await app.anyone.call('GET', '/me', undefined, headers))
    const page = await ada.call('POST', '/auth/step-up', { password: PASSWORD }, { 'sec-fetch-site': 'same-origin' })
    const [, fresh] = /^clearterm=([\w-]{43}); Path=\/; HttpOnly/.exec(page.headers.get('set-cookie') ?? '') ?? []
    expect(page.text).not.toContain(fresh)
    // For what a page had on its way.
    expect(await codeBy(stolen)).toBe('ok')
    app.clock.advance(11)
    expect(await codeBy(stolen)).toBe(22)
    expect(await codeBy({ cookie: `clearterm=${fresh}` })).toBe('ok')
  })

  it('sec/A9 a program keeps its token through a step-up', async () => {
    const ada = await app.member()
    const answer = await ada.call('POST', '/auth/step-up', { password: PASSWORD })
    expect([codeOf(answer), answer.headers.get('set-cookie')]).toEqual(['ok', null])
    app.clock.advance(11)
    expect(codeOf(await ada.call('GET', '/me'))).toBe('ok')
  })

  it('sec/A7 no factor is looked at without the right password before it, from the same device or with its token', async () => {
    const ada = await app.member()
    const { secret } = await enrol(app, ada)
    expect(codeOf(await second(ada.email, appCode(app, secret)))).toBe(44)
    await app.anyone.call('POST', '/auth/login', { email: ada.email, password: 'a wrong password 1' })
    expect(codeOf(await second(ada.email, appCode(app, secret)))).toBe(44)
    await password(ada.email)
    const elsewhere = { 'user-agent': 'another device' }
    expect(codeOf(await app.anyone.call('PATCH', '/auth/login-otp', { email: ada.email, code: appCode(app, secret) }, elsewhere))).toBe(44)
    const forged = { pending: 'x'.repeat(43) }
    expect(codeOf(await second(ada.email, appCode(app, secret), forged))).toBe(44)
    // None of these spent it.
    expect(codeOf(await second(ada.email, appCode(app, secret)))).toBe('ok')
  })

  it('sec/A7 a code of the app is accepted once: not again, not at another place, not an older one', async () => {
    const ada = await app.member()
    const { secret } = await enrol(app, ada)
    const code = appCode(app, secret)
    await password(ada.email)
    expect(codeOf(await second(ada.email, code))).toBe('ok')
    await password(ada.email)
    expect(codeOf(await second(ada.email, code))).toBe(44)
    expect(codeOf(await stepUp(ada, code))).toBe(44)
    expect(codeOf(await stepUp(ada, appCode(app, secret, -1)))).toBe(44)
    nextStep()
    expect(codeOf(await stepUp(ada, appCode(app, secret)))).toBe('ok')
  })

  it('sec/A7 fifty parallel uses of a right code have one effect', async () => {
    const ada = await app.member()
    const { secret, recovery_codes } = await enrol(app, ada)
    for (const code of [appCode(app, secret), recovery_codes[0] ?? '']) {
      const waiting = await Promise.all(Array.from({ length: 9 }, () => password(ada.email)))
      const tokens = waiting.map(({ body }) => String(body.data?.pending))
      const tries = Array.from({ length: 50 }, (_, n) => second(ada.email, code, { pending: tokens[n % 9] }))
      const outcomes = (await Promise.all(tries)).map(codeOf)
      expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1)
      app.clock.advance(901)
    }
    const counted = await app.database.query('SELECT 1 FROM recovery_code WHERE user_id = $1 AND used_at IS NULL', [ada.user_id])
    expect(counted).toHaveLength(9)
  })

  it('sec/A7 a code of one person, or of another purpose, opens nothing of another', async () => {
    const [ada, eve] = [await app.member({ funded: '100' }), await app.member()]
    const [hers, eves] = [await enrol(app, ada), await enrol(app, eve)]
    await password(ada.email)
    expect(codeOf(await second(ada.email, appCode(app, eves.secret)))).toBe(44)
    expect(codeOf(await second(ada.email, eves.recovery_codes[0] ?? ''))).toBe(44)
    expect(codeOf(await stepUp(eve, hers.recovery_codes[0] ?? ''))).toBe(44)
    expect(codeOf(await stepUp(ada, appCode(app, hers.secret)))).toBe('ok')
    await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
    const asked = await ada.call('POST', '/private/user/transaction', WITHDRAWAL)
    const path = `/private/user/transaction/${asked.body.data?.transaction?._id}`
    nextStep()
    expect(codeOf(await ada.call('PATCH', path, { code: appCode(app, hers.secret) }))).toBe(44)
    const mailed = await app.codeFor(ada.email, 'code:withdrawal')
    expect(codeOf(await stepUp(ada, mailed))).toBe(44)
    expect(codeOf(await ada.call('PATCH', path, { code: mailed }))).toBe('ok')
  })

  it('sec/A7 a recovery code replaces the app once, in any notation, and its owner learns how many are left', async () => {
    const ada = await app.member()
    const { recovery_codes } = await enrol(app, ada)
    const [first = '', other = ''] = recovery_codes
    await password(ada.email)
    expect(codeOf(await second(ada.email, ` ${first.toUpperCase().replace('-', ' ')} `))).toBe('ok')
    await password(ada.email)
    expect(codeOf(await second(ada.email, first))).toBe(44)
    expect(codeOf(await stepUp(ada, other))).toBe('ok')
    expect((await ada.call('GET', '/me/second-factor')).body.data).toMatchObject({ recovery_codes_left: 8 })
    expect((await mailsTo(ada.email)).filter((subject) => subject === 'A recovery code was used')).toHaveLength(2)
    const renewed = await ada.call('POST', '/me/second-factor/recovery-codes')
    expect([renewed.status, renewed.body.data?.recovery_codes?.length]).toEqual([201, 10])
    app.clock.advance(FIVE_MINUTES + 1)
    expect(codeOf(await stepUp(ada, recovery_codes[2] ?? ''))).toBe(44)
    expect(codeOf(await ada.call('POST', '/me/second-factor/recovery-codes'))).toBe(46)
  })

  it('sec/A6 five wrong codes end a log-in and tell its owner; ten in a quarter of an hour end all of them', async () => {
    const ada = await app.member()
    const { secret } = await enrol(app, ada)
    await password(ada.email)
    const wrong = () => second(ada.email, appCode(app, secret, 40))
    for (let guess = 0; guess < 5; guess += 1) expect(codeOf(await wrong())).toBe(44)
    expect(codeOf(await second(ada.email, appCode(app, secret)))).toBe(44)
    expect(await mailsTo(ada.email)).toContain('Someone entered your password, but not your second factor')
    await password(ada.email)
    const parallel = await Promise.all(Array.from({ length: 20 }, wrong))
    expect(new Set(parallel.map(codeOf))).toEqual(new Set([44]))
    await password(ada.email)
    expect(codeOf(await second(ada.email, appCode(app, secret)))).toBe(60)
    expect(codeOf(await stepUp(ada, appCode(app, secret)))).toBe(60)
  })

  it('says that a log-in is over, after five wrong codes and after ten minutes, to who has its token alone', async () => {
    const ada = await app.member()
    const { secret } = await enrol(app, ada)
    const begin = async () => ({ pending: String((await password(ada.email)).body.data?.pending) })
    const guesses = await begin()
    const reasons = []
    for (let guess = 0; guess < 5; guess += 1)
      reasons.push((await second(ada.email, appCode(app, secret, 40), guesses)).body.params?.reason)
    expect(reasons).toEqual([...Array(4).fill('wrong_code'), 'log_in_over'])
    const right = await second(ada.email, appCode(app, secret), guesses)
    expect([codeOf(right), right.body.message]).toEqual([44, 'This log-in has ended. Start again with your password.'])
    expect((await second(ada.email, appCode(app, secret, 40))).body.params?.reason).toBe('wrong_code')
    const late = await begin()
    app.clock.advance(601)
    expect((await second(ada.email, appCode(app, secret), late)).body.params?.reason).toBe('log_in_over')
    expect((await second('other@member.test', appCode(app, secret), late)).body.params?.reason).toBe('wrong_code')
    expect(codeOf(await second(ada.email, appCode(app, secret), await begin()))).toBe('ok')
    // The same of a mailed code.
    const mailed = await app.member()
    await mailed.call('PATCH', '/me/preferences', { login_code: true })
    const { body } = await password(mailed.email)
    const token = { pending: String(body.data?.pending) }
    for (let guess = 0; guess < 5; guess += 1) await second(mailed.email, 'wrong1', token)
    expect((await second(mailed.email, await app.codeFor(mailed.email, 'code:login'), token)).body.params?.reason).toBe('log_in_over')
  })

  it('sec/A10 money leaves only within five minutes of a step-up of this very session', async () => {
    const ada = await app.member({ funded: '100' })
    await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
    const { secret } = await enrol(app, ada)
    const refused = await ada.call('POST', '/private/user/transaction', WITHDRAWAL)
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { error_code: 46, message: 'Confirm it is you.', factors: ['totp', 'recovery'] },
    ])
    const proven = await stepUp(ada, appCode(app, secret))
    expect(proven.status).toBe(200)
    await password(ada.email)
    nextStep()
    const entered = await second(ada.email, appCode(app, secret))
    const other = { ...ada, call: ada.call }
    const headers = { authorization: `Bearer ${entered.body.data?.token}` }
    expect(codeOf(await app.anyone.call('POST', '/private/user/transaction', WITHDRAWAL, headers))).toBe(46)
    expect(codeOf(await other.call('POST', '/private/user/transaction', WITHDRAWAL))).toBe('ok')
    // Far enough from the limit for a machine that is busy with something else.
    app.clock.advance(FIVE_MINUTES - 3 * STEP_SECONDS)
    expect(codeOf(await ada.call('POST', '/private/user/transaction', WITHDRAWAL))).toBe('ok')
    app.clock.advance(STEP_SECONDS)
    expect(codeOf(await ada.call('POST', '/private/user/transaction', WITHDRAWAL))).toBe(46)
    app.clock.advance(59)
    expect(codeOf(await ada.call('POST', '/private/user/transaction', WITHDRAWAL))).toBe(46)
  })

  it('sec/A10 the password alone is no step-up once a factor is enrolled, and a proof is exactly one', async () => {
    const ada = await app.member()
    const { secret } = await enrol(app, ada)
    const answer = await ada.call('POST', '/auth/step-up', { password: PASSWORD })
    expect([answer.status, answer.body.error_code, answer.body.factors]).toEqual([403, 46, ['totp', 'recovery']])
    expect(codeOf(await ada.call('POST', '/auth/step-up', { password: PASSWORD, code: appCode(app, secret) }))).toBe(40)
    expect(codeOf(await ada.call('POST', '/auth/step-up', {}))).toBe(40)
  })

  it('an administrator with a factor logs in with it instead of the mailed code', async () => {
    const boss = await app.logIn(ADMIN_EMAIL)
    const { secret } = await enrol(app, boss)
    const waiting = await password(ADMIN_EMAIL)
    expect(waiting.body.data).toMatchObject({ confirm: true, factor: 'totp' })
    const mails = (await mailsTo(ADMIN_EMAIL)).filter((subject) => subject === 'Your log-in code')
    expect(mails).toHaveLength(1)
    const entered = await second(ADMIN_EMAIL, appCode(app, secret))
    expect(entered.body.data).toMatchObject({ is_admin: true })
    const admin = { authorization: `Bearer ${entered.body.data?.token}` }
    const fund = { account: 'reserve', amount: '1', direction: 'add' }
    expect(codeOf(await app.anyone.call('POST', '/admin/treasury/reserve', fund, admin))).toBe(46)
    nextStep()
    expect(codeOf(await app.anyone.call('POST', '/auth/step-up', { code: appCode(app, secret) }, admin))).toBe('ok')
    expect(codeOf(await app.anyone.call('POST', '/admin/treasury/reserve', fund, admin))).toBe('ok')
    expect(codeOf(await app.anyone.call('DELETE', '/me/second-factor/totp', undefined, admin))).toBe('ok')
  })

  it('sec/D1 a password that was reset by mail removes no factor, and a log-in that was half done is over', async () => {
    const ada = await app.member()
    const { secret } = await enrol(app, ada)
    const waiting = await password(ada.email)
    const pending = String(waiting.body.data?.pending)
    await app.anyone.call('POST', '/auth/forgot-password', { email: ada.email })
    const fresh = 'another-crisp-otter-77'
    const reset = { email: ada.email, code: await app.codeFor(ada.email, 'code:reset'), new_password: fresh, confirm_password: fresh }
    expect(codeOf(await app.anyone.call('PATCH', '/auth/reset-password', reset))).toBe('ok')
    expect(codeOf(await second(ada.email, appCode(app, secret), { pending }))).toBe(44)
    const again = await app.anyone.call('POST', '/auth/login', { email: ada.email, password: fresh })
    expect(again.body.data).toMatchObject({ confirm: true, factor: 'totp' })
    await app.anyone.call('POST', '/auth/resend-otp', { email: ada.email })
    expect((await mailsTo(ada.email)).filter((subject) => subject === 'Your log-in code')).toEqual([])
    expect(codeOf(await second(ada.email, appCode(app, secret)))).toBe('ok')
  })

  it('a factor is removed after a step-up, its recovery codes go with the last one, and its owner is notified', async () => {
    const ada = await app.member()
    const { secret, recovery_codes } = await enrol(app, ada)
    expect(codeOf(await ada.call('DELETE', '/me/second-factor/totp'))).toBe(46)
    await stepUp(ada, appCode(app, secret))
    expect((await ada.call('DELETE', '/me/second-factor/totp')).status).toBe(204)
    expect(codeOf(await ada.call('DELETE', '/me/second-factor/totp'))).toBe(28)
    expect((await ada.call('GET', '/me/second-factor')).body.data).toMatchObject({ factor: null, recovery_codes_left: 0 })
    expect((await password(ada.email)).body.data?.token).toBeTruthy()
    expect(codeOf(await stepUp(ada, recovery_codes[0] ?? ''))).toBe(44)
    expect(await mailsTo(ada.email)).toContain('A second factor was removed from your account')
  })

  it('sec/D2 a reader of the whole database finds no seed, no recovery code, no challenge and no token to use', async () => {
    const ada = await app.member()
    const { secret, recovery_codes } = await enrol(app, ada)
    const { body } = await ada.call('POST', '/auth/passkey/options', {}, { authorization: '' })
    const waiting = await password(ada.email)
    const plain = [
      secret,
      ...recovery_codes,
      ...recovery_codes.map((code) => code.replace('-', '')),
      String(waiting.body.data?.pending),
      String(body.data?.challenge),
    ].filter((text) => text !== 'undefined')
    expect(plain).toHaveLength(23)
    const dump = await wholeDatabase(app)
    expect(dump).toContain(ada.email)
    const bytes = plain.flatMap((text) => [
      text,
      Buffer.from(text).toString('hex'),
      Buffer.from(text).toString('base64'),
      Buffer.from(text, 'base64url').toString('hex'),
    ])
    const seed = Buffer.from(base32(secret))
    for (const needle of [...bytes, seed.toString('hex'), seed.toString('base64')]) expect(dump.includes(needle), needle).toBe(false)
  })
})

async function wholeDatabase({ database }: TestApp): Promise<string> {
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const dumps = await Promise.all(
    tables.map(({ name }) => database.query<{ text: string | null }>(`SELECT string_agg(t::text, E'\\n') AS text FROM "${name}" t`)),
  )
  return dumps.map(([row]) => row?.text ?? '').join('\n')
}

function base32(text: string): number[] {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
}
