/** sec/S4: what may be deposited is limited per deposit, member and day, and in all, however many ask at once on however many nodes. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Funding } from '#server/funding'
import { onStore, testStore } from '#test/support/database.ts'
import { administrator, asTransaction, type FundingRoom, once, openRoom, outcomeOf, type Person, usd } from './room.ts'

const DAY = 86_400
const ask = (funding: Funding, { user_id }: Person, dollars: number) =>
  funding.deposit({ user_id, amount: usd(dollars), method: 'card' }, once(user_id))
const approve = (funding: Funding, { user_id }: Person, transaction_id: string) =>
  funding.payDeposit({ user_id, transaction_id, choice: 'approve' }, once(user_id))
const tally = (words: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

onStore((store) => {
  let room: FundingRoom
  beforeAll(async () => {
    room = await openRoom(store)
  })

  it('sec/S4 names the limit of one deposit before anything is written', async () => {
    const ada = await room.person()
    const over = await ask(room.funding, ada, 1_000_000.01)
    const cause = { reason: 'deposit_most', params: { at_most: '1000000.00' } }
    expect(over).toEqual({
      refused: 'deposit_limit',
      ...cause,
      fields: { amount: cause },
      more: { limit: 'deposit', at_most: '1000000.00', left: '1000000.00' },
    })
    expect(outcomeOf(await ask(room.funding, ada, 1_000_000))).toBe('awaiting_approval')
  })

  it('sec/S4 counts 24 hours over what settled and what is open, and keeps a deposit that finds no room pending', async () => {
    const ada = await room.person()
    Object.assign(room.settings, { deposit_limit_day: usd(100) })
    const [first, second] = [asTransaction(await ask(room.funding, ada, 60)), asTransaction(await ask(room.funding, ada, 40))]
    expect(await room.funding.readDepositLimits(ada.user_id)).toMatchObject({ at_most: 0n, by: 'day', day: 10_000n, day_left: 0n })
    expect(await ask(room.funding, ada, 1)).toMatchObject({
      refused: 'deposit_limit',
      more: { limit: 'day', at_most: '100.00', left: '0.00' },
    })
    expect(outcomeOf(await room.funding.decline({ transaction_id: second.id, by: administrator() }, once(ada.user_id)))).toBe('declined')
    const again = asTransaction(await ask(room.funding, ada, 40))
    room.clock.advance(DAY + 1)
    // What was left open the day before takes no room from what is asked for now, but from what settles.
    const late = asTransaction(await ask(room.funding, ada, 100))
    for (const { id } of [first, again]) expect(outcomeOf(await approve(room.funding, ada, id))).toBe('settled')
    const full = { refused: 'deposit_limit', more: { limit: 'day', left: '0.00' } }
    expect(await approve(room.funding, ada, late.id)).toMatchObject(full)
    expect(await room.funding.approve({ transaction_id: late.id, by: administrator() }, once(ada.user_id))).toMatchObject(full)
    expect(await room.funding.readDeposit({ user_id: ada.user_id, transaction_id: late.id })).toMatchObject({
      transaction: { state: 'awaiting_approval' },
    })
    room.clock.advance(DAY + 1)
    expect(outcomeOf(await approve(room.funding, ada, late.id))).toBe('settled')
    Object.assign(room.settings, { deposit_limit_day: usd(5_000_000) })
  })

  it('sec/S4 takes no more for all members than the limit, whatever the operator’s own money, and settles what waited once there is room', async () => {
    const [ada, bob] = [await room.person(), await room.person()]
    const [one, other] = [asTransaction(await ask(room.funding, ada, 50)), asTransaction(await ask(room.funding, bob, 50))]
    const { at_most, all } = await leftInAll(room)
    Object.assign(room.settings, { deposit_limit_all: all - at_most + 6_000n })
    expect(outcomeOf(await approve(room.funding, ada, one.id))).toBe('settled')
    expect(await approve(room.funding, bob, other.id)).toMatchObject({ refused: 'deposit_limit', more: { limit: 'all', left: '10.00' } })
    expect(await ask(room.funding, bob, 11)).toMatchObject({
      fields: { amount: { reason: 'deposit_all_most', params: { left: '10.00' } } },
    })
    Object.assign(room.settings, { deposit_limit_all: all })
    expect(outcomeOf(await approve(room.funding, bob, other.id))).toBe('settled')
    expect(await room.findings()).toEqual([])
  })
})

/** Everything but the third limit is out of the way of this person. */
async function leftInAll(room: FundingRoom) {
  const { deposit_limit, deposit_limit_day } = room.settings
  Object.assign(room.settings, { deposit_limit: usd(10 ** 12), deposit_limit_day: usd(10 ** 12) })
  const limits = await room.funding.readDepositLimits((await room.person()).user_id)
  Object.assign(room.settings, { deposit_limit, deposit_limit_day })
  return limits
}

describe('with many at once on two nodes', () => {
  const store = testStore('postgresql')
  const MANY = 200

  it('sec/S4 of 200 deposits of one member exactly the day’s limit is announced', { timeout: 60_000 }, async () => {
    const room = await openRoom(store)
    const nodes = [room.funding, room.anotherNode()]
    const ada = await room.person()
    Object.assign(room.settings, { deposit_limit_day: usd(50) })
    const words = await Promise.all(
      Array.from({ length: MANY }, async (_, n) => outcomeOf(await ask(nodes[n % 2] ?? room.funding, ada, 1))),
    )
    expect(tally(words)).toEqual({ awaiting_approval: 50, deposit_limit: MANY - 50 })
  })

  it('sec/S4 of 200 deposits of many members exactly the limit in all settles, and the rest stays pending', {
    timeout: 60_000,
  }, async () => {
    const room = await openRoom(store)
    const nodes = [room.funding, room.anotherNode()]
    const people = await Promise.all(Array.from({ length: 20 }, () => room.person()))
    const asked = await Promise.all(
      Array.from({ length: MANY }, async (_, n) => {
        const person = people[n % people.length] as Person
        return { person, id: asTransaction(await ask(room.funding, person, 1)).id }
      }),
    )
    const { at_most, all } = await leftInAll(room)
    Object.assign(room.settings, { deposit_limit_all: all - at_most + 7_000n })
    const words = await Promise.all(
      asked.map(async ({ person, id }, n) => outcomeOf(await approve(nodes[n % 2] ?? room.funding, person, id))),
    )
    expect(tally(words)).toEqual({ settled: 70, deposit_limit: MANY - 70 })
    const [open] = await room.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM member_transaction WHERE state = 'awaiting_approval'`,
    )
    expect(open?.n).toBe(MANY - 70)
    expect(await room.findings()).toEqual([])
  })
})
