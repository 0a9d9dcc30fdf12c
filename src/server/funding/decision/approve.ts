/**
 * Approval by an administrator: a deposit settles, and a confirmed withdrawal is paid from its hold unless its owner has frozen
 * the account. Above the four-eyes threshold it waits for a second administrator, whose consent is executed here too.
 */
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { isRefused, type Refused } from '#kernel/refusal'
import { type ApprovalRequest, type Consent, isPendingApproval, type PendingApproval } from '#server/approvals'
import type { Actor } from '#server/audit'
import { claimNotFrozen } from '#server/identity'
import type { Work } from '#server/ledger'
import { changeState, claimTransaction, permits, readTransaction, type Transaction, transitions } from '#server/transactions'
import type { FundingDependencies } from '../dependencies.ts'
import { assessDecision, findDecidable, refuseFrozenOwner } from './assess-decision.ts'
import { closeTransaction } from './close-transaction.ts'
import { byAdministrator, type DecideRefusal, type Decision } from './decide.ts'
import { refuseByCurrentStatus } from './status.ts'

type Answer = Transaction | PendingApproval | Replayed | Refused<DecideRefusal | 'frozen' | 'deposit_limit'>

/** `consent`: of a second administrator. */
type Approval = Decision & { readonly consent?: Consent }

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
