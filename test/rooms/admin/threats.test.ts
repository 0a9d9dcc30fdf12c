/**
 * sec/C1, sec/C6, sec/C7, sec/D3: random actions of one administrator, the texts they send, and an attacker with write access to the
 * database.
 */
import { expect, it } from 'vitest'
import { hostileTexts } from '#test/attack/hostile-texts.ts'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { is_whole } from '#test/support/whole.ts'
import { colleague, decide } from './people.ts'

const STEPS = Number(process.env.ADMIN_STEPS ?? (is_whole ? 250 : 40))
const CELLS = Number(process.env.TAMPERED_CELLS ?? 40)
const SEED = Number(process.env.LEDGER_SEED ?? 1)
const THRESHOLD = 1_000_000n

/** Mulberry32: the same steps again for the same seed. */
function drawing(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (n: number): number => Math.floor(next() * n),
    pick: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
  }
}

/** What each member has, and what the operator put into each account of its own. */
async function wealth(app: TestApp): Promise<Map<string, bigint>> {
  const rows = await app.database.query<{ owner: string; total: bigint }>(
    `SELECT owner::text, sum(balance)::bigint AS total FROM account WHERE owner IS NOT NULL GROUP BY owner
     UNION ALL SELECT a.code, sum(m.amount)::bigint FROM move m JOIN account a ON a.id = m.credit WHERE m.kind = 'operator.fund' GROUP BY a.code`,
  )
  return new Map(rows.map(({ owner, total }) => [owner, total]))
}

onStore((store) => {
  it(`sec/C1 sec/S7 no sequence of one administrator alone raises what all members and the budgets have by more than the threshold in 24 hours (seed ${SEED})`, async () => {
    const app = await startApp(store)
    let ada = await app.administrator()
    await colleague(app, ada, 'administrator')
    const members = [await app.member(), await app.member(), await app.member()]
    let [now, at] = [0, members]
    const { below, pick } = drawing(SEED)
    const gains: { readonly at: number; readonly gain: bigint }[] = []
    const amount = () => (pick([1, 99, 1500, 5000, 9999.99, 10_000, 10_000.01, 25_000]) + below(3)).toFixed(2)
    const some = () => pick(at)
    const adjust = (type: string) => ({
      user: some().user_id,
      account_type: pick(['main', 'bonus', 'earning']),
      amount: amount(),
      transaction_type: type,
      narration: 'x',
    })
    const pendingIds = async () => {
      const { body } = await ada.call('GET', '/admin/transaction?waiting=true&limit=20')
      return (body.data as unknown as { _id: string }[]).map(({ _id }) => _id)
    }
    const steps: (() => Promise<unknown>)[] = [
      () => ada.call('POST', '/admin/transaction', adjust('credit')),
      () => ada.call('POST', '/admin/transaction', adjust('credit')),
      () => ada.call('POST', '/admin/transaction', adjust('debit')),
      () => Promise.all(Array.from({ length: 4 }, () => ada.call('POST', '/admin/transaction', adjust('credit')))),
      () => some().call('POST', '/private/user/deposit', { amount: amount(), payment_method: 'card' }),
      async () => ada.call('PATCH', `/admin/transaction/${pick([...(await pendingIds()), 'none'])}`),
      async () => ada.call('POST', '/admin/transaction/bulk', { ids: [...(await pendingIds()), 'none'], action: 'approve' }),
      () => ada.call('PATCH', '/admin/settings', { four_eyes_threshold: '9999999.00', wallet_four_eyes: false }),
      () => ada.call('PATCH', `/admin/user/${some().user_id}/role`, { role: pick(['operator', 'administrator', 'member']), reason: 'x' }),
      () => ada.call('POST', '/admin/invite', { email: `sock${below(1e6)}@staff.test`, role: 'administrator' }),
      async () => {
        const { body } = await ada.call('GET', '/admin/change?state=waiting&limit=5')
        const ids = (body.data as unknown as { _id: string }[]).map(({ _id }) => _id)
        return decide(ada, pick([...ids, 'none']), pick(['approve', 'approve', 'decline'] as const))
      },
      () => ada.call('PATCH', '/admin/plan/starter', { rate_bps: 9000, reason: 'x' }),
      () => ada.call('POST', '/admin/treasury/reserve', { account: pick(['adjustment', 'reserve']), amount: amount(), direction: 'add' }),
      async () => {
        const hours = below(20)
        now += hours * 3600
        app.clock.advance(hours * 3600)
        ada = await app.administrator()
        at = await Promise.all(members.map(({ email }) => app.logIn(email)))
      },
    ]
    for (let step = 0; step < STEPS; step += 1) {
      const before = await wealth(app)
      await pick(steps)()
      for (const [owner, total] of await wealth(app)) {
        const gain = total - (before.get(owner) ?? 0n)
        if (gain > 0n) gains.push({ at: now, gain })
      }
    }
    for (const { at: from } of gains) {
      const within = gains.filter((one) => one.at >= from && one.at < from + 86_400)
      expect(within.reduce((sum, { gain }) => sum + gain, 0n)).toBeLessThanOrEqual(THRESHOLD)
    }
    expect(gains.length).toBeGreaterThan(0)
    expect(await app.audit()).toEqual([])
  })

  it('sec/C6 sec/C7 writes to one person, in plain text, and links to nowhere but our own pages', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const member = await app.member()
    const write = (subject: string, message: string) => boss.call('POST', `/admin/user/email/${member.user_id}`, { subject, message })
    for (const end of ['\r\nBcc: other@member.test', '\nBcc: other@member.test', '\rX', '\u0000X'])
      expect((await write(`Hello${end}`, 'x')).body).toMatchObject({ error_code: 40, fields: { subject: { code: expect.any(String) } } })
    const sent: string[] = []
    for (const text of hostileTexts) {
      const answer = await write(text, `${text} https://evil.example/login`)
      if (answer.status === 201) sent.push(text)
    }
    expect(sent.length).toBeGreaterThan(30)
    const mails = (await mailsTo(app, member.email)) as unknown as { html: string; text: string; to: string }[]
    // The one style is the template's: the same in each mail, for any text.
    const [style = ''] = /<style>[^<]*<\/style>/.exec(mails[0]?.html ?? '') ?? []
    expect(style).toContain('prefers-color-scheme')
    for (const { html, to } of mails) {
      expect(to).toBe(member.email)
      expect(html.split(style)).toHaveLength(2)
      expect(html.replace(style, '')).not.toMatch(/<(script|img|svg|iframe|object|form|input|style|base|meta http)/i)
      for (const [, href] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/gi))
        expect(href).toMatch(/^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\//)
    }
    // The link is text; what a click opens is our page about it.
    const written = mails.filter(({ text }) => text.includes('https://evil.example/login'))
    expect(written.length).toBeGreaterThan(30)
    for (const { html } of written)
      expect(html).toMatch(/href="http:[^"]*\/leaving\?to=https%3A%2F%2Fevil\.example%2Flogin"[^>]*>https:\/\/evil\.example\/login<\/a>/)
    expect((await mailsTo(app, 'other@member.test')).length).toBe(0)
  })

  it(`sec/D3 finds every one of ${CELLS} cells that were changed in the journal, the balances, the roles or the audit log`, async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const member = await app.member({ funded: '900' })
    await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    await boss.call('POST', '/admin/transaction', {
      user: member.user_id,
      account_type: 'main',
      amount: '5',
      transaction_type: 'credit',
      narration: 'x',
    })
    const { below, pick } = drawing(SEED)
    const clean = async () => (await app.audit()).length === 0 && (await verified(boss))
    expect(await clean()).toBe(true)
    const missed: string[] = []
    for (let n = 0; n < CELLS; n += 1) {
      const [table, column, change] = pick(TAMPERING)
      const undo = await tamper(app, { table, column, change, row: below(1000) })
      if (await clean()) missed.push(`${table}.${column}`)
      await undo()
    }
    expect(missed).toEqual([])
    expect(await clean()).toBe(true)
  })
})

