/** A member's conversations over real HTTP: about their own records, with files, invisible to other members, answered by staff. */
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { paperFile, pdf } from '#test/rooms/documents/papers.ts'
import { type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { ask, idOf, supportForm } from './people.ts'

onStore((store) => {
  let app: TestApp
  let boss: Client
  beforeAll(async () => {
    app = await startApp(store)
    boss = await app.administrator()
  })

  const versionOf = async (id: string) => Number((await boss.call('GET', `/admin/support/${id}`)).body.data?.version)
  const answer = async (id: string, body: object = {}) =>
    boss.call('POST', `/admin/support/${id}/answer`, { text: 'It is on its way.', version: await versionOf(id), ...body })

  it('a question about an own transaction or investment is taken, and about no record', async () => {
    const ada = await app.member({ funded: '500' })
    const deposit = String((await ada.call('GET', '/me/transactions')).body.data?.[0]?._id)
    const bought = await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    const investment = String(bought.body.data?.investment?._id)
    const about = async (body: object) => (await ada.call('GET', `/me/support/${await ask(ada, body)}`)).body.data?.about
    expect(await about({ transaction_id: deposit })).toEqual({ kind: 'transaction', _id: deposit })
    expect(await about({ investment_id: investment })).toEqual({ kind: 'investment', _id: investment })
    expect(await about({})).toBeNull()
    const both = await ada.call('POST', '/me/support', { subject: 'x', text: 'x', transaction_id: deposit, investment_id: investment })
    expect([both.status, both.body.fields?.investment_id?.code]).toEqual([400, 'one_subject'])
    expect((await ada.call('GET', '/me/support')).body.data).toHaveLength(3)
  })

  it('sec/B2 another member finds neither the records, the conversation nor its file', async () => {
    const ada = await app.member({ funded: '500' })
    const eve = await app.member()
    const transaction_id = String((await ada.call('GET', '/me/transactions')).body.data?.[0]?._id)
    const stolen = await eve.call('POST', '/me/support', { subject: 'x', text: 'x', transaction_id })
    expect([stolen.status, stolen.body.error_code]).toEqual([404, 27])
    const asked = await ada.call('POST', '/me/support', supportForm({ transaction_id }))
    const id = idOf(asked)
    const file = String(asked.body.data?.thread?.[0]?.attachments?.[0]?._id)
    for (const [method, path, body] of [
      ['GET', `/me/support/${id}`, undefined],
      ['POST', `/me/support/${id}/entry`, { text: 'x' }],
      ['POST', `/me/support/${id}/close`, {}],
      ['GET', `/me/support/${id}/file/${file}`, undefined],
    ] as const) {
      const foreign = await eve.call(method, path, body)
      const absent = await eve.call(method, path.replace(id, newId()), body)
      expect([path, foreign.status, foreign.body.message]).toEqual([path, 404, absent.body.message])
    }
    const read = await ada.call('GET', `/me/support/${id}/file/${file}`)
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await eve.call('GET', '/me/support')).body.data).toEqual([])
  })

  it('refuses a file of another kind, and more than three', async () => {
    const ada = await app.member()
    const script = new File(['<script>alert(1)</script>'], 'x.html', { type: 'text/html' })
    expect((await ada.call('POST', '/me/support', supportForm({}, { attachment_1: script }))).status).toBe(415)
    const active = paperFile(pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }))
    const refused = await ada.call('POST', '/me/support', supportForm({}, { attachment_2: active }))
    expect([refused.status, refused.body.fields?.attachment_2?.code]).toEqual([415, 'pdf_active'])
    expect((await ada.call('POST', '/me/support', supportForm({}, { attachment_4: paperFile() }))).status).toBe(400)
    expect((await ada.call('GET', '/me/support')).body.data).toEqual([])
  })

  it('sec/B15 keeps at most ten files of a member, over all their conversations and however many come at once', async () => {
    const ada = await app.member()
    const open = () => ada.call('POST', '/me/support', supportForm({}, { attachment_2: paperFile() }))
    const opened = await Promise.all(Array.from({ length: 8 }, open))
    expect(opened.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(3).fill(413)])
    const files = async () =>
      (
        await app.database.query<{ n: number }>(
          `SELECT count(*)::int AS n FROM support_attachment a JOIN support_entry e ON e.id = a.entry_id JOIN support_conversation c ON c.id = e.conversation_id
       WHERE c.user_id = $1`,
          [ada.user_id],
        )
      )[0]?.n
    expect(await files()).toBe(10)
    const form = supportForm()
    form.delete('subject')
    const first = idOf(opened.find(({ status }) => status === 201) as (typeof opened)[number])
    expect((await ada.call('POST', `/me/support/${first}/entry`, form)).status).toBe(413)
    expect((await ada.call('POST', '/me/support', { subject: 'x', text: 'Without a file' })).status).toBe(201)
    expect(await files()).toBe(10)
  })

  it('keeps at most ten files, and refuses the next entry whole', async () => {
    const ada = await app.member()
    const files = { attachment_1: paperFile(), attachment_2: paperFile(), attachment_3: paperFile() }
    const id = idOf(await ada.call('POST', '/me/support', supportForm({}, files)))
    const write = () => {
      const sent = supportForm({}, files)
      sent.delete('subject')
      return ada.call('POST', `/me/support/${id}/entry`, sent)
    }
    expect([(await write()).status, (await write()).status, (await write()).status]).toEqual([201, 201, 413])
    expect((await ada.call('GET', `/me/support/${id}`)).body.data?.thread).toHaveLength(3)
    const [kept] = await app.database.query<{ files: number }>('SELECT files FROM document_quota WHERE owner = $1', [ada.user_id])
    expect(kept?.files).toBe(9)
  })

  it('an answer reaches the member by message and mail, without its text, and theirs opens the conversation again', async () => {
    const ada = await app.member()
    const id = await ask(ada, { subject: 'Fees' })
    expect((await answer(id, { text: 'There are none.', close: true })).status).toBe(201)
    await app.settled()
    const [message] = (await ada.call('GET', '/me/messages')).body.data ?? []
    expect(message?.message_subject).toBe('We answered your question: Fees')
    const [mail] = await mailsTo(app, ada.email)
    expect(mail?.text).toContain(`/support/${id}`)
    expect(`${mail?.text}${message?.message_body}`).not.toContain('There are none.')
    const read = (await ada.call('GET', `/me/support/${id}`)).body.data
    expect(read).toMatchObject({ state: 'closed', thread: [{ from: 'you' }, { from: 'support', text: 'There are none.' }] })
    expect(JSON.stringify(read)).not.toContain(boss.email)
    expect((await ada.call('POST', `/me/support/${id}/entry`, { text: 'One more thing.' })).body.data?.state).toBe('open')
  })

  it('wakes an open screen with each answer', async () => {
    const ada = await app.member()
    const id = await ask(ada)
    await answer(id)
    const rows = await app.database.query<{ kind: string }>('SELECT kind FROM live_event WHERE user_id = $1 AND object_id = $2', [
      ada.user_id,
      id,
    ])
    expect(rows.map(({ kind }) => kind)).toEqual(['message', 'message'])
  })

  it('closes once, and only the owner’s state changes', async () => {
    const ada = await app.member()
    const id = await ask(ada)
    for (const state of ['closed', 'closed']) expect((await ada.call('POST', `/me/support/${id}/close`)).body.data?.state).toBe(state)
    expect(await versionOf(id)).toBe(2)
  })

  it('a repeat with the same key writes nothing, at once or later, and another body is refused', async () => {
    const ada = await app.member()
    const key = { 'idempotency-key': newId() }
    const send = (text = 'Twice?') => ada.call('POST', '/me/support', { subject: 'Once', text }, key)
    const both = await Promise.all([send(), send()])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(both.map(idOf)).size).toBe(1)
    const again = await send()
    expect([idOf(again), again.headers.get('idempotent-replay')]).toEqual([idOf(both[0] as never), 'true'])
    expect((await send('Other')).body.error_code).toBe(53)
    expect((await ada.call('GET', '/me/support')).body.data).toHaveLength(1)
  })

  it('limits what a member opens and writes, and names the fields that are wrong', async () => {
    const ada = await app.member()
    const long = await ada.call('POST', '/me/support', { subject: 'x\ny', text: 'x'.repeat(2001) })
    expect([long.status, Object.keys(long.body.fields ?? {})]).toEqual([400, ['subject', 'text']])
    const id = await ask(ada)
    for (let n = 0; n < 9; n += 1) await ask(ada)
    expect((await ada.call('POST', '/me/support', { subject: 'x', text: 'x' })).body.error_code).toBe(60)
    for (let n = 0; n < 30; n += 1) expect((await ada.call('POST', `/me/support/${id}/entry`, { text: 'x' })).status).toBe(201)
    expect((await ada.call('POST', `/me/support/${id}/entry`, { text: 'x' })).body.error_code).toBe(60)
  })

  it('sec/C10 is in the export without notes, and goes with the account, files and all', async () => {
    const ada = await app.member()
    const id = idOf(await ada.call('POST', '/me/support', supportForm({ text: 'Kanarienfrage' })))
    await answer(id)
    await boss.call('POST', `/admin/support/${id}/note`, { text: 'Internvermerk' })
    const exported = await ada.call('GET', '/me/export')
    expect((JSON.parse(exported.text) as { support: unknown }).support).toMatchObject([
      { subject: 'My deposit', thread: [{ from: 'you', text: 'Kanarienfrage' }, { from: 'support' }] },
    ])
    expect(exported.text).not.toContain('Internvermerk')
    expect((await ada.call('DELETE', '/me', { password: PASSWORD })).status).toBe(200)
    expect((await boss.call('GET', `/admin/support/${id}`)).status).toBe(404)
    for (const table of ['support_conversation WHERE id', 'support_entry WHERE conversation_id', 'document WHERE owner'])
      expect([table, await app.database.query(`SELECT 1 FROM ${table} = $1`, [id])]).toEqual([table, []])
  })

  it('the database refuses a changed entry, two subjects and a foreign record', async () => {
    const ada = await app.member({ funded: '500' })
    const eve = await app.member()
    const id = await ask(eve)
    const transaction = String((await ada.call('GET', '/me/transactions')).body.data?.[0]?._id)
    const refused = (sql: string, ...values: unknown[]) =>
      app.database
        .transaction((tx) => tx.query(sql, values))
        .then(
          () => 'written',
          () => 'refused',
        )
    expect(await refused(`UPDATE support_entry SET text = 'x' WHERE conversation_id = $1`, id)).toBe('refused')
    expect(await refused('DELETE FROM support_entry WHERE conversation_id = $1', id)).toBe('refused')
    expect(await refused('UPDATE support_conversation SET transaction_id = $2 WHERE id = $1', id, transaction)).toBe('refused')
    expect(await refused(`UPDATE support_conversation SET state = 'lost' WHERE id = $1`, id)).toBe('refused')
  })
})
