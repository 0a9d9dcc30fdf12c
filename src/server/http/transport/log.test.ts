import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { openLog } from './log.ts'

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  write(openLog({ level: 'info', stream }))
  return lines.join('')
}

test('no secret is written, wherever in a record it lies', () => {
  const text = logged((log) => {
    log.info({ headers: { authorization: 'S3CRET', cookie: 'S3CRET', 'set-cookie': 'S3CRET' } })
    log.info({
      req: { headers: { authorization: 'S3CRET', cookie: 'S3CRET' }, body: { password: 'S3CRET', code: 'S3CRET', new_password: 'S3CRET' } },
    })
    log.info({ body: { code: 'S3CRET', token: 'S3CRET', ssn: 'S3CRET' }, password: 'S3CRET' })
  })
  expect(text).not.toContain('S3CRET')
  expect(text.match(/\[redacted\]/g)?.length).toBeGreaterThan(8)
})

test('of an error its kind, text and stack are written, not the row that a database names in it', () => {
  const text = logged((log) => log.error({ err: Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(ann@example.com)' }) }))
  expect(text).toContain('duplicate key')
  expect(text).not.toContain('ann@example.com')
})

test('an email that an error repeats is not written', () => {
  const refused = new Error('550 5.1.1 <ann.b+x@mail.example.com>: no such user', {
    cause: new Error('value "ben@example.org" is too long'),
  })
  const text = logged((log) => log.error({ err: refused }))
  expect(text).toContain('550 5.1.1 <[email]>: no such user')
  expect(text).not.toMatch(/ann|ben@|example/)
})

test('the code of an error is no secret', () => {
  expect(logged((log) => log.error({ err: Object.assign(new Error('gone'), { code: 'ECONNRESET' }) }))).toContain('ECONNRESET')
})
