/** An administrator hides a pending or a declined one. A hold is released; its history stays, and its owner keeps seeing it. */
import { ownReasons } from '#content/values'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused } from '#kernel/refusal'
import { NO_APPROVAL_NEEDED } from '#server/approvals'
import { changeState, claimTransaction, submit, type Transaction } from '#server/ledger'
import type { FundingDependencies } from '../dependencies.ts'
import { findDecidable } from './assess-decision.ts'
import { auditDecision, type Decided, type DecideRefusal, decide } from './decide.ts'
import { statusNow } from './status.ts'

export async function deleteTransaction(
  dependencies: FundingDependencies,
  decided: Decided,
  once: IdempotencyContext<Transaction>,
): Promise<Transaction | Replayed | Refused<DecideRefusal>> {
  const transaction = await findDecidable(dependencies, decided)
  if (isRefused(transaction)) return transaction
  if (transaction.state !== 'declined') return decide(dependencies, decided, { state: 'deleted', reason: ownReasons.deleted }, once)
  return hide(dependencies, decided, transaction, once)
}

/** A declined one has ended already: no money moves. */
async function hide(dependencies: FundingDependencies, decided: Decided, transaction: Transaction, once: IdempotencyContext<Transaction>) {
  const { database, post, clock, business } = dependencies
  const change = { state: 'deleted' as const, at: clock.now(), by: 'administrator' as const, decided_by: decided.by.user_id }
  const { record, after } = changeState(transaction, change)
  const work = {
    keys: [`transaction/${transaction.id}/delete`],
    claims: [claimTransaction(transaction.id, ['declined'])],
    records: [record, auditDecision(dependencies, decided, transaction, { state: 'deleted' }, NO_APPROVAL_NEEDED)],
    effective_at: await business.now(),
  }
  const outcome = await submit(post, work, once, after)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  return 'reply' in outcome ? outcome.reply : statusNow(database.query, transaction)
}
