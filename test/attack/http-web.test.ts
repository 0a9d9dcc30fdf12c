import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveWeb } from '#server/http'
import { writeRenderer } from '#test/support/renderer.ts'
import { openToy, type Sent, send, sendRaw, type Toy } from './http-toy.ts'

const root = mkdtempSync(join(tmpdir(), 'http-web-'))
const dist_dir = join(root, 'web')
const script = 'export const answer = 42\n'.repeat(20)
let toy: Toy

beforeAll(async () => {
  const files: Readonly<Record<string, string | Buffer>> = {
    'app.html': '<!doctype html><title>shell</title>',
    'docs.html': '<title>the API</title>',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/app-1a2b.js': script,
    'assets/app-1a2b.js.br': brotliCompressSync(script),
    'assets/.secret': 'x',
    'download/verify-offline.html': '<title>offline</title>',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(dist_dir, name, '..'), { recursive: true })
    writeFileSync(join(dist_dir, name), content)
  }
  writeRenderer(dist_dir, { '/': 'landing', '/plans': 'plans', '/pricing': '{price}', 'screen /admin/queue': 'the queue' }, [
    '/dashboard',
    '/verify-account/:email',
    '/admin/*',
  ])
  writeFileSync(join(root, 'outside.txt'), 'OUTSIDE')
  const live = () => delay(300, { texts: { price: 'nothing' }, plans: [], as_of_batch: null })
  toy = await openToy({
    before: (app) => serveWeb(app, { dist_dir, site: { live } }),
  })
})
afterAll(async () => {
  await toy.app.close()
  rmSync(root, { recursive: true })
})

const html = { accept: 'text/html,application/xhtml+xml' }
const get = (path: string, headers: Readonly<Record<string, string>> = html): Promise<Sent> => send(toy, 'GET', `/${path}`, { headers })

describe('what a browser loads', () => {
  test('a page with its figures, already for the first visitor', async () => {
    expect((await get('/pricing')).text).toContain('<title>nothing</title>')
  })

  test('pages by their path, the shell for the paths of the app, with or without a last slash', async () => {
    expect((await get('/')).text).toContain('landing')
    for (const path of ['/plans', '/plans/']) expect((await get(path)).text).toContain('plans')
    for (const path of ['/dashboard', '/verify-account/ann.lee@example.com', '/admin', '/admin/users/7']) {
      const { status, text } = await get(path)
      expect([status, text]).toEqual([200, '<!doctype html><title>shell</title>'])
    }
  })

  test('an address that has moved leads on for good, with its parameters and its query', async () => {
    const ask = (path: string) => fetch(toy.url + path, { headers: html, redirect: 'manual' })
    const { status, headers } = await ask('/plan/gold?amount=900')
    expect([status, headers.get('location')]).toEqual([308, '/plans/gold?amount=900'])
    for (const path of ['/plan/%5Cevil.example', '/plan/%2F%2Fevil.example'])
      expect(new URL((await ask(path)).headers.get('location') ?? '', 'https://here.test').host).toBe('here.test')
  })

  test('a screen whose answers do not come is the frame alone, which the browser fills, until they come', async () => {
    Object.assign(globalThis, { screens_fail: true })
    expect((await get('/admin/queue')).text).toContain('the frame alone')
    Object.assign(globalThis, { screens_fail: false })
    expect((await get('/admin/queue')).text).toContain('the queue')
    expect((await get('/admin/queue')).text).toContain('the queue')
  })

  test('the page of the API, at its own path alone', async () => {
    const { status, text, headers } = await get('/api/docs')
    expect([status, text, headers.get('cache-control')]).toEqual([200, '<title>the API</title>', 'no-cache'])
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect((await get('/docs.html')).status).toBe(404)
  })

  test('an unknown path is a 404: the shell for a browser, the error shape for a program', async () => {
    for (const path of ['/nothing', '/dashboard/more', '/app.html', '/render/render.mjs', '/verify-account/']) {
      const page = await get(path)
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect((await get(path, { accept: '*/*' })).json.error_code).toBe(28)
    }
    expect((await get('/api/v2/x')).json.error_code).toBe(28)
  })

  test('a page that is made to be kept is saved under its name and never shown here', async () => {
    const { status, headers, text } = await get('/download/verify-offline.html')
    expect([status, text]).toEqual([200, '<title>offline</title>'])
    expect(headers.get('content-disposition')).toBe('attachment; filename="verify-offline.html"')
    for (const path of ['/download', '/download/', '/download/other.html', '/download/..%2fapp.html'])
      expect((await get(path)).status).not.toBe(200)
  })

  test('a page is asked for again each time, and not sent again unchanged', async () => {
    const first = await get('/dashboard')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect((await get('/dashboard', { ...html, 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304)
  })

  test('a page says the same in its head whether it was answered at once or the long way', async () => {
    const head = async (path: string, headers: Readonly<Record<string, string>>) => {
      const { status, headers: sent, text } = await get(path, headers)
      const { date: _date, 'x-request-id': id, ...rest } = Object.fromEntries(sent)
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
      return { status, text, ...rest }
    }
    const etag = (await get('/plans')).headers.get('etag') ?? ''
    for (const headers of [
      { 'accept-encoding': 'br, gzip' },
      { 'accept-encoding': 'gzip' },
      { 'accept-encoding': 'identity' },
      { 'accept-encoding': 'br', 'if-none-match': etag },
    ])
      expect(await head('/plans', headers)).toEqual(await head('/plans?long=way', headers))
  })

  test('an asset is kept for good and comes compressed where it was built so; a public file is asked for again', async () => {
    const asset = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
    expect([asset.text, asset.headers.get('content-encoding')]).toEqual([script, 'br'])
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toMatch(/javascript/)
    expect((await get('/assets/app-1a2b.js', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
    const icon = await get('/icon.svg')
    expect(icon.headers.get('cache-control')).toBe('public, max-age=0')
    expect(icon.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  })

  test('no path leads out of the folder', async () => {
    for (const path of [
      '/../outside.txt',
      '/assets/../../outside.txt',
      '/..%2foutside.txt',
      '/%2e%2e/outside.txt',
      '/assets/..\\..\\outside.txt',
      '//outside.txt',
      '/assets/%00',
      '/assets/.secret',
    ]) {
      const { text } = await sendRaw(toy.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      expect(text).toMatch(/^HTTP\/1\.1 40[034]/)
      expect(text).not.toContain('OUTSIDE')
    }
  })

  test('a file that came after the start is not served', async () => {
    writeFileSync(join(dist_dir, 'assets/late.js'), 'OUTSIDE')
    const { status, text } = await get('/assets/late.js', {})
    expect([status, text.includes('OUTSIDE')]).toEqual([404, false])
  })

  test('sec/A14 a path that looks like another host leads nowhere', async () => {
    for (const path of ['//evil.example', '//evil.example/plans/', '/\\evil.example', '/%5cevil.example', 'http://evil.example/plans']) {
      const { text } = await sendRaw(toy.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`)
      expect(text.toLowerCase()).not.toContain('\r\nlocation:')
    }
  })
})
