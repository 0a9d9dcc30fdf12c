/**
 * Cache poisoning, cache deception and mixed-up cache keys: no request's headers or path change what the next visitor gets, and no cache
 * stores a member's data.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { someOf } from '#test/support/whole.ts'

const WEB = process.env.WEB_BUILD ?? join(import.meta.dirname, '../../dist/web')
const BROWSER = { accept: 'text/html,application/xhtml+xml' }
const ENCODINGS = ['br', 'gzip', 'identity']
const PAGES = ['/es', '/plans', '/dashboard', '/es/no/such/page', '/', '/ar/fees', '/login', '/sitemap.xml', '/robots.txt', '/sw.js']
const CANARY = 'evil-canary'

type Seen = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }
type Headers = Readonly<Record<string, string>>

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

/** The path is sent verbatim: no client library normalises it. */
function ask(url: string, path: string, headers: Headers = {}): Promise<Seen> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers: { ...BROWSER, ...headers } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const whole = Buffer.concat(parts)
        const form = String(answer.headers['content-encoding'] ?? '')
        const text = form === 'br' || form === 'gzip' ? unpack[form](whole) : whole
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: text.toString() })
      })
    })
    asked.on('error', reject).end()
  })
}

/** What a cache in between would keep, without what is another with each answer. */
async function honest(url: string): Promise<ReadonlyMap<string, unknown>> {
  const seen = new Map<string, unknown>()
  for (const path of PAGES)
    for (const encoding of ENCODINGS) {
      const { status, headers, text } = await ask(url, path, { 'accept-encoding': encoding })
      const { date: _date, 'clearterm-time': _time, 'x-request-id': _id, ...rest } = headers
      expect([path, encoding, rest['content-encoding'] ?? 'identity']).toEqual([path, encoding, encoding])
      seen.set(`${encoding} ${path}`, { status, rest, text })
    }
  return seen
}

/** What frameworks, proxies and caches have been seen to take an address, a host or a method from. */
const HEADERS: readonly Headers[] = [
  ...['x-forwarded-host', 'x-host', 'x-forwarded-server', 'x-original-host', 'x-http-host-override', 'x-forwarded-prefix'].map((name) => ({
    [name]: `${CANARY}.example`,
  })),
  ...['x-original-url', 'x-rewrite-url', 'x-forwarded-path', 'x-override-url'].map((name) => ({ [name]: `/${CANARY}` })),
  { forwarded: `host=${CANARY}.example;proto=https` },
  { 'x-forwarded-proto': 'https', 'x-forwarded-port': '1', 'x-forwarded-scheme': CANARY },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' },
  { 'accept-language': 'ar, es;q=0.9', cookie: 'language=ar; mode=light' },
  { 'accept-language': `<script>${CANARY}</script>` },
  { cookie: `language=${CANARY}; mode=${CANARY}` },
  { 'accept-encoding': 'br;q=0, gzip;q=0, identity' },
  { 'accept-encoding': 'BR;Q=0.000,gzip;q=0' },
  { 'accept-encoding': `${CANARY}, br;x=1` },
  { 'accept-encoding': 'gzip, '.repeat(900) },
  { 'user-agent': `<script>${CANARY}</script>`, referer: `https://${CANARY}.example/` },
  { 'if-none-match': '*' },
  { 'if-none-match': `W/"${CANARY}"`, 'if-modified-since': new Date(0).toUTCString() },
  { range: 'bytes=0-3', 'if-range': CANARY },
  { accept: 'application/json', origin: `https://${CANARY}.example` },
  { accept: CANARY },
  { authorization: `Bearer ${CANARY}`, 'x-request-id': CANARY },
  { 'cache-control': 'no-cache', pragma: CANARY, connection: 'close, x-request-id, etag' },
]

/** Ways to write an address that a cache and a server might not read alike. */
const tricks = (path: string): readonly string[] => [
  `${path}?${CANARY}=<script>`,
  `${path}?%live:demo%`,
  `${path}/?__proto__=${CANARY}`,
  `${path};${CANARY}`,
  `${path}%3b${CANARY}`,
  `${path}/${CANARY}.css`,
  `${path}%2f${CANARY}.js`,
  `${path}%00${CANARY}`,
  `${path}%0d%0ax-${CANARY}:1`,
  `${path}/..%2f${CANARY}`,
  `${path}/%2e%2e/${CANARY}`,
  `/${path}/${CANARY}`,
  `//${CANARY}.example${path}`,
  `${path}\\..\\${CANARY}`,
  `${path}%5c${CANARY}`,
  path.toUpperCase(),
  `${path}%23${CANARY}`,
  `http://127.0.0.1${path}?${CANARY}`,
]

