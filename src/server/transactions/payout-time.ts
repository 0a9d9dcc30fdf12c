/** Payout time: from a withdrawal request to its payment. */
import type { Query } from '#server/store'

/** The number of newest withdrawals considered. */
const MAX_PAYOUTS = 1_000

export type PayoutTime = { readonly counted: number; readonly median_seconds: number | null }

/** Median of the newest paid withdrawals in whole seconds, rounded up; the longer of the two middle ones for an even number. */
export async function readPayoutTime(query: Query): Promise<PayoutTime> {
  const [row] = await query<{ counted: number; median: number | null }>(
    `SELECT count(*)::int AS counted, percentile_disc(0.5) WITHIN GROUP (ORDER BY waited DESC)::int AS median FROM (
       SELECT ceil(extract(epoch FROM updated_at - created_at)) AS waited FROM member_transaction
       WHERE origin = 'rail' AND type = 'debit' AND state = 'settled' ORDER BY updated_at DESC LIMIT ${MAX_PAYOUTS}) paid`,
  )
  return { counted: row?.counted ?? 0, median_seconds: row?.median ?? null }
}

/** Whether a member ever had a withdrawal paid. */
export async function wasPaidOut(query: Query, user_id: string): Promise<boolean> {
  const rows = await query(
    `SELECT FROM member_transaction WHERE user_id = $1 AND origin = 'rail' AND type = 'debit' AND state = 'settled' LIMIT 1`,
    [user_id],
  )
  return rows.length > 0
}
