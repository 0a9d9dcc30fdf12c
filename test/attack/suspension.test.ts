/**
 * sec/C9: a suspension, and an owner's freeze, against traffic that is under way: from its commit on no money write of that member commits.
 */
import { expect, it } from 'vitest'
import { type Client, deposit, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

const CALLERS = 24

/** Two nodes over one database; the embedded store has room for one, which then plays both. */
async function twoNodes(open: () => Promise<TestApp>, second: (app: TestApp) => Promise<TestApp>): Promise<readonly [TestApp, TestApp]> {
  const first = await open()
  return [first, first.database.kind === 'postgresql' ? await second(first) : first]
}

function onNode({ url }: TestApp, member: Client, headers: Record<string, string> = {}) {
  return async (method: string, path: string, body: object) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}`, ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as { error_code?: number } }
  }
}

onStore((store) => {
  it.each(['suspension', 'freeze'] as const)('sec/C9 a %s lets no write of its member through after it has committed', async (how) => {
    const [app, other] = await twoNodes(
      () => startApp(store),
      (first) => startApp(store, { database: first.database }),
    )
    const boss = await app.administrator()
    const member = await app.member({ funded: '9000' })
    const bystander = await app.member({ funded: '9000' })
    await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    const answers: { status: number; code: number | undefined; after: boolean }[] = []
    let over = false
    let stopping = false

    const caller = async (n: number): Promise<void> => {
      const call = onNode(n % 2 ? app : other, member)
      while (!stopping) {
        const after = over
        const kinds = [
          () => call('POST', '/private/user/investment', { plan: 'starter', amount: '100' }),
          () => call('POST', '/private/user/deposit', { amount: '1', payment_method: 'card' }),
          () => call('POST', '/me/transfer', { from: 'bonus', amount: '1' }),
        ]
        const { status, body } = (await kinds[n % kinds.length]?.()) ?? { status: 0, body: {} }
        answers.push({ status, code: body.error_code, after })
        if (after && answers.filter((one) => one.after).length > 3 * CALLERS) stopping = true
      }
    }
    const running = Promise.all(Array.from({ length: CALLERS }, (_, n) => caller(n)))
    while (answers.filter(({ status }) => status === 201).length < 5) await new Promise((resolve) => setTimeout(resolve, 20))
    const ended =
      how === 'suspension'
        ? await boss.call('PATCH', `/admin/user/${member.user_id}`, { status: 'suspended', reason: 'test' })
        : await member.call('POST', '/me/freeze')
    const writes = () => app.database.query('SELECT id, state FROM member_transaction WHERE user_id = $1 ORDER BY id', [member.user_id])
    const then = await writes()
    over = true
    await running
    expect(ended.status).toBe(200)
    expect(await writes()).toEqual(then)
    const late = answers.filter(({ after }) => after)
    expect(late.length).toBeGreaterThan(CALLERS)
    expect(late.filter(({ status }) => status < 400)).toEqual([])
    expect(new Set(late.map(({ code }) => code))).toEqual(new Set([22]))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(0)

    // Other members are unaffected, and this member's promised payments still arrive.
    await deposit(bystander, '1')
    await boss.call('POST', '/admin/business-date', { days: 8 })
    const open = await app.database.query(`SELECT FROM investment WHERE user_id = $1 AND status = 'active'`, [member.user_id])
    expect(open).toEqual([])
    expect(await app.audit()).toEqual([])
  })

  it.each([
    ['suspension', `status = 'suspended', suspended_at = now()`, 43],
    ['freeze', 'frozen_at = now()', 48],
  ] as const)('sec/C9 a call that was admitted before a %s committed finds it inside the ledger’s batch', async (_how, change, code) => {
    const app = await startApp(store)
    const member = await app.member({ funded: '500' })
    const begun: { done(): void; commit(): void } = { done: () => {}, commit: () => {} }
    const locked = new Promise<void>((resolve) => {
      begun.done = resolve
    })
    const asked = new Promise<void>((resolve) => {
      begun.commit = resolve
    })
    const changing = app.database.transaction(async (tx) => {
      await tx.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [member.user_id])
      await tx.query(`UPDATE users SET ${change} WHERE id = $1`, [member.user_id])
      begun.done()
      await asked
    })
    await locked
    // The session is still valid for every other read: only the claim stops these calls.
    const calls = Promise.all([
      member.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' }),
      member.call('POST', '/private/user/deposit', { amount: '1', payment_method: 'card' }),
      member.call('POST', '/me/transfer', { from: 'bonus', amount: '1' }),
    ])
    setTimeout(begun.commit, 500)
    await changing
    const codes = (await calls).map(({ body }) => Number(body.error_code))
    // The embedded store has one connection to its one backend: there the calls are admitted after the change, and a suspended session is
    // gone.
    const expected = app.database.kind === 'postgresql' || code === 48 ? code : 22
    expect(codes).toEqual([expected, expected, expected])
    expect(await app.database.query('SELECT FROM investment WHERE user_id = $1', [member.user_id])).toEqual([])
  })

  it.skipIf(store.kind === 'embedded')('sec/C9 a suspension on another node waits for the writes that were let in before it', async () => {
    const app = await startApp(store)
    const other = await startApp(store, { database: app.database })
    const boss = await app.administrator()
    const member = await app.member({ funded: '500' })
    // Its accounts are open from here on.
    await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    let release = () => {}
    let held = () => {}
    const holding = new Promise<void>((resolve) => {
      held = resolve
    })
    const over = new Promise<void>((resolve) => {
      release = resolve
    })
    // The purchase has its claim on the member by then, and cannot go on to the journal.
    const locking = app.database.transaction(
      async (tx) => {
        await tx.query('SELECT FROM account WHERE owner = $1 ORDER BY id FOR UPDATE', [member.user_id])
        held()
        await over
      },
      { as_owner: true },
    )
    await holding
    const buying = onNode(other, member)('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    const waiting = () => app.database.query(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
    await expect.poll(waiting).toHaveLength(1)
    const order: string[] = []
    const suspending = boss
      .call('PATCH', `/admin/user/${member.user_id}`, { status: 'suspended', reason: 'test' })
      .then(({ status }) => order.push(`suspended ${status}`))
    // Either it has been answered, or it waits for the purchase too.
    await expect.poll(async () => order.length + (await waiting()).length).toBe(2)
    order.push('the purchase may go on')
    release()
    await locking
    expect((await buying).status).toBe(201)
    await suspending
    expect(order).toEqual(['the purchase may go on', 'suspended 200'])
    expect(await app.audit()).toEqual([])
  })
})
