/** sec/S5: staff need a second factor before their role takes effect, and what access to the mailbox alone allows. */
import { expect, it } from 'vitest'
import { api } from '#contract/routes'
import { isStaffRole } from '#contract/shared/role'
import { type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { colleague, decide } from '../rooms/admin/people.ts'
import { appCode, codeOf, enrol } from '../rooms/identity/factor-people.ts'

const REQUIRED = { environment: { STAFF_SECOND_FACTOR: 'required' } }
const HELD = 57

const reasonOf = async (who: Client) => (await who.call('GET', '/me')).body.data?.role_hold ?? null

async function resetByMail(app: TestApp, email: string): Promise<void> {
  await app.anyone.call('POST', '/auth/forgot-password', { email })
  const code = await app.codeFor(email, 'code:reset')
  const secret = { new_password: PASSWORD, confirm_password: PASSWORD }
  expect((await app.anyone.call('PATCH', '/auth/reset-password', { email, code, ...secret })).status).toBe(200)
}

onStore((store) => {
  it('sec/S5 blocks a role until its holder has enrolled, on any of its calls, and at once after it', async () => {
    const app = await startApp(store, REQUIRED)
    const boss = await app.administrator()
    expect(await reasonOf(boss)).toEqual({ because: 'no_factor', until: null })
    const answers = new Map<string, number | 'ok'>()
    for (const [name, { method, path, who }] of Object.entries(api))
      if (isStaffRole(who))
        answers.set(
          name,
          codeOf(await boss.call(method, path.replace(/:\w+/g, '01900000-0000-7000-8000-000000000001'), method === 'GET' ? undefined : {})),
        )
    expect([...answers].filter(([, code]) => code !== HELD)).toEqual([])
    expect(answers.size).toBeGreaterThan(50)
    // As a member they go on: the way to enrol is theirs.
    expect((await boss.call('GET', '/me/account')).status).toBe(200)
    await enrol(app, boss)
    expect(await reasonOf(boss)).toBeNull()
    expect((await boss.call('GET', '/admin/overview')).status).toBe(200)
  })

  it('sec/S5 blocks a role without a factor by default where other machines reach the server', async () => {
    const environment = { PUBLIC_URL: 'https://clearterm.example', SMTP_URL: 'smtp://127.0.0.1:9' }
    const boss = await (await startApp(store, { environment })).administrator()
    expect(codeOf(await boss.call('GET', '/admin/overview'))).toBe(HELD)
    const local = await (await startApp(store)).administrator()
    expect(codeOf(await local.call('GET', '/admin/overview'))).toBe('ok')
  })

  it('sec/S5 suspends the role and the payouts after a password reset by mail alone, for a day or until another administrator agrees', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const ada = await colleague(app, boss, 'administrator')
    await resetByMail(app, ada.email)
    const back = await app.logIn(ada.email)
    expect(codeOf(await back.call('GET', '/admin/overview'))).toBe(HELD)
    expect(codeOf(await back.call('POST', '/private/user/deposit', { amount: '10', payment_method: 'card' }))).toBe(HELD)
    expect(await reasonOf(back)).toMatchObject({ because: 'reset' })
    // Staff can't approve their own request.
    expect(codeOf(await back.call('DELETE', `/admin/user/${ada.user_id}/hold`, { reason: 'It was me' }))).toBe(HELD)
    const { body } = await boss.call('GET', '/admin/team')
    const row = (body.data?.members as unknown as { id: string; role_held_until: string | null }[]).find(({ id }) => id === ada.user_id)
    expect(Date.parse(String(row?.role_held_until)) - app.clock.now().getTime()).toBeGreaterThan(86_000_000)
    expect((await boss.call('DELETE', `/admin/user/${ada.user_id}/hold`, { reason: 'They called' })).status).toBe(200)
    expect(codeOf(await boss.call('DELETE', `/admin/user/${ada.user_id}/hold`, { reason: 'Again' }))).toBe(52)
    expect((await back.call('GET', '/admin/overview')).status).toBe(200)
    expect((await back.call('POST', '/private/user/deposit', { amount: '10', payment_method: 'card' })).status).toBe(201)

    await resetByMail(app, boss.email)
    const alone = await app.logIn(boss.email)
    expect(codeOf(await alone.call('GET', '/admin/overview'))).toBe(HELD)
    app.clock.advance(86_401)
    expect((await (await app.logIn(boss.email)).call('GET', '/admin/overview')).status).toBe(200)
    expect((await boss.call('GET', '/me')).status).toBe(401)
    // A member has no role to hold, and deposits as before.
    const member = await app.member()
    await resetByMail(app, member.email)
    const again = await app.logIn(member.email)
    expect((await again.call('POST', '/private/user/deposit', { amount: '10', payment_method: 'card' })).status).toBe(201)
  })

  it('sec/S5 takes two people to reset a second factor, ends its owner’s sessions, and notifies them', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const ada = await colleague(app, boss, 'administrator')
    const bob = await colleague(app, boss, 'administrator', ada)
    await enrol(app, bob)
    const recover = () => boss.call('POST', `/admin/user/${bob.user_id}/recovery`, { reason: 'Lost the phone' })
    expect(codeOf(await bob.call('POST', `/admin/user/${bob.user_id}/recovery`, { reason: 'Mine' }))).not.toBe('ok')
    const held = await recover()
    expect(held.status).toBe(202)
    expect((await bob.call('GET', '/me')).status).toBe(200)
    const approve = (who: typeof boss) => decide(who, held.body.data?.change_id)
    expect(codeOf(await approve(boss))).toBe(55)
    expect((await approve(ada)).status).toBe(200)
    expect((await bob.call('GET', '/me')).status).toBe(401)
    expect((await mailsTo(app, bob.email))[0]?.subject).toBe('Your second factor was reset')
    // The password and the mailed code, as before any factor; what was enrolled opens nothing.
    const back = await app.logIn(bob.email)
    expect((await back.call('GET', '/me/second-factor')).body.data).toMatchObject({ totp: null, passkeys: [] })
    expect(codeOf(await recover())).toBe(52)
    expect(await app.audit()).toEqual([])
  })

  it('sec/S5 break-glass makes an account able to act, notifies every administrator, and is in the audit log', async () => {
    const app = await startApp(store, REQUIRED)
    const boss = await app.administrator()
    const { secret } = await enrol(app, boss)
    const member = await app.member()
    const { identity } = app.assembly
    const wanted = { email: boss.email, reason: 'The phone is lost, and nobody else is left', forget_factors: true }
    expect(await identity.appoint({ ...wanted, email: 'nobody@member.test' })).toMatchObject({ refused: 'no_user' })
    expect(await identity.appoint(wanted)).toBeNull()
    expect((await boss.call('GET', '/me')).status).toBe(401)
    const back = await app.logIn(boss.email)
    expect(await reasonOf(back)).toMatchObject({ because: 'no_factor' })
    expect(appCode(app, secret)).toMatch(/^\d{6}$/)
    await enrol(app, back)
    expect(await identity.appoint({ email: member.email, reason: 'A second one is needed', forget_factors: false })).toBeNull()
    expect((await mailsTo(app, boss.email))[0]?.text).toContain('A second one is needed')
    expect((await mailsTo(app, member.email))[0]?.text).toContain('A second one is needed')
    expect((await back.call('GET', '/admin/audit?action=user.appoint')).body.data).toMatchObject([
      {
        actor: null,
        object_id: member.user_id,
        before: { role: 'member' },
        after: { role: 'administrator' },
        reason: 'A second one is needed',
      },
      { actor: null, object_id: boss.user_id, after: { factors_forgotten: true } },
    ])
    expect(await app.audit()).toEqual([])
  })
})
