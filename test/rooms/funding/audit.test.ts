/** The auditor must go red: each planted wrong is found by funding's own check, and stops money writes. */
import { expect, it } from 'vitest'
import { member } from '#server/ledger'
import { onStore } from '#test/support/database.ts'
import { confirmed, type FundingRoom, once, openRoom, outcomeOf, usd } from './room.ts'

/** Past the triggers, as only the owner of the tables can. */
async function plant(room: FundingRoom, sql: string, parameters: unknown[] = []): Promise<void> {
  await room.database.transaction(
    async (tx) => {
      await tx.query('ALTER TABLE member_transaction DISABLE TRIGGER guard')
      await tx.query(sql, parameters)
      await tx.query('ALTER TABLE member_transaction ENABLE TRIGGER guard')
    },
    { as_owner: true },
  )
}

const planted: { readonly what: string; readonly sql: string; readonly check: string }[] = [
  {
    what: 'a withdrawal marked paid without its move',
    sql: `UPDATE member_transaction SET state = 'settled' WHERE type = 'debit'`,
    check: 'funding moves',
  },
  {
    what: 'a withdrawal marked declined without its hold back',
    sql: `UPDATE member_transaction SET state = 'declined' WHERE type = 'debit'`,
    check: 'held',
  },
  { what: 'a deposit that grew', sql: `UPDATE member_transaction SET amount = amount + 1 WHERE type = 'credit'`, check: 'custody' },
  {
    what: 'a deposit that settled and vanished',
    sql: `UPDATE member_transaction SET state = 'deleted' WHERE type = 'credit'`,
    check: 'funding moves',
  },
  { what: 'a deposit of somebody else', sql: `UPDATE member_transaction SET user_id = id WHERE type = 'credit'`, check: 'funding moves' },
]

onStore((store) => {
  it.each(planted)('finds $what', async ({ sql, check }) => {
    const room = await openRoom(store)
    const person = await room.person(usd(100))
    await confirmed(room, person, usd(40))
    expect(await room.findings()).toEqual([])
    await plant(room, sql)
    const found = await room.findings()
    expect(found.map((finding) => finding.check)).toContain(check)
    const after = await room.funding.deposit({ user_id: person.user_id, amount: usd(1), method: 'card' }, once(person.user_id))
    expect(outcomeOf(after)).toBe('unavailable')
  })

  it('finds money in a hold that no withdrawal owns', async () => {
    const room = await openRoom(store)
    const person = await room.person(usd(100))
    await confirmed(room, person, usd(40))
    await room.database.transaction(
      (tx) => tx.query('UPDATE account SET balance = balance + 1 WHERE code = $1', [member(person.user_id, 'held')]),
      {
        as_owner: true,
      },
    )
    expect((await room.findings()).map((finding) => finding.check)).toEqual(expect.arrayContaining(['held', 'balance', 'sum of all']))
  })
})
