/**
 * sec/A7: passkey responses that are someone else's, expired, copied or made for another page. Each is rejected and changes no passkey,
 * session or log-in.
 */
import { beforeAll, expect, it } from 'vitest'
import { type Answer, type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { type Authenticator, type Malformed, makeAuthenticator } from '#test/support/authenticator.ts'
import { onStore } from '#test/support/database.ts'
import { codeOf, ENVIRONMENT, SITE } from '../rooms/identity/factor-people.ts'

type Options = { readonly challenge: string }
type Person = { readonly who: Client; readonly key: Authenticator }

const WRONG_CODE = 44

onStore((store) => {
  let app: TestApp
  let ada: Person
  let eve: Person
  beforeAll(async () => {
    app = await startApp(store, { environment: ENVIRONMENT })
    ada = await withPasskey()
    eve = await withPasskey()
    // Each has counted once.
    for (const { key } of [ada, eve]) expect(codeOf(await logIn(key.answer(await loginOptions())))).toBe('ok')
  })

  const options = (answer: Answer): Options => answer.body.data as unknown as Options
  const loginOptions = async (body = {}) => options(await app.anyone.call('POST', '/auth/passkey/options', body))
  const logIn = (assertion: unknown) => app.anyone.call('POST', '/auth/passkey', { assertion })
  const stepUpOptions = async ({ who }: Person) => options(await who.call('POST', '/auth/step-up/options'))
  const stepUp = ({ who }: Person, assertion: unknown) => who.call('POST', '/auth/step-up', { assertion })
  const registerOptions = async ({ who }: Person) => options(await who.call('POST', '/me/second-factor/passkey/options'))
  const register = ({ who }: Person, credential: unknown) => who.call('POST', '/me/second-factor/passkey', { name: 'Altered', credential })
  const pending = async ({ who }: Person) =>
    String((await app.anyone.call('POST', '/auth/login', { email: who.email, password: PASSWORD })).body.data?.pending)

  async function withPasskey(): Promise<Person> {
    const [who, key] = [await app.member(), makeAuthenticator(SITE)]
    const created = await register({ who, key }, key.register(await registerOptions({ who, key })))
    expect(created.status).toBe(201)
    return { who, key }
  }

  /** Passkeys with their counters, sessions with their step-ups. */
  const print = async () =>
    JSON.stringify(
      await app.database.query(`SELECT (SELECT json_agg(json_build_array(user_id, id, counter, last_used_at) ORDER BY id) FROM passkey)::text AS keys,
        (SELECT json_agg(json_build_array(user_id, id, stepped_up_at, ended_at) ORDER BY id) FROM session)::text AS sessions`),
    )

  async function refused(attempt: () => Promise<Answer>): Promise<void> {
    const before = await print()
    expect(codeOf(await attempt())).toBe(WRONG_CODE)
    expect(await print()).toBe(before)
  }

  const changes: readonly (readonly [string, () => Malformed])[] = [
    ['another origin', () => ({ origin: 'https://localhost' })],
    ['another port of this machine', () => ({ origin: `${SITE.origin}1` })],
    ['our origin as the beginning of another', () => ({ origin: `${SITE.origin}.evil.example` })],
    ['another RP id', () => ({ rp_id: 'evil.example' })],
    ['a user who was not verified', () => ({ user_verified: false })],
    ['a counter that went back', () => ({ counter: 0 })],
    ['the ceremony of a registration', () => ({ type: 'webauthn.create' })],
    ['the name of somebody else’s passkey', () => ({ id: ada.key.id })],
  ]

  it.each(changes)('sec/A7 an answer with %s grants no log-in and no step-up', async (_what, change) => {
    const { key } = eve
    await refused(async () => logIn(key.answer(await loginOptions(), change())))
    await refused(async () => logIn(key.answer(await loginOptions({ pending: await pending(eve) }), change())))
    await refused(async () => stepUp(eve, key.answer(await stepUpOptions(eve), change())))
  })

  it('sec/A7 no log-in as another with one’s own passkey, nor with an unregistered one', async () => {
    const stranger = makeAuthenticator(SITE)
    await refused(async () => logIn(stranger.answer(await loginOptions())))
    await refused(async () => logIn(stranger.answer(await loginOptions(), { id: ada.key.id })))
    await refused(async () => logIn(eve.key.answer(await loginOptions({ pending: await pending(ada) }))))
    await refused(async () => stepUp(ada, eve.key.answer(await stepUpOptions(ada))))
    await refused(async () => stepUp(eve, ada.key.answer(await stepUpOptions(eve))))
  })

  it('sec/A7 a challenge of another session, person or ceremony is none', async () => {
    const elsewhere: Person = { ...eve, who: await otherSession(eve) }
    await refused(async () => stepUp(eve, eve.key.answer(await stepUpOptions(elsewhere))))
    await refused(async () => stepUp(eve, eve.key.answer(await stepUpOptions(ada))))
    await refused(async () => stepUp(eve, eve.key.answer(await loginOptions())))
    await refused(async () => logIn(eve.key.answer(await stepUpOptions(eve))))
    await refused(async () => logIn(eve.key.answer({ challenge: Buffer.alloc(32, 7).toString('base64url') })))
    // A new passkey is added after a step-up; its challenge is that session's own, and good for nothing else.
    for (const person of [ada, eve]) expect(codeOf(await stepUp(person, person.key.answer(await stepUpOptions(person))))).toBe('ok')
    const fresh = makeAuthenticator(SITE)
    await refused(async () => logIn(eve.key.answer(await registerOptions(eve))))
    await refused(async () => register(eve, fresh.register(await registerOptions(ada))))
    await refused(async () => register(eve, fresh.register(await loginOptions())))
    for (const change of [
      { origin: 'https://evil.example' },
      { rp_id: 'evil.example' },
      { user_verified: false },
      { type: 'webauthn.get' },
    ])
      await refused(async () => register(eve, fresh.register(await registerOptions(eve), change)))
  })

  it('sec/A7 an answer is good once and in its time, and a copied passkey is found by its counter', async () => {
    const answered = eve.key.answer(await loginOptions())
    expect(codeOf(await logIn(answered))).toBe('ok')
    await refused(() => logIn(answered))
    const late = await loginOptions()
    app.clock.advance(301)
    await refused(() => logIn(eve.key.answer(late)))
    // A copy made at this counter value: it and the original sign the same number, so only one of them gets in.
    const clones = await Promise.all(Array.from({ length: 6 }, async () => eve.key.answer(await loginOptions(), { counter: 40 })))
    const outcomes = await Promise.all(clones.map((one) => logIn(one)))
    expect(outcomes.filter((outcome) => codeOf(outcome) === 'ok')).toHaveLength(1)
    await refused(async () => logIn(eve.key.answer(await loginOptions(), { counter: 40 })))
    await refused(async () => logIn(eve.key.answer(await loginOptions(), { counter: 39 })))
    expect(codeOf(await logIn(eve.key.answer(await loginOptions(), { counter: 41 })))).toBe('ok')
  })

  async function otherSession({ who, key }: Person): Promise<Client> {
    const entered = await logIn(key.answer(await loginOptions()))
    const authorization = `Bearer ${entered.body.data?.token}`
    return { ...who, call: (method, path, body, headers = {}) => app.anyone.call(method, path, body, { ...headers, authorization }) }
  }
})
