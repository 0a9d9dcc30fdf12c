/**
 * Confirms a withdrawal. The code is used in the same group as its effect, so concurrent calls have one effect. The
 * withdrawal then waits for an administrator, or is paid at once up to the configured amount.
 */
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { claimActive, refuseByAccountState } from '#server/identity'
import { type Claim, type JournalRecord, submit, type TransientName, type Work } from '#server/ledger'
import { changeState, claimTransaction, findExpired, permits, type Transaction, transitions } from '#server/transactions'
import { closeTransaction, prepareClosing } from '../decision/close-transaction.ts'
import { findOwnTransaction, type OwnTransaction, refuseByCurrentStatus, refuseInactiveOwner, wrongStatus } from '../decision/find.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { noticeRecord } from '../notice.ts'
import { codeSubject } from './code.ts'

const CODE_CLAIM = 'identity_claim_code'

export type Confirmation = OwnTransaction & { readonly code: string; readonly email: string }

export async function confirmWithdrawal(
  dependencies: FundingDependencies,
  request: Confirmation,
  once: IdempotencyContext<Transaction>,
): Promise<
  Transaction | Replayed | Refused<'no_transaction' | 'wrong_code' | 'too_many' | 'wrong_status' | 'suspended' | 'frozen' | TransientName>
> {
  const { database, post, clock, codes } = dependencies
  const transaction = await findOwnTransaction(dependencies, request, 'withdrawal')
  if (isRefused(transaction)) return transaction
  const { expires_at, state } = transaction
  if (!permits('confirm', state)) return wrongStatus(transaction)
  if (expires_at && expires_at <= clock.now()) return wrongStatus({ ...transaction, state: 'lapsed' })
  const checked = await codes.check({ ...codeSubject(transaction), guess: request.code, counted_by: request.user_id })
  if (isRefused(checked)) return checked
  const { work, after } = await prepareConfirmed(dependencies, transaction)
  const code_claim: Claim = { name: CODE_CLAIM, id: checked.code_id, expects: ['unused'] }
  const code_used: JournalRecord = { name: 'identity_record_code_used', row: { id: checked.code_id, at: clock.now() } }
  const whole = { ...work, claims: [claimActive(request.user_id), ...work.claims, code_claim], records: [...work.records, code_used] }
  const outcome = await submit(post, whole, once, after)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  if ('reply' in outcome) return outcome.reply
  const { blocked } = outcome
  const inactive = refuseInactiveOwner(blocked)
  if (inactive) return inactive
  if (blocked.refused === 'claim' && blocked.claim === CODE_CLAIM) return refuse('wrong_code')
  return refuseByCurrentStatus(database.query, transaction)
}

async function prepareConfirmed(
  dependencies: FundingDependencies,
  transaction: Transaction,
): Promise<{ readonly work: Work; readonly after: Transaction }> {
  const { settings, clock, business } = dependencies
  const key = `withdrawal/${transaction.id}/confirm`
  const { auto_approval_limit } = await settings()
  if (transaction.amount <= auto_approval_limit) {
    const { work, after } = await prepareClosing(dependencies, transaction, { action: 'pay_confirmed', state: 'settled' })
    return { work: { ...work, keys: [...work.keys, key] }, after }
  }
  const { record, after } = changeState(transaction, { state: 'awaiting_approval', at: clock.now(), by: transitions.confirm.by })
  const work: Work = {
    keys: [key],
    claims: [claimTransaction(transaction.id, transitions.confirm.from)],
    records: [record, noticeRecord(dependencies, after, 'withdrawal.confirmed')],
    effective_at: await business.now(),
  }
  return { work, after }
}

/** The owner cancels a withdrawal that is not approved yet; its hold is released. */
export async function cancelWithdrawal(
  dependencies: FundingDependencies,
  named: OwnTransaction,
  once: IdempotencyContext<Transaction>,
): Promise<Transaction | Replayed | Refused<'no_transaction' | 'wrong_status' | 'suspended' | 'frozen' | TransientName>> {
  const transaction = await findOwnTransaction(dependencies, named, 'withdrawal')
  if (isRefused(transaction)) return transaction
  const guard = { claim: claimActive(named.user_id), refuse: refuseByAccountState }
  return closeTransaction(dependencies, transaction, { action: 'cancel', state: 'cancelled', guard }, once)
}

/**
 * Expires withdrawals that were not confirmed in time, and releases their holds. Several nodes may run this at once: the
 * shared idempotency key closes each withdrawal once.
 */
const BATCH_SIZE = 200

/** Returns how many expired here. Stops after a batch without any: the ledger refuses writes, or another node has the same rows. */
export async function lapseWithdrawals(dependencies: FundingDependencies): Promise<number> {
  const { database, clock } = dependencies
  let lapsed = 0
  for (;;) {
    const due = await findExpired(database.query, clock.now(), BATCH_SIZE)
    const ends = await Promise.all(due.map((one) => closeTransaction(dependencies, one, { action: 'lapse', state: 'lapsed' }, null)))
    const here = ends.filter((end) => !isRefused(end)).length
    lapsed += here
    if (here === 0) return lapsed
  }
}
