/** A connection that ends during a commit: the same groups are sent again, and their keys show what had happened. */
import { describe, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { openPost } from '#server/ledger'
import type { Database } from '#server/store'
import { cutAtCommit } from '#test/support/cut-at-commit.ts'
import { testStore } from '#test/support/database.ts'
import { someOf } from '#test/support/whole.ts'
import { check } from './checker.ts'
import { claims, credit, group, openRooms, outcomeOf, records, testTime } from './rooms.ts'

describe('a commit on PostgreSQL whose answer was lost', () => {
  const store = testStore('postgresql')

  async function through(when: 'before' | 'after', times: number) {
    const place = await store.place()
    const direct = openRooms(await store.open(place))
    const line = await cutAtCommit(place, when, times)
    const database: Database = await store.open(line.place)
    const door = openPost({ database, clock: testTime(), claims, records })
    const user = newId()
    const asked = group([credit(user, 100n)], {
      keys: [{ key: `http/${user}/x`, on_repeat: 'replay' }],
      body_sha: Buffer.alloc(32),
      reply: '"done"',
    })
    const main = async () => (await direct.balancesOf({ user_id: user, email: '' })).main
    return { direct, door, user, asked, main, line }
  }

  it.each([
    ['that moves money', 'before', 1],
    ['that moves money', 'before', 3],
    ['that moves money', 'after', 1],
    ['that moves money', 'after', 3],
    ['that opens accounts', 'before', 2],
    ['that opens accounts', 'after', 2],
  ] as const)('%s is known again when the line was cut %s the server saw it, %i times', async (what, when, times) => {
    const { direct, door, user, asked, main, line } = await through(when, times)
    const before = what === 'that moves money' ? 1n : 0n
    if (before > 0n) await direct.post(group([credit(user, before)]))
    const verdicts = await Promise.all([door.post(asked), door.post(asked)])
    expect(verdicts.map(outcomeOf)).toEqual(['posted', 'replayed'])
    expect(await main()).toBe(100n + before)
    expect(outcomeOf(await direct.post(asked))).toBe('replayed')
    expect(await check(direct.database)).toEqual([])
    await line.close()
  })

  it('repeatedly is reported as away, never as a fault; sending the same key later gives the outcome', async () => {
    for (const when of someOf(['after', 'before'] as const, 1)) {
      const { direct, door, user, asked, main, line } = await through(when, Number.POSITIVE_INFINITY)
      // The accounts are open already, so that it is the batch whose commit is cut.
      await direct.post(group([credit(user, 1n)]))
      expect(await door.post(asked)).toEqual({ refused: 'away' })
      expect(await main()).toBe(when === 'after' ? 101n : 1n)
      expect(outcomeOf(await direct.post(asked))).toBe(when === 'after' ? 'replayed' : 'posted')
      expect(await main()).toBe(101n)
      expect(await check(direct.database)).toEqual([])
      await line.close()
    }
  })

  it('is not the end of the door: once the line holds, it works again', async () => {
    const { door, user, asked, main, line } = await through('after', 2)
    expect(outcomeOf(await door.post(asked))).toBe('posted')
    expect(outcomeOf(await door.post(group([credit(user, 1n)])))).toBe('posted')
    expect(await main()).toBe(101n)
    await line.close()
  })
})
