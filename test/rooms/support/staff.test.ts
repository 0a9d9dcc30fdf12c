/** Staff: the queue by age, notes that members never see, two who answer at once, and the audit log. */
import { beforeAll, expect, it } from 'vitest'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailboxPath } from '#test/support/mailbox-path.ts'
import { colleague } from '../admin/people.ts'
import { ask, idOf, supportForm } from './people.ts'

onStore((store) => {
  let app: TestApp
  let boss: Client
  let operator: Client
  let auditor: Client
  beforeAll(async () => {
    app = await startApp(store)
    boss = await app.administrator()
    operator = await colleague(app, boss, 'operator')
    auditor = await colleague(app, boss, 'auditor')
  })

  const thread = async (id: string) => (await boss.call('GET', `/admin/support/${id}`)).body.data
  const versionOf = async (id: string) => Number((await thread(id))?.version)
  const actions = async (id: string) =>
    ((await boss.call('GET', `/admin/audit?object_id=${id}`)).body.data as unknown as { action: string; actor_email: string }[])
      .map(({ action, actor_email }) => [action, actor_email])
      .reverse()

  it('an auditor reads and does nothing else; a member reads nothing', async () => {
    const ada = await app.member()
    const asked = await ada.call('POST', '/me/support', supportForm())
    const id = idOf(asked)
    const file = String(asked.body.data?.thread?.[0]?.attachments?.[0]?._id)
    expect((await auditor.call('GET', `/admin/support/${id}`)).status).toBe(200)
    for (const [method, path, body] of [
      ['POST', 'answer', { text: 'x', version: 1 }],
      ['POST', 'note', { text: 'x' }],
      ['PATCH', '', { version: 1, change: 'take' }],
      ['GET', `file/${file}`, undefined],
    ] as const)
      for (const who of [auditor, ada])
        expect([path, (await who.call(method, `/admin/support/${id}/${path}`.replace(/\/$/, ''), body)).status]).toEqual([path, 403])
    expect((await ada.call('GET', '/admin/support')).status).toBe(403)
    expect((await operator.call('GET', `/admin/support/${id}/file/${file}`)).status).toBe(200)
    expect(await actions(id)).toEqual([['support.view_file', operator.email]])
  })

  it('lists the longest wait first, page by page, by state and by assignment', async () => {
    const ada = await app.member()
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) {
      ids.push(await ask(ada))
      app.clock.advance(60)
    }
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await operator.call('GET', `/admin/support?limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...(body.data as unknown as { _id: string }[]).map(({ _id }) => _id))
      cursor = body.page?.next_cursor ?? ''
    } while (cursor)
    expect(seen.filter((id) => ids.includes(id))).toEqual(ids)
    await operator.call('PATCH', `/admin/support/${ids[1]}`, { version: 1, change: 'take' })
    expect((await operator.call('GET', '/admin/support?assigned=me')).body.data).toMatchObject([{ _id: ids[1] }])
    const free = (await operator.call('GET', '/admin/support?assigned=nobody&limit=200')).body.data as unknown as { _id: string }[]
    expect(free.map(({ _id }) => _id)).not.toContain(ids[1])
    await boss.call('POST', `/admin/support/${ids[0]}/answer`, { text: 'x', version: 1 })
    expect((await operator.call('GET', '/admin/support?state=waiting')).body.data).toMatchObject([{ _id: ids[0] }])
  })

  it('a note is for staff: in no reply, message or mail of the member', async () => {
    const ada = await app.member()
    const id = await ask(ada)
    const noted = await operator.call('POST', `/admin/support/${id}/note`, { text: 'Internvermerk' })
    expect([noted.status, noted.body.data?.thread?.[1]]).toMatchObject([201, { kind: 'note', by: operator.email }])
    await operator.call('POST', `/admin/support/${id}/answer`, { text: 'Hello', version: await versionOf(id) })
    await app.settled()
    const seen = [await ada.call('GET', `/me/support/${id}`), await ada.call('GET', '/me/support'), await ada.call('GET', '/me/messages')]
    seen.push(await ada.call('POST', `/me/support/${id}/entry`, { text: 'Thanks' }), await ada.call('GET', '/me/export'))
    seen.push(await app.anyone.call('GET', mailboxPath(ada.email)))
    for (const { text, status } of seen) expect([status < 300, text.includes('Internvermerk')]).toEqual([true, false])
  })

  it('of two who answer at once one is refused with 52, and the member gets one answer', async () => {
    const ada = await app.member()
    const id = await ask(ada)
    const answer = (who: Client) => who.call('POST', `/admin/support/${id}/answer`, { text: `From ${who.email}`, version: 1 })
    const both = await Promise.all([answer(operator), answer(boss)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = both.find(({ status }) => status === 409)?.body
    expect([refused?.error_code, refused?.message]).toEqual([52, 'This conversation has changed. Read it again.'])
    expect((await ada.call('GET', `/me/support/${id}`)).body.data?.thread).toHaveLength(2)
    await app.settled()
    expect((await ada.call('GET', '/me/messages')).body.data).toHaveLength(1)
  })

  it('an answer is refused once the member has written meanwhile', async () => {
    const ada = await app.member()
    const id = await ask(ada)
    await ada.call('POST', `/me/support/${id}/entry`, { text: 'Never mind' })
    expect((await operator.call('POST', `/admin/support/${id}/answer`, { text: 'x', version: 1 })).body.error_code).toBe(52)
  })

  it('writes each action down, without its text, and a repeat once', async () => {
    const ada = await app.member()
    const id = await ask(ada)
    const change = async (name: string) => {
      const version = await versionOf(id)
      for (let n = 0; n < 2; n += 1)
        expect((await operator.call('PATCH', `/admin/support/${id}`, { version, change: name })).status).toBe(200)
    }
    await change('take')
    await change('release')
    const key = { 'idempotency-key': 'answer-1' }
    const body = { text: 'Geheimantwort', version: await versionOf(id) }
    for (let n = 0; n < 2; n += 1) expect((await operator.call('POST', `/admin/support/${id}/answer`, body, key)).status).toBe(201)
    await operator.call('POST', `/admin/support/${id}/note`, { text: 'Geheimnotiz' })
    await change('close')
    await change('reopen')
    const names = ['take', 'release', 'answer', 'note', 'close', 'reopen'].map((name) => [`support.${name}`, operator.email])
    expect(await actions(id)).toEqual(names)
    expect((await boss.call('GET', `/admin/audit?object_id=${id}`)).text).not.toMatch(/Geheim/)
    expect((await thread(id))?.assigned_to).toMatchObject({ email: operator.email })
  })

  it('nobody handles their own conversation', async () => {
    const id = await ask(operator)
    const own = await operator.call('POST', `/admin/support/${id}/answer`, { text: 'x', version: 1 })
    expect([own.status, own.body.error_code]).toEqual([403, 55])
    expect((await boss.call('POST', `/admin/support/${id}/answer`, { text: 'x', version: 1 })).status).toBe(201)
  })
})
