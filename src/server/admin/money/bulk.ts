/**
 * Many decisions in one call, each assessed separately under a separate key, so that a repeat completes the first call and does
 * nothing twice. A dry run makes the same assessment and includes what it would already have approved.
 */

import { createHash } from 'node:crypto'
import { refusals } from '#contract/shared/refusals'
import { isId } from '#kernel/id'
import { type IdempotencyContext, isReplayed } from '#kernel/idempotency'
import { type Cents, total } from '#kernel/money'
import { causeOf, isRefused, type Refused, refuse } from '#kernel/refusal'
import { type DeclineCode, declineReasons } from '#sentences/decisions'
import { reasonText } from '#sentences/say'
import { isPendingApproval, WAITING } from '#server/approvals'
import type { Actor } from '#server/audit'
import { replayOf } from '#server/ledger'
import { type DecisionAction, readTransactions, type Transaction } from '#server/transactions'
import type { AdminDependencies } from '../dependencies.ts'

export type Bulk = {
  readonly ids: readonly string[]
  readonly action: DecisionAction
  readonly dry_run?: boolean | undefined
  readonly reason_code?: DeclineCode | undefined
  readonly admin_comment?: string | undefined
}
type Dependencies = Pick<AdminDependencies, 'database' | 'funding'>
type Result = {
  readonly id: string
  readonly outcome: 'done' | 'waiting' | 'refused'
  readonly error_code: number | null
  readonly params: Wire
  readonly message: string
  readonly amount: Cents | null
  readonly type: 'credit' | 'debit' | null
}
type Wire = { readonly reason: string; readonly [name: string]: unknown } | null
type DecisionOutcome = 'done' | 'waiting' | Refused

export async function decideMany({ database, funding }: Dependencies, by: Actor, bulk: Bulk, once: Pick<IdempotencyContext<never>, 'key'>) {
  const ids = [...new Set(bulk.ids)]
  const transactions = await readTransactions(database.query, ids.filter(isId))
  const earlier = { amount: 0n, deposits: new Map<string, bigint>() }
  const results: Result[] = []
  for (const id of ids) {
    const transaction = transactions.get(id)
    const outcome = transaction
      ? bulk.dry_run
        ? await funding.previewDecision({ transaction_id: id, action: bulk.action, by, earlier })
        : await decideOne({ database, funding }, by, bulk, transaction, `${once.key}/${id}`)
      : refuse('no_transaction')
    results.push(resultOf(id, transaction, outcome))
  }
  return { dry_run: bulk.dry_run ?? false, results, totals: totalsOf(results) }
}

/**
 * The key identifies this person's call: within it a transaction is decided once. The same key with another action or reason is
 * a conflict (53).
 */
async function decideOne(
  { database, funding }: Dependencies,
  by: Actor,
  bulk: Bulk,
  { id }: Transaction,
  key: string,
): Promise<DecisionOutcome> {
  const once = { key, body_sha: shaOf(bulk), encode: (made: object) => (isPendingApproval(made) ? 'held' : 'done') }
  const target = { transaction_id: id, by }
  const reason = bulk.admin_comment || (bulk.reason_code ? declineReasons[bulk.reason_code] : undefined)
  const outcome =
    bulk.action === 'approve'
      ? await funding.approve(target, once)
      : bulk.action === 'decline'
        ? await funding.decline({ ...target, reason }, once)
        : await funding.deleteTransaction(target, once)
  // Each has its own key, of which the call's route does not know.
  const last = isRefused(outcome) ? ((await replayOf(database.query, once)) ?? outcome) : outcome
  if (isRefused(last)) return last
  if (isReplayed(last)) return last.replayed === 'held' ? 'waiting' : 'done'
  return isPendingApproval(last) ? 'waiting' : 'done'
}

function shaOf({ action, reason_code, admin_comment }: Bulk): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([action, reason_code ?? null, admin_comment ?? null]))
    .digest()
}

function resultOf(id: string, transaction: Transaction | undefined, outcome: DecisionOutcome): Result {
  const about = { id, amount: transaction?.amount ?? null, type: transaction?.type ?? null }
  if (outcome === 'done') return { ...about, outcome: 'done', error_code: null, params: null, message: '' }
  if (outcome === 'waiting') return { ...about, outcome: 'waiting', error_code: null, params: null, message: WAITING }
  const { code } = refusals[outcome.refused as keyof typeof refusals] ?? refusals.fault
  const cause = causeOf(outcome)
  return { ...about, outcome: 'refused', error_code: code, params: { reason: cause.reason, ...cause.params }, message: reasonText(cause) }
}

function totalsOf(results: readonly Result[]) {
  const count = (outcome: Result['outcome']) => results.filter((row) => row.outcome === outcome).length
  const sum = (type: 'credit' | 'debit') =>
    total(results.filter((row) => row.outcome === 'done' && row.type === type).reduce((so_far, row) => so_far + (row.amount ?? 0n), 0n))
  return { done: count('done'), waiting: count('waiting'), refused: count('refused'), money_in: sum('credit'), money_out: sum('debit') }
}
