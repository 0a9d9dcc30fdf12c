/** sec/S6: a request with another host name gets nothing. */
import { connect } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
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
})
