/** The results of the daily re-runs, newest day first. */
import type { bots } from '#contract/bots'
import type { ReplyOf } from '#contract/shared/define'
import { cents } from '#kernel/money'
import type { Query } from '#server/store'

const DAYS = 400

type Row = { readonly day: string; readonly fills: number; readonly divergence: bigint; readonly checked_at: Date }

export async function readDivergence(query: Query): Promise<ReplyOf<typeof bots.readDivergence>['data']> {
  const rows = await query<Row>(
    `SELECT day, sum(fills)::int AS fills, sum(divergence)::bigint AS divergence, max(checked_at) AS checked_at
     FROM bot_divergence GROUP BY day ORDER BY day DESC LIMIT $1`,
    [DAYS],
  )
  return rows.map((row) => ({ ...row, divergence: cents(row.divergence) }))
}
