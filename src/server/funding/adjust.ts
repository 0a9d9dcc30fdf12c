/**
 * Adjust: an administrator credits a member out of the operator's own adjustment budget, or takes back at most what was credited that way.
 * Adjustments of one account are numbered by their key, so that two at once can never take the same credit back.
 */
import { assert } from '#kernel/assert'
import { isId, newId } from '#kernel/id'
import { type Cents, formatUsd } from '#kernel/money'
import { isReplayed, type Once, type Replayed } from '#kernel/once'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { AUDIT_RECORD } from '#server/audit'
import {
  adjustedOf,
  entries,
  type JournalRecord,
  readOperatorBalances,
  recordTransaction,
  type Transaction,
  toTransaction,
} from '#server/ledger'
import type { Administrator, FundingDependencies } from './dependencies.ts'
import { tell } from './notice.ts'
import { type OutsideName, submit, type Work } from './submit.ts'

export type Adjustment = {
  readonly user_id: string
  readonly account: 'main' | 'bonus' | 'earning'
  readonly type: 'credit' | 'debit'
  readonly amount: Cents
  readonly narration: string
  readonly by: Administrator
}
export type AdjustRefusal = 'no_user' | 'insufficient_balance' | 'own_change' | 'wrong_status' | OutsideName

const RACES = 8

export async function adjust(
  dependencies: FundingDependencies,
  adjustment: Adjustment,
  once: Once<Transaction>,
): Promise<Transaction | Replayed | Refused<AdjustRefusal>> {
  const { database, post, memberOf } = dependencies
  const { user_id, account, type, amount, by } = adjustment
  if (user_id === by.user_id) return refuse('own_change')
  const member = isId(user_id) ? await memberOf(user_id) : null
  if (!member || member.status === 'closed') return refuse('no_user')
  for (let race = 0; race < RACES; race += 1) {
    const { n, credited, debited } = await adjustedOf(database.query, user_id, account)
    if (type === 'debit' && amount > credited - debited) return overCredited(credited - debited)
    const transaction = await toAdjustment(dependencies, adjustment)
    const work: Work = {
      keys: [`adjustment/${user_id}/${account}/${n}`],
      entries: [entryOf(transaction, account)],
      claims: [],
      records: recordsOf(dependencies, transaction, by),
      effective_at: transaction.effective_at,
    }
    const outcome = await submit(post, work, once, transaction)
    if (isReplayed(outcome) || isRefused(outcome)) return outcome
    if ('reply' in outcome) return outcome.reply
    if (outcome.blocked.refused === 'overdrawn') return overdrawn(dependencies, type)
    if (outcome.blocked.refused === 'claim') return refuse('no_user')
    assert(outcome.blocked.refused === 'repeated', 'only another adjustment stands in the way')
  }
  return refuse('unavailable', { more: { retry_after_seconds: 1 } })
}

async function toAdjustment({ clock, business }: FundingDependencies, adjustment: Adjustment): Promise<Transaction> {
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
    decided_by: by.user_id,
    decided_at: created_at,
  })
}

function entryOf({ id, user_id, type, amount }: Transaction, account: Adjustment['account']) {
  return type === 'credit' ? entries.adjustmentCredit(user_id, account, amount, id) : entries.adjustmentDebit(user_id, account, amount, id)
}

function recordsOf(dependencies: FundingDependencies, transaction: Transaction, by: Administrator): JournalRecord[] {
  const { id, user_id, type, account, amount, narration } = transaction
  const row = dependencies.audit.row({
    actor: by.user_id,
    actor_email: by.email,
    action: `adjustment.${type}`,
    object_kind: 'user',
    object_id: user_id,
    after: { transaction: id, account, amount },
    reason: narration,
    request_id: by.request_id,
  })
  return [
    recordTransaction(transaction, 'administrator'),
    tell(dependencies, transaction, `adjustment.${type}`, { account, reason: narration ?? '' }),
    { name: AUDIT_RECORD, row },
  ]
}

function overCredited(left: bigint): Refused<'wrong_status'> {
  return refuse('wrong_status', {
    message: `At most ${formatUsd(left)} of what administrators credited to this account can be taken back. More needs a second administrator.`,
  })
}

async function overdrawn({ database }: FundingDependencies, type: Adjustment['type']): Promise<Refused<'insufficient_balance'>> {
  if (type === 'debit') return refuse('insufficient_balance', { message: 'Insufficient Balance: the account holds less than this.' })
  const { 'adjustment:budget': left } = await readOperatorBalances(database.query)
  return refuse('insufficient_balance', { message: `The adjustment budget holds ${formatUsd(left)}: fund it first.` })
}
