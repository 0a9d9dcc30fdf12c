/** Threats against the core, by their names in the table of threats, in the real rooms on two nodes. */
import { describe, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { cents } from '#kernel/money'
import { isRefused } from '#kernel/refusal'
import { capacityLeft, liquidate, matureDue, promisedReturn, subscribe } from '#server/plans'
import { fund } from '#server/treasury'
import { onStore } from '#test/support/database.ts'
import { is_whole } from '#test/support/whole.ts'
import { quoteExit } from '../../../src/server/plans/liquidate.ts'
import { check } from './checker.ts'
import { type Node, once, openRooms, type Person, type Rooms, SELECTED, tally, usd } from './rooms.ts'

const MANY = Number(process.env.LEDGER_CALLS ?? (is_whole ? 150 : 40))
/** How many of them a balance covers. */
const COVERED = Math.floor((MANY * 2) / 3)

const word = (outcome: object): string => ('refused' in outcome ? String(outcome.refused) : 'replayed' in outcome ? 'replayed' : 'done')

onStore((store) => {
  async function openTwo(): Promise<{ rooms: Rooms; node: (n: number) => Node }> {
    const place = await store.place()
    const rooms = openRooms(await store.open(place))
    // A second process on the embedded store is refused, so its second node is a second door.
    const other = rooms.openNode(store.kind === 'postgresql' ? await store.open(place) : rooms.database)
    return { rooms, node: (n) => (n % 2 ? other : rooms) }
  }
  const times = <T>(n: number, work: (index: number) => T): T[] => Array.from({ length: n }, (_, index) => work(index))

  /** Terms of one cent and of an hour, which only a test sells. */
  async function sellCents(rooms: Rooms): Promise<void> {
    await rooms.database.query(
      `INSERT INTO plan_terms (plan, version, rate_bps, term_seconds, min_cents, max_cents, exit_share_bps, referral_bps, on_sale)
       VALUES ('starter', 2, 1000, 3600, 1, 50000, 10000, 0, true)`,
    )
  }
  const buy = (node: Node, { user_id }: Person, principal: bigint, plan = 'starter') => {
    const keyed = once(user_id)
    return subscribe(node.plans, { user_id, plan, principal: cents(principal) }, { ...keyed, encode: ({ id }) => keyed.encode({ id }) })
  }
  const leave = (node: Node, { user_id }: Person, investment_id: string) => liquidate(node.plans, { user_id, investment_id }, once(user_id))
  const bought = async (node: Node, person: Person, principal: bigint, plan?: string): Promise<string> => {
    const outcome = await buy(node, person, principal, plan)
    if (isRefused(outcome) || !('id' in outcome)) throw new Error(JSON.stringify(outcome))
    return outcome.id
  }

  it('sec/B6: buying and leaving with one cent, over and over, gains nothing, and what is paid and given back is what was promised', async () => {
    const { rooms, node } = await openTwo()
    await sellCents(rooms)
    await rooms.fundReserve(usd(100))
    const person = await rooms.person(cents(BigInt(MANY)))
    const before = await rooms.balances()
    for (let round = 0; round < (is_whole ? 5 : 2); round += 1) {
      const ids = await Promise.all(times(MANY / 5, (n) => bought(node(n), person, 1n)))
      rooms.time.advance(59 * round)
      const ends = await Promise.all(ids.map((id, n) => leave(node(n), person, id)))
      expect(tally(ends.map(word))).toEqual({ done: MANY / 5 })
    }
    const after = await rooms.balances()
    for (const [code, balance] of before) expect(after.get(code), code).toBe(balance)
    const odd = await Promise.all(
      [7n, 33n, 99n, 1_234n, 4_999n].map((principal) =>
        rooms.person(cents(principal)).then(async (one) => ({ one, principal, id: await bought(rooms, one, principal) })),
      ),
    )
    rooms.time.advance(1_801)
    for (const { one, principal, id } of odd) {
      await leave(rooms, one, id)
      const paid = (promisedReturn(cents(principal), 1_000) * 1_801n) / 3_600n
      expect((await rooms.balancesOf(one)).main).toBe(principal + paid)
    }
    expect(await rooms.findings()).toEqual([])
    expect(await check(rooms.database)).toEqual([])
  })

  it(`sec/B7: ${MANY} parallel withdrawals of one balance on two nodes: exactly as many as it covers, never a fault`, async () => {
    const { rooms, node } = await openTwo()
    const person = await rooms.person(cents(BigInt(COVERED) * 100n + 7n))
    const { user_id } = person
    const ask = (n: number) =>
      node(n).funding.withdraw({ user_id, amount: cents(100n), method: 'wallet', selected_coin: SELECTED }, once(user_id))
    const outcomes = await Promise.all(times(MANY, ask))
    expect(tally(outcomes.map(word))).toEqual({ done: COVERED, insufficient_balance: MANY - COVERED })
    expect(await rooms.balancesOf(person)).toMatchObject({ main: 7n, held: BigInt(COVERED) * 100n })
    expect(await rooms.findings()).toEqual([])
    expect(await check(rooms.database)).toEqual([])
  })

  it('sec/B7: a balance that is withdrawn and invested at once is spent once', async () => {
    const { rooms, node } = await openTwo()
    await rooms.fundReserve(usd(10_000))
    const people = await Promise.all(times(10, () => rooms.person(usd(100))))
    const outcomes = await Promise.all(
      people.flatMap((person, n) => [
        node(n).funding.withdraw(
          { user_id: person.user_id, amount: usd(100), method: 'wallet', selected_coin: SELECTED },
          once(person.user_id),
        ),
        buy(node(n + 1), person, 10_000n),
      ]),
    )
    expect(tally(outcomes.map(word))).toEqual({ done: 10, insufficient_balance: 10 })
    for (const person of people) {
      const { main, held, locked } = await rooms.balancesOf(person)
      expect([main, held + locked]).toEqual([0n, 10_000n])
    }
    expect(await check(rooms.database)).toEqual([])
  })

  it('sec/B8: 100 parallel liquidations and the maturity job on two nodes give one credit, 99 refusals or 100, and the revenue once', async () => {
    const { rooms, node } = await openTwo()
    await rooms.fundReserve(usd(10_000))
    for (const late of is_whole ? [false, true, false, true] : [false, true]) {
      const person = await rooms.person(usd(1_000))
      const id = await bought(rooms, person, 50_000n)
      // Further capital that a second credit could wrongly be taken from.
      await bought(rooms, person, 50_000n, 'diamond')
      rooms.time.advance(late ? 7 * 86_400 : 7 * 86_400 - 3_600)
      const calls = times(100, (n) => leave(node(n), person, id))
      const jobs = times(4, (n) => matureDue(node(n).plans))
      const [outcomes, ended] = await Promise.all([Promise.all(calls), Promise.all(jobs)])
      const counts = tally(outcomes.map(word))
      const by_job = ended.reduce((total, count) => total + count, 0)
      expect((counts.done ?? 0) + by_job).toBe(1)
      expect(counts.wrong_status).toBe(100 - (counts.done ?? 0))
      if (!late) expect(by_job).toBe(0)
      const revenue = late ? 5_000n : (5_000n * 601_200n) / 604_800n
      expect(await rooms.balancesOf(person)).toMatchObject({ main: 50_000n + revenue, locked: 50_000n })
      const paid = await rooms.database.query(
        `SELECT 1 FROM move m JOIN investment i ON m.ref = i.ended_by WHERE i.id = $1 AND m.kind = 'plan.pay'`,
        [id],
      )
      expect(paid).toHaveLength(1)
    }
    expect(await rooms.findings()).toEqual([])
    expect(await check(rooms.database)).toEqual([])
  })

  it('sec/B8: one liquidation sent 100 times under one key is one credit and 100 times the same answer', async () => {
    const { rooms, node } = await openTwo()
    await rooms.fundReserve(usd(100))
    const person = await rooms.person(usd(500))
    const id = await bought(rooms, person, 50_000n)
    rooms.time.advance(86_400)
    const keyed = once(person.user_id, newId())
    const outcomes = await Promise.all(times(100, (n) => liquidate(node(n).plans, { user_id: person.user_id, investment_id: id }, keyed)))
    expect(tally(outcomes.map(word))).toEqual({ done: 1, replayed: 99 })
    expect(new Set(outcomes.map((one) => ('replayed' in one ? one.replayed : 'amount' in one ? keyed.encode(one.amount) : '')))).toEqual(
      new Set(['{"amount":"50714"}']),
    )
    expect((await rooms.balancesOf(person)).main).toBe(50_714n)
  })

  it('sec/B11: a reserve for k plans sells exactly k of them to many parallel buyers, and says what is left', async () => {
    const { rooms, node } = await openTwo()
    const k = 17
    await rooms.fundReserve(cents(BigInt(k) * 1_000n + 999n))
    const buyers = await Promise.all(times(20, () => rooms.person(cents((BigInt(MANY) / 20n) * 10_000n))))
    const outcomes = await Promise.all(times(MANY, (n) => buy(node(n), buyers[n % buyers.length] ?? { user_id: '', email: '' }, 10_000n)))
    expect(tally(outcomes.map(word))).toEqual({ done: k, fully_subscribed: MANY - k })
    const refused = outcomes.filter(isRefused)
    expect(new Set(refused.map(({ more }) => more?.capacity_left))).toContain('99.90')
    const balances = await rooms.balances()
    expect([balances.get('reserve:free'), balances.get('reserve:committed')]).toEqual([999n, BigInt(k) * 1_000n])
    expect(capacityLeft(cents(999n), 1_000)).toBe(9_990n)
    expect(await rooms.findings()).toEqual([])
    expect(await check(rooms.database)).toEqual([])
  })

  it('the operator takes back at most what they put in, however many take at once on two nodes, and never what is committed', async () => {
    const { rooms, node } = await openTwo()
    await rooms.fundReserve(usd(100))
    const person = await rooms.person(usd(500))
    await bought(rooms, person, 50_000n)
    const take = (n: number) =>
      fund(node(n).treasury, { account: 'reserve:free', direction: 'take', amount: usd(10), actor: null }, { key: `take/${newId()}` })
    const outcomes: object[] = []
    for (let round = 0; round < 4; round += 1) outcomes.push(...(await Promise.all(times(8, take))))
    expect(tally(outcomes.map(word)).done).toBe(5)
    const balances = await rooms.balances()
    expect([balances.get('reserve:free'), balances.get('reserve:committed')]).toEqual([0n, 5_000n])
    const other = await rooms.person(usd(500))
    await rooms.fundReserve(usd(7))
    expect(word(await buy(rooms, other, 50_000n))).toBe('fully_subscribed')
    const huge = { account: 'reserve:free' as const, direction: 'add' as const, amount: cents(9_007_199_254_740_991n), actor: null }
    expect(await fund(rooms.treasury, huge, { key: 'huge' })).toMatchObject({ refused: 'wrong_status' })
    expect(await rooms.findings()).toEqual([])
  })

  it('an exit quote is honoured to the cent for 60 seconds, and not for one more', async () => {
    const { rooms } = await openTwo()
    await rooms.fundReserve(usd(1_000))
    const person = await rooms.person(usd(1_000))
    const ids = [await bought(rooms, person, 50_000n), await bought(rooms, person, 50_000n)]
    rooms.time.advance(302_400)
    for (const [n, investment_id] of ids.entries()) {
      const asked = { user_id: person.user_id, investment_id }
      const quote = await quoteExit(rooms.plans, asked)
      if (isRefused(quote)) throw new Error(quote.refused)
      rooms.time.advance(60 + n)
      const outcome = await liquidate(rooms.plans, { ...asked, quote: quote.quote }, once(person.user_id))
      expect(outcome).toEqual(n === 0 ? { amount: 50_000n + quote.paid } : { refused: 'quote_expired' })
    }
    expect(await check(rooms.database)).toEqual([])
  })

  describe('the checker is no rubber stamp', () => {
    it('goes red on a withdrawal that is written the naive way: read, compare, write, without a lock', async () => {
      const { rooms } = await openTwo()
      const person = await rooms.person(usd(100))
      const code = `member:${person.user_id}:main`
      await rooms.person(usd(100))
      const read = () => rooms.database.query<{ balance: bigint }>('SELECT balance FROM account WHERE code = $1', [code])
      const write = async ([row]: readonly { balance: bigint }[]): Promise<void> => {
        const left = (row?.balance ?? 0n) - 6_000n
        if (left < 0n) return
        await rooms.database.query('UPDATE account SET balance = $2 WHERE code = $1', [code, left])
        await rooms.database.query(`UPDATE account SET balance = balance - 6000 WHERE code = 'custody:sandbox'`)
      }
      expect(await check(rooms.database)).toEqual([])
      const [first, second] = await Promise.all([read(), read()])
      await Promise.all([write(first), write(second)])
      const found = await check(rooms.database)
      expect(
        found.some((one) => one.startsWith('I1')),
        found.join('\n'),
      ).toBe(true)
      expect(found.some((one) => one.startsWith('I3'))).toBe(true)
      expect(await rooms.findings()).not.toEqual([])
    })

    it('goes red on an acknowledged key that is gone, on another answer and on a key that was never sent', async () => {
      const { rooms } = await openTwo()
      const person = await rooms.person(usd(100))
      const kept = await rooms.database.query<{ key: string; reply: string }>(`SELECT key, reply FROM ledger_key WHERE key LIKE 'http/%'`)
      const sent = kept.map(({ key, reply }) => ({ key, answer: reply }))
      expect(await check(rooms.database, sent)).toEqual([])
      expect(await check(rooms.database, [...sent, { key: 'http/lost', answer: '{}' }])).toEqual([expect.stringMatching(/^I5 http\/lost/)])
      expect(await check(rooms.database, [...sent, { key: 'http/never came back', answer: null }])).toEqual([])
      expect(
        await check(
          rooms.database,
          sent.map((one) => ({ ...one, answer: `${one.answer} ` })),
        ),
      ).toHaveLength(sent.length)
      expect(await check(rooms.database, sent.slice(1))).toEqual([expect.stringMatching(/^I6/)])
      expect((await rooms.balancesOf(person)).main).toBe(10_000n)
    })
  })
})
