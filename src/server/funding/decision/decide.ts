/** Shared by the decisions of administrators: never on their own transaction, and always with an audit row in the same group. */
import { assert } from '#kernel/assert'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { isRefused, type Refused } from '#kernel/refusal'
import { type Consent, NO_APPROVAL_NEEDED } from '#server/approvals'
import { type Actor, AUDIT_RECORD } from '#server/audit'
import type { JournalRecord, TransientName } from '#server/ledger'
import type { Transaction } from '#server/transactions'
import type { FundingDependencies } from '../dependencies.ts'
import { checkState, findDecidable } from './assess-decision.ts'
import { type ClosedState, type Closing, closeTransaction, type Ending } from './close-transaction.ts'

export type Decision = { readonly transaction_id: string; readonly by: Actor }
export type DecideRefusal = 'no_transaction' | 'own_change' | 'wrong_status' | TransientName

/** The actions as the audit log names them. */
const actionOf = { settled: 'approve', declined: 'decline', deleted: 'delete' } as const

const isDecided = (state: ClosedState): state is keyof typeof actionOf => state in actionOf

/** Declines or deletes a transaction. */
export async function decide(
  dependencies: FundingDependencies,
  decided: Decision,
  { state, reason }: { readonly state: 'declined' | 'deleted'; readonly reason: string },
  once: IdempotencyContext<Transaction>,
): Promise<Transaction | Replayed | Refused<DecideRefusal>> {
  const transaction = await findDecidable(dependencies, decided)
  if (isRefused(transaction)) return transaction
  const wrong = checkState(transaction, actionOf[state])
  if (wrong) return wrong
  const closing = { action: actionOf[state], state, reason, ...byAdministrator(dependencies, decided, transaction) }
  return closeTransaction(dependencies, transaction, closing, once)
}

/** The part of a closing that says who decides, and writes the audit row. */
export function byAdministrator(
  dependencies: FundingDependencies,
  decided: Decision,
  transaction: Transaction,
  consent: Consent = NO_APPROVAL_NEEDED,
): Pick<Closing, 'decided_by' | 'consent' | 'records'> {
  const records: Closing['records'] = (end) => [auditDecision(dependencies, decided, transaction, end, consent)]
  return { decided_by: decided.by.user_id, consent, records }
}

export function auditDecision(
  { audit }: FundingDependencies,
  { by }: Decision,
  transaction: Transaction,
  { state, reason }: Ending,
  { note }: Pick<Consent, 'note'>,
): JournalRecord {
  assert(isDecided(state), 'an administrator settles, declines or deletes')
  const noun = transaction.type === 'credit' ? 'deposit' : 'withdrawal'
  const row = audit.row({
    actor: by.user_id,
    actor_email: by.email,
    action: `${noun}.${actionOf[state]}`,
    object_kind: 'transaction',
    object_id: transaction.id,
    before: { state: transaction.state },
    after: { state, user: transaction.user_id, amount: transaction.amount, ...note },
    reason: reason ?? null,
    request_id: by.request_id,
  })
  return { name: AUDIT_RECORD, row }
}