onStore((store) => {
  let app: TestApp
  let member: Client
  beforeAll(async () => {
    if (!existsSync(join(WEB, 'app.html'))) throw new Error(`${WEB} is not built: run npm start or npm test once.`)
    app = await startApp(store, { web_dir: WEB, environment: { PUBLIC_URL: 'http://127.0.0.1' } })
    member = await app.member({ email: `${CANARY}.member@member.test`, funded: '77.31' })
  })

  it('one visitor’s headers and ways to write an address never change what the next one gets', async () => {
    const before = await honest(app.url)
    for (const path of someOf(PAGES, 4)) {
      const own = JSON.parse(JSON.stringify(before.get(`identity ${path}`))) as Seen
      for (const headers of HEADERS) {
        const { status, headers: sent, text } = await ask(app.url, path, headers)
        expect([path, headers, [200, 206, 304, 404].includes(status)]).toEqual([path, headers, true])
        expect(`${JSON.stringify(sent)} ${text}`).not.toContain(CANARY)
        const by_cookie = 'cookie' in headers && String(sent.vary).includes('cookie')
        if (status === own.status && String(sent['content-type']).startsWith('text/html') && !by_cookie) expect(text).toBe(own.text)
      }
      for (const trick of tricks(path)) {
        const { status, headers, text } = await ask(app.url, trick)
        expect([trick, [200, 400, 404].includes(status)]).toEqual([trick, true])
        expect([trick, `${JSON.stringify(headers)} ${text}`.includes(CANARY)]).toEqual([trick, false])
      }
    }
    expect(await honest(app.url)).toEqual(before)
  })

  it('sec/S6 a page, a file and what is not there are shown under our own name alone', async () => {
    for (const path of PAGES)
      for (const host of [`${CANARY}.example`, `${CANARY}.example:80`, `127.0.0.1.${CANARY}.example`]) {
        const { status, text } = await ask(app.url, path, { host })
        expect([path, host, status]).toEqual([path, host, 421])
        expect(text).not.toContain(CANARY)
      }
  })

  it('says by what an answer differs: a compressed form, and whether a page or an error was asked for', async () => {
    const [, asset = ''] = /src="(\/assets\/[^"]+\.js)"/.exec((await ask(app.url, '/dashboard')).text) ?? []
    for (const path of [...PAGES, asset]) {
      const { headers } = await ask(app.url, path, { 'accept-encoding': 'br' })
      expect([path, headers['content-encoding'], headers.vary]).toEqual([path, 'br', expect.stringContaining('accept-encoding')])
    }
    for (const accept of [BROWSER.accept, '*/*']) {
      const { status, headers } = await ask(app.url, '/no/such/page', { accept })
      expect([status, headers.vary]).toEqual([404, expect.stringMatching(/\baccept\b(?!-)/)])
    }
  })

  it('has the server’s time in every answer: a success, a 304, a refusal, a file and an address that cannot be read', async () => {
    const authorization = `Bearer ${member.token}`
    const tag = String((await ask(app.url, '/api/v1/plans', { authorization })).headers.etag)
    for (const [path, headers, status] of [
      ['/api/v1/plans', { authorization }, 200],
      ['/api/v1/plans', { authorization, 'if-none-match': tag }, 304],
      ['/api/v1/me/transactions', {}, 401],
      ['/api/v1/no/such/call', {}, 404],
      ['/api/v1/me/export', { authorization }, 200],
      ['/%E0%A4%A', {}, 400],
      ['/', BROWSER, 200],
      ['/robots.txt', {}, 200],
      ['/sitemap.xml', {}, 200],
      ['/api/v1/plans', { 'x-long': 'x'.repeat(65_536) }, 431],
    ] as const) {
      const answer = await ask(app.url, path, headers)
      const off_ms = Math.abs(Number(answer.headers['clearterm-time']) - app.clock.now().getTime())
      expect([path, answer.status, off_ms < 60_000]).toEqual([path, status, true])
    }
  })

  it('answers 304 for a list that did not change, 200 for one that did or that belongs to another member', async () => {
    const other = await app.member({ email: `${CANARY}.other@member.test`, funded: '12.50' })
    const read = (path: string, who: Client, tag: string) =>
      ask(app.url, path, { authorization: `Bearer ${who.token}`, 'if-none-match': tag })
    const tags = new Map<string, string>()
    for (const path of ['/api/v1/me/transactions', '/api/v1/plans', '/api/v1/me/messages']) {
      const first = await read(path, member, '"none"')
      const tag = String(first.headers.etag)
      tags.set(path, tag)
      expect([path, first.status, tag]).toEqual([path, 200, expect.stringMatching(/^W\/"[0-9a-f]{64}"$/)])
      const same = await read(path, member, tag)
      expect([path, same.status, same.text, same.headers.etag, same.headers['cache-control']]).toEqual([path, 304, '', tag, 'no-store'])
      expect([path, (await read(path, other, tag)).status]).toEqual([path, path.endsWith('/plans') ? 304 : 200])
    }
    await member.call('POST', '/private/user/deposit', { amount: '21', payment_method: 'card' })
    const changed = await read('/api/v1/me/transactions', member, String(tags.get('/api/v1/me/transactions')))
    expect([changed.status, changed.text.includes('21.00')]).toEqual([200, true])
  })

  it('an address that ends like a file’s gives no member’s data, and member data is never cached', async () => {
    const signed = { authorization: `Bearer ${member.token}`, cookie: `clearterm=${member.token}` }
    const cookie = { cookie: signed.cookie }
    const own = [
      '/api/v1/me',
      '/api/v1/me/account',
      '/api/v1/me/transactions',
      '/api/v1/me/export',
      '/api/v1/me/proof',
      '/dashboard',
      '/profile',
    ]
    for (const path of own) {
      const { status, headers, text } = await ask(app.url, path, { ...signed, accept: '*/*' })
      const is_page = !path.startsWith('/api/')
      expect([path, headers['cache-control'], /77\.31|member@member/.test(text)]).toEqual([
        path,
        is_page ? 'no-cache' : 'no-store',
        !is_page && status === 200 && text.length > 0 && path !== '/api/v1/me/proof',
      ])
      for (const end of [
        '/x.css',
        '.css',
        ';x.css',
        '%2fx.css',
        '/..%2fx.js',
        '%00.png',
        '%23/x.css',
        '%3fx.css',
        '?x.css',
        '/',
        '//x.css',
        '\\x.css',
        '/%2e%2e/assets/x.js',
      ])
        for (const headers of [signed, cookie, { ...cookie, accept: 'text/css,*/*;q=0.1' }]) {
          const seen = await ask(app.url, path + end, headers)
          const shows = /77\.31|member@member/.test(seen.text)
          expect([path + end, seen.status < 500, shows && seen.headers['cache-control'] !== 'no-store']).toEqual([path + end, true, false])
          if (seen.status !== 200) expect([path + end, shows]).toEqual([path + end, false])
        }
    }
  })
})

