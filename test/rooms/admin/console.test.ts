/** Overview, search, bulk, mails, the audit log's check, CSV, and the end of an account by an administrator. */
import { expect, it } from 'vitest'
import { type Client, PASSWORD, startApp } from '#test/support/app.ts'
import { readCsv } from '#test/support/csv.ts'
import { onStore } from '#test/support/database.ts'
import { colleague } from './people.ts'

const HOSTILE = "=cmd|'/c calc'!A0"

async function pending(member: Client, amount: string): Promise<string> {
  const created = await member.call('POST', '/private/user/deposit', { amount, payment_method: 'card' })
  return String(created.body.data?.transaction?._id)
}

type Result = { readonly outcome: string; readonly error_code: number | null; readonly message: string }

onStore((store) => {
  it('says what waits, since when, what moved by day, and finds people and records', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const member = await app.member({ funded: '40' })
    const id = await pending(member, '25')
    app.clock.advance(100)
    await boss.call('PATCH', `/admin/user/${(await app.member()).user_id}`, { status: 'suspended', reason: 'x' })
    const { data } = (await boss.call('GET', '/admin/overview')).body
    const queues = data?.queues as unknown as { name: string; waiting: number; oldest_seconds: number | null }[]
    expect(queues.find(({ name }) => name === 'deposits')).toMatchObject({ waiting: 1 })
    expect(queues.find(({ name }) => name === 'deposits')?.oldest_seconds).toBeGreaterThanOrEqual(100)
    expect(data?.days).toHaveLength(30)
    // The newest day, or the one before when midnight has passed since.
    const moved = data?.days?.slice(-2).filter((day) => (day as { deposits?: string }).deposits !== '0.00')
    expect(moved).toMatchObject([{ deposits: '40.00', withdrawals: '0.00' }])
    expect(data).toMatchObject({ suspended: { count: 1, within_day: 1 }, halted: null, four_eyes: false })
    const found = async (q: string) => (await boss.call('GET', `/admin/search?q=${encodeURIComponent(q)}`)).body.data
    expect(await found(id)).toMatchObject([{ kind: 'transaction', title: 'Deposit $25.00' }])
    expect(await found(member.user_id)).toMatchObject([{ kind: 'user' }])
    expect(await found(member.email.slice(3, 20).toUpperCase())).toMatchObject([{ kind: 'user', href: `/admin/user/${member.user_id}` }])
    expect(await found('tether')).toMatchObject([{ kind: 'wallet' }])
    expect(await found('50%_')).toEqual([])
  })

  it('judges each alone in bulk: a dry run says what would come, and does nothing; a repeat does nothing twice', async () => {
    const app = await startApp(store)
    const ada = await app.administrator()
    await colleague(app, ada, 'administrator')
    const [one, two] = [await app.member(), await app.member()]
    const ids = [await pending(one, '6000'), await pending(one, '5000'), await pending(two, '12000'), await pending(two, '10'), 'nonsense']
    const declined = await pending(two, '1')
    await ada.call('PATCH', `/admin/transaction/decline/${declined}`, { reason_code: 'no_payment' })
    const bulk = (body: object, key = 'k') => ada.call('POST', '/admin/transaction/bulk', body, { 'idempotency-key': key })
    const asked = { ids: [...ids, declined], action: 'approve' }
    const dry = await bulk({ ...asked, dry_run: true }, 'dry')
    const wanted = { done: 2, waiting: 2, refused: 2, money_in: '6010.00', money_out: '0.00' }
    expect(dry.body.data).toMatchObject({ dry_run: true, totals: wanted })
    expect((await ada.call('GET', '/admin/transaction?waiting=true')).body.data).toHaveLength(4)
    const done = await bulk(asked)
    expect(done.body.data?.totals).toEqual(wanted)
    expect((done.body.data?.results as unknown as Result[]).map((row) => row.error_code ?? row.outcome)).toEqual([
      'done',
      'waiting',
      'waiting',
      'done',
      27,
      52,
    ])
    expect((await bulk(asked)).body.data?.totals).toEqual(wanted)
    expect((await one.call('GET', '/me/account')).body.data?.account_info?.main_balance).toBe('6000.00')
    const history = (await two.call('GET', `/me/transactions/${declined}`)).body.data?.admin_comment
    expect(history).toBe('No payment arrived for this deposit.')
    expect(await app.audit()).toEqual([])
  })

  it('a dry run applies the deposit limits as the decisions do: the member’s 24 hours and the total of all members', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const [one, two] = [await app.member(), await app.member()]
    const ids = [await pending(one, '60'), await pending(one, '50'), await pending(two, '70'), await pending(two, '20')]
    const limits = { deposit_limit: '100', deposit_limit_day: '100', deposit_limit_all: '120' }
    expect((await boss.call('PATCH', '/admin/settings', limits)).status).toBe(200)
    const bulk = async (dry_run: boolean) => {
      const answer = await boss.call(
        'POST',
        '/admin/transaction/bulk',
        { ids, action: 'approve', dry_run },
        { 'idempotency-key': `${dry_run}` },
      )
      return (answer.body.data?.results as unknown as Result[]).map(({ error_code, outcome, message }) => [error_code ?? outcome, message])
    }
    const dry = await bulk(true)
    expect(dry.map(([came]) => came)).toEqual(['done', 58, 58, 'done'])
    expect(await bulk(false)).toEqual(dry)
  })

  it('sec/S15 refuses a repeat in bulk that asks for another end or gives another reason', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const member = await app.member()
    const ids = [await pending(member, '10'), await pending(member, '20')]
    const bulk = async (body: object, key = 'same') => {
      const answer = await boss.call('POST', '/admin/transaction/bulk', { ids, ...body }, { 'idempotency-key': key })
      const results = answer.body.data?.results as unknown as Result[]
      return results.map((row) => row.error_code ?? row.outcome)
    }
    const first = { action: 'decline', reason_code: 'no_payment' }
    expect(await bulk(first)).toEqual(['done', 'done'])
    expect(await bulk(first)).toEqual(['done', 'done'])
    for (const other of [{ action: 'approve' }, { action: 'delete' }, { action: 'decline', admin_comment: 'Another reason.' }])
      expect([other, await bulk(other)]).toEqual([other, [53, 53]])
    for (const id of ids) {
      const { body } = await member.call('GET', `/me/transactions/${id}`)
      expect(body.data).toMatchObject({ admin_comment: 'No payment arrived for this deposit.' })
    }
    expect((await member.call('GET', '/me/account')).body.data?.account_info?.main_balance).toBe('0.00')
  })

  it('sec/C2 walks the audit log and names the first bad row; the role of the application cannot change it', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    for (const ticker_notice of ['a', 'b', 'c']) await boss.call('PATCH', '/admin/settings', { ticker_notice })
    const verify = async () => (await boss.call('GET', '/admin/audit/verify')).body.data
    expect(await verify()).toMatchObject({ ok: true, first_bad: null })
    const refused = await app.database
      .transaction((tx) => tx.query(`UPDATE audit_entry SET reason = 'x'`))
      .then(
        () => 'written',
        () => 'refused',
      )
    expect(refused).toBe('refused')
    const [row] = await app.database.query<{ n: bigint }>(
      `SELECT n FROM audit_entry WHERE action = 'settings.change' ORDER BY n LIMIT 1 OFFSET 1`,
    )
    await app.database.transaction(
      async (tx) => {
        await tx.query('ALTER TABLE audit_entry DISABLE TRIGGER append_only')
        await tx.query(`UPDATE audit_entry SET after = '{"ticker_notice":"z"}' WHERE n = $1`, [row?.n])
        await tx.query('ALTER TABLE audit_entry ENABLE TRIGGER append_only')
      },
      { as_owner: true },
    )
    expect(await verify()).toMatchObject({ ok: false, first_bad: String(row?.n) })
  })

  it('sec/C8 writes no cell that a spreadsheet would run, in any list of the console', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const member = await app.member({ funded: '50' })
    await app.database.query('UPDATE users SET first_name = $2 WHERE id = $1', [member.user_id, HOSTILE])
    await boss.call('POST', `/admin/user/${member.user_id}/note`, { text: HOSTILE })
    const fund = { user: member.user_id, account_type: 'main', amount: '1', transaction_type: 'credit', narration: HOSTILE }
    await boss.call('POST', '/admin/transaction', fund)
    await boss.call('PATCH', `/admin/wallet/${(await boss.call('GET', '/admin/wallet')).body.data?.[0]?._id}`, { name: HOSTILE })
    await boss.call('POST', `/admin/user/email/${member.user_id}`, { subject: HOSTILE, message: 'x' })
    await app.settled()
    const lists = [
      'user',
      'transaction',
      'audit',
      'wallet',
      `user/${member.user_id}/note`,
      `user/${member.user_id}/posting`,
      'mail',
      'change',
      'invite',
      'job',
    ]
    let hit = 0
    for (const list of [...lists, 'treasury/calendar', 'referral', 'ira-form']) {
      const answer = await boss.call('GET', `/admin/${list}`, undefined, { accept: 'text/csv' })
      expect([list, answer.status, answer.headers.get('content-type')]).toEqual([list, 200, 'text/csv; charset=utf-8'])
      const cells = readCsv(answer.text).flat()
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell))).toEqual([])
      if (cells.some((cell) => cell.startsWith("'="))) hit += 1
    }
    expect(hit).toBeGreaterThanOrEqual(5)
  })

  it('sec/C10 closes an account for an administrator at zero only, and forgets the person with the notes about them', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const member = await app.member({ funded: '5' })
    await boss.call('POST', `/admin/user/${member.user_id}/note`, { text: 'Called twice' })
    expect((await boss.call('DELETE', `/admin/user/${boss.user_id}`)).body.error_code).toBe(55)
    expect((await boss.call('DELETE', `/admin/user/${member.user_id}`)).body).toMatchObject({
      error_code: 52,
      message: 'This account cannot be closed yet: its balance is $5.00.',
    })
    const other = await app.member()
    await boss.call('POST', `/admin/user/${other.user_id}/note`, { text: 'Called twice' })
    expect((await other.call('GET', '/me/export')).text).toContain('Called twice')
    expect((await boss.call('DELETE', `/admin/user/${other.user_id}`, { reason: 'Asked for by letter' })).body).toEqual({
      message: 'User Deleted successfully',
    })
    expect((await app.anyone.call('POST', '/auth/login', { email: other.email, password: PASSWORD })).body.error_code).toBe(41)
    expect(await app.database.query('SELECT 1 FROM user_note WHERE user_id = $1', [other.user_id])).toEqual([])
    expect((await boss.call('DELETE', `/admin/user/${other.user_id}`)).body.error_code).toBe(27)
    expect(await app.audit()).toEqual([])
  })
})
