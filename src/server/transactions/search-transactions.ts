/** Searches a member's transactions by name, amount, narration, coin, or the beginning of an id or address. */
import { cents } from '#kernel/money'
import { type Closeness, closenessOf, type SearchTerm } from '#kernel/search-term'
import type { Query } from '#server/store'
import { nameOf, type PlanEvent, type Transaction, type TransactionAccount, type TransactionOrigin } from './transaction.ts'

const accounts: readonly TransactionAccount[] = ['main', 'bonus', 'investment', 'earning']
const origins: readonly TransactionOrigin[] = ['rail', 'adjustment', 'transfer', 'plan', 'referral']
const types = ['credit', 'debit'] as const

const ofPlans: readonly PlanEvent[] = ['purchase', 'maturity', 'early_exit']

type Kind = Pick<Transaction, 'account' | 'origin' | 'type' | 'plan_event'> & { readonly closeness: Closeness }

/** Names are not stored: they follow from these four columns. */
function kindsNamed(term: SearchTerm): Kind[] {
  const all = accounts.flatMap((account) => origins.flatMap((origin) => types.map((type) => ({ account, origin, type, plan_event: null }))))
  const plans = ofPlans.map((plan_event) => ({
    account: 'investment' as const,
    origin: 'plan' as const,
    type: plan_event === 'purchase' ? ('debit' as const) : ('credit' as const),
    plan_event,
  }))
  return [...all.filter(({ origin }) => origin !== 'plan'), ...plans].flatMap((kind) => {
    const closeness = closenessOf(nameOf(kind), term)
    return closeness === null ? [] : [{ ...kind, closeness }]
  })
}

/** Best match first, then newest. Addresses match with or without the prefix `sandbox:`. */
export async function searchTransactions(
  query: Query,
  user_id: string,
  term: SearchTerm,
  limit: number,
): Promise<(Transaction & { readonly closeness: Closeness })[]> {
  const kinds = kindsNamed(term)
  const rows = await query<Transaction & { amount: bigint; closeness: Closeness }>(
    `SELECT * FROM (
       SELECT t.*, least(
         CASE WHEN t.amount = $2::bigint OR t.id::text LIKE $3 THEN 0 END,
         kind.closeness,
         CASE WHEN t.narration ILIKE $5 OR t.coin ILIKE $5 OR t.network ILIKE $5 OR t.address ILIKE $4 OR t.address ILIKE 'sandbox:' || $4 THEN 3 END
       ) AS closeness
       FROM member_transaction t
       LEFT JOIN unnest($6::text[], $7::text[], $8::text[], $9::text[], $10::int[]) AS kind (account, origin, type, plan_event, closeness)
         ON (t.account, t.origin, t.type) = (kind.account, kind.origin, kind.type) AND t.plan_event IS NOT DISTINCT FROM kind.plan_event
       WHERE t.user_id = $1
     ) found WHERE closeness IS NOT NULL ORDER BY closeness, created_at DESC, id DESC LIMIT $11`,
    [
      user_id,
      term.amount,
      term.id,
      term.begins,
      term.has,
      kinds.map(({ account }) => account),
      kinds.map(({ origin }) => origin),
      kinds.map(({ type }) => type),
      kinds.map(({ plan_event }) => plan_event),
      kinds.map(({ closeness }) => closeness),
      limit,
    ],
  )
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }))
}
