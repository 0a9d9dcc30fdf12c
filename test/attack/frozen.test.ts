/** sec/S1: what a frozen account may still do, and that its password alone gets an attacker no further than its owner's mailbox. */
import { beforeAll, expect, it } from 'vitest'
import { api } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import { reaches } from '#contract/shared/role'
import { newId } from '#kernel/id'
import { ADMIN_EMAIL, type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailsTo, tokenFor } from '#test/support/mailbox.ts'

const NEW = 'granite-otter-plaza-77'
const FROZEN = 48
/** Closed: a call that is added here was thought about. */
const GOES_ON = [
  'closeConversation',
  'endOtherSessions',
  'endSession',
  'freeze',
  'mailUnfreezeLink',
  'markAllMessages',
  'markChecked',
  'markMessage',
  'openConversation',
  'stepUp',
  'stepUpOptions',
  'writeToSupport',
]

onStore((store) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(store)
  })

  async function frozen(): Promise<{ readonly email: string; readonly thief: Client }> {
    const { email, call } = await app.member({ funded: '500' })
    expect((await call('POST', '/me/freeze')).status).toBe(200)
    return { email, thief: await app.logIn(email, PASSWORD) }
  }

  it('sec/S1 holds every call that changes something but twelve, for members and for staff', async () => {
    const { thief } = await frozen()
    const boss = await app.administrator()
    await app.database.query('UPDATE users SET frozen_at = now() WHERE email = $1', [ADMIN_EMAIL])
    const goes_on: string[] = []
    for (const [name, route] of Object.entries<Route>(api)) {
      const { who, method, path } = route
      if (method === 'GET' || who === 'anyone' || who === 'guest' || who === 'sandbox') continue
      const filled = path.replace(/:\w+/g, newId())
      const by = who !== 'member' && reaches('administrator', who) ? boss : thief
      // Calls that end what the others need come last, and by themselves.
      if (route.while_frozen) goes_on.push(name)
      else expect([name, (await by.call(method, filled, {})).body.error_code]).toEqual([name, FROZEN])
    }
    expect(goes_on.sort()).toEqual(GOES_ON)
    await app.database.query('UPDATE users SET frozen_at = NULL WHERE email = $1', [ADMIN_EMAIL])
    expect((await thief.call('GET', '/me/account')).status).toBe(200)
    expect((await thief.call('PATCH', '/me/messages', { is_read: true })).body.error_code).not.toBe(FROZEN)
    expect((await thief.call('DELETE', '/auth/sessions')).status).toBe(204)
  })

  it('sec/S1 sends the link that unfreezes to the address at the time of the freeze', async () => {
    const { email, thief } = await frozen()
    const theirs = `${newId()}@thief.test`
    expect((await thief.call('POST', '/me/email', { email: theirs })).body.error_code).toBe(FROZEN)
    await expect(app.database.query('UPDATE users SET email = $2 WHERE email = $1', [email, theirs])).rejects.toThrow(/frozen account/)
    app.clock.advance(61)
    expect((await thief.call('POST', '/me/freeze/link')).status).toBeLessThan(300)
    expect(await mailsTo(app, theirs)).toEqual([])
    const token = await tokenFor(app, email, '/unfreeze')
    expect((await app.anyone.call('POST', '/auth/unfreeze', { token })).status).toBe(200)
    expect((await thief.call('POST', '/me/email', { email: theirs })).body.error_code).not.toBe(FROZEN)
  })

  it('sec/S1 sets no new password while the account is frozen, and lets the code wait', async () => {
    const { email } = await frozen()
    await app.anyone.call('POST', '/auth/forgot-password', { email })
    const code = await app.codeFor(email, 'code:reset')
    const reset = () => app.anyone.call('PATCH', '/auth/reset-password', { email, code, new_password: NEW, confirm_password: NEW })
    expect((await reset()).body.error_code).toBe(FROZEN)
    expect((await app.anyone.call('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(200)
    await app.anyone.call('POST', '/auth/unfreeze', { token: await tokenFor(app, email, '/unfreeze') })
    expect((await reset()).status).toBe(200)
  })

  it('sec/S1 takes an address back while the account is frozen, and the links with it', async () => {
    const owner = await app.member()
    const theirs = `${newId()}@thief.test`
    await owner.call('POST', '/me/email', { email: theirs })
    expect((await owner.call('PATCH', '/me/email', { code: await app.codeFor(theirs, 'code:email') })).status).toBe(200)
    expect((await owner.call('POST', '/me/freeze')).status).toBe(200)
    const stolen = await tokenFor(app, theirs, '/unfreeze')
    expect((await app.anyone.call('POST', '/auth/undo', { token: await tokenFor(app, owner.email, '/undo') })).status).toBe(200)
    expect((await app.anyone.call('POST', '/auth/unfreeze', { token: stolen })).status).toBe(400)
    const token = await tokenFor(app, owner.email, '/unfreeze')
    expect((await app.anyone.call('POST', '/auth/unfreeze', { token })).status).toBe(200)
  })
})
