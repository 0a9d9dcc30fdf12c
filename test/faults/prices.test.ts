/** Two real nodes that could both write prices, and kill -9 of the one that does: the other goes on, and no second is there twice. */
import { expect } from 'vitest'
import { isRefused } from '#kernel/refusal'
import { openDatabase } from '#server/store'
import { testStore } from '#test/support/database.ts'
import { longIt } from '#test/support/whole.ts'
import { startServer } from './cluster.ts'

const postgresql = testStore('postgresql')

longIt('sec/E1 goes on with prices by another node when the one that writes them is killed, and writes no second twice', async () => {
  const place = await postgresql.place()
  const nodes = await Promise.all([startServer(place), startServer(place)])
  const database = await openDatabase(place)
  if (isRefused(database)) throw new Error(database.detail)
  const written = async (): Promise<{ seconds: number; ticks: number; fence: bigint }> => {
    const [row] = await database.query<{ seconds: number; ticks: number; fence: bigint }>(
      `SELECT count(*)::int AS ticks, count(DISTINCT at)::int AS seconds, (SELECT fence FROM lease WHERE job = 'prices') AS fence FROM market_tick`,
    )
    return row ?? { seconds: 0, ticks: 0, fence: 0n }
  }
  const reachTicks = (ticks: number) =>
    expect.poll(async () => (await written()).ticks, { timeout: 60_000, interval: 200 }).toBeGreaterThanOrEqual(ticks)
  await reachTicks(4)
  const before = await written()
  // One of the two kills hits the leader, and the fence increments.
  for (let n = 0; n < nodes.length; n += 1) {
    await nodes[n]?.child.ended('SIGKILL')
    nodes[n] = await startServer(place)
    const { ticks } = await written()
    await reachTicks(ticks + 3)
  }
  const after = await written()
  expect(after.fence).toBeGreaterThan(before.fence)
  expect(after.seconds).toBe(after.ticks)
  const foreign_or_early = await database.query(
    `SELECT at FROM market_candle WHERE source <> 'SIMULATED 2' OR (known_at IS NOT NULL AND known_at < at)`,
  )
  expect(foreign_or_early).toEqual([])
  for (const node of nodes) expect((await node.child.ended('SIGTERM')).code).toBe(0)
  await database.close()
})
