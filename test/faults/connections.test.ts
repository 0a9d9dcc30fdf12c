/** The database closes connections during traffic: callers wait or are asked to retry, and nothing is lost or doubled. */
import { describe, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { testStore } from '#test/support/database.ts'
import { is_whole } from '#test/support/whole.ts'
import { check } from '../rooms/ledger/checker.ts'
import { credit, group, openRooms, outcomeOf, tally } from '../rooms/ledger/rooms.ts'

describe('connections ended by PostgreSQL', () => {
  const store = testStore('postgresql')

  it('sec/E1: leave every group posted once, whose callers sent it again while they were told that the store is away', async () => {
    const place = await store.place()
    const rooms = openRooms(await store.open(place))
    const other = rooms.openNode(await store.open(place))
    const axe = await store.open(place)
    const users = Array.from({ length: 10 }, () => newId())
    let left = is_whole ? 250 : 80
    let sent = 0
    const answers: string[] = []
    const caller = async (n: number): Promise<void> => {
      while (left > 0) {
        left -= 1
        sent += 1
        const user = users[(n + left) % users.length] ?? ''
        const keys = [{ key: `http/${user}/x/${newId()}`, on_repeat: 'replay' as const }]
        const asked = group([credit(user, 1n)], { keys, body_sha: Buffer.alloc(32), reply: '"kept"' })
        let word = 'away'
        for (let again = 0; word === 'away' && again < 20; again += 1) {
          word = outcomeOf(await (n % 2 ? other : rooms).post(asked))
          answers.push(word)
        }
        expect(['posted', 'replayed']).toContain(word)
      }
    }
    const storm = async (): Promise<void> => {
      while (left > 0) {
        await axe.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        )
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
    }
    await Promise.all([...Array.from({ length: 16 }, (_, n) => caller(n)), storm()])
    const total = [...(await rooms.balances())]
      .filter(([code]) => code.startsWith('member:'))
      .reduce((sum, [, balance]) => sum + balance, 0n)
    expect(total).toBe(BigInt(sent))
    expect(Object.keys(tally(answers)).filter((word) => !['posted', 'replayed', 'away'].includes(word))).toEqual([])
    expect(await check(rooms.database)).toEqual([])
  })
})
