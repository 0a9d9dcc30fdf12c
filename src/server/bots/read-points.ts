/** Equity points: all midnights, and the last month hour by hour, so that a long record stays short to read. */
import type { Query } from '#server/store'
import type { Point } from '#trading/performance/point'

export type Part = 'simulated' | 'since_release'

const DENSE_DAYS = 31

type Row = { at: Date; net: bigint; gross: bigint; hold: bigint; crp: bigint }

/** Oldest first. */
export async function readPoints(query: Query, run_id: string, part: Part): Promise<Point[]> {
  const rows = await query<Row>(
    `WITH ends AS (SELECT min(at) AS first, max(at) AS last FROM bot_equity WHERE run_id = $1 AND part = $2)
     SELECT p.at, p.net, p.gross, p.hold, p.crp FROM bot_equity p, ends
     WHERE p.run_id = $1 AND p.part = $2 AND (p.at = ends.first OR p.at > ends.last - make_interval(days => $3)
       OR p.at = date_trunc('day', p.at, 'UTC')) ORDER BY p.at`,
    [run_id, part, DENSE_DAYS],
  )
  return rows.map(({ at, ...values }) => ({ at: at.getTime(), ...values }))
}
