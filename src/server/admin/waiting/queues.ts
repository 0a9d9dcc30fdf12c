/** How many decisions of each kind wait, and the age of the oldest. */
import type { WaitingKind } from '#contract/admin/waiting'
import { waitingKinds } from '#contract/admin/waiting'
import { secondsBetween } from '#kernel/clock'
import type { Query } from '#server/store'
import { UNASKED } from './items.ts'

export type Queue = { readonly name: WaitingKind; readonly waiting: number; readonly oldest_seconds: number | null }

/** A deposit, withdrawal or bonus that awaits a second administrator counts as a change. */
const COUNTS = `SELECT CASE type WHEN 'credit' THEN 'deposits' ELSE 'withdrawals' END AS name, count(*)::int AS waiting, min(created_at) AS oldest
    FROM member_transaction WHERE state = 'awaiting_approval' GROUP BY 1
  UNION ALL SELECT 'changes', count(*)::int, min(created_at) FROM admin_change WHERE state = 'waiting'
  UNION ALL SELECT 'accounts', count(*)::int, min(updated_at) FROM users WHERE status = 'in_review'
  UNION ALL SELECT 'applications', count(*)::int, min(created_at) FROM ira_application WHERE state IN ('received', 'in_review')
  UNION ALL SELECT 'referrals', count(*)::int, min(created_at) FROM referral_bonus b WHERE ${UNASKED}
  UNION ALL SELECT 'support', count(*)::int, min(since) FROM support_conversation WHERE support_for_staff(support_conversation) AND state = 'open'
  UNION ALL SELECT 'testimonials', count(*)::int, min(updated_at) FROM testimonial WHERE state = 'waiting'`

export async function readQueues(query: Query, now: Date): Promise<Queue[]> {
  const rows = await query<{ name: WaitingKind; waiting: number; oldest: Date | null }>(COUNTS)
  return waitingKinds.map((name) => {
    const row_of_queue = rows.find((row) => row.name === name)
    return {
      name,
      waiting: row_of_queue?.waiting ?? 0,
      oldest_seconds: row_of_queue?.oldest ? Math.max(0, secondsBetween(row_of_queue.oldest, now)) : null,
    }
  })
}
