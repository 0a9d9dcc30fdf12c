/**
 * What an investigator reads afterwards: who came in, who was refused and why, from where; and nothing that an attacker could use or write
 * into it.
 */
import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { openLog } from '#server/http'
import { ADMIN_EMAIL, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

/** Not the address itself, which is personal data. */
const HASHED = expect.stringMatching(/^[0-9a-f]{16}$/)

type Line = Readonly<Record<string, unknown>>

onStore((store) => {
  it('has a line for each log-in, good or bad, with who, from where and by which call', async () => {
    const { app, lines } = await logged(store)
    const ada = await app.signUp()
    await app.anyone.call('POST', '/auth/login', { email: ada.email, password: 'a wrong password 4711' })
    await app.logIn(ada.email)
    const boss = await app.logIn(ADMIN_EMAIL)
    await expect
      .poll(() => lines('/auth/login'))
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ msg: 'refused', refusal: 'wrong_credentials', status: 401, user_id: null, address: HASHED }),
          expect.objectContaining({ msg: 'account', refusal: null, status: 200, user_id: ada.user_id }),
        ]),
      )
    await expect
      .poll(() => lines('/auth/login-otp'))
      .toEqual([expect.objectContaining({ msg: 'account', status: 200, user_id: boss.user_id })])
    for (const line of lines('/auth/login')) {
      expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      expect(line.request_id).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  it('has a line for a change of what guards an account, and for each refusal by a control', async () => {
    const { app, lines } = await logged(store)
    const ada = await app.signUp()
    await ada.call('PATCH', '/me/password', {
      current_password: PASSWORD,
      new_password: 'harbour-quilt-lantern-7',
      confirm_password: 'harbour-quilt-lantern-7',
    })
    await ada.call('GET', '/admin/team')
    await ada.call('POST', '/private/user/transaction', { amount: '-1', payment_option: 'bank' })
    await app.anyone.call('POST', '/auth/login', { email: ada.email, password: PASSWORD }, { origin: 'https://evil.example' })
    await app.anyone.call('GET', '/me', undefined, { authorization: 'Bearer stolen-token-of-somebody' })
    const refused = (path: string) => lines(path).map(({ refusal }) => refusal)
    await expect.poll(() => lines('/me/password')).toEqual([expect.objectContaining({ msg: 'account', user_id: ada.user_id })])
    await expect
      .poll(() => lines('/admin/team'))
      .toEqual([expect.objectContaining({ refusal: 'forbidden', status: 403, user_id: ada.user_id })])
    await expect.poll(() => refused('/private/user/transaction')).toEqual(['invalid'])
    await expect.poll(() => refused('/auth/login')).toContain('foreign_origin')
    await expect.poll(() => refused('/me')).toEqual(['session_expired'])
  })

  it('keeps what a caller typed out of it, line breaks and all', async () => {
    const { app, text } = await logged(store)
    const forged = '{"level":30,"msg":"account","user_id":"forged"}'
    const headers = { 'user-agent': `x ${forged}`, 'x-request-id': forged, 'x-forwarded-for': '203.0.113.9' }
    await app.anyone.call('POST', '/auth/login', { email: 'eve@mail.test', password: `wrong\n${forged}` }, headers)
    await app.anyone.call('GET', `/admin/team?q=${encodeURIComponent(`\n${forged}`)}`, undefined, headers)
    for (const typed of ['forged', 'eve@mail.test', '203.0.113.9']) expect(text()).not.toContain(typed)
    for (const line of text().trimEnd().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
  })
})

type Logged = { readonly app: TestApp; readonly text: () => string; readonly lines: (path: string) => readonly Line[] }

async function logged(store: Parameters<typeof startApp>[0]): Promise<Logged> {
  const written: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk))
      done()
    },
  })
  const app = await startApp(store, { log: openLog({ level: 'info', stream }) })
  const text = () => written.join('')
  const all = (): Line[] =>
    text()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return { app, text, lines: (path) => all().filter(({ route }) => route === `/api/v1${path}`) }
}
