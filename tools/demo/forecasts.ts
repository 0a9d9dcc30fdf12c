/**
 * The forecasts of the past days, computed now and stored as what they are: a backtest. None is live. The first live one is written by the
 * instance itself, on the evening of its first day.
 */
import type { Assembly } from '../../src/server/assemble.ts'

const REPORT_MS = 10_000

/** `report` gets the number of forecasts that are stored so far. */
export async function computeForecasts({ database, forecasts }: Assembly, report: (days: number) => void): Promise<void> {
  const count = async () => {
    const [row] = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM forecast f JOIN forecast_model m ON m.id = f.model
      WHERE m.code = 'ensemble'`)
    report(row?.n ?? 0)
  }
  const timer = setInterval(() => void count().catch(() => {}), REPORT_MS)
  try {
    await forecasts.run(null)
  } finally {
    clearInterval(timer)
  }
}
