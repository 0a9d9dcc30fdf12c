import type { Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flood } from './flood.ts'
import { MEMBER, openToy, send, type Toy } from './http-toy.ts'

const accepted: Socket[] = []
let toy: Toy
beforeAll(async () => {
  toy = await openToy({ before: (app) => app.server.on('connection', (socket) => accepted.push(socket)) })
})
afterAll(() => toy.app.close())

const MEBIBYTE = 1_048_576

const head = (token: string, framing: string) =>
  `POST /api/v1/pay/x HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${token}\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`

describe('sec/F14 huge bodies', () => {
  test.each([
    ['declared, of a member', head(MEMBER, `Content-Length: ${1024 * MEBIBYTE}`), Buffer.alloc(65_536, 0x20), 413],
    ['chunked, of a member', head(MEMBER, 'Transfer-Encoding: chunked'), Buffer.from(`10000\r\n${' '.repeat(65_536)}\r\n`), 413],
    ['declared, of a stranger', head('nobody', `Content-Length: ${1024 * MEBIBYTE}`), Buffer.alloc(65_536, 0x20), 401],
    ['chunked, of a stranger', head('nobody', 'Transfer-Encoding: chunked'), Buffer.from(`10000\r\n${' '.repeat(65_536)}\r\n`), 401],
  ])('sec/F14 1 GiB %s is answered without being read, and closed', async (_name, start, block, status) => {
    const text = await flood(toy.port, start, block, 1024 * MEBIBYTE)
    expect(text.match(/HTTP\/1\.1 \d{3}/g)).toEqual([`HTTP/1.1 ${status}`])
    expect(accepted.at(-1)?.bytesRead).toBeLessThan(4 * MEBIBYTE)
  })

  test('sec/F14 64 KiB is the limit, and a little more is a plain refusal on a connection that lives', async () => {
    const note = (bytes: number) => JSON.stringify({ amount: '5.00', note: ' '.repeat(bytes - '{"amount":"5.00","note":""}'.length) })
    expect((await send(toy, 'POST', '/pay/x', { body: note(65_536), token: MEMBER })).status).toBe(400)
    for (const bytes of [65_537, 100_000, 900_000]) {
      const { status, json } = await send(toy, 'POST', '/pay/x', { body: note(bytes), token: MEMBER })
      expect([status, json.error_code]).toEqual([413, 61])
    }
  })

  test('sec/F14 JSON as deep as fits is refused; deeper does not fit', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const depth = Math.floor(60_000 / (open.length + 1))
      const deep = `${open.repeat(depth)}1${close.repeat(depth)}`
      expect((await send(toy, 'POST', '/pay/x', { body: deep, token: MEMBER })).status).toBe(400)
      expect((await send(toy, 'POST', '/pay/x', { body: `{"amount":"5.00","note":${deep.slice(0, 65_000)}`, token: MEMBER })).status).toBe(
        400,
      )
    }
    expect((await send(toy, 'POST', '/pay/x', { body: '['.repeat(900_000), token: MEMBER })).status).toBe(413)
  })

  test('sec/F14 a compressed body is never unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(16 * MEBIBYTE, 0x20))
    const response = await fetch(`${toy.url}/api/v1/pay/x`, {
      method: 'POST',
      headers: { authorization: MEMBER, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: bomb,
    })
    expect(response.status).toBe(415)
  })
})
