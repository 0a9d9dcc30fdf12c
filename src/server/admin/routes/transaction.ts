/** HTTP handlers of transactions: translation only. */

import type { admin } from '#contract/admin/actions'
import type { Handlers } from '#contract/shared/define'
import { isId } from '#kernel/id'
import { withReply } from '#kernel/idempotency'
import { isRefused, refuse } from '#kernel/refusal'
import { type DeclineCode, declineReasons } from '#sentences/decisions'
import { readTransactionDetail } from '#server/account'
import { isPendingApproval, pendingAnswer, readWaiting } from '#server/approvals'
import { actorOf } from '#server/audit'
import { decodeCursor, page } from '#server/http'
import { type Transaction, viewTransaction } from '#server/transactions'
import type { AdminDependencies } from '../dependencies.ts'
import { countByStatus, findAdminTransactions } from '../money/find-transactions.ts'

type Names = 'listAllTransactions' | 'readAnyTransaction' | 'fund' | 'approve' | 'decline' | 'deleteTransaction'

const shown = (message: string) =>
  pendingAnswer((transaction: Transaction) => ({ data: { transaction: viewTransaction(transaction) }, message }))
const done = (message: string) => (transaction: Transaction) => ({ data: { transaction: viewTransaction(transaction) }, message })

/** A withdrawal whose payout is not accepted is declined instead. */
function approvalMessage({ state, reason }: Transaction): string {
  return state === 'declined' ? `Declined: the payout was not accepted. ${reason ?? ''}`.trim() : 'Approved Successfully'
}

/** The text for the owner: the administrator's comment, or the code's. */
function declineText(code: DeclineCode | undefined, comment: string | undefined): string | undefined {
  return comment || (code ? declineReasons[code] : undefined)
}

export function transactionRoutes(dependencies: AdminDependencies): Pick<Handlers<typeof admin>, Names> {
  const { database, clock, funding } = dependencies
  const { query: read } = database
  return {
    listAllTransactions: async ({ query }) => {
      const after = decodeCursor(query.cursor)
      if (isRefused(after)) return after
      const filter = { ...query, after, waiting: query.waiting === 'true' }
      const [found, counts] = await Promise.all([findAdminTransactions(dependencies, filter), countByStatus(read, clock)])
      const paged = page({ rows: found.rows, limit: query.limit, cursorOf: (row) => row, total: found.total })
      return { ...paged, data: paged.data.map(found.view), counts }
    },
    readAnyTransaction: async ({ params }) => {
      const detail = await readTransactionDetail(read, params.id, null)
      if (!detail) return refuse('no_transaction')
      const waiting = await readWaiting(database, 'transaction', [params.id])
      return { data: { ...detail, waiting_change: waiting.get(params.id) ?? null } }
    },
    fund: async ({ body, caller, transport, once }) => {
      if (!isId(body.user)) return refuse('no_user')
      const view = shown('Successful!')
      const { user, account_type: account, transaction_type: type, amount, narration } = body
      const adjustment = { user_id: user, account, type, amount, narration, by: actorOf(caller, transport) }
      const outcome = await funding.adjust(adjustment, withReply(once, view))
      return isPendingApproval(outcome) || 'user_id' in outcome ? view(outcome) : outcome
    },
    approve: async ({ params, caller, transport, once }) => {
      const view = pendingAnswer((transaction: Transaction) => done(approvalMessage(transaction))(transaction))
      const outcome = await funding.approve({ transaction_id: params.id, by: actorOf(caller, transport) }, withReply(once, view))
      return isPendingApproval(outcome) || 'user_id' in outcome ? view(outcome) : outcome
    },
    decline: async ({ params, body, caller, transport, once }) => {
      const view = done('Declined Successfully')
      const reason = declineText(body?.reason_code, body?.admin_comment)
      const outcome = await funding.decline({ transaction_id: params.id, by: actorOf(caller, transport), reason }, withReply(once, view))
      return 'user_id' in outcome ? view(outcome) : outcome
    },
    deleteTransaction: async ({ params, caller, transport, once }) => {
      const view = done('Deleted Successfully')
      const outcome = await funding.deleteTransaction({ transaction_id: params.id, by: actorOf(caller, transport) }, withReply(once, view))
      return 'user_id' in outcome ? view(outcome) : outcome
    },
  }
}
