/** What was forecast in advance, for a caller that acts on it: the ensemble's live rows only, never a backtest. */
import { ENSEMBLE } from '#forecast/daily/state'
import type { Queryable } from '#server/store'
import { coins } from '#trading/coins'
import { dateOf } from './days.ts'

/** Before the day begins: a row that was written closer to midnight may not be visible to all readers at midnight. */
const IN_TIME = '1 minute'

type OutlookQuery = { readonly source: string; readonly symbols: readonly string[]; readonly from: Date; readonly to: Date }

/** Variances a day by the start of the UTC day in milliseconds, `from` to `to` included, in the order of `symbols`. */
export async function readOutlooks(
  { query }: Queryable,
  { source, symbols, from, to }: OutlookQuery,
): Promise<ReadonlyMap<number, readonly (number | null)[]>> {
  const ids: string[] = symbols.map((symbol) => coins.find((coin) => coin.symbol === symbol)?.id ?? '')
  const rows = await query<{ day: string; coin: string; variance: number }>(
    `SELECT DISTINCT ON (f.day, f.coin) f.day, f.coin, f.variance FROM forecast f JOIN forecast_model m ON m.id = f.model
     WHERE f.source = $1 AND f.coin = ANY ($2::text[]) AND f.day BETWEEN $3 AND $4 AND m.code = $5
       AND f.written_at <= f.day::timestamp AT TIME ZONE 'UTC' - $6::interval
     ORDER BY f.day, f.coin, m.version DESC`,
    [source, ids, dateOf(from.getTime()), dateOf(to.getTime()), ENSEMBLE, IN_TIME],
  )
  const outlooks = new Map<number, (number | null)[]>()
  for (const { day, coin, variance } of rows) {
    const at = Date.parse(day)
    const own = outlooks.get(at) ?? ids.map(() => null)
    own[ids.indexOf(coin)] = variance
    outlooks.set(at, own)
  }
  return outlooks
}
