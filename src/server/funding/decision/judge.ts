/** What would come of a decision now, without making it: the checks of the decision itself, and what an administrator may do alone. */
import { total } from '#kernel/money'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Transaction } from '#server/ledger'
import type { Administrator, FundingDependencies } from '../dependencies.ts'
import { overAtSettlement } from '../deposit/deposit-limit.ts'
import { findDecidable } from './decide.ts'
import { PENDING, wrongStatus } from './status.ts'

export type Judging = {
  readonly transaction: Transaction
  readonly action: 'approve' | 'decline' | 'delete'
  readonly by: Administrator
  /** What was let through in the same judgement, in cents: it adds up as the decisions would. Deposits by their member too. */
  readonly before: { amount: bigint; deposits: Map<string, bigint> }
}

export async function judge(
  dependencies: FundingDependencies,
  { transaction, action, by, before }: Judging,
): Promise<'done' | 'waiting' | Refused<'no_transaction' | 'own_change' | 'wrong_status' | 'frozen' | 'deposit_limit'>> {
  const decidable = await findDecidable(dependencies, { transaction_id: transaction.id, by })
  if (isRefused(decidable)) return decidable
  const from = action === 'approve' ? ['awaiting_approval'] : action === 'decline' ? PENDING : [...PENDING, 'declined']
  if (!from.includes(transaction.state)) return wrongStatus(transaction)
  if (action !== 'approve') return 'done'
  const { id, user_id, amount, type } = transaction
  if (type === 'debit' && (await dependencies.memberOf(user_id))?.frozen_at) return refuse('frozen')
  const sum = before.amount + amount
  const ask = { kind: type === 'credit' ? ('deposit.approve' as const) : ('withdrawal.approve' as const), maker: by, beneficiary: user_id }
  const about = { amount: total(sum), object_kind: 'transaction', object_id: id, payload: {}, rule: 'amount' as const }
  if ((await dependencies.approvals.consentTo({ ...ask, ...about })) === 'wait') return 'waiting'
  if (type === 'credit') {
    const own = before.deposits.get(user_id) ?? 0n
    const all = [...before.deposits.values()].reduce((so_far, one) => so_far + one, 0n)
    const over = await overAtSettlement(dependencies, { user_id, amount }, { own, all })
    if (over) return over
    before.deposits.set(user_id, own + amount)
  }
  before.amount = sum
  return 'done'
}
