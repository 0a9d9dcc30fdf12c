/**
 * sec/S3: the sandbox mailbox has the codes of all accounts, and only the key that the terminal prints opens it. A proxy on the same
 * machine can make a stranger's request look exactly like one of a local browser, so nothing else about a request may decide.
 */
import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openLog } from '#server/http'
import { ADMIN_EMAIL, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { freePort } from '#test/support/free-port.ts'
import { MAILBOX_KEY, mailboxPath } from '#test/support/mailbox-path.ts'
import { startNginxDefault } from '#test/support/nginx-proxy.ts'
import { writeRenderer } from '#test/support/renderer.ts'
import { blankWeb, scratch } from '#test/support/scratch.ts'

const API = '/api/v1'
const PAGE = '/sandbox/mailbox'
const HTML = { accept: 'text/html' }

type Got = { readonly status: number; readonly headers: Headers; readonly text: string }

async function get(url: string, path: string, headers: Record<string, string> = {}): Promise<Got> {
  const answer = await fetch(`${url}${path}`, { headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** Without the request's id and the time, which differ in any two. */
const compared = ({ status, headers, text }: Got) => [
  status,
  Object.fromEntries([...headers].filter(([name]) => !/^(date|clearterm-time|x-request-id)$/.test(name))),
  text.replace(/"request_id":"[^"]+"/, ''),
]

/** A stranger's request through the proxy, for the administrator's reset code. */
async function tries(app: TestApp, through: string): Promise<void> {
  await app.anyone.call('POST', '/auth/forgot-password', { email: ADMIN_EMAIL })
  const code = await app.codeFor(ADMIN_EMAIL, 'code:reset')
  const path = `${API}${PAGE}?to=${encodeURIComponent(ADMIN_EMAIL)}`
  const forged = { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1', cookie: 'clearterm-mailbox=x; clearterm=x' }
  for (const [suffix, headers] of [
    ['', {}],
    ['', forged],
    ['&key=', {}],
    ['&key=wrong', forged],
    [`&key=${MAILBOX_KEY.slice(1)}`, {}],
  ] as const) {
    const { status, text } = await get(through, path + suffix, headers)
    expect([suffix, status, text.includes(code)]).toEqual([suffix, 404, false])
  }
  const owner = await get(through, `${path}&key=${MAILBOX_KEY}`)
  expect([owner.status, owner.text.includes(code)]).toEqual([200, true])
}

onStore((store) => {
  it('sec/S3 mailbox: nothing through a proxy that rewrites Host and adds no header, as nginx does by default', async () => {
    const app = await startApp(store)
    await tries(app, await startNginxDefault(app.url))
  })

  it('sec/S3 mailbox: the same behind a real nginx with its default configuration', async ({ skip }) => {
    if (spawnSync('nginx', ['-v']).status !== 0) return skip('nginx is missing: apt-get install nginx-light has it.')
    const app = await startApp(store)
    await tries(app, await startNginx(app.url))
  })

  it('sec/S3 mailbox: without the key it is as absent as every unknown call and page', async () => {
    const app = await startApp(store, { web_dir: blankWeb() })
    const unknown = { api: await get(app.url, `${API}/no/such/call`), page: await get(app.url, '/no/such/page', HTML) }
    for (const query of ['', '?key=', '?key=wrong', `?key=${MAILBOX_KEY}&key=${MAILBOX_KEY}`, `?KEY=${MAILBOX_KEY}`]) {
      expect(compared(await get(app.url, `${API}${PAGE}${query}`))).toEqual(compared(unknown.api))
      expect(compared(await get(app.url, `${PAGE}${query}`, HTML))).toEqual(compared(unknown.page))
    }
    const administrator = await app.administrator()
    expect((await administrator.call('GET', PAGE)).status).toBe(404)
    const cookie = `clearterm-mailbox=${MAILBOX_KEY}`
    expect((await get(app.url, `${API}${PAGE}?key=wrong`, { cookie })).status).toBe(404)
    expect((await get(app.url, `${API}${PAGE}`, { cookie })).status).toBe(200)
  })

  it('sec/S3 mailbox: the printed link keeps the key in a cookie that no script reads, and leaves it out of the address', async () => {
    const web_dir = blankWeb()
    writeRenderer(web_dir, {}, [PAGE])
    const app = await startApp(store, { web_dir })
    const opened = await get(app.url, `${PAGE}?key=${MAILBOX_KEY}`, HTML)
    expect([opened.status, opened.headers.get('location'), opened.headers.get('cache-control')]).toEqual([303, PAGE, 'no-store'])
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
    expect(opened.headers.get('set-cookie')).toBe(`clearterm-mailbox=${MAILBOX_KEY}; Path=/; HttpOnly; SameSite=Lax`)
    expect(opened.text).toBe('')
    const cookie = `clearterm-mailbox=${MAILBOX_KEY}`
    expect((await get(app.url, PAGE, { ...HTML, cookie })).status).toBe(200)
    expect((await get(app.url, `${PAGE}/`, HTML)).status).toBe(404)
  })

  it('sec/S3 mailbox: no line of the log has the key, whether the request is good or bad', async () => {
    const written: string[] = []
    const stream = new Writable({
      write: (line, _, done) => {
        written.push(String(line))
        done()
      },
    })
    const app = await startApp(store, { web_dir: blankWeb(), log: openLog({ level: 'trace', stream }) })
    const query = `?key=${MAILBOX_KEY}`
    for (const path of [PAGE, `${API}${PAGE}`, `${API}${PAGE}/%zz`, `/%zz`, `${API}/no/such`]) await get(app.url, path + query, HTML)
    await get(app.url, `${API}${PAGE}${query}&to=${'x'.repeat(300)}`, { cookie: `clearterm-mailbox=${MAILBOX_KEY}` })
    await app.anyone.call('POST', `/auth/login${query}`, 'not json')
    await vi.waitFor(() => expect(written.length).toBeGreaterThan(5))
    expect(written.filter((line) => line.includes(MAILBOX_KEY))).toEqual([])
  })

  it('sec/S3 mailbox: where a mail server is set there is none, whatever key is sent', async () => {
    const app = await startApp(store, { environment: { PUBLIC_URL: 'https://clearterm.example', SMTP_URL: 'smtp://127.0.0.1:1' } })
    expect(app.assembly.mailbox_key).toBeNull()
    for (const key of [MAILBOX_KEY, 'null', '']) expect((await app.anyone.call('GET', mailboxPath('a@member.test', key))).status).toBe(404)
  })

  it('sec/S3 mailbox: the key is new at each start unless a setting gives it', async () => {
    const keys = await Promise.all(
      ['', '', MAILBOX_KEY].map(
        async (SANDBOX_MAILBOX_KEY) => (await startApp(store, { environment: { SANDBOX_MAILBOX_KEY } })).assembly.mailbox_key,
      ),
    )
    expect(keys[2]).toBe(MAILBOX_KEY)
    expect(new Set(keys).size).toBe(3)
    for (const key of keys.slice(0, 2)) expect(key).toMatch(/^[\w-]{43}$/)
  })
})

/** One `location` with `proxy_pass`, all else by default. */
async function startNginx(upstream: string): Promise<string> {
  const [folder, port] = [scratch(), await freePort()]
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
     events {} http { access_log off; ${paths} server { listen 127.0.0.1:${port}; location / { proxy_pass ${upstream}; } } }`,
  )
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], { stdio: 'ignore' })
  onTestFinished(() => void child.kill())
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 5_000 })
  return url
}
