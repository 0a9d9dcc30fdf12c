/**
 * Closes a pending deposit or withdrawal. All ways to close it share an idempotency key, so exactly one succeeds. The group that changes the
 * state also pays out or releases the hold.
 */
import { assert } from '#kernel/assert'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { type Consent, isSequenceConflict, NO_APPROVAL_NEEDED } from '#server/approvals'
import {
  type Claim,
  changeState,
  claimTransaction,
  type Entry,
  entries,
  type JournalRecord,
  type LedgerRejection,
  type Party,
  submit,
  type Transaction,
  type TransactionState,
  type TransientName,
  type Work,
} from '#server/ledger'
import type { FundingDependencies } from '../dependencies.ts'
import { claimDayLimit, refuseExceededLimit, totalLimit } from '../deposit/deposit-limit.ts'
import { type FundingEvent, noticeRecord } from '../notice.ts'
import { payoutRecord } from './pay-out.ts'
import { refuseByCurrentStatus, wrongStatus } from './status.ts'

const MAX_ATTEMPTS = 32

export type ClosedState = 'settled' | 'declined' | 'lapsed' | 'cancelled' | 'deleted'

export type Closing<State extends ClosedState = ClosedState, Guarded extends string = never, Other extends object = never> = {
  readonly state: State
  /** The states that it can be closed from. */
  readonly from: readonly TransactionState[]
  readonly by: Party
  readonly reason?: string
  readonly decided_by?: string
  /** `end`: the state that it really reaches. */
  readonly records?: (consent: Consent, end: Ending) => readonly JournalRecord[]
  /** A condition on the owner's account, and the refusal if it fails. */
  readonly guard?: { readonly claim: Claim; readonly refuse: (found: string | null) => Refused<Guarded> }
  /** Permission of an administrator, checked again after a concurrent approval. A result other than a consent is returned to the caller. */
  readonly permit?: () => Promise<Consent | Other>
}

export type Ending = { readonly state: ClosedState; readonly reason?: string | null }
type Closed<Guarded extends string> = Transaction | Replayed | Refused<'wrong_status' | TransientName | Guarded>
type Unsettled = Exclude<ClosedState, 'settled'>

/** Only a settlement can exceed a deposit limit: the two signatures say so. */
export function closeTransaction<Guarded extends string = never, Other extends object = never>(
  dependencies: FundingDependencies,
  transaction: Transaction,
  closing: Closing<Unsettled, Guarded, Other>,
  once: IdempotencyContext<Transaction> | null,
): Promise<Closed<Guarded> | Other>
export function closeTransaction<Guarded extends string = never, Other extends object = never>(
  dependencies: FundingDependencies,
  transaction: Transaction,
  closing: Closing<ClosedState, Guarded, Other>,
  once: IdempotencyContext<Transaction> | null,
): Promise<Closed<Guarded | 'deposit_limit'> | Other>
export async function closeTransaction<Guarded extends string, Other extends object>(
  dependencies: FundingDependencies,
  transaction: Transaction,
  closing: Closing<ClosedState, Guarded, Other>,
  once: IdempotencyContext<Transaction> | null,
): Promise<Closed<Guarded | 'deposit_limit'> | Other> {
  if (!closing.from.includes(transaction.state)) return wrongStatus(transaction)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const consent = closing.permit ? await closing.permit() : NO_APPROVAL_NEEDED
    if (!isConsent(consent)) return consent
    const { work, after } = await prepareClosing(dependencies, transaction, closing, consent)
    const outcome = await submit(dependencies.post, work, once, after)
    if (isReplayed(outcome) || isRefused(outcome)) return outcome
    if ('reply' in outcome) return outcome.reply
    const { blocked } = outcome
    if (blocked.refused === 'repeated' && isSequenceConflict(blocked.key)) continue
    return refuseBlocked(dependencies, transaction, closing, blocked)
  }
  return refuse('unavailable', { more: { retry_after_seconds: 1 } })
}

function isConsent<Other extends object>(answer: Consent | Other): answer is Consent {
  return 'claims' in answer
}

/** The group that closes it, and the transaction after it. */
export async function prepareClosing(
  dependencies: FundingDependencies,
  transaction: Transaction,
  closing: Pick<Closing<ClosedState, string>, 'state' | 'from' | 'by' | 'reason' | 'decided_by' | 'records' | 'guard'>,
  consent: Consent = NO_APPROVAL_NEEDED,
): Promise<{ readonly work: Work; readonly after: Transaction }> {
  const { from, by, guard, records } = closing
  const { state, reason } = checkPayout(dependencies, transaction, closing)
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
      ...(records?.(consent, { state, reason }) ?? []),
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
