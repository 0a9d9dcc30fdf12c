/** What the database itself refuses: a forecast after its day began, and any change of what was written. */
import { expect, it } from 'vitest'
import type { Database, Tx } from '#server/store'
import { onStore } from '#test/support/database.ts'
import { DAY_MS, startScene } from './market.ts'

const date = (at: number) => new Date(at).toISOString().slice(0, 10)

function insert(database: Database, day: string, origin: string, written_at: Date): Promise<unknown> {
  return database.query(
    `INSERT INTO forecast (source, coin, model, day, origin, written_at, variance, half_width, up, base_price)
     SELECT 'SIMULATED 2', 'cardano', min(id), $1, $2, $3, 0.001, 0.05, true, 1 FROM forecast_model`,
    [day, origin, written_at],
  )
}

onStore((store) => {
  it('refuses a live row once its day has begun, by its own clock, and a backtest before', async () => {
    const { app, database } = await startScene(store)
    await app.assembly.forecasts.run(null)
    const [{ now } = { now: new Date() }] = await database.query<{ now: Date }>('SELECT clock_timestamp() AS now')
    const today = date(now.getTime())
    const tomorrow = date(now.getTime() + DAY_MS)
    await expect(insert(database, today, 'live', now)).rejects.toThrow(/written before its day begins|check constraint/)
    // A false time of writing does not help.
    await expect(insert(database, today, 'live', new Date(now.getTime() - 2 * DAY_MS))).rejects.toThrow('written before its day begins')
    await expect(insert(database, tomorrow, 'backtest', now)).rejects.toThrow('check constraint')
    await insert(database, tomorrow, 'live', now)
    await expect(insert(database, tomorrow, 'live', now)).rejects.toThrow('duplicate key')
  })

  it.each(['forecast', 'forecast_score', 'forecast_day', 'forecast_training'])('never changes a row of %s', async (table) => {
    const { app, database } = await startScene(store)
    await app.assembly.forecasts.run(null)
    const [row] = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)
    expect(row?.n).toBeGreaterThan(0)
    const attempts = [`UPDATE ${table} SET coin = coin`, `DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`]
    for (const attempt of attempts) {
      await expect(database.query(attempt), attempt).rejects.toThrow(/append-only|never/)
      await expect(
        database.transaction((tx: Tx) => tx.query(attempt)),
        attempt,
      ).rejects.toThrow(/append-only|permission denied|never/)
    }
  })

  it('retires a model once, and never removes it or changes what it was', async () => {
    const { app, database } = await startScene(store)
    await app.assembly.forecasts.run(null)
    const one = `code = 'month'`
    await expect(database.query(`DELETE FROM forecast_model WHERE ${one}`)).rejects.toThrow('never removed')
    await expect(database.query(`UPDATE forecast_model SET released_at = now() WHERE ${one}`)).rejects.toThrow('retired once')
    await database.query(`UPDATE forecast_model SET retired_at = released_at WHERE ${one}`)
    await expect(database.query(`UPDATE forecast_model SET retired_at = NULL WHERE ${one}`)).rejects.toThrow('retired once')
  })
})
