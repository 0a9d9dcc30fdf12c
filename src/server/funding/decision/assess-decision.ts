/**
 * Whether an administrator may decide on a deposit or withdrawal now, and whether one administrator is enough. The decision and its preview
 * share this check; the ledger repeats it under its locks.
 */
import { total } from '#kernel/money'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { type ApprovalRequest, type Consent, isInvolved, NO_APPROVAL_NEEDED } from '#server/approvals'
import type { Actor } from '#server/audit'
import { type DecisionAction, permits, permitsDecision, type Transaction } from '#server/transactions'
import type { FundingDependencies } from '../dependencies.ts'
import { checkLimitsAtSettlement } from './deposit-limit.ts'
import { findTransaction, wrongStatus } from './find.ts'

/** What the same administrator approves earlier in one preview, in cents; deposits also by member. */
type EarlierApprovals = { amount: bigint; readonly deposits: Map<string, bigint> }

export type ProposedDecision = {
  readonly action: DecisionAction
  readonly by: Actor
  /** Of a second administrator. */
  readonly consent?: Consent | undefined
  readonly earlier?: EarlierApprovals
}

type SecondNeeded = { readonly second_needed: ApprovalRequest }
export type Assessment = Consent | SecondNeeded | Refused<'wrong_status' | 'frozen' | 'deposit_limit'>

export async function findDecidable(
  dependencies: FundingDependencies,
  { transaction_id, by }: { readonly transaction_id: string; readonly by: Actor },
): Promise<Transaction | Refused<'no_transaction' | 'own_change'>> {
  const transaction = await findTransaction(dependencies, transaction_id)
  if (isRefused(transaction)) return transaction
  return (await isInvolved(dependencies.memberOf, by.user_id, [transaction.user_id])) ? refuse('own_change') : transaction
}

/** Null if the state permits the action. */
export function checkState(transaction: Transaction, action: DecisionAction, consent?: Consent): Refused<'wrong_status'> | null {
  const { state } = transaction
  const permitted = consent ? permits('approve_as_second', state) : permitsDecision(action, state)
  return permitted ? null : wrongStatus(transaction)
}

export async function assessDecision(
  dependencies: FundingDependencies,
  transaction: Transaction,
  { action, by, consent, earlier }: ProposedDecision,
): Promise<Assessment> {
  const wrong = checkState(transaction, action, consent)
  if (wrong) return wrong
  if (action !== 'approve') return NO_APPROVAL_NEEDED
  const request = approvalRequest(transaction, by)
  const counted = { ...request, amount: total(transaction.amount + (earlier?.amount ?? 0n)) }
  const granted = consent ?? (await dependencies.approvals.consentTo(counted))
  if (granted === 'wait') return { second_needed: request }
  return (await refuseApproval(dependencies, transaction, earlier)) ?? granted
}

function approvalRequest({ id, user_id, amount, type }: Transaction, maker: Actor): ApprovalRequest {
  return {
    kind: type === 'credit' ? 'deposit.approve' : 'withdrawal.approve',
    maker,
    beneficiary: user_id,
    amount,
    object_kind: 'transaction',
    object_id: id,
    payload: { transaction: id },
    rule: 'amount',
  }
}

async function refuseApproval(
  dependencies: FundingDependencies,
  { type, user_id, amount }: Transaction,
  earlier: EarlierApprovals | undefined,
): Promise<Refused<'frozen' | 'deposit_limit'> | null> {
  if (type === 'debit') return (await dependencies.memberOf(user_id))?.frozen_at ? refuseFrozenOwner() : null
  const own = earlier?.deposits.get(user_id) ?? 0n
  const all = [...(earlier?.deposits.values() ?? [])].reduce((so_far, one) => so_far + one, 0n)
  return checkLimitsAtSettlement(dependencies, { user_id, amount }, { own, all })
}

export function refuseFrozenOwner(): Refused<'frozen'> {
  return refuse('frozen', { reason: 'owner_froze' })
}

export type PreviewRequest = Pick<ProposedDecision, 'action' | 'by'> & {
  readonly transaction_id: string
  /** Updated by each preview of an approval. */
  readonly earlier: EarlierApprovals
}

/** The result of a decision if it were made now. */
export async function previewDecision(
  dependencies: FundingDependencies,
  { transaction_id, action, by, earlier }: PreviewRequest,
): Promise<'done' | 'waiting' | Refused<'no_transaction' | 'own_change' | 'wrong_status' | 'frozen' | 'deposit_limit'>> {
  const transaction = await findDecidable(dependencies, { transaction_id, by })
  if (isRefused(transaction)) return transaction
  const assessment = await assessDecision(dependencies, transaction, { action, by, earlier })
  if (isRefused(assessment)) return assessment
  if ('second_needed' in assessment) return 'waiting'
  if (action !== 'approve') return 'done'
  const { user_id, amount, type } = transaction
  earlier.amount += amount
  if (type === 'credit') earlier.deposits.set(user_id, (earlier.deposits.get(user_id) ?? 0n) + amount)
  return 'done'
}
