/** One member's transactions by label, amount, narration, coin, or the beginning of their id or address. */
import { cents } from '#kernel/money'
import { type Closeness, closenessOf, type Sought } from '#kernel/sought'
import type { Query } from '#server/store'
import { labelOf, type Transaction, type TransactionAccount, type TransactionOrigin } from './transaction.ts'

const accounts: readonly TransactionAccount[] = ['main', 'bonus', 'investment', 'earning']
const origins: readonly TransactionOrigin[] = ['rail', 'adjustment', 'transfer', 'plan', 'referral']
const types = ['credit', 'debit'] as const

type Kind = Pick<Transaction, 'account' | 'origin' | 'type'> & { readonly closeness: Closeness }

/** A label is no column: it follows from these three. */
function labelled(sought: Sought): Kind[] {
  const all = accounts.flatMap((account) => origins.flatMap((origin) => types.map((type) => ({ account, origin, type }))))
  return all.flatMap((kind) => {
    const closeness = closenessOf(labelOf(kind), sought)
    return closeness === null ? [] : [{ ...kind, closeness }]
  })
}

/** The closest, newest first. An address is found with or without the word `sandbox:` before it. */
export async function searchTransactions(
  query: Query,
  user_id: string,
  sought: Sought,
  limit: number,
): Promise<(Transaction & { readonly closeness: Closeness })[]> {
  const kinds = labelled(sought)
  const rows = await query<Transaction & { amount: bigint; closeness: Closeness }>(
    `SELECT * FROM (
       SELECT t.*, least(
         CASE WHEN t.amount = $2::bigint OR t.id::text LIKE $3 THEN 0 END,
         kind.closeness,
         CASE WHEN t.narration ILIKE $5 OR t.coin ILIKE $5 OR t.network ILIKE $5 OR t.address ILIKE $4 OR t.address ILIKE 'sandbox:' || $4 THEN 3 END
       ) AS closeness
       FROM member_transaction t
       LEFT JOIN unnest($6::text[], $7::text[], $8::text[], $9::int[]) AS kind (account, origin, type, closeness)
         ON (t.account, t.origin, t.type) = (kind.account, kind.origin, kind.type)
       WHERE t.user_id = $1
     ) found WHERE closeness IS NOT NULL ORDER BY closeness, created_at DESC, id DESC LIMIT $10`,
    [
      user_id,
      sought.amount,
      sought.id,
      sought.begins,
      sought.has,
      kinds.map(({ account }) => account),
      kinds.map(({ origin }) => origin),
      kinds.map(({ type }) => type),
      kinds.map(({ closeness }) => closeness),
      limit,
    ],
  )
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }))
}
