/** The result of a decision if it were made now. */
import { isRefused, type Refused } from '#kernel/refusal'
import type { FundingDependencies } from '../dependencies.ts'
import { assessDecision, type EarlierApprovals, findDecidable, type ProposedDecision } from './assess-decision.ts'

export type PreviewRequest = Pick<ProposedDecision, 'action' | 'by'> & {
  readonly transaction_id: string
  /** Updated by each preview of an approval. */
  readonly earlier: EarlierApprovals
}

export async function previewDecision(
  dependencies: FundingDependencies,
  { transaction_id, action, by, earlier }: PreviewRequest,
): Promise<'done' | 'waiting' | Refused<'no_transaction' | 'own_change' | 'wrong_status' | 'frozen' | 'deposit_limit'>> {
  const transaction = await findDecidable(dependencies, { transaction_id, by })
  if (isRefused(transaction)) return transaction
  const assessment = await assessDecision(dependencies, transaction, { action, by, earlier })
  if (isRefused(assessment)) return assessment
  if ('second_needed' in assessment) return 'waiting'
  if (action !== 'approve') return 'done'
  const { user_id, amount, type } = transaction
  earlier.amount += amount
  if (type === 'credit') earlier.deposits.set(user_id, (earlier.deposits.get(user_id) ?? 0n) + amount)
  return 'done'
}
