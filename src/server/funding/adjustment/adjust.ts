/**
 * Adjustments: an administrator credits a member from the operator's adjustment budget, or debits at most what was credited
 * that way. A larger debit is a reversal to custody and needs a second administrator. The idempotency key numbers the
 * adjustments of an account, so two concurrent debits can't take back the same credit.
 */
import { assert } from '#kernel/assert'
import { isId, newId } from '#kernel/id'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { type Cents, formatDecimal } from '#kernel/money'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { type ApprovalRequest, type Consent, isInvolved, LOST_RACE, type PendingApproval, refuseSequenceConflict } from '#server/approvals'
import { type Actor, AUDIT_RECORD } from '#server/audit'
import { readOperatorBalances } from '#server/books'
import { claimActive } from '#server/identity'
import { entries, type JournalRecord, submit, type TransientName, type Work } from '#server/ledger'
import { adjustedOf, recordTransaction, type Transaction, toTransaction } from '#server/transactions'
import { refuseInactiveOwner } from '../decision/find.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { noticeRecord } from '../notice.ts'

export type Adjustment = {
  readonly user_id: string
  readonly account: 'main' | 'bonus' | 'earning'
  readonly type: 'credit' | 'debit'
  readonly amount: Cents
  readonly narration: string
  readonly by: Actor
  /** Of a second administrator. */
  readonly consent?: Consent
}
type AdjustRefusal = 'no_user' | 'insufficient_balance' | 'own_change' | 'wrong_status' | TransientName

type Answer = Transaction | PendingApproval | Replayed | Refused<AdjustRefusal>

export function adjust(
  dependencies: FundingDependencies,
  adjustment: Adjustment,
  once: IdempotencyContext<Transaction | PendingApproval>,
): Promise<Answer> {
  return dependencies.approvals.inTurn(adjustment.by.user_id, () => adjustNow(dependencies, adjustment, once))
}

async function adjustNow(
  dependencies: FundingDependencies,
  adjustment: Adjustment,
  once: IdempotencyContext<Transaction | PendingApproval>,
): Promise<Answer> {
  const { database, post, memberOf, approvals } = dependencies
  const { user_id, account, type, amount, by } = adjustment
  if (await isInvolved(memberOf, by.user_id, [user_id])) return refuse('own_change')
  const member = isId(user_id) ? await memberOf(user_id) : null
  if (!member || member.status === 'closed') return refuse('no_user')
  const { n, credited, debited } = await adjustedOf(database.query, user_id, account)
  const over = type === 'debit' && amount > credited - debited
  const request = requestOf(adjustment, over)
  const consent = adjustment.consent ?? (await approvals.consentTo(request))
  if (consent === 'wait') return approvals.requestApproval(request, once)
  if (over && !consent.change_id) return refuseReversal(credited - debited)
  const transaction = await toAdjustment(dependencies, adjustment, over ? consent.change_id : null)
  const work: Work = {
    keys: [`adjustment/${user_id}/${account}/${n}`, ...consent.keys],
    entries: [entryOf(transaction, account)],
    claims: consent.claims,
    records: [...recordsOf(dependencies, transaction, by, consent), ...consent.records],
    effective_at: transaction.effective_at,
  }
  const outcome = await submit(post, work, once, transaction)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  if ('reply' in outcome) return outcome.reply
  if (outcome.blocked.refused === 'overdrawn') return refuseOverdrawn(dependencies, type)
  if (outcome.blocked.refused === 'claim')
    return outcome.blocked.claim === 'account' ? refuse('no_user') : refuse('wrong_status', { reason: 'change_decided' })
  assert(outcome.blocked.refused === 'repeated', 'only a concurrent adjustment blocks an adjustment')
  const decided = consent.keys.includes(outcome.blocked.key) && !refuseSequenceConflict(outcome.blocked)
  return decided ? refuse('wrong_status', { reason: 'change_decided' }) : LOST_RACE
}

