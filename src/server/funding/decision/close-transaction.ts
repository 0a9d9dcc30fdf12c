/**
 * Closes a pending deposit or withdrawal. All ways to close it share an idempotency key, so exactly one succeeds. The group
 * that changes the state also pays out or releases the hold.
 */
import { assert } from '#kernel/assert'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { type Consent, NO_APPROVAL_NEEDED, refuseSequenceConflict } from '#server/approvals'
import {
  type Claim,
  type Entry,
  entries,
  type JournalRecord,
  type LedgerRejection,
  submit,
  type TransientName,
  type Work,
} from '#server/ledger'
import { changeState, claimTransaction, permits, type Transaction, transitions } from '#server/transactions'
import type { FundingDependencies } from '../dependencies.ts'
import { type FundingEvent, noticeRecord } from '../notice.ts'
import { claimDayLimit, refuseExceededLimit, totalLimit } from './deposit-limit.ts'
import { refuseByCurrentStatus, wrongStatus } from './find.ts'
import { payoutRecord } from './pay-out.ts'

export type ClosedState = 'settled' | 'declined' | 'lapsed' | 'cancelled' | 'deleted'

type ClosingAction = 'approve' | 'approve_as_second' | 'decline' | 'delete' | 'cancel' | 'lapse' | 'settle' | 'pay_confirmed'

export type Closing<State extends ClosedState = ClosedState, Guarded extends string = never> = {
  readonly action: ClosingAction
  readonly state: State
  readonly reason?: string
  readonly decided_by?: string
  /** Of the administrators who decide. */
  readonly consent?: Consent
  /** `end`: the state that it really reaches. */
  readonly records?: (end: Ending) => readonly JournalRecord[]
  /** A condition on the owner's account, and the refusal if it fails. */
  readonly guard?: { readonly claim: Claim; readonly refuse: (found: string | null) => Refused<Guarded> }
}

export type Ending = { readonly state: ClosedState; readonly reason?: string | null }
type Closed<Guarded extends string> = Transaction | Replayed | Refused<'wrong_status' | TransientName | Guarded>
type Unsettled = Exclude<ClosedState, 'settled'>

/** Only a settlement can exceed a deposit limit: the two signatures say so. */
export function closeTransaction<Guarded extends string = never>(
  dependencies: FundingDependencies,
  transaction: Transaction,
  closing: Closing<Unsettled, Guarded>,
  once: IdempotencyContext<Transaction> | null,
): Promise<Closed<Guarded>>
export function closeTransaction<Guarded extends string = never>(
  dependencies: FundingDependencies,
  transaction: Transaction,
  closing: Closing<ClosedState, Guarded>,
  once: IdempotencyContext<Transaction> | null,
): Promise<Closed<Guarded | 'deposit_limit'>>
export async function closeTransaction<Guarded extends string>(
  dependencies: FundingDependencies,
  transaction: Transaction,
  closing: Closing<ClosedState, Guarded>,
  once: IdempotencyContext<Transaction> | null,
): Promise<Closed<Guarded | 'deposit_limit'>> {
  if (!permits(closing.action, transaction.state)) return wrongStatus(transaction)
  const { work, after } = await prepareClosing(dependencies, transaction, closing)
  const outcome = await submit(dependencies.post, work, once, after)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  if ('reply' in outcome) return outcome.reply
  return refuseSequenceConflict(outcome.blocked) ?? refuseBlocked(dependencies, transaction, closing, outcome.blocked)
}

