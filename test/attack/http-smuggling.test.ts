import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openToy, sendRaw, type Toy } from './http-toy.ts'

/** Only a smuggled request reaches this route: its marker in the response means the attack worked. */
const SMUGGLED = 'GET /api/v1/open?smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n'
const HEAD = 'POST /api/v1/break HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

const payloads: Readonly<Record<string, string>> = {
  'both lengths, CL first': `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'both lengths, TE first': `${HEAD}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'both lengths, CL zero': `${HEAD}Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'two unequal lengths': `${HEAD}Content-Length: 0\r\nContent-Length: 44\r\n\r\n${SMUGGLED}`,
  'two equal lengths': `${HEAD}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}${SMUGGLED}`,
  'a list of lengths': `${HEAD}Content-Length: 2, 2\r\n\r\n{}${SMUGGLED}`,
  'a length with a plus': `${HEAD}Content-Length: +2\r\n\r\n{}${SMUGGLED}`,
  'a negative length': `${HEAD}Content-Length: -1\r\n\r\n{}${SMUGGLED}`,
  'a length in hexadecimal': `${HEAD}Content-Length: 0x2\r\n\r\n{}${SMUGGLED}`,
  'a length with a fraction': `${HEAD}Content-Length: 2.0\r\n\r\n{}${SMUGGLED}`,
  'a length with a space inside': `${HEAD}Content-Length: 1 2\r\n\r\n{}${SMUGGLED}`,
  'an empty length': `${HEAD}Content-Length:\r\n\r\n{}${SMUGGLED}`,
  'a length beyond 64 bits': `${HEAD}Content-Length: 99999999999999999999999\r\n\r\n{}${SMUGGLED}`,
  'a folded header': `${HEAD}X-A: 1\r\n 2\r\nContent-Length: 2\r\n\r\n{}${SMUGGLED}`,
  'a folded transfer encoding': `${HEAD}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a folded length': `${HEAD}Content-Length:\r\n 2\r\n\r\n{}${SMUGGLED}`,
  'a fold with a tab': `${HEAD}X-A: 1\r\n\t2\r\n\r\n${SMUGGLED}`,
  'an unknown transfer encoding': `${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'identity as transfer encoding': `${HEAD}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'chunked and then another': `${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'chunked twice': `${HEAD}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a space before the colon': `${HEAD}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a space before a length’s colon': `${HEAD}Content-Length : 2\r\n\r\n{}${SMUGGLED}`,
  'a vertical tab before chunked': `${HEAD}Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  'a NUL in a value': `${HEAD}X-A: a\0b\r\n\r\n${SMUGGLED}`,
  'a NUL in a name': `${HEAD}X\0A: b\r\n\r\n${SMUGGLED}`,
  'a bare CR in a value': `${HEAD}X-A: a\rTransfer-Encoding: chunked\r\n\r\n${SMUGGLED}`,
  'a bare LF after the request line': `GET /api/v1/open HTTP/1.1\nHost: localhost\r\nX-A: b\r\n\r\n${SMUGGLED}`,
  'bare LFs throughout': `POST /api/v1/break HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}${SMUGGLED}`,
  'a header without a colon': `${HEAD}Broken\r\n\r\n${SMUGGLED}`,
  'a header without a name': `${HEAD}: x\r\n\r\n${SMUGGLED}`,
  'a line that begins with a space': `POST /api/v1/break HTTP/1.1\r\n Host: localhost\r\n\r\n${SMUGGLED}`,
  'a chunk size that is no number': `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${SMUGGLED}`,
  'a negative chunk size': `${HEAD}Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n${SMUGGLED}`,
  'a chunk size in 0x': `${HEAD}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${SMUGGLED}`,
  'a chunk size beyond 64 bits': `${HEAD}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n0\r\n\r\n${SMUGGLED}`,
  'a chunk longer than it says': `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${SMUGGLED}`,
  'a chunk ended by LF': `${HEAD}Transfer-Encoding: chunked\r\n\r\n2\n{}\r\n0\r\n\r\n${SMUGGLED}`,
  'chunk data ended by LF': `${HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\n0\r\n\r\n${SMUGGLED}`,
  'two hosts': `GET /api/v1/open HTTP/1.1\r\nHost: localhost\r\nHost: other\r\n\r\n${SMUGGLED}`,
  'no host': `GET /api/v1/open HTTP/1.1\r\nX-A: b\r\n\r\n${SMUGGLED}`,
  'an unknown version': `GET /api/v1/open HTTP/1.9\r\nHost: localhost\r\n\r\n${SMUGGLED}`,
  'version 0.9': `GET /api/v1/open\r\n\r\n${SMUGGLED}`,
  'a preface of HTTP/2': `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${SMUGGLED}`,
  'an unknown method': `SMUGGLE /api/v1/open HTTP/1.1\r\nHost: localhost\r\n\r\n${SMUGGLED}`,
  'a space in the target': `GET /api/v1/open HTTP/1.1 HTTP/1.1\r\nHost: localhost\r\n\r\n${SMUGGLED}`,
}

let toy: Toy
beforeAll(async () => {
  toy = await openToy({ limits: { keep_alive_seconds: 1 } })
})
afterAll(() => toy.app.close())

describe('sec/A16 request smuggling', () => {
  test('there are at least 30 payloads', () => expect(Object.keys(payloads).length).toBeGreaterThanOrEqual(30))

  test.each(
    Object.entries(payloads),
  )('sec/A16 %s is refused with 400, closed, and nothing after it is answered', async (_name, payload) => {
    const { text, closed } = await sendRaw(toy.port, payload)
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400'])
    expect(text.toLowerCase()).toContain('connection: close')
    expect(text).toContain('"error_code":40')
    expect(closed).toBe(true)
    expect(text).not.toContain('"ok":true')
  })

  test('sec/A16 after all of them an honest pair of pipelined requests gets its two answers', async () => {
    const honest = 'GET /api/v1/open HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const { text } = await sendRaw(toy.port, honest + honest.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
  })
})