/** A debit beyond earlier credits needs a second administrator at any amount. */
function requestOf({ user_id, account, type, amount, narration, by }: Adjustment, over: boolean): ApprovalRequest {
  return {
    kind: `adjustment.${type}`,
    maker: by,
    beneficiary: user_id,
    amount,
    object_kind: 'user',
    object_id: user_id,
    payload: { account, narration },
    reason: narration,
    rule: over ? 'always' : 'amount',
  }
}

async function toAdjustment(
  { clock, business }: FundingDependencies,
  adjustment: Adjustment,
  reversed_by: string | null,
): Promise<Transaction> {
  const { user_id, account, type, amount, narration, by } = adjustment
  const created_at = clock.now()
  return toTransaction({
    id: newId(created_at),
    user_id,
    created_at,
    effective_at: await business.now(),
    amount,
    type,
    account,
    origin: 'adjustment',
    state: 'settled',
    narration,
    object_id: reversed_by,
    decided_by: by.user_id,
    decided_at: created_at,
  })
}

function entryOf({ id, user_id, type, amount, object_id }: Transaction, account: Adjustment['account']) {
  if (object_id) return entries.reversal(user_id, account, amount, id)
  return type === 'credit' ? entries.adjustmentCredit(user_id, account, amount, id) : entries.adjustmentDebit(user_id, account, amount, id)
}

function recordsOf(dependencies: FundingDependencies, transaction: Transaction, by: Actor, { note }: Consent): JournalRecord[] {
  const { id, user_id, type, account, amount, narration } = transaction
  const row = dependencies.audit.row({
    actor: by.user_id,
    actor_email: by.email,
    action: `adjustment.${type}`,
    object_kind: 'user',
    object_id: user_id,
    after: { transaction: id, account, amount, ...note },
    reason: narration,
    request_id: by.request_id,
  })
  return [
    recordTransaction(transaction, 'administrator'),
    noticeRecord(dependencies, transaction, `adjustment.${type}`, { account, reason: narration ?? '' }),
    { name: AUDIT_RECORD, row },
  ]
}

function refuseReversal(left: bigint): Refused<'wrong_status'> {
  return refuse('wrong_status', {
    reason: 'credited_most',
    params: { left: formatDecimal(left) },
  })
}

async function refuseOverdrawn({ database }: FundingDependencies, type: Adjustment['type']): Promise<Refused<'insufficient_balance'>> {
  if (type === 'debit') return refuse('insufficient_balance', { reason: 'account_holds_less' })
  const { 'adjustment:budget': left } = await readOperatorBalances(database.query)
  return refuse('insufficient_balance', { reason: 'budget_holds', params: { left: formatDecimal(left) } })
}

/** A member moves bonus or earning to the main account, without conditions. */
export type TransferRequest = { readonly user_id: string; readonly from: 'bonus' | 'earning'; readonly amount: Cents }

/** The transaction record belongs to the account that is debited. */
export async function transfer(
  dependencies: FundingDependencies,
  { user_id, from, amount }: TransferRequest,
  once: IdempotencyContext<Transaction>,
): Promise<Transaction | Replayed | Refused<'insufficient_balance' | 'suspended' | 'frozen' | TransientName>> {
  const { post, clock, business, memberOf } = dependencies
  if ((await memberOf(user_id))?.status !== 'active') return refuse('suspended')
  const created_at = clock.now()
  const effective_at = await business.now()
  const id = newId(created_at)
  const transaction = toTransaction({
    id,
    user_id,
    created_at,
    effective_at,
    amount,
    type: 'debit',
    account: from,
    origin: 'transfer',
    state: 'settled',
  })
  const work = {
    keys: [`transfer/${id}`],
    entries: [entries.transfer(user_id, from, amount, id)],
    claims: [claimActive(user_id)],
    records: [recordTransaction(transaction, 'member')],
    effective_at,
  }
  const outcome = await submit(post, work, once, transaction)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  if ('reply' in outcome) return outcome.reply
  const inactive = refuseInactiveOwner(outcome.blocked)
  if (inactive) return inactive
  assert(outcome.blocked.refused === 'overdrawn', 'only the balance blocks a new transfer')
  return refuse('insufficient_balance')
}