/** The group that closes it, and the transaction after it. */
export async function prepareClosing(
  dependencies: FundingDependencies,
  transaction: Transaction,
  closing: Closing<ClosedState, string>,
): Promise<{ readonly work: Work; readonly after: Transaction }> {
  const { consent = NO_APPROVAL_NEEDED, guard, records } = closing
  const { from, to, by } = transitions[closing.action]
  const { state, reason } = checkPayout(dependencies, transaction, closing)
  assert((to as readonly ClosedState[]).includes(state), `${closing.action} leads to ${state}`)
  const effective_at = await dependencies.business.now()
  const at = dependencies.clock.now()
  const { record, after } = changeState(transaction, {
    state,
    at,
    by,
    reason,
    decided_by: closing.decided_by ?? null,
    ...(state === 'settled' ? { effective_at } : {}),
  })
  const superseded = consent.change_id === null ? supersedePendingChange(transaction, at) : NO_APPROVAL_NEEDED
  const room = await limitsFor(dependencies, transaction, state)
  const work: Work = {
    keys: [closingKey(transaction), ...consent.keys],
    entries: closingEntries(transaction, state),
    limits: room.limits,
    claims: [
      ...consent.claims,
      ...superseded.claims,
      ...room.claims,
      ...(guard ? [guard.claim] : []),
      claimTransaction(transaction.id, from),
    ],
    records: [
      record,
      noticeRecord(dependencies, after, closingEvent(transaction, state)),
      ...(transaction.type === 'debit' && state === 'settled' ? [payoutRecord(dependencies, after, at)] : []),
      ...(records?.({ state, reason }) ?? []),
      ...consent.records,
      ...superseded.records,
    ],
    effective_at,
  }
  return { work, after }
}

/** A withdrawal whose payout the rail does not accept is declined instead. Nothing is paid yet. */
function checkPayout(
  { rail }: FundingDependencies,
  transaction: Transaction,
  { state, reason = null }: Ending,
): Ending & { reason: string | null } {
  if (transaction.type !== 'debit' || state !== 'settled') return { state, reason }
  return { reason, ...rail.checkPayout(transaction) }
}

/** A deposit that settles must stay within the member's daily limit and the limit of all members' money. */
async function limitsFor(dependencies: FundingDependencies, transaction: Transaction, state: ClosedState) {
  if (transaction.type !== 'credit' || state !== 'settled') return { limits: [], claims: [] }
  return { limits: [await totalLimit(dependencies)], claims: [await claimDayLimit(dependencies, transaction, 'settle')] }
}

/** A request for a second approval is superseded when the transaction is closed otherwise. */
function supersedePendingChange({ id, state }: Transaction, at: Date): Pick<Consent, 'claims' | 'records'> {
  if (state !== 'awaiting_second') return NO_APPROVAL_NEEDED
  const claims = [{ name: 'approvals_claim_object', id, expects: ['here'] }]
  return { claims, records: [{ name: 'approvals_record_superseded', row: { object_id: id, at } }] }
}

async function refuseBlocked<Guarded extends string>(
  dependencies: FundingDependencies,
  transaction: Transaction,
  { guard }: Pick<Closing<ClosedState, Guarded>, 'guard'>,
  blocked: LedgerRejection,
): Promise<Refused<'wrong_status' | 'deposit_limit' | Guarded>> {
  if (guard && blocked.refused === 'claim' && blocked.claim === guard.claim.name) return guard.refuse(blocked.found)
  const over = await refuseExceededLimit(dependencies, blocked)
  if (over) return over
  assert(blocked.refused !== 'overdrawn', 'the hold covers the withdrawal')
  if (blocked.refused === 'ceiling') return refuse('wrong_status', { reason: 'ledger_full' })
  return refuseByCurrentStatus(dependencies.database.query, transaction)
}

function closingKey({ id, type }: Transaction): string {
  return type === 'credit' ? `deposit/${id}/settle` : `withdrawal/${id}/end`
}

function closingEntries({ id, user_id, amount, type }: Transaction, state: ClosedState): Entry[] {
  if (type === 'credit') return state === 'settled' ? [entries.depositSettle(user_id, amount, id)] : []
  return [state === 'settled' ? entries.withdrawalPay(user_id, amount, id) : entries.withdrawalRelease(user_id, amount, id)]
}

/** The owner reads of a deletion as its effect: a withdrawal was cancelled, a deposit was declined. */
function closingEvent({ type }: Transaction, state: ClosedState): FundingEvent {
  if (type === 'credit') return state === 'settled' ? 'deposit.settled' : 'deposit.declined'
  if (state === 'settled') return 'withdrawal.paid'
  return state === 'deleted' ? 'withdrawal.cancelled' : `withdrawal.${state}`
}
