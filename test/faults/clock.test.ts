/** Clock jumps, and two nodes whose clocks disagree (F6, sec/E2). Rows decide by their stored instants, so each job happens once. */
import { expect, it } from 'vitest'
import { accrued } from '#kernel/accrual'
import { addSeconds, type Clock } from '#kernel/clock'
import { cents } from '#kernel/money'
import { isRefused } from '#kernel/refusal'
import { findInvestments, liquidate, matureDue, subscribe } from '#server/plans'
import { startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { check } from '../rooms/ledger/checker.ts'
import { once, openRooms, type Person, type Rooms, SELECTED, testTime, usd } from '../rooms/ledger/rooms.ts'

const DAY = 86_400

onStore((store) => {
  /** A clock that is off from the test's by so many seconds. */
  const off = (time: Clock, seconds: number): Clock => ({ ...time, now: () => addSeconds(time.now(), seconds) })

  async function buy(rooms: Rooms, { user_id }: Person): Promise<string> {
    const keyed = once(user_id)
    const outcome = await subscribe(
      rooms.plans,
      { user_id, plan: 'starter', principal: usd(100) },
      { ...keyed, encode: ({ id }) => keyed.encode({ id }) },
    )
    if (isRefused(outcome) || !('id' in outcome)) throw new Error(JSON.stringify(outcome))
    return outcome.id
  }

  it('sec/E2: a maturity is paid once over jumps of a day, back an hour, ten years ahead and across summer time', async () => {
    const time = testTime()
    const rooms = openRooms(await store.open(), time)
    await rooms.fundReserve(usd(1_000))
    const person = await rooms.person(usd(400))
    const ids = [await buy(rooms, person), await buy(rooms, person)]
    const jumps = [DAY, -3_600, 83 * DAY, 3_600, -2 * DAY, 3_660 * DAY, -3_660 * DAY]
    let ended = 0
    for (const jump of jumps) {
      time.jump(jump)
      const open = await findInvestments(rooms.database.query, { user_id: person.user_id, active: true }, 10, null)
      for (const one of open) {
        const value = accrued(one, time.businessNow())
        expect(value >= 0n && value <= one.promised).toBe(true)
      }
      const [first, second] = await Promise.all([matureDue(rooms.plans), matureDue(rooms.openNode(rooms.database).plans)])
      ended += first + second
      expect(await check(rooms.database)).toEqual([])
    }
    expect(ended).toBe(2)
    expect(await rooms.balancesOf(person)).toMatchObject({ main: usd(420), locked: 0n })
    for (const investment_id of ids)
      expect(await liquidate(rooms.plans, { user_id: person.user_id, investment_id }, once(person.user_id))).toMatchObject({
        refused: 'wrong_status',
      })
    const orders = await rooms.database.query(`SELECT 1 FROM move a JOIN move b ON b.id = a.id + 1 WHERE b.batch < a.batch`)
    expect(orders).toEqual([])
    expect(await rooms.findings()).toEqual([])
  })

  it('sec/E2: leaving before the start, as a clock that went back sees it, pays the capital and nothing more', async () => {
    const rooms = openRooms(await store.open())
    await rooms.fundReserve(usd(1_000))
    const person = await rooms.person(usd(100))
    const id = await buy(rooms, person)
    rooms.time.jump(-30 * DAY)
    const left = await liquidate(rooms.plans, { user_id: person.user_id, investment_id: id }, once(person.user_id))
    expect(left).toEqual({ amount: 10_000n })
    expect(await rooms.findings()).toEqual([])
  })

  it('sec/E2: two nodes ten minutes apart end each withdrawal once and let no lapsed one live again', async () => {
    const time = testTime()
    const rooms = openRooms(await store.open(), time)
    const [slow, fast] = [rooms.openNode(rooms.database, off(time, -300)), rooms.openNode(rooms.database, off(time, 300))]
    const person = await rooms.person(usd(100))
    const { user_id } = person
    const ids: string[] = []
    time.advance(301)
    for (let n = 0; n < 6; n += 1) {
      const asked = await (n % 2 ? slow : fast).funding.withdraw(
        { user_id, amount: cents(100n), method: 'wallet', selected_coin: SELECTED },
        once(user_id),
      )
      if (!('id' in asked)) throw new Error(JSON.stringify(asked))
      ids.push(asked.id)
    }
    time.advance(601)
    const lapses = await Promise.all([slow.funding.lapseWithdrawals(), fast.funding.lapseWithdrawals()])
    expect(lapses[0] + lapses[1]).toBe(3)
    for (const [n, transaction_id] of ids.entries()) {
      const [row] = await rooms.database.query<{ state: string }>('SELECT state FROM member_transaction WHERE id = $1', [transaction_id])
      expect(row?.state).toBe(n % 2 ? 'lapsed' : 'unconfirmed')
      if (row?.state !== 'lapsed') continue
      // By the slow node's own clock it would still be time.
      const guess = { ...person, transaction_id, code: rooms.codeOf(transaction_id) }
      expect(await slow.funding.confirmWithdrawal(guess, once(user_id))).toMatchObject({ refused: 'wrong_status' })
    }
    time.advance(1_200)
    expect(await slow.funding.lapseWithdrawals()).toBe(3)
    expect(await rooms.balancesOf(person)).toMatchObject({ main: 10_000n, held: 0n })
    expect(await rooms.findings()).toEqual([])
  })

  it('sec/E2: a node whose clock is more than five seconds off the store’s is not ready, and is again when it is right', async () => {
    const app = await startApp(store)
    const ready = async () => (await app.anyone.call('GET', '/readyz')).status
    expect(await ready()).toBe(200)
    for (const seconds of [20, -40]) {
      app.clock.advance(seconds)
      const answer = await app.anyone.call('GET', '/readyz')
      expect(answer.status).toBe(503)
      expect(answer.text).toContain('off the store’s clock'.replace('’', "'"))
    }
    app.clock.advance(20)
    expect(await ready()).toBe(200)
  })
})
