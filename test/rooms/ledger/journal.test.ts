/** The journal is append-only, chained and audited; what a hand with all rights changes in it is named, and stops money. */
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { cents } from '#kernel/money'
import { audit, entries, member, readHalted } from '#server/ledger'
import { eachStore } from '#test/support/database.ts'
import { check } from './checker.ts'
import { credit, group, openRooms, outcomeOf, type Rooms, tamper } from './rooms.ts'

/** Three batches of two moves between two members. */
async function written(rooms: Rooms): Promise<{ ada: string; bob: string }> {
  const [ada, bob] = [newId(), newId()]
  for (const amount of [500n, 300n, 200n]) {
    const pass = {
      kind: 'transfer' as const,
      debit: member(ada, 'main'),
      credit: member(bob, 'main'),
      amount: cents(amount / 2n),
      ref: newId(),
    }
    await rooms.post(group([credit(ada, amount), pass]))
  }
  return { ada, bob }
}

const planted: { readonly what: string; readonly sql: readonly string[]; readonly finding: RegExp }[] = [
  {
    what: 'an amount',
    sql: ['UPDATE move SET amount = amount + 1 WHERE id = 3'],
    finding: /chain: batch 2: does not match its commitment/,
  },
  { what: 'a side', sql: ['UPDATE move SET debit = credit, credit = debit WHERE id = 4'], finding: /chain: batch 2: does not match/ },
  { what: 'a running balance', sql: ['UPDATE move SET credit_after = credit_after + 1 WHERE id = 3'], finding: /chain: batch 2/ },
  { what: 'the row that a move belongs to', sql: [`UPDATE move SET ref = '${newId()}' WHERE id = 5`], finding: /chain: batch 3/ },
  { what: 'a kind', sql: [`UPDATE move SET kind = 'reversal' WHERE id = 6`], finding: /chain: batch 3/ },
  {
    what: 'the salt by one byte',
    sql: ['UPDATE journal_batch SET salt = set_byte(salt, 0, (get_byte(salt, 0) + 1) % 256) WHERE number = 2'],
    finding: /batch 2: does not match/,
  },
  {
    what: 'the commitment by one bit',
    sql: ['UPDATE journal_batch SET commitment = set_bit(commitment, 9, 1 - get_bit(commitment, 9)) WHERE number = 1'],
    finding: /batch 1/,
  },
  {
    what: 'the chain by one bit',
    sql: ['UPDATE journal_batch SET chain = set_bit(chain, 9, 1 - get_bit(chain, 9)) WHERE number = 3'],
    finding: /batch 3: does not follow/,
  },
  {
    what: 'a balance',
    sql: [`UPDATE account SET balance = balance + 1 WHERE code LIKE '%:main' AND balance = 500`],
    finding: /balance: member:.* holds 501, its moves say 500/,
  },
  {
    what: 'a running total',
    sql: [`UPDATE account_total SET total = total + 1 WHERE total = 500`],
    finding: /running total: account \d+ has 501 of transfer, its moves say 500/,
  },
  {
    what: 'a missing running total',
    sql: ['DELETE FROM account_total WHERE total = 500'],
    finding: /has 0 of transfer, its moves say 500/,
  },
  { what: 'a deleted move', sql: ['DELETE FROM move WHERE id = 4'], finding: /batch 2: has not its moves/ },
  {
    what: 'a deleted batch',
    sql: ['DELETE FROM move WHERE batch = 2', 'DELETE FROM journal_batch WHERE number = 2'],
    finding: /batch 3: is not the next/,
  },
  {
    what: 'a deleted last batch',
    sql: ['DELETE FROM move WHERE batch = 3', 'DELETE FROM journal_batch WHERE number = 3'],
    finding: /the head is not the last batch/,
  },
  {
    what: 'a forged move',
    sql: ['INSERT INTO move SELECT 7, 4, debit, credit, 1, 99, 99, 0, 0, ref, kind, recorded_at, effective_at FROM move WHERE id = 4'],
    finding: /1 moves belong to no batch/,
  },
  { what: 'the head', sql: ['UPDATE journal_head SET batch = 2'], finding: /the head is not the last batch/ },
]

const TABLES = ['move', 'journal_batch', 'account', 'account_total', 'journal_head']
const restored = [
  ...['move', 'journal_batch', 'account_total'].flatMap((table) => [
    `DELETE FROM ${table}`,
    `INSERT INTO ${table} SELECT * FROM kept_${table}`,
  ]),
  'UPDATE account a SET balance = k.balance, seq = k.seq FROM kept_account k WHERE k.id = a.id',
  'UPDATE journal_head h SET batch = k.batch, move = k.move, hash = k.hash, halted = NULL FROM kept_journal_head k',
]

