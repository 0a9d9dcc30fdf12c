/** Honesty rule 3: a figure is a query. Each is added up again here from the tables themselves, another way than the product does. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type StatName, statNames } from '#contract/shared/stat-name'
import { formatDecimal } from '#kernel/money'
import type { Query } from '#server/store'
import { startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { scriptedFeed } from '#test/support/prices.ts'
import { buy } from '../referrals/world.ts'
import { type Busy, busyInstance } from './busy.ts'

type Stat = {
  readonly name: StatName
  readonly value: string | null
  readonly unit: string
  readonly definition: string
  readonly as_of: string
}
type Records = Stat & {
  readonly upto_entry: string | null
  readonly parts: readonly { readonly name: string; readonly value: string }[]
  readonly days: readonly { readonly day: string; readonly count: number; readonly value: string | null }[]
  readonly earlier: { readonly count: number; readonly value: string | null } | null
}

const balance = (code: string) => `SELECT coalesce((SELECT balance FROM account WHERE code = '${code}'), 0)::text AS v`
const owed = `SELECT (SELECT coalesce(sum(balance), 0) FROM account WHERE owner IS NOT NULL) + (SELECT coalesce(sum(promised), 0) FROM investment WHERE status = 'active')`
const rail = (type: string) =>
  `SELECT coalesce(sum(amount), 0)::text AS v FROM member_transaction WHERE origin = 'rail' AND type = '${type}' AND state = 'settled'`
const usd = (cents: string) => formatDecimal(BigInt(cents))
const same = (text: string) => text

/** Another way to each figure, from balances and business rows instead of moves. */
const again: { readonly [Name in StatName]: readonly [sql: string, show: (text: string) => string] } = {
  coverage: [`SELECT floor(10000 * (${balance('custody:sandbox').replace('AS v', '')})::numeric / (${owed}))::text AS v`, usd],
  custody: [balance('custody:sandbox'), usd],
  owed: [`SELECT (${owed})::text AS v`, usd],
  reserve_free: [balance('reserve:free'), usd],
  reserve_committed: [`SELECT coalesce(sum(promised), 0)::text AS v FROM investment WHERE status = 'active'`, usd],
  verified_users: [`SELECT count(*)::text AS v FROM users WHERE role = 'member' AND status NOT IN ('pending', 'closed')`, same],
  deposits_settled: [rail('credit'), usd],
  withdrawals_paid: [rail('debit'), usd],
  median_withdrawal_time: [
    `SELECT max(ceil(extract(epoch FROM decided_at - created_at)))::text AS v FROM member_transaction WHERE origin = 'rail' AND type = 'debit' AND state = 'settled'`,
    same,
  ],
  returns_paid: [`SELECT sum(paid)::text AS v FROM investment`, usd],
  plans_sold: ['SELECT count(*)::text AS v FROM investment', same],
  running_since: [
    `SELECT to_char(effective_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS v FROM move ORDER BY id LIMIT 1`,
    same,
  ],
  checkpoint_epoch: ['SELECT max(epoch)::text AS v FROM proof_epoch', same],
  checkpoint_age: [`SELECT '' AS v`, same],
  last_fill: ['SELECT max(at)::text AS v FROM bot_fill', same],
}

async function ask(query: Query, name: StatName): Promise<string | null> {
  const [sql, show] = again[name]
  const [row] = await query<{ v: string | null }>(sql)
  return row?.v ? show(row.v) : null
}

