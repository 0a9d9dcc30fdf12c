/**
 * Administrators' actions on this account and its transactions, newest first, with reasons but without names, which only the audit log
 * has.
 */
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { findTransactions } from '#server/transactions'
import type { AccountDependencies } from './dependencies.ts'

/** Only the newest transactions are searched; each detail page has its own history. */
const LOOKED_THROUGH = 1_000

export async function listAdminActions(
  { database, audit }: Pick<AccountDependencies, 'database' | 'audit'>,
  user_id: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
) {
  const before = cursor === undefined ? null : readCursor(cursor)
  if (isRefused(before)) return before
  const transactions = await findTransactions(database.query, { user_id }, LOOKED_THROUGH, null)
  const rows = await audit.about({ object_ids: [user_id, ...transactions.map(({ id }) => id)], not_by: user_id, limit: limit + 1, before })
  const shown = rows.slice(0, limit)
  return {
    data: shown.map(({ n, at, action, object_kind, object_id, reason }) => ({
      id: String(n),
      at,
      action,
      reason,
      transaction_id: object_kind === 'transaction' ? object_id : null,
    })),
    page: { next_cursor: rows.length > limit ? String(shown.at(-1)?.n) : null, total: null },
  }
}

function readCursor(cursor: string): bigint | Refused<'invalid'> {
  return /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : refuse('invalid', { reason: 'page_absent' })
}
