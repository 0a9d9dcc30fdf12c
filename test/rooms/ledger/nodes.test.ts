/** Two nodes, each with a door and a pool of its own, on one PostgreSQL: real concurrency on hot and on uniform accounts. */
import { describe, expect, it } from 'vitest'
import { newId, randomBelow } from '#kernel/id'
import { cents } from '#kernel/money'
import { type Entry, entries, member, type Post } from '#server/ledger'
import { testStore } from '#test/support/database.ts'
import { check } from './checker.ts'
import { credit, group, openRooms, outcomeOf, tally } from './rooms.ts'

const CALLS = Number(process.env.LEDGER_CALLS ?? 1_500)

describe('two nodes on one PostgreSQL', () => {
  const store = testStore('postgresql')

  async function openTwo() {
    const place = await store.place()
    const rooms = openRooms(await store.open(place))
    const other = rooms.openNode(await store.open(place))
    const doors: readonly [Post, Post] = [rooms.post, other.post]
    /** As many callers as this on each door, each with its next group as soon as its last is done. */
    const hammer = async (calls: number, next: (n: number) => ReturnType<typeof group>): Promise<string[]> => {
      const words: string[] = []
      let n = 0
      const caller = async (door: Post): Promise<void> => {
        while (n < calls) {
          n += 1
          words.push(outcomeOf(await door(next(n))))
        }
      }
      await Promise.all(Array.from({ length: 64 }, (_, index) => caller(doors[index % 2 ? 1 : 0])))
      return words
    }
    return { rooms, doors, hammer }
  }

  const pay = (from: string, to: string, amount: bigint): Entry => ({
    kind: 'transfer',
    debit: member(from, 'main'),
    credit: member(to, 'main'),
    amount: cents(amount),
    ref: newId(),
  })

  it('let no deadlock out, leave no gap in the chain and no cent behind, on uniform and on hot accounts in opposite orders', async () => {
    const { rooms, hammer } = await openTwo()
    const users = Array.from({ length: 40 }, () => newId())
    const pick = (below: number): string => users[randomBelow(below)] ?? ''
    await Promise.all(users.map((user) => rooms.post(group([credit(user, 1_000n)]))))
    const words = await hammer(CALLS, (n) => {
      const hot = n % 3 === 0
      const [a, b, c] = [pick(hot ? 2 : 40), pick(40), pick(hot ? 3 : 40)]
      const chain = [a, b, c].flatMap((from, at, all) => {
        const to = all[at + 1]
        return to === undefined || to === from ? [] : [pay(from, to, BigInt(1 + randomBelow(400)))]
      })
      return group(chain)
    })
    const counts = tally(words)
    expect(Object.keys(counts).sort()).toEqual(['overdrawn', 'posted'])
    const balances = [...(await rooms.balances())].filter(([code]) => code.startsWith('member:'))
    expect(balances.reduce((total, [, balance]) => total + balance, 0n)).toBe(40_000n)
    expect(await check(rooms.database)).toEqual([])
  })

  it('take turns at the head also where they have no account in common', async () => {
    const { rooms, doors } = await openTwo()
    const users = Array.from({ length: 8 }, () => newId())
    await Promise.all(users.map((user) => rooms.post(group([credit(user, 1_000n)]))))
    const one = async (n: number): Promise<string[]> => {
      const [from, to] = [users[n * 2] ?? '', users[n * 2 + 1] ?? '']
      const words: string[] = []
      for (let call = 0; call < 100; call += 1) words.push(outcomeOf(await doors[n % 2 ? 1 : 0](group([pay(from, to, 1n)]))))
      return words
    }
    const words = await Promise.all([0, 1, 2, 3].map(one))
    expect(tally(words.flat())).toEqual({ posted: 400 })
    expect(await check(rooms.database)).toEqual([])
  })

  it('spend a balance exactly once between them, also where accounts have to be opened by both at the same time (sec/B7)', async () => {
    const { rooms, doors } = await openTwo()
    const user = newId()
    await rooms.post(group([credit(user, 1_003n)]))
    const verdicts = await Promise.all(
      Array.from({ length: 1_000 }, (_, n) => doors[n % 2 ? 1 : 0](group([entries.withdrawalHold(user, cents(10n), newId())]))),
    )
    expect(tally(verdicts.map(outcomeOf))).toEqual({ posted: 100, overdrawn: 900 })
    const { main, held } = await rooms.balancesOf({ user_id: user, email: '' })
    expect([main, held]).toEqual([3n, 1_000n])
    const fresh = Array.from({ length: 60 }, () => newId())
    const opened = await Promise.all(
      fresh.flatMap((one, n) =>
        [doors[n % 2 ? 1 : 0], doors[n % 2 ? 0 : 1]].map((door) => door(group([credit(one, 1n), credit(newId(), 1n)]))),
      ),
    )
    expect(tally(opened.map(outcomeOf))).toEqual({ posted: 120 })
    expect(await check(rooms.database)).toEqual([])
  })

  it('give one key one effect, whichever of them it is sent to', async () => {
    const { rooms, doors } = await openTwo()
    const user = newId()
    const keys = Array.from({ length: 50 }, (_, n) => `http/${user}/x/${n}`)
    const asked = (key: string) =>
      group([credit(user, 1n)], { keys: [{ key, on_repeat: 'replay' }], body_sha: Buffer.alloc(32), reply: `"${key}"` })
    const outcomes = await Promise.all(
      keys.flatMap((key) => [0, 1, 0, 1].map(async (door) => ({ key, verdict: await doors[door ? 1 : 0](asked(key)) }))),
    )
    expect(tally(outcomes.map(({ verdict }) => outcomeOf(verdict)))).toEqual({ posted: 50, replayed: 150 })
    for (const { key, verdict } of outcomes) if ('replayed' in verdict) expect(verdict.replayed).toBe(`"${key}"`)
    expect((await rooms.balancesOf({ user_id: user, email: '' })).main).toBe(50n)
    expect(await check(rooms.database)).toEqual([])
  })
})
