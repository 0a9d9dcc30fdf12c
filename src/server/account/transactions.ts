/** A member's transactions: their detail with history and postings, and what administrators did to the account. */
import { isId } from '#kernel/id'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { declineCodeOf, platformReasonOf } from '#sentences/decisions'
import { postingsOf } from '#server/books'
import { CUSTODY } from '#server/ledger'
import { readPayouts } from '#server/plans'
import type { Query } from '#server/store'
import {
  findTransactions,
  type HistoryStep,
  readHistory,
  readTransaction,
  type Transaction,
  type TransactionView,
  viewTransaction,
} from '#server/transactions'
import type { AccountDependencies } from './dependencies.ts'

export type TransactionDetail = TransactionView & {
  readonly history: (HistoryStep & { readonly reason_code: string | null })[]
  readonly postings: Awaited<ReturnType<typeof postingsOf>>
}

/** The records of a list; a plan's payout with what it consists of. */
export async function viewWithPayouts(query: Query, transactions: readonly Transaction[]) {
  const ended = transactions.flatMap(({ plan_event, object_id }) =>
    plan_event !== null && plan_event !== 'purchase' && object_id ? [object_id] : [],
  )
  const payouts = ended.length > 0 ? await readPayouts(query, ended) : new Map<string, never>()
  return transactions.map((row) => {
    const payout = row.plan_event === 'purchase' || row.object_id === null ? undefined : payouts.get(row.object_id)
    return { ...viewTransaction(row), ...(payout ? { payout_capital: payout.principal, payout_return: payout.paid } : {}) }
  })
}

/** `user_id` null reads any member's, for administrators. Other members' behave as absent. */
export async function readTransactionDetail(query: Query, id: string, user_id: string | null): Promise<TransactionDetail | null> {
  const transaction = isId(id) ? await readTransaction(query, id, user_id ?? undefined) : null
  if (!transaction) return null
  const [history, postings] = await Promise.all([readHistory(query, id), postingsOf(query, id)])
  return {
    ...viewTransaction(transaction),
    history: history.map((step) => ({ ...step, reason_code: codeOf(step.reason) })),
    postings: postings.map((posting) => ({ ...posting, account: shortName(posting.account, user_id) })),
  }
}

/** Records keep a reason as a sentence; reasons of the closed sets are mapped to their codes. */
function codeOf(reason: string | null): string | null {
  return reason === null ? null : (declineCodeOf(reason) ?? platformReasonOf(reason))
}

/** For its owner `member:{id}:main` is `main`; the operator's accounts keep their names. */
function shortName(code: string, user_id: string | null): string {
  if (user_id === null || code === CUSTODY) return code
  const ownPrefix = `member:${user_id}:`
  return code.startsWith(ownPrefix) ? code.slice(ownPrefix.length) : code
}

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
