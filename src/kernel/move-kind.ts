/** Every kind of entry of the ledger. A screen has words for each, or it does not compile. */
export const moveKinds = [
  'operator.fund',
  'operator.take',
  'deposit.settle',
  'plan.lock',
  'plan.commit',
  'plan.unlock',
  'plan.pay',
  'plan.release',
  'withdrawal.hold',
  'withdrawal.pay',
  'withdrawal.release',
  'transfer',
  'referral.bonus',
  'adjustment.credit',
  'adjustment.debit',
  'reversal',
] as const
export type MoveKind = (typeof moveKinds)[number]
