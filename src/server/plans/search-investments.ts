/** Searches one member's investments by plan name, capital, or id prefix. */
import { type Cents, cents } from '#kernel/money'
import { type Closeness, closenessOf, type SearchTerm } from '#kernel/search-term'
import type { Query } from '#server/store'
import { type InvestmentStatus, planName } from './investment.ts'
import { catalogue } from './terms/catalogue.ts'

export type FoundInvestment = {
  readonly id: string
  readonly plan_name: string
  readonly principal: Cents
  readonly status: InvestmentStatus
  readonly started_at: Date
  readonly closeness: Closeness
}

/** The best matches, newest first. */
export async function searchInvestments(query: Query, user_id: string, sought: SearchTerm, limit: number): Promise<FoundInvestment[]> {
  const plans = catalogue.flatMap(({ id, name }) => {
    const closeness = closenessOf(name, sought)
    return closeness === null ? [] : [{ id, closeness }]
  })
  const rows = await query<Omit<FoundInvestment, 'plan_name' | 'principal'> & { plan: string; principal: bigint }>(
    `SELECT id, plan, principal, status, started_at, closeness FROM (
       SELECT i.*, least(CASE WHEN i.principal = $2::bigint OR i.id::text LIKE $3 THEN 0 END, named.closeness) AS closeness
       FROM investment i LEFT JOIN unnest($4::text[], $5::int[]) AS named (plan, closeness) ON named.plan = i.plan
       WHERE i.user_id = $1
     ) found WHERE closeness IS NOT NULL ORDER BY closeness, started_at DESC, id DESC LIMIT $6`,
    [user_id, sought.amount, sought.id, plans.map(({ id }) => id), plans.map(({ closeness }) => closeness), limit],
  )
  return rows.map(({ plan, principal, ...row }) => ({ ...row, plan_name: planName(plan), principal: cents(principal) }))
}
