/**
 * sec/A2, A3, A5, A6, A8, D1: what an attacker without the password can learn, try and do, over a socket, on two nodes where the store
 * allows two.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { dictionary } from '@zxcvbn-ts/language-common'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { type Answer, type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { startSmtp } from '../rooms/mail/smtp.ts'

/** Accounts that are asked about, and as many addresses without one; guesses at one password. */
const KNOWN = Number(process.env.KNOWN_ADDRESSES ?? 20)
const GUESSES = Number(process.env.GUESSES ?? 120)
const NEW = 'granite-otter-plaza-77'
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** Everything in a response that could distinguish two addresses; the request id and the token are random. */
function shape({ status, text, body }: Answer): string {
  const drawn = [body.request_id, body.data?.pending].filter((one) => typeof one === 'string')
  return `${status} ${drawn.reduce((shown, one) => shown.replaceAll(one, 'DRAWN'), text)}`
}

/** A network has 160 calls at once, working or waiting. One more is refused unread with 503, and sent again here. */
async function admitted<Answer extends { readonly status: number }>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
    await delay(20)
  }
}

onStore((store) => {
  let app: TestApp
  let nodes: readonly TestApp[]
  beforeAll(async () => {
    app = await startApp(store)
    nodes = app.database.kind === 'postgresql' ? [app, await startApp(store, { database: app.database })] : [app]
    const boss = await app.administrator()
    await boss.call('PATCH', '/admin/settings', { limit_auth_calls: 1_000_000, limit_sign_ups: 1_000_000 })
  })
  const at = (n: number): Client => (nodes[n % nodes.length] ?? app).anyone

  it(`sec/A2 answers ${KNOWN} addresses with an account and ${KNOWN} without alike, on every door`, async () => {
    await app.database.query(
      `INSERT INTO users (id, email, first_name, last_name, referral_code, status, password_hash, created_at, updated_at)
       SELECT gen_random_uuid(), 'known' || n || '@member.test', 'Known', 'Member', 'KNOWN' || n, CASE n % 2 WHEN 0 THEN 'active' ELSE 'pending' END,
         u.password_hash, now(), now()
       FROM generate_series(1, ${KNOWN}) n, (SELECT password_hash FROM users LIMIT 1) u`,
    )
    const emails = Array.from({ length: 2 * KNOWN }, (_, n) => (n % 2 ? `known${(n + 1) / 2}@member.test` : `new${n}@member.test`))
    const doors: [string, string, (email: string) => object][] = [
      ['PATCH', '/auth/verify-otp', (email) => ({ email, code: '000000' })],
      ['POST', '/auth/resend-otp', (email) => ({ email })],
      ['POST', '/auth/forgot-password', (email) => ({ email })],
      ['POST', '/auth/login', (email) => ({ email, password: 'not the password of anybody' })],
      ['PATCH', '/auth/login-otp', (email) => ({ email, code: '000000' })],
      ['PATCH', '/auth/reset-password', (email) => ({ email, code: '000000', new_password: NEW, confirm_password: NEW })],
    ]
    for (const [method, path, body] of doors) {
      const shapes = new Set<string>()
      for (let from = 0; from < emails.length; from += 20) {
        // One network is refused after 250 guesses a day.
        if (from % 200 === 0) for (const { clock } of nodes) clock.advance(86_401)
        const answers = await Promise.all(emails.slice(from, from + 20).map((email, n) => at(n).call(method, path, body(email))))
        for (const answer of answers) shapes.add(shape(answer))
      }
      expect([path, shapes.size, [...shapes][0]?.slice(0, 3)]).toEqual([path, 1, expect.stringMatching(/^(202|400|401)$/)])
    }
  })

  it(`sec/A3 judges ten of ${GUESSES} guesses from 50 claimed addresses, and lets the owner’s known device in`, async () => {
    const owner = await app.member()
    const right = { email: owner.email, password: PASSWORD }
    const { headers } = await app.anyone.call('POST', '/auth/login', right)
    const cookie = headers.getSetCookie().find((one) => one.includes('-browser=')) ?? ''
    const guess = (n: number) =>
      at(n).call(
        'POST',
        '/auth/login',
        { email: owner.email, password: `guess number ${n}` },
        { 'x-forwarded-for': `203.0.113.${n % 50}`, 'user-agent': `stuffer ${n % 7}` },
      )
    const answers = await Promise.all(Array.from({ length: GUESSES }, (_, n) => admitted(() => guess(n))))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status, headers }) => status === 429 && headers.get('retry-after'))).toHaveLength(GUESSES - 10)
    expect((await app.anyone.call('POST', '/auth/login', right, { 'user-agent': 'stuffer 1' })).status).toBe(429)
    expect((await app.anyone.call('POST', '/auth/login', right, { cookie })).status).toBe(200)
  })

  it('sec/A5 refuses common passwords at the door, takes a passphrase of 64 emoji, and cuts nothing off', async () => {
    const sign = (password: string, email = `${newId()}@member.test`) =>
      app.anyone.call('POST', '/auth/sign-up', {
        email,
        first_name: 'Test',
        last_name: 'Member',
        gender: 'other',
        phone: '+14155550100',
        new_password: password,
        confirm_password: password,
        agreeToTerms: true,
      })
    const common = dictionary['passwords-common'].filter((one) => one.length >= 12 && one.length <= 128).slice(0, 60)
    const refused = await Promise.all(common.map((password) => sign(password)))
    expect(refused.filter(({ status, body }) => status === 400 && body.fields?.new_password)).toHaveLength(common.length)
    const emoji = String.fromCodePoint(...Array.from({ length: 64 }, (_, n) => 0x1f400 + ((n * 37) % 63)))
    const email = `${newId()}@member.test`
    expect((await sign(emoji, email)).status).toBe(201)
    await app.anyone.call('PATCH', '/auth/verify-otp', { email, code: await app.codeFor(email, 'code:verify') })
    for (const near of [`${emoji}x`, emoji.slice(0, -2)])
      expect((await app.anyone.call('POST', '/auth/login', { email, password: near })).status).toBe(401)
    expect((await app.anyone.call('POST', '/auth/login', { email, password: emoji })).status).toBe(200)
  })

  it('sec/A6 evaluates exactly five of 200 guesses at once at a code', async () => {
    const owner = await app.member()
    await app.anyone.call('POST', '/auth/forgot-password', { email: owner.email })
    const code = await app.codeFor(owner.email, 'code:reset')
    const wrong = ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0')
    const guess = (n: number, tried: string) =>
      at(n).call('PATCH', '/auth/reset-password', { email: owner.email, code: tried, new_password: NEW, confirm_password: NEW })
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => admitted(() => guess(n, wrong))))
    expect(answers.filter(({ status }) => status >= 500 || status < 400)).toEqual([])
    const [row] = await app.database.query<{ strange_guesses: number }>(
      `SELECT strange_guesses FROM mailed_code WHERE purpose = 'reset' AND email = $1`,
      [owner.email],
    )
    expect(row?.strange_guesses).toBe(5)
    app.clock.advance(901)
    expect((await guess(0, code)).body.error_code).toBe(44)
  })

  it('sec/A7 takes a code for one account, purpose and amount only, and once of fifty uses at once', async () => {
    const owner = await app.member({ funded: '300' })
    const other = await app.member()
    await owner.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
    const ask = async (amount: string) => {
      const asked = { amount, payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` }
      const { body } = await owner.call('POST', '/private/user/transaction', asked)
      return { id: String(body.data?.transaction?._id), code: await app.codeFor(owner.email, 'code:withdrawal') }
    }
    const [first, second] = [await ask('10'), await ask('20')]
    await app.anyone.call('POST', '/auth/forgot-password', { email: owner.email })
    const reset = await app.codeFor(owner.email, 'code:reset')
    const confirm = (n: number, id: string, code: string, by = owner) =>
      fetch(`${(nodes[n % nodes.length] ?? app).url}/api/v1/private/user/transaction/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token}` },
        body: JSON.stringify({ code }),
      }).then(({ status }) => status)
    // Two codes drawn alike would prove nothing.
    if (second.code !== first.code) expect(await confirm(0, second.id, first.code)).toBe(400)
    if (reset !== second.code) expect(await confirm(0, second.id, reset)).toBe(400)
    expect(await confirm(0, first.id, first.code, other)).toBe(404)
    const crossed = { email: owner.email, code: first.code, new_password: NEW, confirm_password: NEW }
    if (first.code !== reset) expect((await app.anyone.call('PATCH', '/auth/reset-password', crossed)).body.error_code).toBe(44)
    const uses = await Promise.all(Array.from({ length: 50 }, (_, n) => confirm(n, first.id, first.code)))
    expect(uses.filter((status) => status === 200)).toHaveLength(1)
    expect(uses.every((status) => [200, 400, 409, 429].includes(status))).toBe(true)
    expect(await confirm(0, first.id, first.code)).toBe(409)
    expect(await app.audit()).toEqual([])
  })

  it('sec/A8 sends at most three mails for 100 re-sends, as an SMTP server sees it', async () => {
    const smtp = await startSmtp()
    try {
      const mailed = await startApp(store, { environment: { SMTP_URL: smtp.url } })
      const email = `${newId()}@bombed.test`
      const body = {
        email,
        first_name: 'Test',
        last_name: 'Member',
        gender: 'other',
        phone: '+14155550100',
        new_password: PASSWORD,
        confirm_password: PASSWORD,
        agreeToTerms: true,
      }
      expect((await mailed.anyone.call('POST', '/auth/sign-up', body)).status).toBe(201)
      const deliver = async () => {
        await mailed.settled()
        await mailed.assembly.jobs.find(({ name }) => name === 'mail')?.run()
        return smtp.raw.filter((raw) => raw.includes(email)).length
      }
      const first = await deliver()
      const shapes = new Set<string>()
      for (let round = 0; round < 10; round += 1) {
        const answers = await Promise.all(Array.from({ length: 10 }, () => mailed.anyone.call('POST', '/auth/resend-otp', { email })))
        for (const answer of answers) shapes.add(shape(answer))
        mailed.clock.advance(61)
      }
      expect(shapes.size).toBe(1)
      expect((await deliver()) - first).toBe(3)
    } finally {
      await smtp.close()
    }
  })

  it('sec/D1 a mailbox alone sets a new password and gets no money out for a day, nor to a new address for two, and its owner is notified', async () => {
    const boss = await app.administrator()
    await boss.call('PATCH', '/admin/settings', { address_hold_seconds: 48 * 3600 })
    const owner = await app.member({ funded: '500' })
    const before = (await mailsTo(app, owner.email)).length
    const thief = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' }
    await app.anyone.call('POST', '/auth/forgot-password', { email: owner.email })
    const code = await app.codeFor(owner.email, 'code:reset')
    const wanted = { email: owner.email, code, new_password: NEW, confirm_password: NEW }
    expect((await app.anyone.call('PATCH', '/auth/reset-password', wanted, thief)).status).toBe(200)
    expect((await owner.call('GET', '/me')).body.error_code).toBe(22)
    const enter = async () => {
      const { body } = await app.anyone.call('POST', '/auth/login', { email: owner.email, password: NEW }, thief)
      return { ...thief, authorization: `Bearer ${body.data?.token}` }
    }
    let session = await enter()
    const call = (method: string, path: string, body?: unknown) => app.anyone.call(method, path, body, session)
    const own = { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } }
    expect((await call('PATCH', '/me/update-user-wallet', own)).status).toBe(200)
    const asked = { amount: '400', payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` }
    const withdraw = async () => (await call('POST', '/private/user/transaction', asked)).body.error_code
    expect([48, 49]).toContain(await withdraw())
    const alerts = (await mailsTo(app, owner.email)).slice(0, -before).filter(({ kind }) => kind === 'notice')
    expect(alerts.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'Your password was changed',
        'New log-in: Firefox on Linux',
        expect.stringMatching(/^Your payout address for .* was changed$/),
      ]),
    )
    for (const hours of [23, 24]) {
      app.clock.advance(hours * 3600)
      session = await enter()
      expect([48, 49]).toContain(await withdraw())
    }
    expect((await call('GET', '/me/account')).body.data?.account_info?.main_balance).toBe('500.00')
    await boss.call('PATCH', '/admin/settings', { address_hold_seconds: 0 })
  })
})
