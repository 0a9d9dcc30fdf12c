/** Retention: deletes ticks without fills, and short candles. Hours and days stay, because records are derived from them. */

import type { Clock } from '#kernel/clock'
import { HOUR_MS } from '#kernel/duration'
import type { Database } from '#server/store'

const TICK_HOURS = 48
const CANDLE_DAYS = { '1m': 7, '5m': 60 } as const
/** On the embedded store a transaction blocks all others. */
const AT_ONCE = 5_000

const TICKS = `DELETE FROM market_tick WHERE id IN (SELECT t.id FROM market_tick t WHERE t.at < $1
  AND NOT EXISTS (SELECT FROM market_pinned_tick p WHERE p.tick_id = t.id) ORDER BY t.at LIMIT $2) RETURNING 1`
const CANDLES = `DELETE FROM market_candle WHERE (source, interval, at) IN
  (SELECT source, interval, at FROM market_candle WHERE interval = $3 AND interval IN ('1m', '5m') AND at < $1 AND known_at IS NOT NULL LIMIT $2) RETURNING 1`

/** A concurrently pinned tick makes this reject, and stays: the foreign key decides. */
export async function prune({ database, clock }: { readonly database: Database; readonly clock: Clock }): Promise<void> {
  const before = (hours: number): Date => new Date(clock.now().getTime() - hours * HOUR_MS)
  const all = async (statement: string, parameters: readonly unknown[]): Promise<void> => {
    for (;;) {
      const deleted = await database.transaction((tx) => tx.query(statement, parameters))
      if (deleted.length < AT_ONCE) return
    }
  }
  await all(TICKS, [before(TICK_HOURS), AT_ONCE])
  for (const [interval, days] of Object.entries(CANDLE_DAYS)) await all(CANDLES, [before(days * 24), AT_ONCE, interval])
  // PostgreSQL vacuums by itself; the embedded store doesn't, and would grow by 25 MB a day.
  if (database.kind === 'embedded') for (const table of ['market_tick', 'market_candle']) await database.query(`VACUUM ${table}`)
}
