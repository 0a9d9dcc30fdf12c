/** Applications over real HTTP: who may send them, what a reader of the database learns, who sees what, and when it goes. */
import { beforeAll, expect, it } from 'vitest'
import { applicationForm, paperFile, pdf, picture } from '#test/rooms/documents/papers.ts'
import { type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

const DAY_SECONDS = 86_400

/** Every value of every table, as text and as bytes, in one string. */
async function dump({ database }: TestApp): Promise<string> {
  const tables = await database.query<{ name: string }>(`SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`)
  const parts: string[] = []
  for (const { name } of tables) {
    for (const row of await database.query(`SELECT * FROM ${name}`))
      for (const value of Object.values(row))
        parts.push(
          Buffer.isBuffer(value)
            ? `${value.toString('latin1')} ${value.toString('hex')} ${value.toString('base64')}`
            : (JSON.stringify(value, bigintAsText) ?? ''),
        )
  }
  return parts.join('\n')
}

const bigintAsText = (_name: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value)

onStore((store) => {
  let app: TestApp
  let administrator: Client
  beforeAll(async () => {
    app = await startApp(store)
    administrator = await app.administrator()
    await administrator.call('PATCH', '/admin/settings', { limit_ira_forms: 1000, limit_uploads: 1000 })
  })

  const job = (name: string) => app.assembly.jobs.find((one) => one.name === name)?.run()
  const newest = async () => (await administrator.call('GET', '/admin/ira-form?limit=1')).body.data?.[0]

  it('a member applies and sees it in their list, without the SSN', async () => {
    const ada = await app.member()
    const letter = new File([new Uint8Array(await picture('jpeg'))], 'letter.jpeg', { type: 'image/jpeg' })
    const sent = await ada.call('POST', '/me/ira-form', applicationForm({ email: ada.email }, { employment_letter: letter }))
    expect([sent.status, sent.body.message]).toEqual([201, 'Application received.'])
    const mine = await ada.call('GET', '/me/ira-form')
    expect(mine.body.data).toMatchObject([{ state: 'received', by_visitor: false, with_ssn: true, with_letter: true, erased_at: null }])
    expect(mine.text).not.toMatch(/4320"|ssn_masked/)
    expect((await (await app.member()).call('GET', '/me/ira-form')).body.data).toEqual([])
  })

  it('sec/B16 an SSN that could be real is refused, each specimen range is taken, and it may be left out', async () => {
    for (const ssn of [
      '123-45-6789',
      '078-05-1120',
      '001010001',
      '665-12-3456',
      '899-99-9999',
      '12-345-6789',
      '9',
      '987-65-432',
      'x'.repeat(20),
    ]) {
      const { status, body } = await app.anyone.call('POST', '/ira-form', applicationForm({ ssn }))
      expect([ssn, status, body.fields?.ssn?.code]).toEqual([ssn, 400, 'ssn_specimen'])
    }
    for (const ssn of ['000-12-3456', '666123456', '900-00-0000', '999-99-9999', '987-65-4329', ''])
      expect([ssn, (await app.anyone.call('POST', '/ira-form', applicationForm({ ssn }))).status]).toEqual([ssn, 201])
  })

  it('what is missing or malformed is named by field', async () => {
    const without = applicationForm()
    without.delete('govt_id')
    expect((await app.anyone.call('POST', '/ira-form', without)).body).toMatchObject({
      error_code: 40,
      fields: { govt_id: { code: 'file_needed', message: 'Add a file.' } },
    })
    const phoneless = applicationForm()
    phoneless.delete('phone_number')
    expect((await app.anyone.call('POST', '/ira-form', phoneless)).body).toMatchObject({
      error_code: 40,
      fields: { phone: { code: 'all_required' } },
    })
    expect((await app.anyone.call('POST', '/ira-form', applicationForm({ email: 'none' }))).body).toMatchObject({
      fields: { email: { code: 'not_an_email' } },
    })
    const large = paperFile(Buffer.concat([pdf(), Buffer.alloc(10 * 1_048_576)]))
    expect((await app.anyone.call('POST', '/ira-form', applicationForm({}, { govt_id: large }))).body).toMatchObject({
      error_code: 61,
      fields: { govt_id: { code: 'file_size', params: { most: 10 }, message: 'A file may have at most 10 MB.' } },
    })
  })

  it('sec/B16 sec/D2 a dump of all tables has no SSN, no file and no file name', async () => {
    const secret = 'Zebra crossing at midnight'
    const id = paperFile(pdf({ content: `BT (${secret}) Tj ET` }), 'Geburtsurkunde Zebra.pdf')
    expect((await app.anyone.call('POST', '/ira-form', applicationForm({ ssn: '900-45-6789' }, { govt_id: id }))).status).toBe(201)
    await administrator.call('POST', `/admin/ira-form/${(await newest())?._id}/reveal`, { reason: 'Checking the form' })
    const text = await dump(app)
    const forms = ['900-45-6789', '900456789'].flatMap((ssn) => [
      ssn,
      Buffer.from(ssn).toString('base64').replace(/=+$/, ''),
      Buffer.from(ssn).toString('hex'),
    ])
    for (const form of [...forms, secret, 'Geburtsurkunde', Buffer.from(secret).toString('hex')])
      expect([form, text.includes(form)]).toEqual([form, false])
    expect(text).toContain('Checking the form')
  })

  it('sec/B16 revealing needs a reason, gives the number once and writes it down without it', async () => {
    await app.anyone.call('POST', '/ira-form', applicationForm({ ssn: '999-12-3456' }))
    const application = await newest()
    expect(application?.ssn_masked).toBe('•••-••-3456')
    const path = `/admin/ira-form/${application?._id}/reveal`
    expect((await administrator.call('POST', path, {})).status).toBe(400)
    expect((await administrator.call('POST', path, { reason: ' ' })).status).toBe(400)
    expect((await administrator.call('POST', path, { reason: 'Letter from the member' })).body.data).toEqual({ ssn: '999-12-3456' })
    const log = await administrator.call('GET', `/admin/audit?object_id=${application?._id}`)
    expect(log.body.data).toMatchObject([{ action: 'ira_application.reveal_ssn', reason: 'Letter from the member' }])
    expect(log.text).not.toContain('999-12-3456')
    await app.anyone.call('POST', '/ira-form', applicationForm({ ssn: '' }))
    expect((await administrator.call('POST', `/admin/ira-form/${(await newest())?._id}/reveal`, { reason: 'x' })).body.error_code).toBe(52)
  })

  it('sec/B15 a document goes out for saving, sandboxed, and each view is in the audit log', async () => {
    await app.anyone.call('POST', '/ira-form', applicationForm({}, { govt_id: paperFile(pdf(), 'My (ID) <b>.pdf') }))
    const application = await newest()
    const path = `/admin/ira-form/${application?._id}/document/${application?.documents?.[0]?._id}`
    const { status, headers, text } = await administrator.call('GET', path)
    expect([status, text.startsWith('%PDF-1.7')]).toEqual([200, true])
    expect(
      Object.fromEntries(
        ['content-type', 'content-disposition', 'content-security-policy', 'x-content-type-options', 'cache-control'].map((name) => [
          name,
          headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="My (ID) _b_.pdf"; filename*=UTF-8''My%20%28ID%29%20_b_.pdf`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const log = await administrator.call('GET', `/admin/audit?object_id=${application?._id}`)
    expect(log.body.data).toMatchObject([{ action: 'ira_application.view_govt_id' }])
    expect((await app.anyone.call('GET', `/files/${application?.documents?.[0]?._id}`)).status).toBe(404)
    expect((await administrator.call('GET', path.replace(String(application?._id), '00000000-0000-7000-8000-000000000000'))).status).toBe(
      404,
    )
  })

  it('a decision follows the states, is audited and told to the member', async () => {
    const ada = await app.member()
    await ada.call('POST', '/me/ira-form', applicationForm({ email: ada.email }))
    const path = `/admin/ira-form/${(await newest())?._id}`
    expect((await administrator.call('PATCH', path, { state: 'declined' })).body.fields).toEqual({
      reason_code: expect.objectContaining({ code: 'application_reason' }),
    })
    expect((await administrator.call('PATCH', path, { state: 'approved', reason_code: 'other' })).status).toBe(400)
    expect((await administrator.call('PATCH', path, { state: 'in_review', note: 'Reading it' })).body.data).toMatchObject({
      state: 'in_review',
    })
    const declined = await administrator.call('PATCH', path, { state: 'declined', reason_code: 'document_unreadable' })
    expect(declined.body.data).toMatchObject({ state: 'declined', reason_code: 'document_unreadable', note: 'Reading it' })
    for (const state of ['approved', 'in_review']) expect((await administrator.call('PATCH', path, { state })).body.error_code).toBe(52)
    await app.settled()
    const messages = await ada.call('GET', '/me/messages')
    expect(messages.body.data?.[0]?.message_subject).toBe('Your practice application is not complete')
    expect((await ada.call('GET', '/me/ira-form')).body.data).toMatchObject([{ state: 'declined', reason_code: 'document_unreadable' }])
  })

  it('an approval opens no account: no plan, no balance, no transaction', async () => {
    const bob = await app.member()
    await bob.call('POST', '/me/ira-form', applicationForm({ email: bob.email }))
    const path = `/admin/ira-form/${(await newest())?._id}`
    for (const state of ['in_review', 'approved']) expect((await administrator.call('PATCH', path, { state })).status).toBe(200)
    const { account_info, transactions } = (await bob.call('GET', '/me/account')).body.data as unknown as {
      account_info: Record<string, unknown>
      transactions: unknown[]
    }
    expect([account_info.open_investments, account_info.owed_in_all, transactions]).toEqual([0, '0.00', []])
  })

  it('of ten decisions at once one counts', async () => {
    await app.anyone.call('POST', '/ira-form', applicationForm())
    const path = `/admin/ira-form/${(await newest())?._id}`
    const all = await Promise.all(Array.from({ length: 10 }, () => administrator.call('PATCH', path, { state: 'approved' })))
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  it('sec/B16 what a visitor sent is visible only after that email was verified', async () => {
    const email = 'later@member.test'
    await app.anyone.call('POST', '/ira-form', applicationForm({ email: 'Later@Member.test' }))
    const names = { first_name: 'L', last_name: 'M', gender: 'other', phone: '+14155550100', agreeToTerms: true }
    await app.anyone.call('POST', '/auth/sign-up', { email, ...names, new_password: PASSWORD, confirm_password: PASSWORD })
    expect((await app.anyone.call('POST', '/auth/login', { email, password: PASSWORD })).body.data?.token).toBeUndefined()
    await app.anyone.call('PATCH', '/auth/verify-otp', { email, code: await app.codeFor(email, 'code:verify') })
    const later = await app.logIn(email)
    expect((await later.call('GET', '/me/ira-form')).body.data).toMatchObject([{ by_visitor: true, state: 'received' }])
  })

  it('sec/B15 ten files are all that a member keeps, however many come at once', async () => {
    const ada = await app.member()
    const all = await Promise.all(Array.from({ length: 16 }, () => ada.call('POST', '/me/ira-form', applicationForm({ email: ada.email }))))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(all.find(({ status }) => status !== 201)?.body).toMatchObject({ error_code: 61 })
    expect((await ada.call('GET', '/me/ira-form')).body.data).toHaveLength(10)
  })

  it('visitors have so many a day per network address, counted when they are received', async () => {
    const own = await startApp(store)
    for (let index = 0; index < 3; index += 1) {
      expect((await own.anyone.call('POST', '/ira-form', applicationForm({ ssn: '123-45-6789' }))).status).toBe(400)
      expect((await own.anyone.call('POST', '/ira-form', applicationForm())).status).toBe(201)
    }
    const refused = await own.anyone.call('POST', '/ira-form', applicationForm())
    expect([refused.status, refused.body.error_code, Number(refused.headers.get('retry-after')) > 80_000]).toEqual([429, 60, true])
    const [counted] = await own.database.query<{ files: number }>('SELECT count(*)::int AS files FROM document')
    expect(counted?.files).toBe(3)
    own.clock.advance(DAY_SECONDS + 1)
    expect((await own.anyone.call('POST', '/ira-form', applicationForm())).status).toBe(201)
  })

  it('sec/B16 with an account goes what its member sent, and what came from their email before', async () => {
    const ada = await app.member()
    await app.anyone.call('POST', '/ira-form', applicationForm({ email: ada.email, full_name: 'Closing Visitor' }))
    await ada.call('POST', '/me/ira-form', applicationForm({ email: ada.email, full_name: 'Closing Member' }))
    const closed = await ada.call('DELETE', '/me', { password: PASSWORD })
    expect(closed.status).toBeLessThan(300)
    expect(await dump(app)).not.toMatch(/Closing Visitor|Closing Member/)
    const [left] = await app.database.query<{ files: number }>('SELECT count(*)::int AS files FROM document WHERE owner = $1', [
      ada.user_id,
    ])
    expect(left?.files).toBe(0)
  })

  it('sec/B16 after thirty days the number, the files and the person are gone, and what came of it stays', async () => {
    const ada = await app.member()
    await ada.call('POST', '/me/ira-form', applicationForm({ email: ada.email }))
    await app.anyone.call('POST', '/ira-form', applicationForm({ email: 'gone@member.test', full_name: 'Gone Person' }))
    const path = `/admin/ira-form/${(await newest())?._id}`
    app.clock.advance(29 * DAY_SECONDS)
    await job('retirement')
    const reader = await app.administrator()
    expect((await reader.call('GET', path)).body.data).toMatchObject({
      full_name: 'Gone Person',
      ssn_masked: '•••-••-4320',
      documents: [{}],
    })
    app.clock.advance(DAY_SECONDS + 1)
    await job('retirement')
    const [left] = await app.database.query<{ files: number }>('SELECT count(*)::int AS files FROM document')
    expect(left?.files).toBe(0)
    const again = await app.administrator()
    expect((await again.call('GET', path)).body.data).toMatchObject({
      email: null,
      full_name: null,
      phone: null,
      ssn_masked: null,
      documents: [],
      state: 'received',
    })
    expect((await again.call('POST', `${path}/reveal`, { reason: 'x' })).body.error_code).toBe(52)
    expect(await dump(app)).not.toMatch(/Gone Person|gone@member/)
    const back = await app.logIn(ada.email)
    expect((await back.call('GET', '/me/ira-form')).body.data).toMatchObject([{ state: 'received', erased_at: expect.any(String) }])
  })
})