it('the service worker passes on what the network says, answers pages alone, and has no cache', async () => {
  const listeners = new Map<string, (event: unknown) => void>()
  const untouched = new Proxy({}, { get: (_target, name) => expect.fail(`the worker asks caches.${String(name)}`) })
  let network: () => Promise<unknown> = async () => null
  const scope = {
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
    caches: untouched,
    fetch: () => network(),
    Response,
    crypto,
    btoa,
    TextEncoder,
  }
  runInNewContext(readFileSync(join(WEB, 'sw.js'), 'utf8'), scope)
  const answered = async (asked: object): Promise<unknown> => {
    let answer: unknown = 'left to the network'
    listeners.get('fetch')?.({ request: asked, respondWith: (given: unknown) => (answer = given) })
    return answer
  }
  for (const one of [Response.error(), new Response('no', { status: 500 }), { type: 'opaque' }, new Response('private')]) {
    network = async () => one
    expect(await answered({ mode: 'navigate', method: 'GET' })).toBe(one)
  }
  for (const mode of ['cors', 'no-cors', 'same-origin', 'websocket'])
    expect(await answered({ mode, method: 'GET' })).toBe('left to the network')
  expect(await answered({ mode: 'navigate', method: 'POST' })).toBe('left to the network')
  network = () => Promise.reject(new Error('offline'))
  const stand_in = (await answered({ mode: 'navigate', method: 'GET', url: `https://x/?${CANARY}` })) as Response
  const html = await stand_in.text()
  expect([stand_in.status, stand_in.headers.get('cache-control'), html.includes(CANARY)]).toEqual([503, 'no-store', false])
  // As a page of the server: its own script and style by their hashes, and nothing else.
  const hash = (tag: string) => {
    const [, inline = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html) ?? []
    return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
  }
  expect(stand_in.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src ${hash('script')}; style-src ${hash('style')}; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  )
  for (const [name, value] of Object.entries({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  }))
    expect([name, stand_in.headers.get(name)]).toEqual([name, value])
})
