/**
 * sec/S2, S9, S10: an emailed code works only with the token of the request that caused it. Strangers who guess, request codes or sign up
 * with the same address can't use or disturb it.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { ADMIN_EMAIL, type Answer, type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { someOf } from '#test/support/whole.ts'

const NEW = 'granite-otter-plaza-77'
/** Guesses of a stranger in a quarter of an hour, and in a day. */
const [APART, APART_A_DAY] = [10, 50]

function wrong(code: string, by = 1): string {
  return ((Number(code) + by) % 1_000_000).toString().padStart(6, '0')
}

function statuses(answers: readonly Answer[]): Record<number, number> {
  const counted: Record<number, number> = {}
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1
  return counted
}

/** What a browser sends back of the cookies that an answer set. */
function cookiesOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')
}

onStore((store) => {
  let app: TestApp
  let nodes: readonly TestApp[]
  const at = (n: number): Client => (nodes[n % nodes.length] ?? app).anyone
  beforeAll(async () => {
    app = await startApp(store)
    nodes = app.database.kind === 'postgresql' ? [app, await startApp(store, { database: app.database })] : [app]
    const boss = await app.administrator()
    await boss.call('PATCH', '/admin/settings', { limit_auth_calls: 1_000_000, limit_sign_ups: 1_000_000 })
  })
  const advance = (seconds: number) => {
    for (const { clock } of nodes) clock.advance(seconds)
  }
  const times = (count: number, act: (n: number) => Promise<Answer>) => Promise.all(Array.from({ length: count }, (_, n) => act(n)))

  describe('a log-in that a mailed code confirms', () => {
    const enter = () => app.anyone.call('POST', '/auth/login', { email: ADMIN_EMAIL, password: PASSWORD })
    const confirm = (n: number, code: string, pending?: string) =>
      at(n).call('POST', '/auth/login-otp', { email: ADMIN_EMAIL, code, ...(pending === undefined ? {} : { pending }) })
    const asked = async () => {
      const { body } = await enter()
      return { pending: String(body.data?.pending), code: await app.codeFor(ADMIN_EMAIL, 'code:login') }
    }

    it('sec/S2 lets its owner in while strangers guess, with the token of the log-in', async () => {
      const { pending, code } = await asked()
      const guesses = await times(40, (n) => confirm(n, wrong(code, n + 1)))
      expect(statuses(guesses)).toEqual({ 400: APART, 429: 40 - APART })
      expect(statuses([await confirm(0, code)])).toEqual({ 429: 1 })
      expect(statuses([await confirm(1, code, pending)])).toEqual({ 200: 1 })
      advance(901)
    })

    it('sec/S2 takes the specification’s body without a token', async () => {
      const { code } = await asked()
      expect(statuses([await confirm(0, code)])).toEqual({ 200: 1 })
    })

    it('sec/S2 judges five guesses with the token, and a made-up token is none', async () => {
      const { pending, code } = await asked()
      await times(3, (n) => confirm(n, code, `${n}${pending.slice(1)}x`))
      const second = await asked()
      const guesses = await times(60, (n) => confirm(n, wrong(second.code, n + 1), second.pending))
      expect(statuses(guesses)).toEqual({ 400: 60 })
      expect((await confirm(0, second.code, second.pending)).body.error_code).toBe(44)
      advance(901)
    })

    it(`sec/S2 judges ${APART_A_DAY} guesses of strangers a day`, async () => {
      advance(86_400)
      let judged = 0
      for (let window = 0; window < 8; window += 1) {
        judged += statuses(await times(15, (n) => confirm(n, String(100_000 + 15 * window + n))))[400] ?? 0
        advance(901)
      }
      expect(judged).toBe(APART_A_DAY)
      advance(86_400)
    })
  })

  it('sec/S10 lets the owner set a new password while strangers guess and ask', async () => {
    const { email } = await app.member()
    const forgot = () => app.anyone.call('POST', '/auth/forgot-password', { email })
    const { body } = await forgot()
    const code = await app.codeFor(email, 'code:reset')
    const reset = (n: number, tried: string, pending?: unknown) =>
      at(n).call('PATCH', '/auth/reset-password', { email, code: tried, new_password: NEW, confirm_password: NEW, pending })
    await times(10, forgot)
    expect(statuses(await times(40, (n) => reset(n, wrong(code, n + 1))))).toEqual({ 400: APART, 429: 40 - APART })
    expect(statuses([await reset(0, code, body.data?.pending)])).toEqual({ 200: 1 })
    expect(statuses([await app.anyone.call('POST', '/auth/login', { email, password: NEW })])).toEqual({ 200: 1 })
  })

  it('sec/S10 leaves the mail’s own link working, despite strangers’ requests and guesses', async () => {
    const { email } = await app.member()
    const { body } = await app.anyone.call('POST', '/auth/forgot-password', { email })
    const code = await app.codeFor(email, 'code:reset')
    const [mail] = await mailsTo(app, email)
    const link = /\/reset-password#([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const reset = (n: number, tried: string, pending?: unknown) =>
      at(n).call('PATCH', '/auth/reset-password', { email, code: tried, new_password: NEW, confirm_password: NEW, pending })
    await times(12, (n) => reset(n, wrong(code, n + 1)))
    await times(8, (n) => reset(n, wrong(code, n + 1), body.data?.pending))
    expect((await reset(0, code, body.data?.pending)).body.error_code).toBe(44)
    expect((await reset(1, wrong(code), link)).body.error_code).toBe(44)
    expect(statuses([await reset(0, code, link)])).toEqual({ 200: 1 })
    expect((await reset(0, code, link)).body.error_code).toBe(44)
  })

  it.each(
    someOf(
      [
        { by: 'one IPv4 address', guesserAt: () => '203.0.113.9', beside: '203.0.113.10' },
        { by: 'the addresses of one IPv6 /64', guesserAt: (n = 0) => `2001:db8:7:1::${(n + 1).toString(16)}`, beside: '2001:db8:7:2::1' },
      ],
      1,
    ),
  )('sec/S10 one guesser stops typed codes for their own network only, and the mail’s link for nobody: $by', async ({
    guesserAt,
    beside,
  }) => {
    advance(86_401)
    const { email } = await app.member()
    const proxied = await startApp(store, { database: app.database, environment: { TRUST_PROXY: '127.0.0.1/32' } })
    proxied.clock.advance((app.clock.now().getTime() - proxied.clock.now().getTime()) / 1000)
    const sent_from = (address: string) => ({ 'x-forwarded-for': address })
    const owner = '198.51.100.7'
    const reset = (of: string, code: string, address: string, pending?: unknown) =>
      proxied.anyone.call(
        'PATCH',
        '/auth/reset-password',
        { email: of, code, new_password: NEW, confirm_password: NEW, pending },
        sent_from(address),
      )
    const forgot = async (of: string, address: string) =>
      (await proxied.anyone.call('POST', '/auth/forgot-password', { email: of }, sent_from(address))).body.data?.pending
    // Half of them without a token, half with one of their own for each address.
    const guesses: Answer[] = []
    for (let from = 0; from < 300; from += 60) {
      const tried = await times(60, async (n) => {
        const victim = `victim-${n}@member.test`
        const address = guesserAt(from + n)
        return reset(victim, String(100_000 + from + n), address, n % 2 && from === 0 ? await forgot(victim, address) : undefined)
      })
      guesses.push(...tried)
    }
    expect(statuses(guesses)).toEqual({ 400: 250, 429: 50 })
    const [counted] = await app.database.query<{ tally: number }>(`SELECT tally FROM throttle WHERE bucket = 'wrong-code-day:anybody'`)
    expect(counted?.tally).toBeLessThanOrEqual(250)
    const pending = await forgot(email, owner)
    const code = await app.codeFor(email, 'code:reset')
    const link = /\/reset-password#([\w-]+)/.exec((await mailsTo(app, email))[0]?.text ?? '')?.[1]
    expect(statuses([await reset(email, code, guesserAt(1_000), pending)])).toEqual({ 429: 1 })
    expect(statuses([await reset(email, wrong(code), beside, pending), await reset(email, code, owner, pending)])).toEqual({
      200: 1,
      400: 1,
    })
    advance(61)
    proxied.clock.advance(61)
    expect(link).toBeDefined()
    const other = await app.member()
    await forgot(other.email, owner)
    const theirs = /\/reset-password#([\w-]+)/.exec((await mailsTo(app, other.email))[0]?.text ?? '')?.[1]
    expect(statuses([await reset(other.email, '', guesserAt(), theirs)])).toEqual({ 400: 1 })
    const typed = await app.codeFor(other.email, 'code:reset')
    expect(statuses([await reset(other.email, typed, guesserAt(), theirs)])).toEqual({ 200: 1 })
  })

  it('sec/A8 strangers’ requests mail an owner ten times a day with five guesses each, and leave a known browser its own', async () => {
    advance(86_401)
    const { email } = await app.member()
    const known = cookiesOf(await app.anyone.call('POST', '/auth/login', { email, password: PASSWORD }))
    const forgot = (cookie = '') => app.anyone.call('POST', '/auth/forgot-password', { email }, cookie ? { cookie } : {})
    const mailed = async () => (await mailsTo(app, email)).filter(({ kind }) => kind === 'code:reset').length
    for (let n = 0; n < 24; n += 1) {
      const pending = String((await forgot()).body.data?.pending)
      await times(6, (guess) =>
        at(guess).call('PATCH', '/auth/reset-password', {
          email,
          code: String(200_000 + guess),
          new_password: NEW,
          confirm_password: NEW,
          pending,
        }),
      )
      advance(451)
    }
    expect(await mailed()).toBe(10)
    const [row] = await app.database.query<{ n: number }>(
      `SELECT sum(guesses)::int AS n FROM mailed_code WHERE purpose = 'reset' AND email = $1`,
      [email],
    )
    expect(row?.n).toBe(50)
    const { body } = await forgot(known)
    expect(await mailed()).toBe(11)
    const own = {
      email,
      code: await app.codeFor(email, 'code:reset'),
      new_password: NEW,
      confirm_password: NEW,
      pending: body.data?.pending,
    }
    expect(statuses([await app.anyone.call('PATCH', '/auth/reset-password', own)])).toEqual({ 200: 1 })
  })

  it('sec/S10 ends with an old password the codes that were asked for under it', async () => {
    const member = await app.member()
    const { email } = member
    const ask = async (kind: 'login' | 'reset') => {
      advance(61)
      const { body } = await app.anyone.call('POST', kind === 'login' ? '/auth/login' : '/auth/forgot-password', {
        email,
        ...(kind === 'login' ? { password: PASSWORD } : {}),
      })
      return { pending: String(body.data?.pending), code: await app.codeFor(email, `code:${kind}`) }
    }
    await member.call('PATCH', '/me/preferences', { login_code: true })
    const login = await ask('login')
    const reset = await ask('reset')
    const set = (password: string) =>
      app.anyone.call('PATCH', '/auth/reset-password', { email, ...reset, new_password: password, confirm_password: password })
    expect(statuses([await set(NEW)])).toEqual({ 200: 1 })
    expect((await app.anyone.call('POST', '/auth/login-otp', { email, ...login })).body.error_code).toBe(44)
    expect((await set('another-otter-plaza-78')).body.error_code).toBe(44)
  })

  describe('two sign-ups over one address', () => {
    const passwords = ['first-otter-plaza-71', 'second-otter-plaza-72'] as const
    const signUp = async (email: string, n: 0 | 1) => {
      const { body } = await app.anyone.call('POST', '/auth/sign-up', {
        email,
        first_name: n ? 'Second' : 'First',
        last_name: 'Person',
        gender: 'other',
        phone: '+14155550100',
        new_password: passwords[n],
        confirm_password: passwords[n],
        agreeToTerms: true,
      })
      return { pending: String(body.data?.pending ?? body.pending), code: await app.codeFor(email, 'code:verify') }
    }
    const verify = (email: string, code: string, pending?: string) => app.anyone.call('POST', '/auth/verify-otp', { email, code, pending })
    const opens = async (email: string, n: 0 | 1) =>
      (await app.anyone.call('POST', '/auth/login', { email, password: passwords[n] })).status === 200

    for (const winner of [0, 1] as const) {
      for (const with_token of [true, false]) {
        it(`sec/S9 completes the ${winner ? 'second' : 'first'} with its own code, ${with_token ? 'with' : 'without'} a token`, async () => {
          const email = `${newId()}@member.test`
          const both = [await signUp(email, 0), await signUp(email, 1)] as const
          const { code, pending } = both[winner]
          expect(statuses([await verify(email, code, with_token ? pending : undefined)])).toEqual({ 200: 1 })
          expect([await opens(email, 0), await opens(email, 1)]).toEqual([winner === 0, winner === 1])
          const other = both[winner ? 0 : 1]
          expect((await verify(email, other.code, other.pending)).body.error_code).toBe(14)
          expect([await opens(email, 0), await opens(email, 1)]).toEqual([winner === 0, winner === 1])
        })
      }
    }

    it('sec/S9 completes nothing with the code of one and the token of the other', async () => {
      const email = `${newId()}@member.test`
      const [first, second] = [await signUp(email, 0), await signUp(email, 1)]
      expect((await verify(email, second.code, first.pending)).body.error_code).toBe(44)
      expect((await verify(email, first.code, second.pending)).body.error_code).toBe(44)
      expect([await opens(email, 0), await opens(email, 1)]).toEqual([false, false])
      advance(61)
      await app.anyone.call('POST', '/auth/resend-otp', { email, pending: first.pending })
      expect(statuses([await verify(email, await app.codeFor(email, 'code:verify'), first.pending)])).toEqual({ 200: 1 })
      expect([await opens(email, 0), await opens(email, 1)]).toEqual([true, false])
    })
  })

  it('sec/S2 knows the owner’s browser by its cookie, not by address and user agent', async () => {
    const { email } = await app.member()
    const enter = (password: string, cookie = '') => app.anyone.call('POST', '/auth/login', { email, password }, cookie ? { cookie } : {})
    const cookie = cookiesOf(await enter(PASSWORD))
    const browser = cookie.split('; ').find((one) => one.includes('browser='))
    expect(browser).toBeDefined()
    await times(12, (n) => enter(`guess number ${n}`))
    expect(statuses([await enter(PASSWORD)])).toEqual({ 429: 1 })
    const made_up = `${browser?.slice(0, -3)}abc`
    expect(statuses([await enter(PASSWORD, made_up)])).toEqual({ 429: 1 })
    const again = await enter(PASSWORD, browser)
    expect(statuses([again])).toEqual({ 200: 1 })
    expect(cookiesOf(again)).toContain(browser)
    // Removing the device from the list makes it unknown again.
    const as_owner = { authorization: `Bearer ${again.body.data?.token}` }
    const { body } = await app.anyone.call('GET', '/auth/sessions', undefined, as_owner)
    const [session] = body.data as unknown as { id: string }[]
    expect(statuses([await enter(PASSWORD, browser)])).toEqual({ 200: 1 })
    expect((await app.anyone.call('DELETE', `/auth/sessions/${session?.id}`, undefined, as_owner)).status).toBe(204)
    expect(statuses([await enter(PASSWORD, browser)])).toEqual({ 429: 1 })
  })
})
