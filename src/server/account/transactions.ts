/** A transaction opened: its history and the postings behind it. */
import { ownReasonOf } from '#content/values'
import { declineCodeOf } from '#contract/shared/decline-reason'
import { isId } from '#kernel/id'
import { CUSTODY, type HistoryStep, postingsOf, readHistory, readTransaction, type TransactionView, viewTransaction } from '#server/ledger'
import type { Query } from '#server/store'

export type TransactionDetail = TransactionView & {
  readonly history: (HistoryStep & { readonly reason_code: string | null })[]
  readonly postings: Awaited<ReturnType<typeof postingsOf>>
}

/** `user_id` null reads anyone's, for administrators. Another person's is as absent. */
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

/** Null for a reason that an administrator wrote. */
function codeOf(reason: string | null): string | null {
  return reason === null ? null : (declineCodeOf(reason) ?? ownReasonOf(reason))
}

/** To its owner `member:{id}:main` is `main`; the operator's accounts keep their names. */
function shortName(code: string, user_id: string | null): string {
  if (user_id === null || code === CUSTODY) return code
  const own = `member:${user_id}:`
  return code.startsWith(own) ? code.slice(own.length) : code
}
