/**
 * Mail scanners open every link before its reader does, by HEAD and by GET: nothing may change by that, so that no link does anything by
 * itself.
 */
import { expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { dump } from '#test/support/dump.ts'
import { mailboxPath } from '#test/support/mailbox-path.ts'
import { blankWeb } from '#test/support/scratch.ts'
import { colleague } from '../rooms/admin/people.ts'
import { BTC } from './world.ts'

type Mailed = { readonly kind: string; readonly subject: string; readonly text: string; readonly html: string }

/** The links of both forms; no client sends what follows #. */
async function linksIn(app: TestApp): Promise<Map<string, string>> {
  await app.settled()
  const { body } = await app.anyone.call('GET', mailboxPath(''))
  const mails = body.data as unknown as Mailed[]
  const found = mails.flatMap(({ text, html }) => [
    ...(text.match(/https?:\/\/\S+/g) ?? []),
    ...[...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => String(link).replaceAll('&amp;', '&')),
  ])
  return new Map(found.map((link) => [new URL(link).pathname, link]))
}

onStore((store) => {
  it('changes nothing, whatever kind of mailed link a scanner opens', async () => {
    const app = await startApp(store, { web_dir: blankWeb() })
    const boss = await app.administrator()
    const names = { first_name: 'Test', last_name: 'Member', gender: 'other', phone: '+14155550100', agreeToTerms: true }
    const unverified = { email: `${newId()}@member.test`, new_password: PASSWORD, confirm_password: PASSWORD, ...names }
    expect((await app.anyone.call('POST', '/auth/sign-up', unverified)).status).toBe(201)
    const ada = await app.signUp({ funded: '100' })
    await ada.call('PATCH', '/me/preferences', { login_code: true })
    expect((await app.anyone.call('POST', '/auth/login', { email: ada.email, password: PASSWORD })).body.data?.confirm).toBeTruthy()
    expect((await app.anyone.call('POST', '/auth/forgot-password', { email: ada.email })).status).toBe(202)
    await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
    const withdrawal = { amount: '9', payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` }
    expect((await ada.call('POST', '/private/user/transaction', withdrawal)).status).toBe(201)
    const moved = await app.signUp()
    const email = `${newId()}@new.test`
    expect((await moved.call('POST', '/me/email', { email })).status).toBeLessThan(300)
    expect((await moved.call('PATCH', '/me/email', { code: await app.codeFor(email, 'code:email') })).status).toBe(200)
    const frozen = await app.signUp()
    expect((await frozen.call('POST', '/me/freeze', {})).status).toBeLessThan(300)
    expect((await boss.call('POST', '/admin/invite', { email: `${newId()}@staff.test`, role: 'operator' })).status).toBe(201)
    const question = { name: 'Vera', email: `${newId()}@visitor.test`, text: 'Are there any fees?' }
    expect((await app.anyone.call('POST', '/support', question)).status).toBeLessThan(300)
    await boss.call('POST', `/admin/user/email/${ada.user_id}`, { subject: 'A word', message: 'See https://elsewhere.test/a?b=1 please.' })
    await colleague(app, boss, 'operator')

    const links = await linksIn(app)
    const secret = [...links].filter(([, link]) => link.includes('#')).map(([path]) => path)
    expect(secret.sort()).toEqual(['/accept-invite', '/reset-password', '/support', '/undo', '/unfreeze'])
    expect([...links.keys()]).toEqual(expect.arrayContaining(['/verify-account', '/verify-login', '/transactions', '/leaving']))
    const before = await dump(app)
    for (const link of [...links.values(), `${app.url}/settings?tab=notifications`])
      for (const method of ['HEAD', 'GET', 'HEAD']) {
        const { pathname, search } = new URL(link)
        const answer = await fetch(`${app.url}${pathname}${search}`, { method, redirect: 'manual' })
        await answer.arrayBuffer()
        expect([method, pathname, answer.status < 500]).toEqual([method, pathname, true])
        expect([method, pathname, answer.headers.getSetCookie()]).toEqual([method, pathname, []])
      }
    const after = await dump(app)
    expect([...after].filter(([table, rows]) => rows !== before.get(table)).map(([table]) => table)).toEqual([])
  })
})
