/** The rail pays after the decision is in the journal: at least once, and once by its key. */
import { expect, it } from 'vitest'
import { type Rail, sandboxRail } from '#server/funding'
import { onStore } from '#test/support/database.ts'
import { administrator, askWithdrawal, confirmed, type FundingRoom, once, openRoom, outcomeOf, tally, usd } from './room.ts'

const MANY = 20

type Paid = Parameters<Rail['payOut']>[0]

/** A rail that keeps its calls, and what it paid by key. `fail` is asked before and after a payment. */
function countingRail(fail: (when: 'before' | 'after', key: string) => boolean = () => false) {
  const calls: string[] = []
  const paid = new Map<string, Paid>()
  const failWhere = (when: 'before' | 'after', key: string): void => {
    if (fail(when, key)) throw new Error(`no connection to the rail, ${when} the payment`)
  }
  const rail: Rail = {
    ...sandboxRail,
    payOut: async (withdrawal, key) => {
      calls.push(key)
      failWhere('before', key)
      paid.set(key, withdrawal)
      failWhere('after', key)
    },
  }
  return { rail, calls, paid }
}

/** True once. */
function onceAt(at: 'before' | 'after'): (when: 'before' | 'after') => boolean {
  let left = 1
  return (when) => when === at && left-- > 0
}

const outboxErrors = (room: FundingRoom) =>
  room.database.query(`SELECT attempts, last_error FROM outbox WHERE kind = 'withdrawal.payout' AND done_at IS NULL`)

onStore((store) => {
  it('pays once when two administrators approve at the same time on two nodes', async () => {
    const { rail, calls, paid } = countingRail()
    const room = await openRoom(store, rail)
    const other = room.anotherNode()
    const person = await room.person(usd(100))
    const { id, address } = await confirmed(room, person, usd(60))
    const [one, two] = [administrator(), administrator()]
    const outcomes = await Promise.all([
      room.funding.approve({ transaction_id: id, by: one }, once(one.user_id)),
      other.approve({ transaction_id: id, by: two }, once(two.user_id)),
    ])
    expect(tally(outcomes)).toEqual({ settled: 1, wrong_status: 1 })
    expect(await room.balances(person)).toMatchObject({ main: 4_000n, held: 0n })
    await Promise.all([room.openPayouts().drain(), room.openPayouts().drain()])
    expect(calls).toEqual([id])
    expect(paid.get(id)).toEqual({
      id,
      amount: usd(60),
      method: 'wallet',
      coin: 'btc',
      network: 'Bitcoin',
      address,
      bank_sealed: null,
    })
    expect(await room.findings()).toEqual([])
  })

  it('pays nothing for a decision that the ledger refuses', async () => {
    const { rail, calls } = countingRail()
    const room = await openRoom(store, rail)
    const by = administrator()
    const person = await room.person(usd(100))
    const { id } = await confirmed(room, person, usd(60))
    const halt = (why: string | null) => room.database.transaction((tx) => tx.query('UPDATE journal_head SET halted = $1', [why]))
    await halt('chain: batch 7')
    expect(outcomeOf(await room.funding.approve({ transaction_id: id, by }, once(by.user_id)))).toBe('unavailable')
    await room.openPayouts().drain()
    expect(calls).toEqual([])
    await halt(null)
    expect(outcomeOf(await room.funding.approve({ transaction_id: id, by }, once(by.user_id)))).toBe('settled')
    await room.openPayouts().drain()
    expect(calls).toEqual([id])
  })

  it(`pays exactly the settled ones of ${MANY} withdrawals that are approved and declined at once`, async () => {
    const { rail, calls } = countingRail()
    const room = await openRoom(store, rail)
    const other = room.anotherNode()
    const by = administrator()
    const person = await room.person(usd(1_000))
    const ids: string[] = []
    for (let n = 0; n < MANY; n += 1) ids.push((await confirmed(room, person, usd(5))).id)
    const decided = await Promise.all(
      ids.flatMap((transaction_id) => [
        other.decline({ transaction_id, by }, once(by.user_id)),
        room.funding.approve({ transaction_id, by }, once(by.user_id)),
      ]),
    )
    const settled = ids.filter((_, n) => outcomeOf(decided[2 * n + 1] ?? {}) === 'settled')
    await room.openPayouts().drain()
    expect([...calls].sort()).toEqual([...settled].sort())
  })

  it('pays on redelivery after a crash between the commit and the payment', async () => {
    const { rail, calls, paid } = countingRail(onceAt('before'))
    const room = await openRoom(store, rail)
    const by = administrator()
    const person = await room.person(usd(100))
    const { id } = await confirmed(room, person, usd(60))
    expect(outcomeOf(await room.funding.approve({ transaction_id: id, by }, once(by.user_id)))).toBe('settled')
    expect(calls).toEqual([])
    await room.openPayouts().drain()
    expect(paid.size).toBe(0)
    expect(await outboxErrors(room)).toEqual([{ attempts: 1, last_error: 'no connection to the rail, before the payment' }])
    await room.database.query('UPDATE outbox SET due_at = now()')
    await room.openPayouts().drain()
    expect(calls).toEqual([id, id])
    expect([...paid.keys()]).toEqual([id])
    expect(await outboxErrors(room)).toEqual([])
  })

  it('repeats the same key after a crash between the payment and its record, also for a withdrawal paid without an administrator', async () => {
    const { rail, calls, paid } = countingRail(onceAt('after'))
    const room = await openRoom(store, rail)
    room.settings.auto_approval_limit = usd(10)
    const person = await room.person(usd(100))
    const { id } = await askWithdrawal(room, person, usd(10))
    const guess = { ...person, transaction_id: id, code: await room.code(person, id) }
    expect(outcomeOf(await room.funding.confirmWithdrawal(guess, once(person.user_id)))).toBe('settled')
    await room.openPayouts().drain()
    await room.database.query('UPDATE outbox SET due_at = now()')
    await room.openPayouts().drain()
    expect(calls).toEqual([id, id])
    expect([...paid.keys()]).toEqual([id])
  })
})
