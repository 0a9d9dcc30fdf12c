/** What the decisions of an administrator share: never on one's own transaction, and always with a row in the audit log, in the same group. */
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { isRefused, type Refused } from '#kernel/refusal'
import type { Consent } from '#server/approvals'
import { AUDIT_RECORD } from '#server/audit'
import type { JournalRecord, Transaction, TransientName } from '#server/ledger'
import type { Administrator, FundingDependencies } from '../dependencies.ts'
import { checkState, findDecidable } from './assess-decision.ts'
import { type Closing, closeTransaction } from './close-transaction.ts'
import { PENDING } from './status.ts'

export type Decided = { readonly transaction_id: string; readonly by: Administrator }
export type DecideRefusal = 'no_transaction' | 'own_change' | 'wrong_status' | TransientName

/** How an administrator ends a transaction, as the log names it. */
const verbs = { settled: 'approve', declined: 'decline', deleted: 'delete' } as const
type DecidedState = keyof typeof verbs

/** Declines or deletes it. */
export async function decide(
  dependencies: FundingDependencies,
  decided: Decided,
  { state, reason }: { readonly state: 'declined' | 'deleted'; readonly reason: string },
  once: IdempotencyContext<Transaction>,
): Promise<Transaction | Replayed | Refused<DecideRefusal>> {
  const transaction = await findDecidable(dependencies, decided)
  if (isRefused(transaction)) return transaction
  const wrong = checkState(transaction, verbs[state])
  if (wrong) return wrong
  const closing = { state, from: PENDING, reason, ...byAdministrator(dependencies, decided, transaction, { state, reason }) }
  return closeTransaction(dependencies, transaction, closing, once)
}

/** Who ends it, with the row in the audit log. */
export function byAdministrator(
  dependencies: FundingDependencies,
  decided: Decided,
  transaction: Transaction,
  end: { readonly state: DecidedState; readonly reason?: string },
): Pick<Closing, 'by' | 'decided_by' | 'records'> {
  const records = (consent: Consent) => [auditDecision(dependencies, decided, transaction, end, consent)]
  return { by: 'administrator', decided_by: decided.by.user_id, records }
}

export function auditDecision(
  { audit }: FundingDependencies,
  { by }: Decided,
  transaction: Transaction,
  { state, reason }: { readonly state: DecidedState; readonly reason?: string },
  { note }: Pick<Consent, 'note'>,
): JournalRecord {
  const noun = transaction.type === 'credit' ? 'deposit' : 'withdrawal'
  const row = audit.row({
    actor: by.user_id,
    actor_email: by.email,
    action: `${noun}.${verbs[state]}`,
    object_kind: 'transaction',
    object_id: transaction.id,
    before: { state: transaction.state },
    after: { state, user: transaction.user_id, amount: transaction.amount, ...note },
    reason: reason ?? null,
    request_id: by.request_id,
  })
  return { name: AUDIT_RECORD, row }
}
