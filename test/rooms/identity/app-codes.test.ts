/**
 * Codes of an authenticator app: one count of wrong ones for each account, on two nodes where the store allows two; clocks that are off.
 */
import { expect, it } from 'vitest'
import { PASSWORD, startApp } from '#test/support/app.ts'
import { makeAuthenticator } from '#test/support/authenticator.ts'
import { onStore } from '#test/support/database.ts'
import { appCode, codeOf, ENVIRONMENT, enrol, SITE, STEP_SECONDS } from './factor-people.ts'

onStore((store) => {
  it('sec/A6 evaluates ten wrong codes of the app in a quarter of an hour and twenty a day, wherever they come in', async () => {
    const app = await startApp(store, { environment: ENVIRONMENT })
    const nodes =
      app.database.kind === 'postgresql' ? [app, await startApp(store, { environment: ENVIRONMENT, database: app.database })] : [app]
    const at = (n: number) => (nodes[n % nodes.length] ?? app).anyone
    const advance = (seconds: number) => {
      for (const node of nodes) node.clock.advance(seconds)
    }
    const password = (email: string) => app.anyone.call('POST', '/auth/login', { email, password: PASSWORD })
    const ada = await app.member()
    const stepUp = (code: string) => ada.call('POST', '/auth/step-up', { code })
    const { secret, recovery_codes } = await enrol(app, ada)
    const key = makeAuthenticator(SITE)
    await stepUp(appCode(app, secret))
    const register = (await ada.call('POST', '/me/second-factor/passkey/options')).body.data as unknown as { challenge: string }
    await ada.call('POST', '/me/second-factor/passkey', { name: 'Key', credential: key.register(register) })
    for (const node of nodes.slice(1)) node.clock.advance((app.clock.now().getTime() - node.clock.now().getTime()) / 1000)
    const headers = { authorization: `Bearer ${ada.token}` }
    // Three log-ins with their tokens, one by the device that gave the password, and the signed-in owner's step-up.
    const guessed = async () => {
      const waiting = await Promise.all(Array.from({ length: 4 }, () => password(ada.email)))
      const tokens = waiting.slice(0, 3).map(({ body }) => String(body.data?.pending))
      const code = appCode(app, secret, 40)
      const guesses = Array.from({ length: 50 }, (_, n) => {
        if (n % 5 === 4) return at(n).call('POST', '/auth/step-up', { code }, headers)
        const pending = tokens[n % 5]
        return at(n).call('PATCH', '/auth/login-otp', { email: ada.email, code, ...(pending ? { pending } : {}) })
      })
      const outcomes = (await Promise.all(guesses)).map(codeOf)
      expect(outcomes).not.toContain('ok')
      return counted()
    }
    const counted = async () => {
      const [row] = await app.database.query<{ n: number }>(
        `SELECT cardinality(hits) AS n FROM throttle WHERE bucket = 'app-code-day' AND key = $1`,
        [ada.user_id],
      )
      return row?.n
    }
    expect(await guessed()).toBe(10)
    expect(codeOf(await stepUp(appCode(app, secret)))).toBe(60)
    advance(901)
    expect(await guessed()).toBe(20)
    advance(901)
    // Used up for the day: a right code is not looked at, and the owner's other two ways are open.
    expect(codeOf(await stepUp(appCode(app, secret)))).toBe(60)
    expect(await counted()).toBe(20)
    expect(codeOf(await stepUp(recovery_codes[0] ?? ''))).toBe('ok')
    const options = (await ada.call('POST', '/auth/step-up/options')).body.data as unknown as { challenge: string }
    expect(codeOf(await ada.call('POST', '/auth/step-up', { assertion: key.answer(options) }))).toBe('ok')
    const { body } = await password(ada.email)
    const login = (await app.anyone.call('POST', '/auth/passkey/options', { pending: body.data?.pending })).body.data as unknown as {
      challenge: string
    }
    expect(codeOf(await app.anyone.call('POST', '/auth/passkey', { assertion: key.answer(login) }))).toBe('ok')
    advance(86_400)
    await password(ada.email)
    expect(codeOf(await app.anyone.call('PATCH', '/auth/login-otp', { email: ada.email, code: appCode(app, secret) }))).toBe('ok')
  })

  it('takes the codes of a clock that is up to 35 seconds off, at every place, and asks to wait after a used one', async () => {
    const app = await startApp(store, { environment: ENVIRONMENT })
    const ada = await app.member()
    const stepUp = (code: string) => ada.call('POST', '/auth/step-up', { code })
    const begun = await ada.call('POST', '/me/second-factor/totp')
    const secret = String(begun.body.data?.secret)
    /** To some seconds after a step of the app begins. */
    const toSecond = (second: number) => {
      const ahead = second - ((app.clock.now().getTime() / 1000) % STEP_SECONDS)
      app.clock.advance(ahead + 3 * STEP_SECONDS)
    }
    const off = (seconds: number) => appCode(app, secret, seconds / STEP_SECONDS)
    toSecond(2)
    expect(codeOf(await ada.call('PATCH', '/me/second-factor/totp', { code: off(-35) }))).toBe('ok')
    toSecond(2)
    await app.anyone.call('POST', '/auth/login', { email: ada.email, password: PASSWORD })
    expect(codeOf(await app.anyone.call('PATCH', '/auth/login-otp', { email: ada.email, code: off(-34) }))).toBe('ok')
    toSecond(28)
    expect(codeOf(await stepUp(off(34)))).toBe('ok')
    toSecond(15)
    expect((await stepUp(off(-60))).body.params).toEqual({ reason: 'wrong_code' })
    expect((await stepUp(off(60))).body.params).toEqual({ reason: 'wrong_code' })
    expect(codeOf(await stepUp(off(0)))).toBe('ok')
    const again = await stepUp(off(0))
    expect([codeOf(again), again.body.message]).toEqual([
      44,
      'This code was used already, or is older than one that was used. Wait for the next code.',
    ])
  })
})
