import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEMBER, openToy, send, sendRaw, type Toy } from './http-toy.ts'

let toy: Toy
beforeAll(async () => {
  toy = await openToy()
})
afterAll(() => toy.app.close())

const evil = { origin: 'https://evil.example' }
type RequestCase = {
  readonly status: number
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}
const answers: readonly RequestCase[] = [
  { status: 200, method: 'GET', path: '/open' },
  { status: 200, method: 'GET', path: '/openapi.json' },
  { status: 200, method: 'GET', path: '//healthz' },
  { status: 204, method: 'POST', path: '/auth/leave', headers: { authorization: MEMBER } },
  { status: 400, method: 'GET', path: '/%E0%A4%A' },
  { status: 401, method: 'GET', path: '/rows' },
  { status: 403, method: 'POST', path: '/pay/x', headers: { cookie: `clearterm=${MEMBER}` } },
  { status: 404, method: 'GET', path: '/nothing' },
  { status: 404, method: 'GET', path: '//nothing' },
  { status: 404, method: 'OPTIONS', path: '/open', headers: { 'access-control-request-method': 'POST' } },
  { status: 413, method: 'POST', path: '/pay/x', headers: { authorization: MEMBER, 'content-type': 'application/json' } },
  { status: 503, method: 'GET', path: '/away' },
]

describe('sec/A13 cross-origin reading and framing', () => {
  test.each(answers)('sec/A13 a $status of $method $path allows no cross-origin read or framing', async ({
    status,
    method,
    path,
    headers = {},
  }) => {
    const body = status === 413 ? { body: 'x'.repeat(70_000) } : {}
    const answer = await send(toy, method, path, { ...body, headers: { ...evil, ...headers } })
    expect(answer.status).toBe(status)
    expectGuarded(answer.headers)
  })

  test('sec/A13 a 500 does not either', async () => {
    const { status, headers } = await send(toy, 'POST', '/break')
    expect(status).toBe(500)
    expectGuarded(headers)
  })

  test('sec/A13 nor does an answer to what is no HTTP at all', async () => {
    const { text } = await sendRaw(toy.port, 'nonsense\r\n\r\n')
    const head = text.split('\r\n\r\n')[0] ?? ''
    const lines = head
      .split('\r\n')
      .slice(1)
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
    expectGuarded(new Headers(lines))
  })

  test('a TRACE is answered as what is not there, and gives back nothing of the request', async () => {
    const { text } = await sendRaw(
      toy.port,
      'TRACE /api/v1/open HTTP/1.1\r\nHost: localhost\r\nX-Canary: yellow\r\nConnection: close\r\n\r\n',
    )
    expect(text).toMatch(/^HTTP\/1\.1 404 /)
    expect(text).not.toContain('yellow')
  })

  test('API answers are never stored, and only https is remembered as such', async () => {
    expect((await send(toy, 'GET', '/open')).headers.get('cache-control')).toBe('no-store')
    expect((await send(toy, 'GET', '/open')).headers.get('strict-transport-security')).toBeNull()
    const https = await openToy({ public_url: 'https://toy.example' })
    expect((await send(https, 'GET', '/open')).headers.get('strict-transport-security')).toContain('max-age=')
    await https.app.close()
  })
})

function expectGuarded(headers: Headers): void {
  const names = [...headers.keys()]
  expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
  expect(names).not.toContain('x-powered-by')
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  for (const own of ['default-src', 'connect-src']) expect(headers.get('content-security-policy')).toContain(`${own} 'self';`)
  for (const none of ['frame-ancestors', 'base-uri', 'object-src'])
    expect(headers.get('content-security-policy')).toContain(`${none} 'none'`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('x-mode')).toBe('sandbox')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
}
