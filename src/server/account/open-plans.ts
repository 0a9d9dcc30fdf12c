/** A member's open investments, newest first: all of them, because a figure that left some out would not be their sum. */
import { findInvestments, type Investment } from '#server/plans'
import type { Query } from '#server/store'

export function readOpenPlans(query: Query, user_id: string): Promise<Investment[]> {
  return findInvestments(query, { user_id, active: true }, Number.MAX_SAFE_INTEGER, null)
}
