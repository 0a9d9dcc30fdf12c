/** Stopped anywhere, or run by two nodes at once, the forecasts are what one undisturbed run writes, each once. */
import { expect, it } from 'vitest'
import type { Database, Query } from '#server/store'
import { onStore } from '#test/support/database.ts'
import { startScene, written } from './market.ts'

/** Cuts off the n-th statement inside transactions. */
function cutAt(database: Database, at: number): Database {
  let statements = 0
  return {
    ...database,
    transaction: (work, options) =>
      database.transaction((tx) => {
        const query: Query = async (text, parameters) => {
          statements += 1
          if (statements === at) throw new Error('cut off')
          return tx.query(text, parameters)
        }
        return work({ ...tx, query })
      }, options),
  }
}

onStore((store) => {
  it('resumes after a cut at any statement', async () => {
    const reference = await startScene(store, { days: 2 })
    await reference.app.assembly.forecasts.run(null)
    const expected = await written(reference.database)
    expect(expected.length).toBeGreaterThan(0)
    const scene = await startScene(store, { days: 2 })
    // The trainings and the state of the first coin, and the forecasts of the second.
    for (const at of [8, 10, 14]) {
      await expect(scene.node(cutAt(scene.database, at)).run(null)).rejects.toThrow('cut off')
    }
    await scene.node().run(null)
    expect(await written(scene.database)).toEqual(expected)
    await scene.node().run(null)
    expect(await written(scene.database)).toEqual(expected)
  })

  it('writes each row once under two nodes at once', async () => {
    const reference = await startScene(store)
    await reference.app.assembly.forecasts.run(null)
    const scene = await startScene(store)
    const runs = await Promise.allSettled([scene.node().run(null), scene.node().run(null)])
    // Without a lease the later one fails at the first row that the other has written.
    for (const run of runs) if (run.status === 'rejected') expect(String(run.reason)).toMatch(/duplicate key|deadlock/)
    await scene.node().run(null)
    expect(await written(scene.database)).toEqual(await written(reference.database))
  })

  it('writes nothing once another node leads', async () => {
    const { node, database } = await startScene(store)
    let led = 0
    await expect(node().run({ confirm: async () => ++led < 3 })).rejects.toThrow('another node')
    expect((await written(database)).every((row) => (row as { coin: string }).coin === 'bitcoin')).toBe(true)
  })

  it('ends soon when the server stops, and resumes at the next start', async () => {
    const { node, database } = await startScene(store)
    const stopping = node()
    stopping.stop()
    await stopping.run(null)
    expect(await written(database)).toEqual([])
    await node().run(null)
    expect((await written(database)).length).toBeGreaterThan(0)
  })
})