async function verified(boss: Client): Promise<boolean> {
  return String((await boss.call('GET', '/admin/audit/verify')).body.data?.ok) === 'true'
}

const TAMPERING: readonly (readonly [table: string, column: string, change: string])[] = [
  ['move', 'amount', 'amount + 1'],
  ['move', 'debit_after', 'debit_after + 1'],
  ['move', 'credit_after', 'credit_after + 1'],
  ['move', 'ref', 'gen_random_uuid()'],
  ['account', 'balance', 'balance + 1'],
  ['users', 'role', `CASE role WHEN 'member' THEN 'administrator' ELSE 'member' END`],
  ['audit_entry', 'at', `at - interval '1 second'`],
  ['audit_entry', 'actor_email', `'somebody@else.test'`],
  ['audit_entry', 'action', `action || '.'`],
  ['audit_entry', 'object_id', `coalesce(object_id, '') || 'x'`],
  ['audit_entry', 'after', `'{"x": 1}'`],
  ['audit_entry', 'reason', `coalesce(reason, '') || '!'`],
]

/** With full database rights: triggers off, one cell of one row. Returns a function that restores it. */
async function tamper(
  app: TestApp,
  { table, column, change, row }: { readonly table: string; readonly column: string; readonly change: string; readonly row: number },
) {
  const run = (sql: string, parameters: readonly unknown[]) =>
    app.database.transaction(
      async (tx) => {
        await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
        await tx.query(sql, parameters)
        await tx.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
        await tx.query('UPDATE journal_head SET halted = NULL')
      },
      { as_owner: true },
    )
  const rows = await app.database.query<{ at: string; was: string | null }>(
    `SELECT ctid::text AS at, ${column}::text AS was FROM ${table} ORDER BY ctid`,
  )
  const key = rows[row % rows.length]
  const id = table === 'audit_entry' ? 'n' : 'id'
  const [found] = await app.database.query<{ id: string }>(`SELECT ${id}::text AS id FROM ${table} WHERE ctid = $1::tid`, [key?.at])
  const [type] = await app.database.query<{ type: string }>(
    'SELECT format_type(atttypid, atttypmod) AS type FROM pg_attribute WHERE attrelid = $1::regclass AND attname = $2',
    [table, column],
  )
  await run(`UPDATE ${table} SET ${column} = ${change} WHERE ${id}::text = $1`, [found?.id])
  return () => run(`UPDATE ${table} SET ${column} = $2::${type?.type} WHERE ${id}::text = $1`, [found?.id, key?.was])
}
