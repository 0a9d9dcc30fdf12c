/** sec/S3, S6: a request with another host name, or through a proxy, doesn't get the answers reserved for this machine. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

const PUBLIC = 'https://clearterm.example'

/** What one request on a socket is answered: its first line. */
function ask(url: string, head: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(head))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += String(chunk)
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
  })
}

const get = (url: string, host: string, path = '/api/v1/config') =>
  ask(url, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)

onStore((store) => {
  let local: TestApp
  let outside: TestApp
  beforeAll(async () => {
    local = await startApp(store)
    outside = await startApp(store, { environment: { PUBLIC_URL: PUBLIC, SMTP_URL: 'smtp://127.0.0.1:1' } })
  })

  it('sec/S6 answers our own names and no other, on every path but the probes', async () => {
    const { port } = new URL(outside.url)
    const ours = [
      'clearterm.example',
      'CLEARTERM.example',
      'clearterm.example.',
      'clearterm.example:443',
      `127.0.0.1:${port}`,
      '127.0.0.1',
      `localhost:${port}`,
      '[::1]',
      '127.1',
    ]
    for (const host of ours) expect([host, await get(outside.url, host)]).toEqual([host, 'HTTP/1.1 200 OK'])
    const foreign = [
      'evil.example',
      'clearterm.example:8443',
      'clearterm.example.evil.example',
      'evil.example:443',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '0.0.0.0',
      '10.0.0.1',
      'user@clearterm.example',
      'clearterm.example/x',
      '[::2]',
    ]
    for (const host of foreign) {
      const lines = [await get(outside.url, host), await get(outside.url, host, '/'), await get(outside.url, host, '/no/such/place')]
      expect([host, ...new Set(lines)]).toEqual([host, 'HTTP/1.1 421 Misdirected Request'])
      for (const probe of ['/healthz', '/readyz']) expect([host, await get(outside.url, host, probe)]).toEqual([host, 'HTTP/1.1 200 OK'])
    }
  })

  it('sec/S6 reads the name in a request’s target too, and takes none for none', async () => {
    const target = (line: string, host = '') => ask(outside.url, `${line}\r\n${host}Connection: close\r\n\r\n`)
    const misdirected = expect.stringContaining(' 421 ')
    expect(await target('GET http://evil.example/api/v1/config HTTP/1.1', 'Host: clearterm.example\r\n')).toEqual(misdirected)
    expect(await target('GET http://clearterm.example/api/v1/config HTTP/1.1', 'Host: evil.example\r\n')).toEqual(misdirected)
    expect(await target('GET /api/v1/config HTTP/1.0')).toEqual(misdirected)
    expect(await target('GET /api/v1/config HTTP/1.1')).toContain(' 400 ')
  })

  it('sec/S6 takes no other origin for our own because the caller’s Host says the same', async () => {
    const answer = await fetch(`${local.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://rebind.test' },
      body: '{}',
    })
    expect([answer.status, ((await answer.json()) as { error_code: number }).error_code]).toEqual([403, 47])
  })

  it('sec/S3 shows the mailbox to this machine alone, not through a proxy and not under another name', async () => {
    const mailbox = '/api/v1/sandbox/mailbox?to=somebody%40member.test'
    expect(await get(local.url, new URL(local.url).host, mailbox)).toContain(' 200 ')
    expect(await get(local.url, 'rebind.test', mailbox)).toContain(' 421 ')
    const forwarding = [
      'Forwarded: for=203.0.113.9',
      'Via: 1.1 proxy',
      'X-Real-IP: 203.0.113.9',
      'X-Forwarded-For: 203.0.113.9',
      'X-Forwarded-Host: a',
      'X-Forwarded-Proto: https',
    ]
    for (const header of forwarding)
      expect([header, await get(local.url, `127.0.0.1\r\n${header}`, mailbox)]).toEqual([header, 'HTTP/1.1 404 Not Found'])
    expect((await outside.anyone.call('GET', '/sandbox/mailbox?to=a%40member.test')).status).toBe(404)
  })

  it('sec/S3 shows no mailbox through a reverse proxy in front of this machine', async () => {
    const { port } = new URL(local.url)
    // As nginx and haproxy do: the name of the upstream, and who asked.
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
    const through = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api/v1`
    expect((await fetch(`${through}/config`)).status).toBe(200)
    expect((await fetch(`${through}/sandbox/mailbox?to=a%40member.test`)).status).toBe(404)
  })
})
