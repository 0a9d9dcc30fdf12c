/** Whom members' payout addresses pay, for telling that two accounts are one person's. What was saved once counts, also after its removal. */
import type { Query } from '#server/store'

const EVER = `SELECT user_id, account FROM payout_address UNION SELECT user_id, account FROM payout_address_change WHERE account IS NOT NULL`

/** Whether two members have, or had, an address of one account, however each wrote it. */
export async function sharePayoutAddress(query: Query, [one, other]: readonly [string, string]): Promise<boolean> {
  const [row] = await query<{ shared: boolean }>(
    `WITH ever AS (${EVER}) SELECT EXISTS (SELECT FROM ever a JOIN ever b USING (account) WHERE a.user_id = $1 AND b.user_id = $2) AS shared`,
    [one, other],
  )
  return row?.shared ?? false
}

/** Everybody else with such an address. */
export async function usersSharingAddress(query: Query, user_id: string): Promise<string[]> {
  const rows = await query<{ user_id: string }>(
    `WITH ever AS (${EVER}) SELECT DISTINCT other.user_id FROM ever own JOIN ever other ON other.account = own.account AND other.user_id <> own.user_id
     WHERE own.user_id = $1 ORDER BY other.user_id`,
    [user_id],
  )
  return rows.map((row) => row.user_id)
}
