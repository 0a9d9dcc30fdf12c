/**
 * Net adjustments by administrators to one member account, which limit debits. Reversals have the approving change as their
 * object and do not count.
 */
import type { Query } from '#server/store'

export type Adjusted = {
  /** Number of adjustments so far, used in the next one's key. */
  readonly n: number
  /** Cents. */
  readonly credited: bigint
  readonly debited: bigint
}

/** One statement, for a consistent read. */
export async function adjustedOf(query: Query, user_id: string, account: 'main' | 'bonus' | 'earning'): Promise<Adjusted> {
  const [row] = await query<Adjusted>(
    `SELECT count(*)::int AS n, coalesce(sum(amount) FILTER (WHERE type = 'credit'), 0)::bigint AS credited,
       coalesce(sum(amount) FILTER (WHERE type = 'debit' AND object_id IS NULL), 0)::bigint AS debited
     FROM member_transaction WHERE user_id = $1 AND account = $2 AND origin = 'adjustment' AND state = 'settled'`,
    [user_id, account],
  )
  return row ?? { n: 0, credited: 0n, debited: 0n }
}