onStore((store) => {
  let busy: Busy
  beforeAll(async () => {
    busy = await busyInstance(store)
    expect((await busy.administrator.call('POST', '/admin/proof/epoch')).status).toBe(201)
  })
  const stats = async (): Promise<readonly Stat[]> => {
    busy.app.clock.advance(20)
    return (await busy.app.anyone.call('GET', '/stats')).body.data as unknown as readonly Stat[]
  }
  const recordsOf = async (name: StatName): Promise<Records> =>
    (await busy.app.anyone.call('GET', `/stats/${name}/records`)).body.data as unknown as Records

  it('each is what the tables say, with what it means and when it was read', async () => {
    const read = await stats()
    expect(read.map(({ name }) => name)).toEqual(statNames)
    for (const { name, value, definition, as_of } of read) {
      if (name !== 'checkpoint_age') expect([name, value]).toEqual([name, await ask(busy.app.database.query, name)])
      expect(definition.length).toBeGreaterThan(30)
      expect(Math.abs(Date.parse(as_of) - busy.app.clock.now().getTime())).toBeLessThan(5_000)
    }
    expect(read.find(({ name }) => name === 'last_fill')?.value).toBeNull()
    expect(Number(read.find(({ name }) => name === 'checkpoint_age')?.value)).toBeGreaterThanOrEqual(0)
  })

  it('each opens down to parts and days that add up to it, and to no person', async () => {
    for (const name of statNames) {
      const { value, parts, days, earlier } = await recordsOf(name)
      const cents = (text: string) => BigInt(text.replace('.', ''))
      const made_of_parts = ['custody', 'owed', 'reserve_free', 'reserve_committed'].includes(name)
      if (made_of_parts) expect([name, parts.reduce((sum, part) => sum + cents(part.value), 0n)]).toEqual([name, cents(value ?? '')])
      if (days.length === 0) continue
      const lines = [...days, ...(earlier ? [earlier] : [])]
      const total = lines.every((line) => line.value !== null)
        ? formatDecimal(lines.reduce((sum, line) => sum + cents(line.value ?? ''), 0n))
        : String(lines.reduce((sum, line) => sum + line.count, 0))
      expect([name, total]).toEqual([name, value])
    }
    const all = await Promise.all(statNames.map(async (name) => JSON.stringify(await recordsOf(name))))
    expect(all.join(' ')).not.toMatch(new RegExp(`${busy.ada.user_id}|${busy.bob.user_id}|@`))
    expect((await busy.app.anyone.call('GET', '/stats/secrets/records')).status).toBe(400)
  })

  it('moves with the books, and a crowd costs them no reading', async () => {
    const before = await stats()
    const moved = before.find(({ name }) => name === 'reserve_committed')?.value
    await buy(busy.ada, '333.33')
    const crowd = await Promise.all(Array.from({ length: 40 }, () => busy.app.anyone.call('GET', '/stats')))
    const seen = new Set(
      crowd.map(({ body }) => String((body.data as unknown as Stat[]).find(({ name }) => name === 'reserve_committed')?.value)),
    )
    expect([...seen]).toEqual([moved])
    const after = (await stats()).find(({ name }) => name === 'reserve_committed')
    expect(after?.value).toBe(await ask(busy.app.database.query, 'reserve_committed'))
    expect(after?.value).not.toBe(moved)
  })
})

describe('the ticker', () => {
  onStore((store) => {
    it('tells prices, coverage, the age of the proof and the operator’s notice', async () => {
      const feed = scriptedFeed()
      const app = await startApp(store, { feed })
      const boss = await app.administrator()
      const empty = (await app.anyone.call('GET', '/ticker')).body.data
      expect(empty).toMatchObject({ coverage: { percent: null }, checkpoint: null, notice: null })
      await app.member({ funded: '1000' })
      await boss.call('POST', '/admin/proof/epoch')
      expect((await boss.call('PATCH', '/admin/settings', { ticker_notice: 'Guaranteed to go up!' })).status).toBe(400)
      expect((await boss.call('PATCH', '/admin/settings', { ticker_notice: 'Maintenance on Sunday' })).status).toBe(200)
      app.clock.advance(3)
      const ticker = (await app.anyone.call('GET', '/ticker')).body.data
      // 1,200,000.00 of the operator's own and 1,000.00 deposited, against 1,000.00 owed.
      expect(ticker).toMatchObject({ coverage: { percent: '120100.00' }, checkpoint: { epoch: 1 }, notice: 'Maintenance on Sunday' })
      expect(ticker?.prices).toHaveLength(15)
    })
  })
})
