/**
 * Lines of the log are the log's own: what a caller sends begins none, colours no terminal, and is not in them where it is a secret; and
 * what a fault says of itself to its caller is an id.
 */
import { Writable } from 'node:stream'
import { beforeAll, expect, it } from 'vitest'
import { openLog } from '#server/http'
import { type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { sendRaw } from './http-toy.ts'

const FORGED = '{"level":60,"msg":"forged"}'
/** Ends a line, an object and a string; moves a terminal's cursor, colours it, and turns the order of reading. */
const BREAKS = `\r\n${FORGED}\n"}\u001b[2J\u001b[31m\u009b31m\u0007\u2028${FORGED}\u2029\u202e\u2066\\u0000%0d%0a`
/** What a terminal or a reader of lines takes for something else than a character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const LIVE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/
const SECRET = 'S3CRET-canary-otter-77'
const LONGEST = 20_000

onStore((store) => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  let app: TestApp
  let member: Client
  beforeAll(async () => {
    app = await startApp(store, { log: openLog({ level: 'trace', stream }) })
    member = await app.member({ funded: '10' })
  })

  /** One record a line, each as it was written by us. */
  const records = () =>
    lines
      .join('')
      .split('\n')
      .filter((line) => line !== '')

  it('sec/E7 nothing that a caller sends ends a line, forges one or colours a terminal', async () => {
    const port = Number(new URL(app.url).port)
    const long = `${'x'.repeat(50_000)}${BREAKS}`
    for (const text of [BREAKS, long]) {
      await app.anyone.call('POST', '/auth/login', { email: text, password: text })
      await app.anyone.call('POST', '/auth/sign-up', { email: `${text}@x.test`, first_name: text, [text]: text })
      await app.anyone.call('POST', '/auth/login', `{"email": "${text}`)
      await member.call('PATCH', '/me/update-profile', { address: text, location: text })
      await member.call('POST', '/private/user/transaction', {
        amount: text,
        payment_option: 'wallet',
        selected_coin: text,
        narration: text,
      })
      await member.call('GET', `/me/transactions?cursor=${encodeURIComponent(text).slice(0, 6_000)}`)
      await member.call('GET', `/me/search?q=${encodeURIComponent(text).slice(0, 6_000)}`)
    }
    const encoded = encodeURIComponent(BREAKS)
    const heads = [
      `GET /api/v1/me/message/${encoded} HTTP/1.1\r\nHost: 127.0.0.1\r\n`,
      `GET /${encoded}?${encoded} HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: ${encoded}\r\n`,
      `GET /api/v1/config HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: \u001b[31m\u001b]0;x\u0007\r\n`,
      `GET /api/v1/config HTTP/1.1\r\nHost: 127.0.0.1\r\nX: a\r\n ${FORGED}\r\n`,
      `${FORGED} /x HTTP/1.1\r\nHost: 127.0.0.1\r\n`,
      `GET /${'y'.repeat(7_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n`,
    ]
    for (const head of heads) await sendRaw(port, `${head}Connection: close\r\n\r\n`)
    expect(records().length).toBeGreaterThan(12)
    for (const line of records()) {
      const record = JSON.parse(line) as { level: number; msg: string }
      expect([line.slice(0, 300), record.msg === 'forged', LIVE.test(line), line.length > LONGEST]).toEqual([
        line.slice(0, 300),
        false,
        false,
        false,
      ])
    }
  })

  it('sec/A10 no password, code, token or text of a person is in the log, nor in what a fault answers', async () => {
    await app.anyone.call('POST', '/auth/login', { email: member.email, password: SECRET })
    await app.anyone.call('PATCH', '/auth/login-otp', { email: member.email, code: SECRET.slice(0, 30) })
    await app.anyone.call('GET', '/me', undefined, { authorization: `Bearer ${SECRET}`, cookie: `clearterm=${SECRET}` })
    await member.call('PATCH', '/auth/password', { current_password: SECRET, new_password: SECRET, confirm_password: SECRET })
    await app.anyone.call('POST', '/auth/forgot-password', { email: `${SECRET}@member.test` })
    await app.anyone.call('POST', `/auth/undo`, { token: SECRET })
    await app.anyone.call('GET', `/files/${SECRET}?token=${SECRET}`)
    const bank = {
      accountName: SECRET,
      accountNumber: SECRET,
      bicOrSwiftCode: 'X',
      nationalCode: '',
      bankName: SECRET,
      bankAddress: SECRET,
    }
    // An internal fault halfway: the table is missing.
    await app.database.query('ALTER TABLE bank_detail RENAME TO bank_detail_gone')
    const fault = await member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { bank } })
    await app.database.query('ALTER TABLE bank_detail_gone RENAME TO bank_detail')
    expect([fault.status, Object.keys(fault.body).sort()]).toEqual([500, ['error_code', 'message', 'params', 'request_id']])
    expect(fault.text).not.toMatch(/bank_detail|relation|SELECT|at |\.js|S3CRET/)
    const faults = records().filter((line) => line.includes('"fault"'))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(String(fault.body.request_id))
    const whole = records().join('\n')
    for (const secret of [SECRET, PASSWORD, member.token ?? '', member.email])
      expect([secret.length, whole.includes(secret)]).toEqual([secret.length, false])
  })
})
