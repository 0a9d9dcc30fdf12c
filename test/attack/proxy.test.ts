/** sec/S12: behind an undeclared proxy the operator is warned, and a signed-in caller is rate-limited by account rather than by address. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { openLog } from '#server/http'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

/** As nginx does: it says who asked. */
async function proxyTo(url: string): Promise<string> {
  const { port } = new URL(url)
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: `127.0.0.1:${port}`, 'x-forwarded-for': incoming.socket.remoteAddress }
    const forward = request({ port, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(forward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void proxy.close())
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

onStore((store) => {
  /** An app and what it has warned of proxies. */
  async function watched(environment: Record<string, string> = {}) {
    const stream = new PassThrough()
    const lines: string[] = []
    stream.on('data', (chunk) => lines.push(...String(chunk).split('\n')))
    const app = await startApp(store, { environment, log: openLog({ level: 'warn', stream }) })
    const readiness = async () => {
      const { status, body } = await app.anyone.call('GET', '/readyz')
      return [status, (body.checks as unknown as { name: string; detail: string | null }[]).find(({ name }) => name === 'proxy')?.detail]
    }
    return { app, readiness, warnings: () => lines.filter((line) => line.includes('TRUST_PROXY')) }
  }

  it('sec/S12 warns once when the first header of a proxy arrives, in the log and in /readyz, and stays ready', async () => {
    const { app, readiness, warnings } = await watched()
    expect([await readiness(), warnings()]).toEqual([[200, null], []])
    const proxy = await proxyTo(app.url)
    for (let n = 0; n < 3; n += 1) expect((await fetch(`${proxy}/api/v1/config`)).status).toBe(200)
    const warning = expect.stringContaining('(x-forwarded-for). TRUST_PROXY is empty')
    expect([await readiness(), warnings()]).toEqual([[200, warning], [warning]])
  })

  it('sec/S12 knows the other headers of proxies too', async () => {
    for (const name of ['Forwarded', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP', 'Via']) {
      const { app, warnings } = await watched()
      await fetch(`${app.url}/no/such/place`, { headers: { [name]: '203.0.113.9' } })
      expect([name, warnings()]).toEqual([name, [expect.stringContaining(`(${name.toLowerCase()})`)]])
    }
  })

  it('sec/S12 warns at the start where PUBLIC_URL leads to a proxy, and of nothing where TRUST_PROXY names it', async () => {
    const behind = { PUBLIC_URL: 'https://clearterm.example', SMTP_URL: 'smtp://127.0.0.1:1' }
    const unnamed = await watched(behind)
    const warning = expect.stringContaining('https://clearterm.example is not where this server listens. TRUST_PROXY is empty')
    expect([unnamed.warnings(), await unnamed.readiness()]).toEqual([[warning], [200, warning]])
    const named = await watched({ ...behind, TRUST_PROXY: '127.0.0.1' })
    await fetch(`${named.app.url}/api/v1/config`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect([named.warnings(), await named.readiness()]).toEqual([[], [200, null]])
  })

  const LIMIT = 4
  let app: TestApp
  let member: Client
  let colleague: Client
  beforeAll(async () => {
    app = await startApp(store, { environment: { TRUST_PROXY: '127.0.0.1' }, streams: { anyone_per_address: 1 } })
    member = await app.member()
    colleague = await app.member()
    const boss = await app.administrator()
    await boss.call('PATCH', '/admin/settings', { limit_auth_calls: LIMIT })
  })

  const from = (address: string) => ({ 'x-forwarded-for': address })
  const guess = async (by: Client, address: string) =>
    (await by.call('POST', '/auth/undo', { token: 'x'.repeat(43) }, from(address))).status

  it('sec/S12 a member is not refused because of others at their address, and other addresses are no way out', async () => {
    const shared = '203.0.113.9'
    for (let n = 0; n < LIMIT; n += 1) expect(await guess(app.anyone, shared)).not.toBe(429)
    expect(await guess(app.anyone, shared)).toBe(429)
    for (let n = 0; n < LIMIT; n += 1) expect(await guess(member, n % 2 ? shared : `198.51.100.${n}`)).not.toBe(429)
    for (const elsewhere of [shared, '198.51.100.77', '198.51.100.78']) expect(await guess(member, elsewhere)).toBe(429)
    expect(await guess(colleague, shared)).not.toBe(429)
  })

  it('sec/S12 the addresses of one IPv6 customer are one, in every spelling', async () => {
    const served = async (addresses: readonly string[]) => {
      const statuses = await Promise.all(addresses.map((address) => guess(app.anyone, address)))
      // Of 300 at once, a slow machine turns some away before they are judged.
      return statuses.filter((status) => status !== 429 && status !== 503).length
    }
    const hex = (n: number) => n.toString(16)
    expect(await served(Array.from({ length: 300 }, (_, n) => `2001:db8:1:2:${hex(n)}::1`))).toBe(LIMIT)
    expect(await served(['2001:DB8:1:2::7', '2001:0db8:0001:0002::7', '2001:db8:1:2::7%eth0'])).toBe(0)
    // Other networks of the same /56 have their own, up to a larger sum.
    expect(await served(Array.from({ length: 40 }, (_, n) => `2001:db8:1:${hex(16 + n)}::1`))).toBe(LIMIT * 3)
    expect(await served(['2001:db8:1:100::1'])).toBe(1)
    expect(await served(Array.from({ length: 20 }, (_, n) => (n % 2 ? '203.0.113.20' : '::ffff:203.0.113.20')))).toBe(LIMIT)
  })

  it('sec/S12 nor does a stream of others take the place of theirs', async () => {
    const closing = new AbortController()
    onTestFinished(() => closing.abort())
    const open = async (by: Client | null) => {
      const headers = { ...from('203.0.113.10'), ...(by ? { authorization: `Bearer ${by.token}` } : {}) }
      return (await fetch(`${app.url}/api/v1/market/stream`, { headers, signal: closing.signal })).status
    }
    expect([await open(null), await open(null)]).toEqual([200, 429])
    expect([await open(member), await open(member), await open(colleague)]).toEqual([200, 429, 200])
  })
})
