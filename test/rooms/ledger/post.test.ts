/** The contract of the one door to the journal: keys, guards, verdicts of their own, limits. */
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { cents, MAX_CENTS } from '#kernel/money'
import { entries, type Group, member, openPost } from '#server/ledger'
import { claimTransaction, readTransaction, recordTransaction, toTransaction } from '#server/transactions'
import { eachStore } from '#test/support/database.ts'
import { check } from './checker.ts'
import { claims, credit, group, openRooms, outcomeOf, type Rooms, records, tally } from './rooms.ts'

const SHA = (letter: string): Uint8Array => Buffer.alloc(32, letter)

function keyed(key: string, list: Group['entries'], more: Partial<Group> = {}): Group {
  return group(list, { keys: [{ key, on_repeat: 'replay' }], body_sha: SHA('a'), reply: '{"first":true}', ...more })
}

function pending(user_id: string, amount = 100n) {
  const at = new Date('2026-01-05T12:00:00Z')
  const created = { id: newId(), user_id, created_at: at, effective_at: at, amount: cents(amount), type: 'credit' as const }
  return toTransaction({ ...created, account: 'main', origin: 'rail', method: 'card', state: 'awaiting_approval' })
}

eachStore((store) => {
  let rooms: Rooms
  beforeAll(async () => {
    rooms = openRooms(await store.open())
  })
  const main = async (user_id: string): Promise<bigint> => (await rooms.balancesOf({ user_id, email: '' })).main

  describe('a key', () => {
    it('of HTTP gives its first answer again for the same body, and a conflict for another', async () => {
      const user = newId()
      const key = `http/${user}/deposit/1`
      const asked = keyed(key, [credit(user, 100n)])
      expect(outcomeOf(await rooms.post(asked))).toBe('posted')
      expect(await rooms.post({ ...asked, reply: '{"second":true}' })).toEqual({ replayed: '{"first":true}' })
      expect(await rooms.post({ ...asked, body_sha: SHA('b') })).toEqual({ refused: 'conflicting' })
      expect(await main(user)).toBe(100n)
    })

    it('of the domain refuses a repeat and says which it was', async () => {
      const user = newId()
      const keys = [
        { key: `http/${user}/x/1`, on_repeat: 'replay' as const },
        { key: `plan/${user}/close`, on_repeat: 'refuse' as const },
      ]
      expect(outcomeOf(await rooms.post(group([credit(user, 100n)], { keys, reply: '1' })))).toBe('posted')
      const [, close] = keys
      const other = [{ key: `http/${user}/x/2`, on_repeat: 'replay' as const }, ...(close ? [close] : [])]
      expect(await rooms.post(group([credit(user, 100n)], { keys: other }))).toEqual({ refused: 'repeated', key: `plan/${user}/close` })
      expect(await main(user)).toBe(100n)
    })

    it('that came 50 times at once has one effect, and 49 times the same answer', async () => {
      const user = newId()
      const asked = keyed(`http/${user}/deposit/1`, [credit(user, 100n)])
      const verdicts = await Promise.all(Array.from({ length: 50 }, () => rooms.post(asked)))
      expect(tally(verdicts.map(outcomeOf))).toEqual({ posted: 1, replayed: 49 })
      expect(await main(user)).toBe(100n)
      const mixed = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          rooms.post({ ...keyed(`http/${user}/deposit/2`, [credit(user, 1n)]), body_sha: SHA(n % 2 ? 'a' : 'b') }),
        ),
      )
      expect(tally(mixed.map(outcomeOf))).toEqual({ posted: 1, replayed: 9, conflicting: 10 })
      expect(await main(user)).toBe(101n)
    })

    it('of a refused group is free again, so that a corrected retry passes', async () => {
      const user = newId()
      const keys = [
        { key: `http/${user}/withdraw/1`, on_repeat: 'replay' as const },
        { key: `withdrawal/${user}`, on_repeat: 'refuse' as const },
      ]
      const hold = (amount: bigint) => group([entries.withdrawalHold(user, cents(amount), newId())], { keys, body_sha: SHA('a') })
      await rooms.post(group([credit(user, 100n)]))
      expect(await rooms.post(hold(101n))).toEqual({ refused: 'overdrawn', account: member(user, 'main') })
      expect(outcomeOf(await rooms.post(hold(100n)))).toBe('posted')
      // One that loses by its second key gives its first one back.
      const late = [{ key: `http/${user}/withdraw/2`, on_repeat: 'replay' as const }, ...keys.slice(1)]
      expect(outcomeOf(await rooms.post({ ...hold(1n), keys: late }))).toBe('repeated')
      expect(outcomeOf(await rooms.post(keyed(`http/${user}/withdraw/2`, [credit(user, 1n)])))).toBe('posted')
    })

    it('held by an earlier group of the same batch makes the later one wait for that one’s verdict', async () => {
      const user = newId()
      const key = `http/${user}/x/1`
      const [refused, posted, replayed] = await Promise.all([
        rooms.post(keyed(key, [entries.withdrawalHold(user, cents(1n), newId())])),
        rooms.post(keyed(key, [credit(user, 5n)])),
        rooms.post(keyed(key, [credit(user, 5n)])),
      ])
      expect([refused, posted, replayed].map((verdict) => outcomeOf(verdict))).toEqual(['overdrawn', 'posted', 'replayed'])
      expect(await main(user)).toBe(5n)
    })

    it('is needed', () => {
      expect(() => rooms.post(group([], { keys: [] }))).toThrow('a group has a key')
    })
  })

  describe('a claim', () => {
    it('refuses a group that finds another state, or nothing, and says what it found', async () => {
      const user = newId()
      const row = pending(user)
      expect(outcomeOf(await rooms.post(group([], { records: [recordTransaction(row, 'member')] })))).toBe('posted')
      const asked = (state: 'settled' | 'awaiting_approval', id = row.id) =>
        group([credit(user, 1n)], { claims: [claimTransaction(id, [state])] })
      const name = 'ledger_claim_transaction'
      expect(await rooms.post(asked('settled'))).toEqual({ refused: 'claim', claim: name, id: row.id, found: 'awaiting_approval' })
      const unknown = newId()
      expect(await rooms.post(asked('settled', unknown))).toEqual({ refused: 'claim', claim: name, id: unknown, found: null })
      expect(outcomeOf(await rooms.post(asked('awaiting_approval')))).toBe('posted')
      expect(await main(user)).toBe(1n)
    })

    it('is judged alone: of many that end one row at once, one does and the others see that it has ended', async () => {
      const user = newId()
      const row = pending(user)
      await rooms.post(group([], { records: [recordTransaction(row, 'member')] }))
      const change = { name: 'ledger_record_transaction_state', row: { id: row.id, state: 'settled', at: row.created_at, by: 'system' } }
      const end = () => group([credit(user, 7n)], { claims: [claimTransaction(row.id, ['awaiting_approval'])], records: [change] })
      const verdicts = await Promise.all(Array.from({ length: 10 }, () => rooms.post(end())))
      expect(tally(verdicts.map(outcomeOf))).toEqual({ posted: 1, claim: 9 })
      expect(await main(user)).toBe(7n)
      expect((await readTransaction(rooms.database.query, row.id))?.state).toBe('settled')
    })

    it('that is shared lets all through that find what they expect', async () => {
      const user = newId()
      const row = pending(user)
      await rooms.post(group([], { records: [recordTransaction(row, 'member')] }))
      const shared = { ...claimTransaction(row.id, ['awaiting_approval']), shared: true as const }
      const verdicts = await Promise.all(Array.from({ length: 10 }, () => rooms.post(group([credit(user, 1n)], { claims: [shared] }))))
      expect(tally(verdicts.map(outcomeOf))).toEqual({ posted: 10 })
      expect(await main(user)).toBe(10n)
    })

    it('and a record must be of the rooms’ functions', () => {
      const foreign = { name: 'pg_sleep', id: newId(), expects: [] }
      expect(() => rooms.post(group([], { claims: [foreign] }))).toThrow('claim pg_sleep is registered')
      expect(() => rooms.post(group([], { records: [{ name: 'pg_sleep', row: {} }] }))).toThrow('record pg_sleep is registered')
    })
  })

  describe('a verdict', () => {
    it('is each group’s own: one that overdraws is undone alone and the ones behind it see the true balances', async () => {
      const [ada, bob] = [newId(), newId()]
      const pay = (from: string, to: string, amount: bigint) =>
        group([{ kind: 'transfer' as const, debit: member(from, 'main'), credit: member(to, 'main'), amount: cents(amount), ref: newId() }])
      await rooms.post(group([credit(ada, 100n)]))
      const both = group([...pay(ada, bob, 60n).entries, ...pay(ada, bob, 41n).entries])
      const verdicts = await Promise.all([both, pay(ada, bob, 100n), pay(ada, bob, 1n), pay(bob, ada, 30n)].map(rooms.post))
      expect(verdicts.map(outcomeOf)).toEqual(['overdrawn', 'posted', 'overdrawn', 'posted'])
      expect([await main(ada), await main(bob)]).toEqual([30n, 70n])
    })

    it('names the account that could not hold the amount', async () => {
      const user = newId()
      expect(await rooms.post(group([credit(user, MAX_CENTS)]))).toEqual({ refused: 'ceiling', account: 'custody:sandbox' })
      expect(await main(user)).toBe(0n)
    })

    it('of a group without entries is by its guards alone, and its records are written', async () => {
      const row = pending(newId())
      const before = await rooms.database.query('SELECT batch, move FROM journal_head')
      expect(await rooms.post(group([], { records: [recordTransaction(row, 'member')] }))).toEqual({ posted: true, moves: [] })
      expect(await readTransaction(rooms.database.query, row.id)).toEqual(row)
      expect(await rooms.database.query('SELECT batch, move FROM journal_head')).toEqual(before)
    })

    it('numbers the moves without a gap, in the order of the groups', async () => {
      const verdicts = await Promise.all([2, 1, 3].map((n) => rooms.post(group(Array.from({ length: n }, () => credit(newId(), 1n))))))
      const moves = verdicts.flatMap((verdict) => ('moves' in verdict ? verdict.moves : []))
      expect(moves).toEqual(Array.from({ length: 6 }, (_, n) => (moves[0] ?? 0n) + BigInt(n)))
    })

    it('is a fault of the group alone when the store cannot take its row, and its keys are free', async () => {
      const user = newId()
      const twice = pending(user)
      const bad = keyed(`http/${user}/x/bad`, [credit(user, 1_000n)], {
        records: [recordTransaction(twice, 'member'), recordTransaction(twice, 'member')],
      })
      const worse = group([{ ...credit(user, 5n), amount: -5n as ReturnType<typeof cents> }])
      const good = Array.from({ length: 9 }, () => group([credit(user, 1n)], { records: [recordTransaction(pending(user, 1n), 'member')] }))
      const outcomes = await Promise.allSettled([...good.slice(0, 4), bad, worse, ...good.slice(4)].map(rooms.post))
      expect(
        outcomes
          .map((one) => one.status)
          .join(' ')
          .replaceAll('fulfilled', '+'),
      ).toBe('+ + + + rejected rejected + + + + +')
      expect(await main(user)).toBe(9n)
      expect(outcomeOf(await rooms.post(keyed(`http/${user}/x/bad`, [credit(user, 1n)])))).toBe('posted')
    })
  })

  it('answers busy once 10,000 groups wait, and takes all that came before', async () => {
    const door = openPost({ database: rooms.database, clock: rooms.time, claims, records })
    const user = newId()
    const asked = keyed(`http/${user}/x/1`, [credit(user, 1n)])
    const waiting = Array.from({ length: 10_000 }, () => door.post(asked))
    expect(await door.post(asked)).toEqual({ refused: 'busy' })
    const verdicts = await Promise.all(waiting)
    expect(tally(verdicts.map(outcomeOf))).toEqual({ posted: 1, replayed: 9_999 })
    expect(await main(user)).toBe(1n)
  })

  it('leaves books that the checker agrees with', async () => {
    expect(await check(rooms.database)).toEqual([])
  })
})
