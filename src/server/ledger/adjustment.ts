/** What administrators have credited to and debited from one member account: a debit may take back no more than the difference. A reversal, which
 * has the change that allowed it as its object, takes back none of it. */
import type { Query } from '#server/store'

export type Adjusted = {
  /** How many adjustments the account has had: the number of the next one's key. */
  readonly n: number
  /** Cents. */
  readonly credited: bigint
  readonly debited: bigint
}

/** One statement, so that the three figures belong together. */
export async function adjustedOf(query: Query, user_id: string, account: 'main' | 'bonus' | 'earning'): Promise<Adjusted> {
  const [row] = await query<Adjusted>(
    `SELECT count(*)::int AS n, coalesce(sum(amount) FILTER (WHERE type = 'credit'), 0)::bigint AS credited,
       coalesce(sum(amount) FILTER (WHERE type = 'debit' AND object_id IS NULL), 0)::bigint AS debited
     FROM member_transaction WHERE user_id = $1 AND account = $2 AND origin = 'adjustment' AND state = 'settled'`,
    [user_id, account],
  )
  return row ?? { n: 0, credited: 0n, debited: 0n }
}