eachStore((store) => {
  let rooms: Rooms
  beforeAll(async () => {
    rooms = openRooms(await store.open())
  })

  it('names what was changed past triggers and rights: the auditor and the checker go red, and money stops (sec/C2)', async () => {
    const { ada } = await written(rooms)
    for (const table of TABLES) await rooms.database.query(`CREATE TABLE kept_${table} AS TABLE ${table}`)
    for (const { what, sql, finding } of planted) {
      await tamper(rooms.database, sql)
      const found = (await rooms.findings()).map((one) => `${one.check}: ${one.detail}`)
      expect(found.join('\n'), what).toMatch(finding)
      expect(await check(rooms.database), what).not.toEqual([])
      expect(outcomeOf(await rooms.post(group([credit(ada, 1n)]))), what).toBe('halted')
      await tamper(rooms.database, restored)
      expect(await check(rooms.database), what).toEqual([])
    }
  })

  it('cannot be changed by the application’s role, nor by its owner past the triggers', async () => {
    await written(rooms)
    const before = await rooms.database.query('SELECT * FROM move ORDER BY id')
    for (const table of ['move', 'journal_batch', 'member_transaction_event', 'operator_funding', 'plan_terms'])
      for (const statement of [
        `UPDATE ${table} SET ${table === 'member_transaction_event' ? 'by = by' : 'ctid = ctid'}`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table} CASCADE`,
      ]) {
        const sql = statement.replace(
          'ctid = ctid',
          table === 'move'
            ? 'amount = amount'
            : table === 'journal_batch'
              ? 'moves = moves'
              : table === 'plan_terms'
                ? 'rate_bps = 1'
                : 'amount = 1',
        )
        await expect(
          rooms.database.transaction((tx) => tx.query(sql)),
          sql,
        ).rejects.toMatchObject({ code: '42501', message: expect.stringContaining('permission denied') })
        await expect(
          rooms.database.transaction((tx) => tx.query(sql), { as_owner: true }),
          sql,
        ).rejects.toThrow(/append-only/)
      }
    for (const sql of [
      'DELETE FROM account',
      'DELETE FROM journal_head',
      'TRUNCATE account',
      'DELETE FROM member_transaction',
      'DELETE FROM investment',
    ])
      await expect(
        rooms.database.transaction((tx) => tx.query(sql)),
        sql,
      ).rejects.toThrow(/permission denied/)
    expect(await rooms.database.query('SELECT * FROM move ORDER BY id')).toEqual(before)
    expect(await check(rooms.database)).toEqual([])
  })

  it('holds its floor even against our own faults: no balance below zero can be stored', async () => {
    await written(rooms)
    const below = rooms.database.transaction((tx) => tx.query('UPDATE account SET balance = balance - 1000000'))
    await expect(below).rejects.toMatchObject({ code: '23514' })
  })

  it('written past its door is found by the rooms: a move without its business row, and a row without its move', async () => {
    await written(rooms)
    const checks = new Set((await rooms.findings()).map((one) => one.check))
    await rooms.database.query('UPDATE journal_head SET halted = NULL')
    expect(checks).toEqual(new Set(['funding moves', 'custody']))
  })

  it('stops money on every node at once while it is halted, and says why; an accepted repeat still gets its answer', async () => {
    const other = rooms.openNode(rooms.database)
    const user = newId()
    const kept = group([credit(user, 5n)], { keys: [{ key: `http/${user}/x`, on_repeat: 'replay' }], reply: '"first"' })
    await rooms.post(kept)
    await rooms.database.transaction((tx) => tx.query(`UPDATE journal_head SET halted = 'chain: batch 7'`))
    expect(await readHalted(rooms.database.query)).toBe('chain: batch 7')
    expect(await other.post(group([credit(user, 1n)]))).toEqual({ refused: 'halted', reason: 'chain: batch 7' })
    expect(await other.post(kept)).toEqual({ replayed: '"first"' })
    const refused = group([entries.withdrawalHold(user, cents(1n), newId())])
    expect(outcomeOf(await rooms.post(refused))).toBe('halted')
    await rooms.database.transaction((tx) => tx.query('UPDATE journal_head SET halted = NULL'))
    expect(outcomeOf(await rooms.post(refused))).toBe('posted')
  })

  it('is followed from the last verified batch, and a part that was verified before is looked at again as a whole', async () => {
    await written(rooms)
    const options = { database: rooms.database, clock: rooms.time, checks: [] }
    const seen = await audit(options, { whole: false })
    expect(seen.findings).toEqual([])
    expect(seen.batches).toBeGreaterThanOrEqual(3)
    expect(await audit(options, { whole: false })).toMatchObject({ batches: 0 })
    await written(rooms)
    expect(await audit(options, { whole: false })).toMatchObject({ findings: [], batches: 3 })
    expect(await audit(options, { whole: true })).toMatchObject({ findings: [], batches: seen.batches + 3 })
  })
})
