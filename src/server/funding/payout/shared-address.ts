/** Whom members' payout addresses pay, for telling that two accounts are one person's. What was saved once counts, also after its removal. */
import type { Query } from '#server/store'

/** Twice over where both tables have it; not put together first, so that each half finds its rows by its own indexes, whatever the number of members. */
const EVER = `SELECT user_id, account FROM payout_address UNION ALL SELECT user_id, account FROM payout_address_change WHERE account IS NOT NULL`

/** Everybody else with such an address. */
export async function usersSharingAddress(query: Query, user_id: string): Promise<string[]> {
  const rows = await query<{ user_id: string }>(
    `SELECT DISTINCT user_id FROM (${EVER}) AS ever
     WHERE user_id <> $1 AND account = ANY (ARRAY(SELECT account FROM (${EVER}) AS own WHERE user_id = $1)) ORDER BY user_id`,
    [user_id],
  )
  return rows.map((row) => row.user_id)
}
