/**
 * How a pending deposit or withdrawal ends. Every way to end one shares a key, so that exactly one of them happens, and what was held is paid
 * out or given back in the same group as the new state.
 */
import { assert } from '#kernel/assert'
import { isReplayed, type Once, type Replayed } from '#kernel/once'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { type Consent, FREELY, tookNumber } from '#server/approvals'
import { CLAIM_ACTIVE } from '#server/identity'
import {
  type Claim,
  changeState,
  claimTransaction,
  type Entry,
  entries,
  type JournalRecord,
  type OutsideName,
  type Party,
  submit,
  type Transaction,
  type TransactionState,
  type Work,
} from '#server/ledger'
import type { FundingDependencies } from '../dependencies.ts'
import { claimRoom, limitAll, limitOf } from '../deposit/deposit-limit.ts'
import { type FundingEvent, tell } from '../notice.ts'
import { statusNow, wrongStatus } from './status.ts'

export type End = {
  readonly state: 'settled' | 'declined' | 'lapsed' | 'cancelled' | 'deleted'
  /** The states that this way leads from. */
  readonly from: readonly TransactionState[]
  readonly by: Party
  readonly reason?: string
  readonly decided_by?: string
  readonly records?: readonly JournalRecord[]
  /** The standing that its owner must have. */
  readonly guard?: Claim
  /** What lets an administrator do it: alone, or with a second one. */
  readonly consent?: Consent
}

/** The group that ends it, and the row that it leaves. */
export async function prepareEnd(
  dependencies: FundingDependencies,
  transaction: Transaction,
  end: End,
): Promise<{ readonly work: Work; readonly after: Transaction }> {
  const effective_at = await dependencies.business.now()
  const { record, after } = changeState(transaction, {
    state: end.state,
    at: dependencies.clock.now(),
    by: end.by,
    reason: end.reason ?? null,
    decided_by: end.decided_by ?? null,
    ...(end.state === 'settled' ? { effective_at } : {}),
  })
  const { keys, claims, records } = end.consent ?? overtaking(transaction, dependencies.clock.now())
  const room = await roomFor(dependencies, transaction, end.state)
  const work: Work = {
    keys: [endKey(transaction), ...keys],
    entries: endEntries(transaction, end.state),
    limits: room.limits,
    claims: [...claims, ...room.claims, ...(end.guard ? [end.guard] : []), claimTransaction(transaction.id, end.from)],
    records: [record, tell(dependencies, after, endEvent(transaction, end.state)), ...(end.records ?? []), ...records],
    effective_at,
  }
  return { work, after }
}

/** Where a deposit settles, its member's day and all members' money must have room for it. */
async function roomFor(dependencies: FundingDependencies, transaction: Transaction, state: End['state']) {
  if (transaction.type !== 'credit' || state !== 'settled') return { limits: [], claims: [] }
  return { limits: [await limitAll(dependencies)], claims: [await claimRoom(dependencies, transaction, 'settle')] }
}

/** It ends another way than the one that a second administrator was asked about. */
function overtaking({ id, state }: Transaction, at: Date): Consent {
  if (state !== 'awaiting_second') return FREELY
  const claims = [{ name: 'approvals_claim_object', id, expects: ['here'] }]
  return { ...FREELY, claims, records: [{ name: 'approvals_record_overtaken', row: { object_id: id, at } }] }
}

type Closed = Transaction | Replayed | Refused<'wrong_status' | OutsideName>
type Ended = Closed | Refused<'deposit_limit'>

/** Ends it whatever its owner's standing, in any way but that it settles. */
export async function endTransaction(
  dependencies: FundingDependencies,
  transaction: Transaction,
  end: Omit<End, 'guard'>,
  once: Once<Transaction> | null,
): Promise<Closed> {
  const outcome = await endGuarded(dependencies, transaction, end, once)
  assert(!('standing' in outcome), 'without a guard no standing is asked for')
  return closed(outcome)
}

/** A limit stands only in the way of what settles. */
export function closed(outcome: Ended): Closed {
  if (!isRefused(outcome)) return outcome
  const { refused, ...about } = outcome
  assert(refused !== 'deposit_limit', 'a limit stands only in the way of what settles')
  return { refused, ...about }
}

type Standing = { readonly standing: string | null }

/** `standing` is what the guard found where it stood in the way. */
export async function endGuarded(
  dependencies: FundingDependencies,
  transaction: Transaction,
  end: Omit<End, 'consent'>,
  once: Once<Transaction> | null,
): Promise<Ended | Standing> {
  const outcome = await endConsented(dependencies, transaction, end, once)
  assert(!('again' in outcome), 'without a consent nobody is counted')
  return outcome
}

/** `again`: the same administrator did something else for the same member at once, so whether one is enough is to be judged anew. */
export async function endConsented(
  dependencies: FundingDependencies,
  transaction: Transaction,
  end: End,
  once: Once<Transaction> | null,
): Promise<Ended | Standing | { readonly again: true }> {
  if (!end.from.includes(transaction.state)) return wrongStatus(transaction)
  const { work, after } = await prepareEnd(dependencies, transaction, end)
  const outcome = await submit(dependencies.post, work, once, after)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  if ('reply' in outcome) return outcome.reply
  const { blocked } = outcome
  const { refused } = blocked
  if (refused === 'repeated' && tookNumber(blocked.key)) return { again: true }
  if (refused === 'claim' && blocked.claim === CLAIM_ACTIVE) return { standing: blocked.found }
  const over = await limitOf(dependencies, blocked)
  if (over) return over
  assert(refused !== 'overdrawn', 'what a withdrawal holds is there')
  if (refused === 'ceiling') return refuse('wrong_status', { reason: 'ledger_full' })
  return statusNow(dependencies.database.query, transaction)
}

function endKey({ id, type }: Transaction): string {
  return type === 'credit' ? `deposit/${id}/settle` : `withdrawal/${id}/end`
}

function endEntries({ id, user_id, amount, type }: Transaction, state: End['state']): Entry[] {
  if (type === 'credit') return state === 'settled' ? [entries.depositSettle(user_id, amount, id)] : []
  return [state === 'settled' ? entries.withdrawalPay(user_id, amount, id) : entries.withdrawalRelease(user_id, amount, id)]
}

/** To its owner a deletion is what it does: a withdrawal is called off and its hold is back, a deposit does not come. */
function endEvent({ type }: Transaction, state: End['state']): FundingEvent {
  if (type === 'credit') return state === 'settled' ? 'deposit.settled' : 'deposit.declined'
  if (state === 'settled') return 'withdrawal.paid'
  return state === 'deleted' ? 'withdrawal.cancelled' : `withdrawal.${state}`
}
