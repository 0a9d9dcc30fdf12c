import type { Query } from '#server/store'

/** Whether two members have saved one payout address. Compared without case: what two coins write alike is one address all the same. */
export async function sharePayoutAddress(query: Query, [one, other]: readonly [string, string]): Promise<boolean> {
  const [row] = await query<{ shared: boolean }>(
    `SELECT EXISTS (SELECT FROM payout_address a JOIN payout_address b ON lower(a.address) = lower(b.address)
       WHERE a.user_id = $1 AND b.user_id = $2) AS shared`,
    [one, other],
  )
  return row?.shared ?? false
}
