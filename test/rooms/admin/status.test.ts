/** What an administrator does to an account’s state. */
import { expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { type Client, PASSWORD, startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailsTo } from '#test/support/mailbox.ts'

const status = (who: Client, user: { readonly user_id: string }, body: object, headers = {}) =>
  who.call('PATCH', `/admin/user/${user.user_id}`, body, headers)

onStore((store) => {
  it('holds a verified account in review where the setting says so, until an administrator approves it', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    await ada.call('PATCH', '/admin/settings', { approval_needed: true })
    const email = `${newId()}@member.test`
    const names = { first_name: 'Mara', last_name: 'Lindqvist', gender: 'female', phone: '+46 70 123 45 67' }
    const secret = { new_password: PASSWORD, confirm_password: PASSWORD, agreeToTerms: true }
    await app.anyone.call('POST', '/auth/sign-up', { email, ...names, ...secret })
    const code = await app.codeFor(email, 'code:verify')
    expect((await app.anyone.call('PATCH', '/auth/verify-otp', { email, code })).body.error_code).toBe(42)
    const logIn = () => app.anyone.call('POST', '/auth/login', { email, password: PASSWORD })
    expect((await logIn()).body.error_code).toBe(42)
    const user_id = String((await ada.call('GET', `/admin/user?q=${email}`)).body.data?.[0]?.id)
    expect((await status(ada, { user_id }, {})).body).toMatchObject({ data: { status: 'active' }, message: 'User verified successfully' })
    expect((await status(ada, { user_id }, {})).body).toMatchObject({ error_code: 52, message: expect.stringContaining('is active') })
    expect((await logIn()).status).toBe(200)
    expect((await mailsTo(app, email))[0]).toMatchObject({ subject: 'Your account is approved', kind: 'notice' })
    const member = await app.logIn(email)
    expect((await member.call('GET', '/me/messages')).body.data).toMatchObject([
      { message_subject: 'Your account is approved', is_read: false },
    ])
  })

  it('ends every session of a suspended account at once, tells its owner why, once, and audits it', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    const member = await app.member()
    const key = { 'idempotency-key': 'once' }
    const suspend = () => status(ada, member, { status: 'suspended', reason: 'Two accounts of one person.' }, key)
    const [first, repeat] = [await suspend(), await suspend()]
    expect(first).toMatchObject({ status: 200, body: { data: { status: 'suspended' }, message: 'Successful!' } })
    expect(repeat.text).toBe(first.text)
    expect((await member.call('GET', '/me')).status).toBe(401)
    const entry = { email: member.email, password: PASSWORD }
    expect((await app.anyone.call('POST', '/auth/login', entry)).body.error_code).toBe(43)
    expect((await mailsTo(app, member.email))[0]?.text).toContain('Two accounts of one person.')
    expect((await status(ada, member, { status: 'active' })).body.data?.status).toBe('active')
    expect((await member.call('GET', '/me')).status).toBe(401)
    expect((await status(ada, ada, { status: 'suspended' })).body.error_code).toBe(55)
    expect((await ada.call('GET', `/admin/audit?object_id=${member.user_id}`)).body.data).toMatchObject([
      { action: 'user.unsuspend', before: { status: 'suspended' }, after: { status: 'active' } },
      { action: 'user.suspend', actor_email: ada.email, reason: 'Two accounts of one person.' },
    ])
  })
})
