/** sec/S20: every response has every security header, whether the framework, Node's parser or a stream writes it. */
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { listenMetrics } from '#server/metrics'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { writeRenderer } from '#test/support/renderer.ts'
import { blankWeb } from '#test/support/scratch.ts'
import { MEMBER, openToy } from './http-toy.ts'

type Head = { readonly status: number; readonly headers: ReadonlyMap<string, string> }

/** The head of the answer to these bytes; the connection is cut as soon as it is there, so that a stream is one answer too. */
function ask(port: number, bytes: string): Promise<Head> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const end = text.indexOf('\r\n\r\n')
      if (end < 0) return
      socket.destroy()
      const [first = '', ...lines] = text.slice(0, end).split('\r\n')
      const headers = lines.map((line): [string, string] => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ])
      resolve({ status: Number(first.split(' ')[1]), headers: new Map(headers) })
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`no answer to ${JSON.stringify(bytes.slice(0, 80))}, but ${JSON.stringify(text)}`)))
  })
}

const GUARDS: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'self'|sandbox/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'x-mode': /^sandbox$/,
  'x-request-id': /^[0-9a-f-]{36}$/,
}

function missing({ headers }: Head, https: boolean): string[] {
  const wanted = { ...GUARDS, ...(https ? { 'strict-transport-security': /max-age=\d{8}/ } : {}) }
  const absent = Object.entries(wanted).flatMap(([name, form]) => (form.test(headers.get(name) ?? '') ? [] : [name]))
  const revealing = ['server', 'x-powered-by', 'access-control-allow-origin'].filter((name) => headers.has(name))
  return [...absent, ...revealing]
}

