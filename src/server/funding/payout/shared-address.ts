/** Accounts that several users' payout addresses pay: a sign that they are one person. Removed addresses count too. */
import type { Query } from '#server/store'

/** UNION ALL, so that each half uses the indexes of its table; duplicates do no harm. */
const ALL_ACCOUNTS = `SELECT user_id, account FROM payout_address UNION ALL SELECT user_id, account FROM payout_address_change WHERE account IS NOT NULL`

/** The other users with such an address. */
export async function usersSharingAddress(query: Query, user_id: string): Promise<string[]> {
  const rows = await query<{ user_id: string }>(
    `SELECT DISTINCT user_id FROM (${ALL_ACCOUNTS}) AS ever
     WHERE user_id <> $1 AND account = ANY (ARRAY(SELECT account FROM (${ALL_ACCOUNTS}) AS own WHERE user_id = $1)) ORDER BY user_id`,
    [user_id],
  )
  return rows.map((row) => row.user_id)
}
