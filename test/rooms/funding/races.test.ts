/** Real concurrency: many calls at once, on two nodes over one database. */
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import type { Funding } from '#server/funding'
import { readTransaction } from '#server/transactions'
import { onStore } from '#test/support/database.ts'
import { is_whole } from '#test/support/whole.ts'
import {
  administrator,
  askWithdrawal,
  asTransaction,
  type FundingRoom,
  once,
  openRoom,
  outcomeOf,
  SELECTED,
  savePayout,
  tally,
  usd,
} from './room.ts'

/** How many a race is about; a withdrawal each of $5.00 out of $1,000.00. */
const MANY = is_whole ? 200 : 40
/** Of debits at once: each has its own chance to meet. */
const ROUNDS = is_whole ? 10 : 2

onStore((store) => {
  let room: FundingRoom
  let nodes: readonly [Funding, Funding]
  beforeAll(async () => {
    room = await openRoom(store)
    nodes = [room.funding, room.anotherNode()]
  })
  const node = (n: number): Funding => nodes[n % 2] ?? room.funding
  const times = <T>(n: number, work: (index: number) => T): T[] => Array.from({ length: n }, (_, index) => work(index))

  it(`ends ${MANY} withdrawals exactly once each when they are approved and declined at once (sec/B10)`, async () => {
    const person = await room.person(usd(1_000))
    const by = administrator()
    await savePayout(room, person)
    const asked = { user_id: person.user_id, amount: usd(5), method: 'wallet' as const, selected_coin: SELECTED }
    const created = await Promise.all(times(MANY, (n) => node(n).withdraw(asked, once(person.user_id))))
    const ids = created.map((outcome) => asTransaction(outcome).id)
    for (const transaction_id of ids) {
      const guess = { ...person, transaction_id, code: room.issued(transaction_id) }
      expect(outcomeOf(await room.funding.confirmWithdrawal(guess, once(person.user_id)))).toBe('awaiting_approval')
    }
    expect(await room.balances(person)).toMatchObject({ main: BigInt(200 - MANY) * 500n, held: BigInt(MANY) * 500n })
    const outcomes = await Promise.all(
      ids.flatMap((transaction_id, n) => [
        node(n).approve({ transaction_id, by }, once(by.user_id)),
        node(n + 1).decline({ transaction_id, by }, once(by.user_id)),
      ]),
    )
    const { settled = 0, declined = 0, wrong_status } = tally(outcomes)
    expect(settled + declined).toBe(MANY)
    expect(wrong_status).toBe(MANY)
    const rows = await Promise.all(ids.map((id) => readTransaction(room.database.query, id)))
    expect(rows.filter((row) => row?.state === 'settled')).toHaveLength(settled)
    expect(await room.balances(person)).toMatchObject({ main: BigInt(200 - MANY + declined) * 500n, held: 0n })
    expect((await room.log.list({ limit: 1 })).page.total).toBe(MANY)
  })

  it(`settles or declines ${MANY} deposits exactly once each`, async () => {
    const { user_id, email } = await room.person()
    const by = administrator()
    const created = await Promise.all(times(MANY, () => room.funding.deposit({ user_id, amount: usd(3), method: 'card' }, once(user_id))))
    const outcomes = await Promise.all(
      created.flatMap((outcome, n) => {
        const transaction_id = asTransaction(outcome).id
        return [
          node(n).payDeposit({ user_id, transaction_id, choice: 'approve' }, once(user_id)),
          node(n + 1).approve({ transaction_id, by }, once(by.user_id)),
          node(n).decline({ transaction_id, by }, once(by.user_id)),
          node(n + 1).deleteTransaction({ transaction_id, by }, once(by.user_id)),
        ]
      }),
    )
    const { settled = 0 } = tally(outcomes)
    const rows = await Promise.all(created.map((outcome) => readTransaction(room.database.query, asTransaction(outcome).id)))
    const states = rows.map((row) => row?.state)
    expect(states.filter((state) => state === 'settled')).toHaveLength(settled)
    // A declined one may be deleted afterwards: that is its one later step, and no second end.
    expect(states.filter((state) => state === 'declined' || state === 'deleted')).toHaveLength(MANY - settled)
    expect((await room.balances({ user_id, email })).main).toBe(BigInt(settled) * 300n)
  })

  it('lets exactly as many parallel withdrawals through as the balance covers (sec/B7)', async () => {
    const person = await room.person(usd(100))
    await savePayout(room, person)
    const asked = { user_id: person.user_id, amount: usd(7), method: 'wallet' as const, selected_coin: SELECTED }
    const outcomes = await Promise.all(times(120, (n) => node(n).withdraw(asked, once(person.user_id))))
    expect(tally(outcomes)).toEqual({ unconfirmed: 14, insufficient_balance: 106 })
    expect(await room.balances(person)).toMatchObject({ main: 200n, held: 9_800n })
    const letters = (await room.mails()).filter(({ payload }) => payload.to === person.email)
    expect(letters).toHaveLength(14)
  })

  it('ends a withdrawal once when it is confirmed, cancelled and lapsed at the same time', async () => {
    const person = await room.person(usd(400))
    await savePayout(room, person)
    const open: { id: string; code: string }[] = []
    for (let n = 0; n < 40; n += 1) {
      const { id } = await askWithdrawal(room, person, usd(10))
      open.push({ id, code: await room.code(person, id) })
    }
    room.clock.advance(899)
    const acts = open.flatMap(({ id, code }, n) => [
      node(n).confirmWithdrawal({ ...person, transaction_id: id, code }, once(person.user_id)),
      node(n + 1).cancelWithdrawal({ user_id: person.user_id, transaction_id: id }, once(person.user_id)),
    ])
    room.clock.advance(1)
    const lapses = [node(0).lapseWithdrawals(), node(1).lapseWithdrawals()]
    await Promise.all(acts)
    const lapsed = await Promise.all(lapses)
    const states = await Promise.all(open.map(async ({ id }) => (await readTransaction(room.database.query, id))?.state))
    const count = (state: string): number => states.filter((one) => one === state).length
    expect(count('lapsed') + count('cancelled') + count('awaiting_approval')).toBe(40)
    expect(count('lapsed')).toBeLessThanOrEqual(lapsed.reduce((a, b) => a + b, 0))
    const held = BigInt(count('awaiting_approval')) * 1_000n
    expect(await room.balances(person)).toMatchObject({ main: 40_000n - held, held })
  })

  it('has one effect under 50 parallel uses of the right code (sec/A7)', async () => {
    room.settings.auto_approval_limit = usd(10)
    const person = await room.person(usd(100))
    const { id } = await askWithdrawal(room, person, usd(10))
    const code = await room.code(person, id)
    const outcomes = await Promise.all(
      times(50, (n) => node(n).confirmWithdrawal({ ...person, transaction_id: id, code }, once(person.user_id))),
    )
    room.settings.auto_approval_limit = usd(0)
    expect(tally(outcomes).settled).toBe(1)
    expect(await room.balances(person)).toMatchObject({ main: 9_000n, held: 0n })
  })

  it('gives 100 parallel calls with one key one effect and one body (sec/B9)', async () => {
    const person = await room.person(usd(100))
    await savePayout(room, person)
    const key = newId()
    const asked = { user_id: person.user_id, amount: usd(60), method: 'wallet' as const, selected_coin: SELECTED }
    const outcomes = await Promise.all(times(100, (n) => node(n).withdraw(asked, once(person.user_id, key))))
    const first = outcomes.filter((outcome) => 'user_id' in outcome)
    expect(first).toHaveLength(1)
    const body = once('').encode(asTransaction(first[0] ?? {}))
    expect(new Set(outcomes.map((outcome) => ('replayed' in outcome ? outcome.replayed : body)))).toEqual(new Set([body]))
    expect(outcomes.map(outcomeOf)).not.toContain('insufficient_balance')
    expect(await room.balances(person)).toMatchObject({ main: 4_000n, held: 6_000n })
    const other = await room.person(usd(100))
    await savePayout(room, other)
    const theirs = { ...asked, user_id: other.user_id }
    expect(outcomeOf(await room.funding.withdraw(theirs, once(other.user_id, key)))).toBe('unconfirmed')
  })

  it('never takes back more than administrators credited, however many debit at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await room.person(usd(1_000))
      // Of several administrators: the calls of one are made in turn.
      const staff = Array.from({ length: 6 }, administrator)
      const adjust = (type: 'credit' | 'debit', n: number) => {
        const by = staff[n % staff.length] ?? administrator()
        return node(n).adjust({ user_id: person.user_id, account: 'main', type, amount: usd(10), narration: 'Test', by }, once(by.user_id))
      }
      for (let n = 0; n < 3; n += 1) expect(outcomeOf(await adjust('credit', n))).toBe('settled')
      const counts = tally(await Promise.all(times(24, (n) => adjust('debit', n))))
      expect(counts.settled).toBe(3)
      expect((counts.wrong_status ?? 0) + (counts.unavailable ?? 0)).toBe(21)
      expect((await room.balances(person)).main).toBe(100_000n)
    }
  })

  it('leaves books that the auditor agrees with', async () => {
    expect(await room.findings()).toEqual([])
    expect((await room.log.verify()).ok).toBe(true)
  })
})