const request = (line: string, ...headers: string[]) => [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', ''].join('\r\n')
const JSON_TYPE = 'Content-Type: application/json'

onStore((store) => {
  let app: TestApp
  let port: number
  let member: Client
  let feed: string
  beforeAll(async () => {
    const web_dir = blankWeb()
    writeRenderer(web_dir, { '/': 'Welcome' }, ['/dashboard'])
    await writeFile(join(web_dir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    app = await startApp(store, { web_dir, environment: { PUBLIC_URL: 'https://clearterm.example', SMTP_URL: 'smtp://127.0.0.1:1' } })
    port = Number(new URL(app.url).port)
    member = await app.member({ funded: '10' })
    feed = new URL(String((await member.call('POST', '/me/calendar', {})).body.data?.url)).pathname
  })

  const signedIn = () => `Authorization: Bearer ${member.token}`
  const api = '/api/v1'
  const answers: readonly (readonly [number, string, () => string])[] = [
    [200, 'a call', () => request(`GET ${api}/config`)],
    [200, 'HEAD', () => request(`HEAD ${api}/config`)],
    [200, 'the description of the API', () => request(`GET ${api}/openapi.json`)],
    [200, 'its page', () => request('GET /api/docs')],
    [200, 'a probe', () => request('GET /healthz')],
    [200, 'a file', () => request('GET /icon.svg')],
    [200, 'a part of a file', () => request('GET /icon.svg', 'Range: bytes=0-3')],
    [200, 'a part that is not there', () => request('GET /icon.svg', 'Range: bytes=9999-')],
    [400, 'a condition that does not hold', () => request('GET /icon.svg', 'If-Match: "x"')],
    [200, 'a page that is rendered', () => request('GET /')],
    [200, 'a page of the app', () => request('GET /dashboard')],
    [200, 'a stream', () => request(`GET ${api}/market/stream`)],
    [200, 'the stream of a member', () => request(`GET ${api}/me/events`, signedIn())],
    [200, 'a list as CSV', () => request(`GET ${api}/me/transactions`, signedIn(), 'Accept: text/csv')],
    [200, 'a calendar', () => request(`GET ${feed}`)],
    [200, 'a PDF', () => request(`GET ${api}/documents/legal.pdf`)],
    [400, 'a path that does not decode', () => request('GET /%E0%A4%A')],
    [400, 'a body that is no JSON', () => `${request(`POST ${api}/auth/login`, JSON_TYPE, 'Content-Length: 1')}{`],
    [400, 'what is no HTTP', () => 'nonsense\r\n\r\n'],
    [400, 'HTTP/2 without having asked', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    [400, 'TLS', () => '\u0016\u0003\u0001\u0000\u00f8\u0001\u0000\u0000'],
    [400, 'a method that does not exist', () => request('FOO /')],
    [400, 'two lengths', () => request(`POST ${api}/auth/login`, 'Content-Length: 1', 'Content-Length: 2')],
    [400, 'two hosts', () => request('GET /', 'Host: 127.0.0.1')],
    [400, 'no host', () => 'GET / HTTP/1.1\r\n\r\n'],
    [401, 'a call without a session', () => request(`GET ${api}/me`)],
    [403, 'a call that is not allowed', () => request(`GET ${api}/admin/overview`, signedIn())],
    [404, 'a path that is not there', () => request('GET /no/such/place')],
    [404, 'a page that is not there', () => request('GET /no/such/place', 'Accept: text/html')],
    [404, 'a file that is not there', () => request('GET /assets/none-00000000.js')],
    [404, 'a path with dots', () => request('GET /../../etc/passwd')],
    [404, 'a call that is not there', () => request(`GET ${api}/none`)],
    [404, 'a segment that is too long', () => request(`GET ${api}/me/transactions/${'a'.repeat(3000)}`, signedIn())],
    [404, 'another method', () => request(`DELETE ${api}/config`)],
    [404, 'OPTIONS', () => request(`OPTIONS ${api}/config`, 'Origin: https://evil.example', 'Access-Control-Request-Method: POST')],
    [404, 'OPTIONS of everything', () => request('OPTIONS *')],
    [404, 'TRACE', () => request('TRACE /')],
    [404, 'PROPFIND', () => request('PROPFIND /')],
    [404, 'HEAD of nothing', () => request('HEAD /no/such/place')],
    [200, 'an upgrade that nobody offers', () => request(`GET ${api}/config`, 'Connection: Upgrade', 'Upgrade: websocket')],
    [413, 'a body that is too long', () => request(`POST ${api}/auth/login`, JSON_TYPE, 'Content-Length: 9999999')],
    [415, 'a body of another type', () => `${request(`POST ${api}/auth/login`, 'Content-Type: text/plain', 'Content-Length: 1')}x`],
    [417, 'an expectation', () => request('GET /healthz', 'Expect: the-unexpected')],
    [421, 'another name', () => `GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n`],
    [421, 'another name, for a page of the app', () => 'GET /dashboard HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    [431, 'a head that is too long', () => request('GET /', `X-Long: ${'x'.repeat(20_000)}`)],
  ]

  it('sec/S20 headers: on every answer, from every layer', async () => {
    const found = await Promise.all(
      answers.map(async ([, what, bytes]) => {
        const head = await ask(port, bytes()).catch((error: unknown) => String(error))
        return typeof head === 'string' ? [what, head] : [what, head.status, ...missing(head, true)]
      }),
    )
    expect(found).toEqual(answers.map(([status, what]) => [what, status]))
  })

  it('sec/S20 headers: on the port of the metrics, which answers names of loopback alone', async () => {
    const metrics = await listenMetrics({ host: '127.0.0.1', port: 0, token: null }, app.assembly.exposition)
    try {
      const tried: readonly (readonly [number, string])[] = [
        [200, request('GET /metrics')],
        [404, request('GET /')],
        [417, request('GET /metrics', 'Expect: x')],
        [421, 'GET /metrics HTTP/1.1\r\nHost: rebind.test\r\n\r\n'],
        [400, 'nonsense\r\n\r\n'],
      ]
      for (const [status, bytes] of tried) {
        const head = await ask(metrics.port, bytes)
        expect([bytes, head.status, ...missing(head, false)]).toEqual([bytes, status])
      }
    } finally {
      await metrics.close()
    }
  })
})

describe('answers that take their time', () => {
  it('sec/S20 headers: where a request never ends', async () => {
    const toy = await openToy({ limits: { headers_seconds: 0.2, request_seconds: 0.4, check_seconds: 0.05 } })
    try {
      const slow = [
        'GET /api/v1/open HTTP/1.1\r\nHost: localhost\r\nX-A:',
        request('POST /api/v1/pay/x', `Authorization: ${MEMBER}`, JSON_TYPE, 'Content-Length: 60'),
      ]
      for (const bytes of slow) {
        const head = await ask(toy.port, bytes)
        expect([bytes, head.status, ...missing(head, false)]).toEqual([bytes, 408])
      }
    } finally {
      await toy.app.close()
    }
  })
})
