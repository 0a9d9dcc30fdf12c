/** The table of a transaction's transitions against the trigger that guards its rows, and the actions that a row shows to staff. */
import { expect, it } from 'vitest'
import { transactionState } from '#contract/shared/transaction'
import { newId } from '#kernel/id'
import type { Database } from '#server/store'
import { actionsOf, type TransactionState, transitions } from '#server/transactions'
import { eachStore } from '#test/support/database.ts'

const states = transactionState.options
const pairs = states.flatMap((from) => states.filter((to) => to !== from).map((to) => [from, to] as const))
const named = new Set(Object.values(transitions).flatMap(({ from, to }) => from.flatMap((one) => to.map((other) => `${one} -> ${other}`))))

/** Whether the database lets a row go this way. */
async function lets(database: Database, [from, to]: readonly [TransactionState, TransactionState]): Promise<boolean> {
  const id = newId()
  await database.query(
    `INSERT INTO member_transaction (id, user_id, created_at, effective_at, updated_at, amount, type, account, origin, state, expires_at)
     VALUES ($1, $1, now(), now(), now(), 1, 'debit', 'main', 'rail', $2, now())`,
    [id, from],
  )
  const change = database.query('UPDATE member_transaction SET state = $2 WHERE id = $1', [id, to])
  return change.then(
    () => true,
    (error: unknown) => {
      expect(String(error)).toContain(`no way from ${from} to ${to}`)
      return false
    },
  )
}

eachStore((store) => {
  it('are those that the trigger lets through, and no others', async () => {
    const database = await store.open()
    const let_through: string[] = []
    for (const pair of pairs) if (await lets(database, pair)) let_through.push(pair.join(' -> '))
    expect(let_through.sort()).toEqual([...named].sort())
  })
})

it('a row shows the decisions that its state permits, to deposits and withdrawals only', () => {
  const shown = (origin: string) => Object.fromEntries(states.map((state) => [state, actionsOf({ origin, state })]))
  expect(shown('rail')).toEqual({
    unconfirmed: ['decline', 'delete'],
    awaiting_approval: ['approve', 'decline', 'delete'],
    awaiting_second: ['decline', 'delete'],
    settled: [],
    declined: ['delete'],
    lapsed: [],
    cancelled: [],
    deleted: [],
  })
  expect(new Set(Object.values(shown('adjustment')).flat())).toEqual(new Set())
})
