import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEMBER, openToy, sendRaw, type Toy } from './http-toy.ts'

const short = { headers_seconds: 0.2, request_seconds: 0.4, check_seconds: 0.05, keep_alive_seconds: 0.2 }
let toy: Toy
beforeAll(async () => {
  toy = await openToy({ limits: short })
})
afterAll(() => toy.app.close())

const LONG_MS = 10_000

describe('sec/A15 slow and greedy connections', () => {
  test('sec/A15 what is configured unless a test says otherwise', async () => {
    const plain = await openToy()
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = plain.app.server
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 5000,
      timeout: 60_000,
    })
    await plain.app.close()
  })

  test('sec/A15 a head that never ends is answered with 408 and closed', async () => {
    const { text, closed } = await sendRaw(toy.port, 'GET /api/v1/open HTTP/1.1\r\nHost: localhost\r\nX-A:', LONG_MS)
    expect(closed).toBe(true)
    expect(text).toMatch(/^HTTP\/1\.1 408 .*"error_code":40/s)
  })

  test('sec/A15 a body that never ends is answered with 408 and closed', async () => {
    const head = `POST /api/v1/pay/x HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${MEMBER}\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n`
    const { text, closed } = await sendRaw(toy.port, `${head}{"amount":`, LONG_MS)
    expect(closed).toBe(true)
    expect(text).toMatch(/^HTTP\/1\.1 408 .*"error_code":40/s)
    expect(toy.effects()).toBe(0)
  })

  test('sec/A15 a connection that says nothing is closed', async () => {
    expect((await sendRaw(toy.port, '', LONG_MS)).closed).toBe(true)
  })

  test('sec/A15 an idle connection is closed after its answer', async () => {
    const { text, closed } = await sendRaw(toy.port, 'GET /api/v1/open HTTP/1.1\r\nHost: localhost\r\n\r\n', LONG_MS)
    expect([closed, text.startsWith('HTTP/1.1 200')]).toEqual([true, true])
  })

  test('sec/A15 a head over 8 KiB is answered with 431 and closed', async () => {
    for (const head of [`X-A: ${'a'.repeat(9000)}`, Array.from({ length: 10_000 }, (_, index) => `X-${index}: a`).join('\r\n')]) {
      const { text, closed } = await sendRaw(toy.port, `GET /api/v1/open HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`, LONG_MS)
      expect(closed).toBe(true)
      expect(text).toMatch(/^HTTP\/1\.1 431 .*"error_code":61/s)
    }
  })

  test('sec/A15 one address has so many connections and no more', async () => {
    const accepted: Socket[] = []
    const capped = await openToy({
      limits: { connections_per_address: 2 },
      before: (app) => app.server.on('connection', (socket) => accepted.push(socket)),
    })
    const held = [0, 1].map(() => sendRaw(capped.port, 'GET /api/v1/open HTTP/1.1\r\nHost: localhost\r\n', 500))
    while (accepted.length < 2) await new Promise(setImmediate)
    const third = await sendRaw(capped.port, 'GET /api/v1/open HTTP/1.1\r\nHost: localhost\r\n\r\n', LONG_MS)
    expect(third).toEqual({ text: '', closed: true })
    await Promise.all(held)
    await capped.app.close()
  })
})
