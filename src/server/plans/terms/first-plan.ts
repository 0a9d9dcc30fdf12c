import { type Cents, cents } from '#kernel/money'
import type { Query } from '#server/store'

export type FirstPlan = {
  readonly user_id: string
  readonly id: string
  readonly plan: string
  readonly status: 'active' | 'matured' | 'liquidated'
  readonly paid: Cents | null
  readonly referral_bps: number
}

type Row = Omit<FirstPlan, 'paid'> & { paid: bigint | null }

/** The first investment of each of these members, however it ended, with the referral rate of its terms. */
export async function findFirstPlans(query: Query, user_ids: readonly string[]): Promise<Map<string, FirstPlan>> {
  const rows = await query<Row>(
    `SELECT DISTINCT ON (i.user_id) i.user_id, i.id, i.plan, i.status, i.paid, t.referral_bps
     FROM investment i JOIN plan_terms t ON (t.plan, t.version) = (i.plan, i.terms_version)
     WHERE i.user_id = ANY ($1::uuid[]) ORDER BY i.user_id, i.started_at, i.id`,
    [user_ids],
  )
  return new Map(rows.map((row) => [row.user_id, { ...row, paid: row.paid === null ? null : cents(row.paid) }]))
}
