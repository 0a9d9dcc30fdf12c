/** Visitors and suspended members: a public form, a mailed link, the same reply for every email, and limits. */
import { expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { threadToken } from './people.ts'

const TEXT = 'Buy now at evil.example'

onStore((store) => {
  const write = (app: TestApp, email: string, text = TEXT) => app.anyone.call('POST', '/support', { name: 'Vera', email, text })
  const read = (app: TestApp, token: string) => app.anyone.call('POST', '/support/thread', { token })

  it('a visitor asks, follows the mailed link, is answered by mail and writes again', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const email = 'vera@visitor.test'
    expect((await write(app, email)).status).toBe(202)
    const token = await threadToken(app, email)
    expect((await read(app, token)).body.data).toMatchObject({ state: 'open', thread: [{ from: 'you', text: TEXT }] })
    const [queued] = (await boss.call('GET', '/admin/support')).body.data ?? []
    expect(queued).toMatchObject({ user: null, name: 'Vera', email, state: 'open', subject: null })
    const id = String(queued?._id)
    const thread = (await boss.call('GET', `/admin/support/${id}`)).body.data
    const answered = await boss.call('POST', `/admin/support/${id}/answer`, { text: 'Hello Vera', version: thread?.version })
    expect(answered.status).toBe(201)
    const later = await threadToken(app, email)
    expect(later).not.toBe(token)
    for (const one of [token, later]) expect((await read(app, one)).body.data?.thread).toHaveLength(2)
    const more = await app.anyone.call('POST', '/support/thread/entry', { token: later, text: 'Thank you' })
    expect([more.status, more.body.data?.state]).toEqual([201, 'open'])
  })

  it('sec/A1 replies the same for an email with and without an account, and mails nothing that was typed', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    const replies = [await write(app, ada.email), await write(app, 'nobody@visitor.test')]
    expect(replies[0]?.text).toBe(replies[1]?.text)
    expect(replies[0]?.body.message).toBe('We emailed you a link. Your question reaches us when you open it.')
    for (const email of [ada.email, 'nobody@visitor.test']) {
      const [mail, ...others] = await mailsTo(app, email)
      expect(others).toEqual([])
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Vera|evil/)
    }
    expect((await ada.call('GET', '/me/support')).body.data).toEqual([])
  })

  it('a suspended member is refused a log-in with 43, and asks by the form', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const ada = await app.member()
    await boss.call('PATCH', `/admin/user/${ada.user_id}`, { status: 'suspended', reason: 'test' })
    expect((await app.logIn(ada.email).catch((error: Error) => error)).toString()).toContain('"error_code":43')
    expect((await write(app, ada.email, 'Why?')).status).toBe(202)
    expect((await read(app, await threadToken(app, ada.email))).body.data?.thread).toMatchObject([{ text: 'Why?' }])
  })

  it('sec/D2 the database has only the hash of the token, which works for 30 days and for its conversation', async () => {
    const app = await startApp(store)
    await write(app, 'one@visitor.test', 'First')
    await write(app, 'two@visitor.test', 'Second')
    const token = await threadToken(app, 'one@visitor.test')
    const rows = await app.database.query('SELECT token_hash FROM support_link')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await read(app, token)).body.data?.thread).toMatchObject([{ text: 'First' }])
    for (const wrong of ['x', 'x'.repeat(43)])
      expect([(await read(app, wrong)).status, (await read(app, wrong)).body.error_code]).toEqual([400, 44])
    app.clock.advance(30 * 86_400)
    expect((await read(app, token)).body.error_code).toBe(44)
    const entry = await app.anyone.call('POST', '/support/thread/entry', { token, text: 'x' })
    expect(entry.body.error_code).toBe(44)
  })

  it('sec/A8 mails an address once a day, and counts questions by network address', async () => {
    const app = await startApp(store)
    const at_once = await Promise.all(Array.from({ length: 4 }, () => write(app, 'many@visitor.test')))
    expect(at_once.filter(({ status }) => status === 202)).toHaveLength(1)
    const refused = at_once.find(({ status }) => status !== 202)
    expect([refused?.status, refused?.body.error_code]).toEqual([429, 60])
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_600)
    expect(await mailsTo(app, 'many@visitor.test')).toHaveLength(1)
    for (let n = 0; n < 6; n += 1) expect((await write(app, `other-${n}@visitor.test`)).status).toBe(202)
    expect((await write(app, 'last@visitor.test')).status).toBe(429)
    app.clock.advance(86_401)
    expect((await write(app, 'many@visitor.test')).status).toBe(202)
  })

  it('a repeat with the same key writes and mails once', async () => {
    const app = await startApp(store)
    const key = { 'idempotency-key': 'visitor-1' }
    const body = { name: 'Vera', email: 'once@visitor.test', text: 'Once' }
    for (let n = 0; n < 2; n += 1) expect((await app.anyone.call('POST', '/support', body, key)).status).toBe(202)
    expect(await mailsTo(app, body.email)).toHaveLength(1)
  })

  it('sec/C10 goes 180 days after its last change, and with the account that has its email', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const ada = await app.member()
    await write(app, ada.email)
    await write(app, 'old@visitor.test')
    for (const email of [ada.email, 'old@visitor.test']) await read(app, await threadToken(app, email))
    const count = async () => Number((await boss.call('GET', '/admin/support')).body.page?.total)
    expect(await count()).toBe(2)
    await ada.call('DELETE', '/me', { password: 'crisp-otter-vellum-91' })
    expect(await count()).toBe(1)
    const purge = () => app.assembly.jobs.find(({ name }) => name === 'support')?.run()
    app.clock.advance(179 * 86_400)
    await purge()
    const rows = () => app.database.query<{ n: bigint }>('SELECT count(*) AS n FROM support_conversation')
    expect((await rows())[0]?.n).toBe(1n)
    app.clock.advance(2 * 86_400)
    await purge()
    expect((await rows())[0]?.n).toBe(0n)
    expect(await app.database.query('SELECT 1 FROM support_link')).toEqual([])
  })

  it('sec/A8 staff see nothing of a visitor until the mailed link was opened, and what was never opened goes after 7 days', async () => {
    const app = await startApp(store)
    let boss = await app.administrator()
    await write(app, 'victim@visitor.test')
    await write(app, 'vera@visitor.test')
    const row = async (email: string) =>
      (await app.database.query<{ id: string }>('SELECT id FROM support_conversation WHERE email = $1', [email]))[0]
    const id = String((await row('victim@visitor.test'))?.id)
    const seen = async () => {
      const [queue, waiting] = [await boss.call('GET', '/admin/support'), await boss.call('GET', '/admin/waiting')]
      const named = [queue, waiting].map(({ text }) => [text.includes('victim@'), text.includes(id)])
      const overview = (await boss.call('GET', '/admin/overview')).body.data as unknown as { queues: { name: string; waiting: number }[] }
      return [queue.body.page?.total, overview.queues.find(({ name }) => name === 'support')?.waiting, named.flat().includes(true)]
    }
    expect(await seen()).toEqual([0, 0, false])
    expect((await boss.call('GET', `/admin/support/${id}`)).body.error_code).toBe(28)
    for (const [path, body] of [
      ['answer', { text: 'x', version: 1 }],
      ['note', { text: 'x' }],
    ] as const)
      expect((await boss.call('POST', `/admin/support/${id}/${path}`, body)).body.error_code).toBe(28)
    app.clock.advance(3_600)
    boss = await app.administrator()
    await read(app, await threadToken(app, 'vera@visitor.test'))
    expect(await seen()).toEqual([1, 1, false])
    // The age in the queue starts with the confirmation.
    const [queued] = (await boss.call('GET', '/admin/support')).body.data ?? []
    expect(Date.parse(String(queued?.since)) - Date.parse(String(queued?.created_at))).toBeGreaterThanOrEqual(3_600_000)
    const purge = () => app.assembly.jobs.find(({ name }) => name === 'support')?.run()
    app.clock.advance(7 * 86_400 - 3_700)
    await purge()
    expect(await row('victim@visitor.test')).toBeDefined()
    app.clock.advance(200)
    await purge()
    expect([await row('victim@visitor.test'), Boolean(await row('vera@visitor.test'))]).toEqual([undefined, true])
  })
})
