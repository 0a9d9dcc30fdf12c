/** Preferences over HTTP, and what they do to real mail: a capturing SMTP server sees what a member would get. */
import { expect, it, onTestFinished } from 'vitest'
import { type Client, deposit, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { type CapturingSmtp, startSmtp } from '../mail/smtp.ts'

const DEFAULTS = {
  language: 'en',
  colour_mode: 'dark',
  hide_amounts: false,
  login_code: false,
  login_code_fixed: false,
  notify: { deposits: true, plans: true, withdrawals: true, referrals: true, operator_mail: true },
}

onStore((store) => {
  it('has defaults without a row, changes what is named and keeps the rest', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    expect((await ada.call('GET', '/me/preferences')).body.data).toEqual(DEFAULTS)
    await ada.call('PATCH', '/me/preferences', { colour_mode: 'light', notify: { plans: false, deposits: false } })
    const after = await ada.call('PATCH', '/me/preferences', { hide_amounts: true, notify: { deposits: true } })
    const wanted = { ...DEFAULTS, colour_mode: 'light', hide_amounts: true, notify: { ...DEFAULTS.notify, plans: false } }
    expect(after.body.data).toEqual(wanted)
    expect((await ada.call('GET', '/me/preferences')).body.data).toEqual(wanted)
    expect((await (await app.member()).call('GET', '/me/preferences')).body.data).toEqual(DEFAULTS)
  })

  it('refuses what is not in the closed sets, and changes nothing', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    const bad = [
      { language: 'xx' },
      { colour_mode: 'system' },
      { hide_amounts: 'yes' },
      { notify: { security: false } },
      { notify: { plans: 0 } },
      { notify: [] },
      { login_code_fixed: true },
      { theme: 'dark' },
      [],
    ]
    for (const body of bad) {
      const answer = await ada.call('PATCH', '/me/preferences', body)
      expect([answer.status, answer.body.error_code]).toEqual([400, 40])
    }
    expect((await ada.call('GET', '/me/preferences')).body.data).toEqual(DEFAULTS)
  })

  it('keeps every change of many at once', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    const kinds = Object.keys(DEFAULTS.notify)
    await Promise.all(kinds.map((kind) => ada.call('PATCH', '/me/preferences', { notify: { [kind]: false } })))
    const off = Object.fromEntries(kinds.map((kind) => [kind, false]))
    expect((await ada.call('GET', '/me/preferences')).body.data?.notify).toEqual(off)
  })

  it('never lets an administrator switch the log-in code off', async () => {
    const app = await startApp(store)
    const administrator = await app.administrator()
    expect((await administrator.call('GET', '/me/preferences')).body.data).toMatchObject({ login_code: true, login_code_fixed: true })
    const refused = await administrator.call('PATCH', '/me/preferences', { login_code: false, colour_mode: 'light' })
    expect([refused.status, refused.body.fields?.login_code?.code]).toEqual([400, 'staff_confirm'])
    expect((await administrator.call('GET', '/me/preferences')).body.data).toMatchObject({ login_code: true, colour_mode: 'dark' })
  })

  it('mails what the member wants mailed, and always what concerns security; the message is written either way', async () => {
    const database = await store.open()
    const codes = await startApp(store, { database })
    const ada = await codes.member()
    const administrator = await codes.administrator()
    const smtp = await startSmtp()
    onTestFinished(() => smtp.close())
    const app = await startApp(store, { database, environment: { SMTP_URL: smtp.url } })
    const mailed = () => subjectsTo(app, smtp, ada)
    const here = client(app, ada)
    await here('PATCH', '/me/preferences', { notify: { deposits: false, operator_mail: false } })
    await deposit({ ...ada, call: here }, '500')
    await client(app, administrator)('POST', `/admin/user/email/${ada.user_id}`, { subject: 'A word', message: 'Hello.' })
    await here('PATCH', '/me/preferences', { login_code: true })
    expect(await mailed()).toEqual(['Your log-ins now ask for a code'])
    await here('PATCH', '/me/preferences', { login_code: false, notify: { deposits: true } })
    await deposit({ ...ada, call: here }, '20')
    expect((await mailed()).sort()).toEqual([
      'Your deposit of $20.00 has arrived',
      'Your log-ins no longer ask for a code',
      'Your log-ins now ask for a code',
    ])
    const { body } = await here('GET', '/me/messages')
    expect((body.data as unknown as { message_subject: string }[]).map((one) => one.message_subject).reverse()).toEqual([
      'Your deposit of $500.00 has arrived',
      'A word',
      'Your log-ins now ask for a code',
      'Your log-ins no longer ask for a code',
      'Your deposit of $20.00 has arrived',
    ])
  })
})

/** The same person on another node. */
function client(app: TestApp, { token }: Client): Client['call'] {
  return (method, path, body) => app.anyone.call(method, path, body, { authorization: `Bearer ${token}` })
}

async function subjectsTo(app: TestApp, smtp: CapturingSmtp, { email }: Client): Promise<string[]> {
  await app.settled()
  await app.assembly.jobs.find((job) => job.name === 'mail')?.run()
  return smtp.raw.filter((raw) => raw.includes(email)).map((raw) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '')
}
