/**
 * The decisions of administrators: approve, decline, delete. Never on their own transaction, and always with an audit row in the same
 * group.
 */
import { assert } from '#kernel/assert'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused } from '#kernel/refusal'
import { platformReasons } from '#sentences/decisions'
import { type ApprovalRequest, type Consent, isPendingApproval, NO_APPROVAL_NEEDED, type PendingApproval } from '#server/approvals'
import { type Actor, AUDIT_RECORD } from '#server/audit'
import { claimNotFrozen } from '#server/identity'
import { type JournalRecord, submit, type TransientName, type Work } from '#server/ledger'
import { changeState, claimTransaction, permits, readTransaction, type Transaction, transitions } from '#server/transactions'
import type { FundingDependencies } from '../dependencies.ts'
import { assessDecision, checkState, findDecidable, refuseFrozenOwner } from './assess-decision.ts'
import { type ClosedState, type Closing, closeTransaction, type Ending } from './close-transaction.ts'
import { refuseByCurrentStatus } from './find.ts'

export type Decision = { readonly transaction_id: string; readonly by: Actor }
export type DecideRefusal = 'no_transaction' | 'own_change' | 'wrong_status' | TransientName

/** The actions as the audit log names them. */
const actionOf = { settled: 'approve', declined: 'decline', deleted: 'delete' } as const

const isDecided = (state: ClosedState): state is keyof typeof actionOf => state in actionOf

/** Declines or deletes a transaction. */
async function decide(
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
function byAdministrator(
  dependencies: FundingDependencies,
  decided: Decision,
  transaction: Transaction,
  consent: Consent = NO_APPROVAL_NEEDED,
): Pick<Closing, 'decided_by' | 'consent' | 'records'> {
  const records: Closing['records'] = (end) => [auditDecision(dependencies, decided, transaction, end, consent)]
  return { decided_by: decided.by.user_id, consent, records }
}

function auditDecision(
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

type Answer = Transaction | PendingApproval | Replayed | Refused<DecideRefusal | 'frozen' | 'deposit_limit'>

/** `consent`: of a second administrator. */
type Approval = Decision & { readonly consent?: Consent }

/**
 * Approval by an administrator: a deposit settles, and a confirmed withdrawal is paid from its hold unless its owner has frozen
 * the account. Above the four-eyes threshold it waits for a second administrator, whose consent is executed here too.
 */
export function approve(
  dependencies: FundingDependencies,
  approval: Approval,
  once: IdempotencyContext<Transaction | PendingApproval>,
): Promise<Answer> {
  return dependencies.approvals.inTurn(approval.by.user_id, () => approveNow(dependencies, approval, once))
}

async function approveNow(
  dependencies: FundingDependencies,
  { consent: given, ...decided }: Approval,
  once: IdempotencyContext<Transaction | PendingApproval>,
): Promise<Answer> {
  const transaction = await findDecidable(dependencies, decided)
  if (isRefused(transaction)) return transaction
  const consent = await assessDecision(dependencies, transaction, { action: 'approve', by: decided.by, consent: given })
  if (isRefused(consent)) return consent
  if ('second_needed' in consent) return requestSecond(dependencies, transaction, consent.second_needed, once)
  const guard = { claim: claimNotFrozen(transaction.user_id), refuse: refuseFrozenOwner }
  const closing = {
    action: given ? ('approve_as_second' as const) : ('approve' as const),
    state: 'settled' as const,
    ...byAdministrator(dependencies, decided, transaction, consent),
    ...(transaction.type === 'debit' ? { guard } : {}),
  }
  return closeTransaction(dependencies, transaction, closing, once)
}

/** The state of the transaction shows that it waits, also to its owner. */
async function requestSecond(
  dependencies: FundingDependencies,
  transaction: Transaction,
  request: ApprovalRequest,
  once: IdempotencyContext<Transaction | PendingApproval>,
): Promise<Answer> {
  const at = dependencies.clock.now()
  const { record } = changeState(transaction, { state: 'awaiting_second', at, by: transitions.request_second.by })
  const beside = { claims: [claimTransaction(transaction.id, transitions.request_second.from)], records: [record] }
  const outcome = await dependencies.approvals.requestApproval(request, once, beside)
  if (isPendingApproval(outcome) || !isRefused(outcome) || outcome.refused !== 'wrong_status') return outcome
  return refuseByCurrentStatus(dependencies.database.query, transaction)
}

/**
 * For a request that ends without a second approval: the transaction awaits one administrator again. `by` is null if the
 * request expired.
 */
export async function undoRequest(
  { database, clock }: FundingDependencies,
  transaction_id: string,
  by: Actor | null,
): Promise<Pick<Work, 'claims' | 'records'>> {
  const transaction = await readTransaction(database.query, transaction_id)
  if (!transaction || !permits('put_back', transaction.state)) return { claims: [], records: [] }
  const change = { state: 'awaiting_approval' as const, at: clock.now(), by: transitions[by ? 'put_back' : 'expire_request'].by }
  const { record } = changeState(transaction, change)
  return { claims: [claimTransaction(transaction_id, transitions.put_back.from)], records: [record] }
}

/** Decline by an administrator: releases the hold in the same group, and shows the owner a reason. */
export function decline(
  dependencies: FundingDependencies,
  { reason, ...decided }: Decision & { readonly reason?: string | undefined },
  once: IdempotencyContext<Transaction>,
) {
  return decide(dependencies, decided, { state: 'declined', reason: reason || platformReasons.declined }, once)
}

/** An administrator hides a pending or declined transaction. The hold is released; the history stays, and the owner still sees it. */
export async function deleteTransaction(
  dependencies: FundingDependencies,
  decided: Decision,
  once: IdempotencyContext<Transaction>,
): Promise<Transaction | Replayed | Refused<DecideRefusal>> {
  const transaction = await findDecidable(dependencies, decided)
  if (isRefused(transaction)) return transaction
  if (!permits('hide', transaction.state)) return decide(dependencies, decided, { state: 'deleted', reason: platformReasons.deleted }, once)
  return hide(dependencies, decided, transaction, once)
}

/** It is closed already, so no money moves. */
async function hide(dependencies: FundingDependencies, decided: Decision, transaction: Transaction, once: IdempotencyContext<Transaction>) {
  const { database, post, clock, business } = dependencies
  const change = { state: 'deleted' as const, at: clock.now(), by: transitions.hide.by, decided_by: decided.by.user_id }
  const { record, after } = changeState(transaction, change)
  const work = {
    keys: [`transaction/${transaction.id}/delete`],
    claims: [claimTransaction(transaction.id, transitions.hide.from)],
    records: [record, auditDecision(dependencies, decided, transaction, { state: 'deleted' }, NO_APPROVAL_NEEDED)],
    effective_at: await business.now(),
  }
  const outcome = await submit(post, work, once, after)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  return 'reply' in outcome ? outcome.reply : refuseByCurrentStatus(database.query, transaction)
}
