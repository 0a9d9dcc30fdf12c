/** sec/A10, sec/A11: who learns of a device that was not there before, and what they can do about it. */
import { beforeAll, expect, it } from 'vitest'
import { type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailsTo, tokenFor } from '#test/support/mailbox.ts'

const THIEF = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' }

onStore((store) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(store)
  })

  const subjects = async ({ email }: Client) => (await mailsTo(app, email)).map(({ subject }) => subject)
  const bearer = (token: string) => ({ ...THIEF, authorization: `Bearer ${token}` })
  const logInFrom = async (email: string, headers: Record<string, string>) => {
    const { body } = await app.anyone.call('POST', '/auth/login', { email, password: PASSWORD }, headers)
    return String(body.data?.token)
  }

  it('sec/A10 tells of a log-in from a new device once, in the app and by mail, with a link that ends its session', async () => {
    const owner = await app.member()
    expect((await subjects(owner)).filter((subject) => subject.startsWith('New log-in'))).toEqual([])
    const stolen = await logInFrom(owner.email, THIEF)
    expect((await app.anyone.call('GET', '/me', undefined, bearer(stolen))).status).toBe(200)
    expect(await subjects(owner)).toContain('New log-in: Firefox on Linux')
    const { body } = await owner.call('GET', '/me/messages')
    expect(body.data?.[0]).toMatchObject({ message_subject: 'New log-in: Firefox on Linux' })
    expect(JSON.stringify(body)).not.toContain('#')
    const again = await logInFrom(owner.email, { 'user-agent': THIEF['user-agent'].replaceAll('133', '134') })
    expect((await subjects(owner)).filter((subject) => subject.startsWith('New log-in'))).toHaveLength(1)
    const token = await tokenFor(app, owner.email, '/undo')
    const undone = await app.anyone.call('POST', '/auth/undo', { token })
    expect([undone.status, undone.body.data?.undone]).toEqual([200, 'device'])
    expect((await app.anyone.call('GET', '/me', undefined, bearer(stolen))).body.error_code).toBe(22)
    for (const still of [owner.token, again])
      expect((await app.anyone.call('GET', '/me', undefined, { authorization: `Bearer ${still}` })).status).toBe(200)
    await logInFrom(owner.email, THIEF)
    expect((await subjects(owner)).filter((subject) => subject.startsWith('New log-in'))).toHaveLength(2)
  })

  it('sec/A10 tells, once, of a session’s token that comes from a second browser', async () => {
    const owner = await app.member()
    const strange = (subject: string) => subject === 'Your session was used from another browser: Firefox on Linux'
    for (let n = 0; n < 3; n += 1) expect((await owner.call('GET', '/me', undefined, THIEF)).status).toBe(200)
    await Promise.all(Array.from({ length: 20 }, () => owner.call('GET', '/me', undefined, THIEF)))
    expect((await subjects(owner)).filter(strange)).toHaveLength(1)
    await app.anyone.call('POST', '/auth/undo', { token: await tokenFor(app, owner.email, '/undo') })
    expect((await owner.call('GET', '/me')).body.error_code).toBe(22)
  })

  it('sec/A10 takes an undo link once of fifty uses at once, and not after 72 hours', async () => {
    const owner = await app.member()
    await logInFrom(owner.email, THIEF)
    const token = await tokenFor(app, owner.email, '/undo')
    const uses = await Promise.all(Array.from({ length: 50 }, () => app.anyone.call('POST', '/auth/undo', { token })))
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(uses.filter(({ status, body }) => status === 400 && Number(body.error_code) === 44)).toHaveLength(49)
    const late = await app.member()
    await logInFrom(late.email, THIEF)
    const old = await tokenFor(app, late.email, '/undo')
    app.clock.advance(72 * 3600)
    for (const dead of [old, 'x', `${old}x`]) expect((await app.anyone.call('POST', '/auth/undo', { token: dead })).status).toBe(400)
  })

  it('sec/A11 lists devices by a name that a person knows, and signs out one or all others', async () => {
    const owner = await app.member()
    const tokens = [await logInFrom(owner.email, THIEF), await logInFrom(owner.email, { 'user-agent': 'curl/8.5.0' })]
    const { body } = await owner.call('GET', '/auth/sessions')
    const devices = body.data as unknown as { id: string; device: string; current: boolean; address: string }[]
    expect(devices.map(({ device, current, address }) => [device, current, address])).toEqual([
      ['curl', false, '127.0.0.1'],
      ['Firefox on Linux', false, '127.0.0.1'],
      ['A program', true, '127.0.0.1'],
    ])
    expect((await owner.call('DELETE', `/auth/sessions/${devices[0]?.id}`)).status).toBe(204)
    expect((await app.anyone.call('GET', '/me', undefined, { ...THIEF, authorization: `Bearer ${tokens[1]}` })).status).toBe(401)
    expect((await owner.call('DELETE', '/auth/sessions')).status).toBe(204)
    expect((await app.anyone.call('GET', '/me', undefined, bearer(tokens[0] ?? ''))).status).toBe(401)
    expect((await owner.call('GET', '/auth/sessions')).body.data).toHaveLength(1)
  })

  it('sec/A11 asks who it is before it signs a device out, once the session is five minutes old', async () => {
    const ada = await app.member()
    const other = await app.logIn(ada.email)
    app.clock.advance(301)
    const refused = await ada.call('DELETE', '/auth/sessions')
    expect([refused.body.error_code, refused.body.factors]).toEqual([46, ['password']])
    expect((await other.call('GET', '/me')).status).toBe(200)
    await ada.call('POST', '/auth/step-up', { password: PASSWORD })
    expect((await ada.call('DELETE', '/auth/sessions')).status).toBe(204)
    expect((await other.call('GET', '/me')).body.error_code).toBe(22)
  })

  it('guesses a country from the browser’s languages, without a request to others', async () => {
    const of = async (languages: string) =>
      (await app.anyone.call('GET', '/geo', undefined, { 'accept-language': languages })).body.data?.country_code
    expect([await of('sv-SE,sv;q=0.9'), await of('en'), await of('en-GB;q=0.2,de-AT')]).toEqual(['SE', 'US', 'AT'])
  })
})
