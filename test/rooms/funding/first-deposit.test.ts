/** The first deposit with one click: once per member, before any other, within the limits, with its records and no others. */
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { startApp } from '#test/support/app.ts'
import { eachStore, onStore } from '#test/support/database.ts'
import { administrator, asTransaction, type FundingRoom, once, openRoom, outcomeOf, tally, usd } from './room.ts'

const CLICKS = 10

eachStore((store) => {
  let room: FundingRoom
  beforeAll(async () => {
    room = await openRoom(store)
  })

  it('adds the amount of the setting at once, with its move, its event and one notice', async () => {
    const person = await room.person()
    expect(await room.funding.readDepositOffer(person.user_id)).toMatchObject({ first: 1_000_000n })
    const created = asTransaction(await room.funding.firstDeposit({ user_id: person.user_id }, once(person.user_id)))
    expect(created).toMatchObject({ state: 'settled', amount: 1_000_000n, origin: 'rail', type: 'credit', account: 'main', method: null })
    expect((await room.balances(person)).main).toBe(1_000_000n)
    expect(await room.events(person)).toEqual(['deposit.settled'])
    expect(await room.database.query('SELECT state, by FROM member_transaction_event WHERE transaction_id = $1', [created.id])).toEqual([
      { state: 'settled', by: 'member' },
    ])
    expect(await room.funding.readDepositOffer(person.user_id)).toMatchObject({ first: null })
    expect(await room.findings()).toEqual([])
  })

  it(`makes one deposit of ${CLICKS} clicks at once on two nodes, and says to the others that there is one`, async () => {
    const person = await room.person()
    const nodes = [room.funding, room.anotherNode()]
    const click = (n: number) => (nodes[n % 2] ?? room.funding).firstDeposit({ user_id: person.user_id }, once(person.user_id))
    const outcomes = await Promise.all(Array.from({ length: CLICKS }, (_, n) => click(n)))
    expect(tally(outcomes)).toEqual({ settled: 1, wrong_status: CLICKS - 1 })
    expect(outcomes.filter(isRefused).every(({ reason }) => reason === 'first_deposit_made')).toBe(true)
    expect((await room.balances(person)).main).toBe(1_000_000n)
    expect(await room.events(person)).toEqual(['deposit.settled'])
    expect(await room.findings()).toEqual([])
  })

  it('is the first or none when another deposit is made at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { user_id } = await room.person()
      const other = room.anotherNode()
      const [first, usual] = await Promise.all([
        room.funding.firstDeposit({ user_id }, once(user_id)),
        other.deposit({ user_id, amount: usd(5), method: 'card' }, once(user_id)),
      ])
      expect(outcomeOf(usual)).toBe('awaiting_approval')
      const rows = await room.database.query<{ method: string | null }>(
        `SELECT method FROM member_transaction WHERE user_id = $1 ORDER BY method NULLS FIRST`,
        [user_id],
      )
      const methods = rows.map(({ method }) => method)
      expect(methods).toEqual(isRefused(first) ? ['card'] : [null, 'card'])
    }
  })

  it('repeats the first reply for the same key', async () => {
    const { user_id } = await room.person()
    const key = newId()
    const both = [
      await room.funding.firstDeposit({ user_id }, once(user_id, key)),
      await room.funding.firstDeposit({ user_id }, once(user_id, key)),
    ]
    expect(both.map(outcomeOf)).toEqual(['settled', 'replayed'])
  })

  it('is refused by the database if a second one is written', async () => {
    const { user_id } = await room.person()
    const { id } = asTransaction(await room.funding.firstDeposit({ user_id }, once(user_id)))
    const copy = room.database.query(
      `INSERT INTO member_transaction (id, user_id, created_at, effective_at, updated_at, amount, type, account, origin, state)
       SELECT $1, user_id, created_at, effective_at, updated_at, amount, type, account, origin, state FROM member_transaction WHERE id = $2`,
      [newId(), id],
    )
    await expect(copy).rejects.toThrow(/member_transaction_first_deposit/)
  })

  it('is refused after any deposit that is open or settled, but not after a declined one', async () => {
    const { user_id } = await room.person()
    const again = async () => await room.funding.firstDeposit({ user_id }, once(user_id))
    const { id } = asTransaction(await room.funding.deposit({ user_id, amount: usd(5), method: 'card' }, once(user_id)))
    expect(await again()).toMatchObject({ refused: 'wrong_status', reason: 'first_deposit_made' })
    await room.funding.decline({ transaction_id: id, by: administrator() }, once(user_id))
    expect(outcomeOf(await again())).toBe('settled')
    expect(outcomeOf(await room.funding.firstDeposit({ user_id: (await room.person(usd(5))).user_id }, once(user_id)))).toBe('wrong_status')
  })

  it('follows the setting and the limits of deposits', async () => {
    const { user_id } = await room.person()
    const attempt = async () => ({
      offer: (await room.funding.readDepositOffer(user_id)).first,
      answer: await room.funding.firstDeposit({ user_id }, once(user_id)),
    })
    const { deposit_first, deposit_limit, deposit_limit_all } = room.settings
    Object.assign(room.settings, { deposit_first: usd(0) })
    expect(await attempt()).toMatchObject({ offer: null, answer: { refused: 'wrong_status', reason: 'first_deposit_off' } })
    Object.assign(room.settings, { deposit_first, deposit_limit: usd(9_999) })
    expect(await attempt()).toMatchObject({ offer: null, answer: { refused: 'deposit_limit', more: { limit: 'deposit' } } })
    Object.assign(room.settings, { deposit_limit, deposit_limit_all: usd(9_999) })
    expect(await attempt()).toMatchObject({ offer: null, answer: { refused: 'deposit_limit', more: { limit: 'all' } } })
    Object.assign(room.settings, { deposit_limit_all, deposit_first: usd(250) })
    expect(await attempt()).toMatchObject({ offer: 25_000n, answer: { state: 'settled', amount: 25_000n } })
    Object.assign(room.settings, { deposit_first })
  })

  it('is refused while the account is suspended, frozen or not verified', async () => {
    for (const status of ['suspended', 'pending', 'in_review']) {
      const person = await room.person()
      const suspended_at = status === 'suspended' ? room.clock.now() : null
      await room.database.query('UPDATE users SET status = $2, suspended_at = $3 WHERE id = $1', [person.user_id, status, suspended_at])
      expect(outcomeOf(await room.funding.firstDeposit(person, once(person.user_id)))).toBe('suspended')
    }
    const frozen = await room.person()
    await room.database.query('UPDATE users SET frozen_at = $2 WHERE id = $1', [frozen.user_id, room.clock.now()])
    expect(outcomeOf(await room.funding.firstDeposit(frozen, once(frozen.user_id)))).toBe('frozen')
    expect((await room.balances(frozen)).main).toBe(0n)
  })
})

onStore((store) => {
  describe('over HTTP', () => {
    it('is in the balance, the records and the message once, for one key or several', async () => {
      const app = await startApp(store)
      const ada = await app.member()
      const click = () => ada.call('POST', '/private/user/first-deposit')
      const statuses = (await Promise.all(Array.from({ length: CLICKS }, click))).map(({ status }) => status).sort()
      expect(statuses).toEqual([201, ...Array(CLICKS - 1).fill(409)])
      const { body } = await ada.call('GET', '/me/account')
      expect(body.data?.account_info).toMatchObject({ main_balance: '10000.00', total_deposit: '10000.00' })
      expect(body.data?.transactions).toHaveLength(1)
      expect((await click()).body).toMatchObject({ error_code: 52, params: { reason: 'first_deposit_made' } })
      expect(await app.audit()).toEqual([])
    })
  })
})
