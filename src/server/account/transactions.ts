/** A transaction's detail: its history and its postings. */

import { isId } from '#kernel/id'
import { declineCodeOf, platformReasonOf } from '#sentences/decisions'
import { postingsOf } from '#server/books'
import { CUSTODY } from '#server/ledger'
import { readPayouts } from '#server/plans'
import type { Query } from '#server/store'
import {
  type HistoryStep,
  readHistory,
  readTransaction,
  type Transaction,
  type TransactionView,
  viewTransaction,
} from '#server/transactions'

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
