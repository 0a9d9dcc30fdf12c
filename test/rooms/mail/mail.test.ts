import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { newId } from '#kernel/id'
import { withdrawalLetter } from '#server/identity'
import { openDispatcher } from '#server/jobs'
import { type MailPayload, type MailRoom, openMail, RIBBON } from '#server/mail'
import { type Database, outboxWriter, sealer } from '#server/store'
import { onStore } from '#test/support/database.ts'
import { SECRET_KEY, testClock } from '../identity/rooms.ts'
import { readMime } from './mime.ts'
import { type CapturingSmtp, startSmtp } from './smtp.ts'

const NOTE: MailPayload = {
  to: 'mara@mail.test',
  kind: 'notice',
  subject: 'Your deposit of $5.00 has arrived',
  text: 'First.\n\nSecond <b>&.',
}

onStore((store) => {
  let database: Database
  beforeAll(async () => {
    database = await store.open()
  })

  function open(
    smtp_url: string | null,
    clock = testClock(),
    smtp_timeout_ms = 30_000,
  ): { room: MailRoom; clock: typeof clock; post: (payload: unknown) => Promise<string> } {
    const room = openMail({
      database,
      clock,
      sealer: sealer(SECRET_KEY),
      smtp_url,
      smtp_tls_required: false,
      from: 'Clearterm <no-reply@clearterm.test>',
      public_url: 'https://clearterm.test/',
      smtp_timeout_ms,
    })
    onTestFinished(() => room.close())
    const post = async (payload: unknown) => {
      const id = newId()
      await database.transaction((tx) => room.write(tx, payload, id))
      return id
    }
    return { room, clock, post }
  }

  async function server(): Promise<CapturingSmtp> {
    const smtp = await startSmtp()
    onTestFinished(() => smtp.close())
    return smtp
  }

  const stateOf = async (id: string) =>
    (
      await database.query<{ state: string; attempts: number; last_error: string | null }>(
        'SELECT state, attempts, last_error FROM mail WHERE id = $1',
        [id],
      )
    )[0]

  it('keeps mails in the sandbox mailbox, newest first, in text and HTML, and sends none', async () => {
    const { room, post } = open(null)
    await post({ ...NOTE, to: 'kept@mail.test', action: { label: 'See "it"', path: '/transactions' } })
    await post({ to: 'kept@mail.test', kind: 'code:login', subject: 'Your log-in code', paragraphs: ['Enter it.'], code: '012345' })
    await post({ ...NOTE, to: 'other@mail.test' })
    expect(await room.deliver()).toBe(0)
    const [code, note, ...more] = await room.mailbox(' Kept@mail.test')
    expect(more).toEqual([])
    expect(code).toMatchObject({ kind: 'code:login', to: 'kept@mail.test', text: expect.stringContaining('012345') })
    expect(note?.text).toContain('See "it"\nhttps://clearterm.test/transactions')
    expect(note?.html).toContain('Second &lt;b&gt;&amp;.')
    expect(note?.html).toContain('href="https://clearterm.test/transactions"')
    for (const mail of [code, note]) expect([mail?.text, mail?.html].every((form) => form?.includes(RIBBON))).toBe(true)
    expect((await room.mailbox()).length).toBeGreaterThanOrEqual(3)
    // A part in any case finds more than one; a whole address finds its own alone.
    for (const part of ['KÉPT', 'mail.test kept'])
      expect(new Set((await room.mailbox(part)).map(({ to }) => to))).toEqual(new Set(['kept@mail.test']))
    await post({ ...NOTE, to: 'well.kept@mail.test' })
    expect([(await room.mailbox('kept')).length, (await room.mailbox('kept@mail.test')).length]).toEqual([3, 2])
    expect(await room.mailbox('no-such-member')).toEqual([])
    const rows = await database.query<{ row: string }>('SELECT m::text AS row FROM mail m')
    expect(rows.some(({ row }) => row.includes('012345'))).toBe(false)
  })

  it('writes one mail for a reaction that is repeated, and none for a decoy', async () => {
    const { room } = open(null)
    const id = newId()
    for (let n = 0; n < 2; n += 1) await database.transaction((tx) => room.write(tx, { ...NOTE, to: 'once@mail.test' }, id))
    await database.transaction((tx) => room.write(tx, { ...NOTE, to: 'once@mail.test', decoy: true }, newId()))
    expect(await room.mailbox('once@mail.test')).toHaveLength(1)
  })

  it('queues a mail with its cause or not at all, and shows a decoy nowhere', async () => {
    const { room } = open(null)
    const to = 'cause@mail.test'
    const undone = database.transaction(async (tx) => {
      await room.write(tx, { ...NOTE, to })
      throw new Error('no cause')
    })
    await expect(undone).rejects.toThrow('no cause')
    const before = await room.countByState()
    await database.transaction((tx) => room.write(tx, { ...NOTE, to, decoy: true }))
    expect(await room.mailbox(to)).toEqual([])
    expect((await room.list({ limit: 10, q: to })).data).toEqual([])
    expect((await room.mailbox()).map((mail) => mail.to)).not.toContain('')
    expect(await room.countByState()).toEqual(before)
    const decoys = `SELECT recipient FROM mail WHERE state = 'decoy'`
    expect(new Set((await database.query<{ recipient: string }>(decoys)).map(({ recipient }) => recipient))).toEqual(new Set(['']))
    await room.purge()
    expect(await database.query(decoys)).toEqual([])
  })

  it('takes a mail that waited in the outbox before mails had their own queue', async () => {
    const { room } = open(null)
    const seals = sealer(SECRET_KEY)
    const to = 'waited@mail.test'
    await database.transaction((tx) => outboxWriter(seals)(tx, { kind: 'mail', payload: { ...NOTE, to } }))
    const dispatcher = openDispatcher({ database, sealer: seals, report: () => {} })
    dispatcher.handle({ mail: room.write })
    onTestFinished(() => dispatcher.stop())
    await dispatcher.drain()
    const [row] = await database.query<{ id: string }>(`SELECT id FROM outbox WHERE kind = 'mail' AND done_at IS NOT NULL`)
    expect(await room.mailbox(to)).toMatchObject([{ _id: row?.id, subject: NOTE.subject }])
  })

  it('refuses a line break in what becomes a header', async () => {
    const { post } = open(null)
    for (const bad of [
      { subject: 'a\r\nBcc: x@y.test' },
      { to: 'a@b.test\nCc: x@y.test' },
      { to: 'a@b.test, c@d.test' },
      { subject: 'a\u2028b' },
    ])
      await expect(post({ ...NOTE, ...bad })).rejects.toThrow()
    await expect(post({ ...NOTE, action: { label: 'x', path: '//evil.test' } })).rejects.toThrow()
  })

  it('E4 sends over real SMTP once, with a Message-ID of its own', async () => {
    const smtp = await server()
    const { room, post } = open(smtp.url)
    const id = await post(NOTE)
    expect(await room.deliver()).toBe(1)
    expect(await room.deliver()).toBe(0)
    expect(smtp.raw).toHaveLength(1)
    expect(smtp.raw[0]).toContain('To: mara@mail.test')
    expect(smtp.raw[0]).toContain(`Message-ID: <${id}@clearterm.test>`)
    expect(smtp.raw[0]).toContain('multipart/alternative')
    expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('writes a mail from right to left in Arabic, with its code, amount and address apart, and one in German, as a server receives them', async () => {
    const smtp = await server()
    const { room, post } = open(smtp.url)
    const what = { amount: '$1,250.00', destination: 'bank:••••0042' }
    await post(withdrawalLetter({ to: 'amal@mail.test', language: 'ar' }, '012345', what))
    await post(withdrawalLetter({ to: 'jonas@mail.test', language: 'de' }, '678901', what))
    expect(await room.deliver()).toBe(2)
    const [arabic, german] = ['amal@mail.test', 'jonas@mail.test'].map((to) => readMime(smtp.raw.find((raw) => raw.includes(to)) ?? ''))
    expect(arabic?.subject).toBe('رمز تأكيد سحب')
    expect(arabic?.text).toContain('بيئة تجريبية: أموال تجريبية. لا ترسل أموالًا حقيقية.')
    expect(arabic?.text).toContain('المبلغ: \u2068$1,250.00\u2069')
    expect(arabic?.text).toContain('إلى: \u2068حساب بنكي \u2068••••0042\u2069\u2069')
    expect(arabic?.html).toContain('<html lang="ar" dir="rtl">')
    expect(arabic?.html).toMatch(/<p dir="ltr"[^>]*>012345<\/p>/)
    expect(german?.subject).toBe('Ihr Code zur Bestätigung einer Auszahlung')
    expect(german?.text).toContain('Testumgebung: Spielgeld. Senden Sie kein echtes Geld.')
    expect(german?.text).toContain('Betrag: $1,250.00')
    expect(german?.text).toContain('An: Bankkonto ••••0042')
    expect(german?.html).toContain('<html lang="de" dir="ltr">')
    for (const mail of [arabic, german]) expect(`${mail?.text}${mail?.html}`).not.toMatch(/\b(?:Enter|Sandbox|withdrawal|code)\b/)
  })

  it('says that a program wrote it, where its kind can be switched off if it can, and the same in both forms', async () => {
    const smtp = await server()
    const { room, post } = open(smtp.url)
    const action = { label: 'See "it"', path: '/transactions' }
    await post({
      ...NOTE,
      to: 'notice@mail.test',
      action,
      preferences: '/settings?tab=notifications',
      footnotes: ['A note.\nIts second line.'],
    })
    await post({ to: 'code@mail.test', kind: 'code:login', subject: 'Your log-in code', paragraphs: ['Enter it.'], code: '012345' })
    await post({
      ...withdrawalLetter({ to: 'amal@mail.test', language: 'ar' }, '012345', { amount: '$1,250.00', destination: 'bank:••••0042' }),
    })
    expect(await room.deliver()).toBe(3)
    const read = ['notice', 'code', 'amal'].map((name) => readMime(smtp.raw.find((raw) => raw.includes(`${name}@mail.test`)) ?? ''))
    expect(read.map(({ headers }) => headers.get('auto-submitted'))).toEqual(Array(3).fill('auto-generated'))
    expect(read.map(({ headers }) => headers.get('list-unsubscribe'))).toEqual([
      '<https://clearterm.test/settings?tab=notifications>',
      undefined,
      undefined,
    ])
    // A scanner's visit would switch off mails that their reader wants.
    expect(smtp.raw.join('')).not.toMatch(/List-Unsubscribe-Post|One-Click/i)
    for (const { subject, text, html } of read) {
      expect(text.replaceAll('\r\n', '\n').trimEnd().split('\n').slice(-2)).toEqual(['-- ', 'Clearterm'])
      const lines = linesOf(text).filter((line) => line !== '--' && !line.startsWith('https://'))
      expect(lines.sort()).toEqual(linesOf(shownIn(html)).sort())
      expect(lines).toContain(subject)
    }
  })

  it('E4 tries again after a temporary refusal and a silent server, and delivers everything after recovery', async () => {
    const smtp = await server()
    const { room, clock, post } = open(smtp.url)
    const ids = [await post(NOTE), await post(NOTE), await post(NOTE)]
    smtp.behave('temporary')
    expect(await room.deliver()).toBe(0)
    expect(await room.deliver()).toBe(0)
    expect(smtp.offers()).toBe(3)
    clock.forward(3)
    smtp.behave('silent')
    expect(await open(smtp.url, clock, 500).room.deliver()).toBe(0)
    expect(await stateOf(ids[0] ?? '')).toMatchObject({ state: 'waiting', attempts: 2 })
    clock.forward(5)
    smtp.behave('well')
    expect(await room.deliver()).toBe(3)
    expect(smtp.raw).toHaveLength(3)
  })

  it('E4 gives up at once on a permanent refusal of the mail', async () => {
    const smtp = await server()
    const { room, clock, post } = open(smtp.url)
    const id = await post(NOTE)
    smtp.behave('permanent')
    expect(await room.deliver()).toBe(0)
    expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: 1, last_error: expect.stringContaining('550') })
    clock.forward(3_600)
    smtp.behave('well')
    expect(await room.deliver()).toBe(0)
  })

  it('E4 repeats a mail at most once when the answer to it was lost, under the same Message-ID', async () => {
    const smtp = await server()
    const { room, clock, post } = open(smtp.url)
    const id = await post(NOTE)
    smtp.behave('drops-after-data')
    expect(await room.deliver()).toBe(0)
    smtp.behave('well')
    clock.forward(3)
    expect(await room.deliver()).toBe(1)
    expect(smtp.raw).toHaveLength(2)
    for (const raw of smtp.raw) expect(raw).toContain(`<${id}@clearterm.test>`)
  })

  it('E4 waits out a server that is away, and two nodes send each mail once', async () => {
    const gone = await startSmtp()
    await gone.close()
    const clock = testClock()
    const first = open(gone.url, clock)
    const ids = await Promise.all(Array.from({ length: 20 }, () => first.post({ ...NOTE, to: 'many@mail.test' })))
    expect(await first.room.deliver()).toBe(0)
    const back = await startSmtp({ port: Number(new URL(gone.url).port) })
    onTestFinished(() => back.close())
    const second = open(back.url, clock)
    clock.forward(60)
    const sent = await Promise.all([first.room.deliver(), second.room.deliver()])
    expect(sent[0] + sent[1]).toBe(20)
    expect(new Set(back.raw.map((raw) => /Message-ID: <([^@]+)/.exec(raw)?.[1]))).toEqual(new Set(ids))
    expect(back.raw).toHaveLength(20)
  })

  it('takes a mail over from a process that died while sending it', async () => {
    const smtp = await server()
    const { room, clock, post } = open(smtp.url)
    const id = await post(NOTE)
    await database.query(`UPDATE mail SET attempts = 1, due_at = $2 WHERE id = $1`, [id, new Date(clock.now().getTime() + 180_000)])
    expect(await room.deliver()).toBe(0)
    clock.forward(180)
    expect(await room.deliver()).toBe(1)
  })
})

/** What a reader sees of an HTML form, an element a line. */
function shownIn(html: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '' }
  const body = html.slice(html.indexOf('<body')).replace(/<[^>]*>/g, '\n')
  return body.replace(/&(#?\w+);/g, (_all, name: string) => entities[name] ?? '')
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
}
