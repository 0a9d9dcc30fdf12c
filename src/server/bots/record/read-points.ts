/** Equity points: all midnights, and hourly points of the last month, so that long records stay small. */
import { DAY_MS } from '#kernel/duration'
import type { Query } from '#server/store'
import type { Point } from '#trading/performance/point'

export type Part = 'simulated' | 'since_release'

const DENSE_DAYS = 31

type Row = { at: Date; net: bigint; gross: bigint; hold: bigint; crp: bigint }

/** Oldest first. */
export async function readPoints(query: Query, run_id: string, part: Part): Promise<Point[]> {
  const [ends] = await query<{ first: Date | null; last: Date | null }>(
    'SELECT min(at) AS first, max(at) AS last FROM bot_equity WHERE run_id = $1 AND part = $2',
    [run_id, part],
  )
  if (!ends?.first || !ends.last) return []
  const dense_from = new Date(ends.last.getTime() - DENSE_DAYS * DAY_MS)
  const rows = await query<Row>(
    `SELECT at, net, gross, hold, crp FROM bot_equity WHERE run_id = $1 AND part = $2
       AND (at = $3 OR at > $4 OR extract(epoch FROM at) % 86400 = 0) ORDER BY at`,
    [run_id, part, ends.first, dense_from],
  )
  return rows.map(({ at, ...values }) => ({ at: at.getTime(), ...values }))
}
