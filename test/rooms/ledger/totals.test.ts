/** Totals of the journal that are kept between reads, where the next read may come from another server. */
import { describe, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { openJournalTotals } from '#server/books'
import { postgresqlInReach } from '#test/support/cluster.ts'
import { testStore } from '#test/support/database.ts'
import { credit, group, openRooms } from './rooms.ts'

describe.skipIf(!postgresqlInReach())('totals that are kept between reads', () => {
  const store = testStore('postgresql')

  it('are not added to by a server that is behind, and start again on one with another history', async () => {
    const [before, after] = [await store.open(), await store.open()]
    const [lost, kept] = [openRooms(before), openRooms(after)]
    const read = openJournalTotals()
    const totals = async (query: Parameters<typeof read>[0]) => {
      const { upto, of } = await read(query)
      return [upto, of('deposit.settle').amount]
    }
    const user = newId()
    await lost.post(group([credit(user, 1n)]))
    await before.transaction(
      async (tx) => {
        await tx.query('SELECT 1')
        await lost.post(group([credit(user, 10n)]))
        const all = await totals(before.query)
        expect(all[1]).toBe(11n)
        expect(await totals(tx.query)).toEqual(all)
      },
      { snapshot: true },
    )
    // The same numbers of batches and moves, and one more.
    for (const amount of [100n, 1_000n]) await kept.post(group([credit(user, amount)]))
    expect((await totals(after.query))[1]).toBe(1_100n)
    await kept.post(group([credit(user, 5n)]))
    expect((await totals(after.query))[1]).toBe(1_105n)
  })
})
