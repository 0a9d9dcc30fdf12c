/** An administrator hides a pending or declined transaction. The hold is released; the history stays, and the owner still sees it. */

import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused } from '#kernel/refusal'
import { platformReasons } from '#sentences/decisions'
import { NO_APPROVAL_NEEDED } from '#server/approvals'
import { submit } from '#server/ledger'
import { changeState, claimTransaction, permits, type Transaction, transitions } from '#server/transactions'
import type { FundingDependencies } from '../dependencies.ts'
import { findDecidable } from './assess-decision.ts'
import { auditDecision, type DecideRefusal, type Decision, decide } from './decide.ts'
import { refuseByCurrentStatus } from './status.ts'

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
