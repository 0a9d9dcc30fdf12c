/**
 * Journal entries. An entry names both sides, so that it is always balanced, and each business event has one function here, so
 * that the accounts are always right.
 */

import type { Cents } from '#kernel/money'
import { type MoveKind, moveKinds } from '#kernel/move-kind'
import { type AccountCode, CUSTODY, type MemberAccount, member } from '../chart.ts'

export { type MoveKind, moveKinds }

export type Entry = {
  readonly kind: MoveKind
  readonly debit: AccountCode
  readonly credit: AccountCode
  readonly amount: Cents
  /** The business row of this entry: the id of a transaction or operator funding. */
  readonly ref: string
}

export type Budget = 'reserve:free' | 'referral:budget' | 'adjustment:budget'
type Creditable = Extract<MemberAccount, 'main' | 'bonus' | 'earning'>

function write(kind: MoveKind, debit: AccountCode, credit: AccountCode, amount: Cents, ref: string): Entry {
  return { kind, debit, credit, amount, ref }
}

export const entries = {
  operatorFund: (budget: Budget, amount: Cents, ref: string) => write('operator.fund', CUSTODY, budget, amount, ref),
  operatorTake: (budget: Budget, amount: Cents, ref: string) => write('operator.take', budget, CUSTODY, amount, ref),
  depositSettle: (user: string, amount: Cents, ref: string) => write('deposit.settle', CUSTODY, member(user, 'main'), amount, ref),
  planLock: (user: string, amount: Cents, ref: string) => write('plan.lock', member(user, 'main'), member(user, 'locked'), amount, ref),
  planCommit: (amount: Cents, ref: string) => write('plan.commit', 'reserve:free', 'reserve:committed', amount, ref),
  planUnlock: (user: string, amount: Cents, ref: string) => write('plan.unlock', member(user, 'locked'), member(user, 'main'), amount, ref),
  planPay: (user: string, amount: Cents, ref: string) => write('plan.pay', 'reserve:committed', member(user, 'main'), amount, ref),
  planRelease: (amount: Cents, ref: string) => write('plan.release', 'reserve:committed', 'reserve:free', amount, ref),
  withdrawalHold: (user: string, amount: Cents, ref: string) =>
    write('withdrawal.hold', member(user, 'main'), member(user, 'held'), amount, ref),
  withdrawalPay: (user: string, amount: Cents, ref: string) => write('withdrawal.pay', member(user, 'held'), CUSTODY, amount, ref),
  withdrawalRelease: (user: string, amount: Cents, ref: string) =>
    write('withdrawal.release', member(user, 'held'), member(user, 'main'), amount, ref),
  transfer: (user: string, from: 'bonus' | 'earning', amount: Cents, ref: string) =>
    write('transfer', member(user, from), member(user, 'main'), amount, ref),
  referralBonus: (user: string, amount: Cents, ref: string) =>
    write('referral.bonus', 'referral:budget', member(user, 'bonus'), amount, ref),
  adjustmentCredit: (user: string, account: Creditable, amount: Cents, ref: string) =>
    write('adjustment.credit', 'adjustment:budget', member(user, account), amount, ref),
  adjustmentDebit: (user: string, account: Creditable, amount: Cents, ref: string) =>
    write('adjustment.debit', member(user, account), 'adjustment:budget', amount, ref),
  /** Wrongly credited rail money goes back to custody, never to a budget. */
  reversal: (user: string, account: Creditable, amount: Cents, ref: string) =>
    write('reversal', member(user, account), CUSTODY, amount, ref),
} as const

/** Drops moves of zero, which are not written. */
export function nonZero(all: readonly Entry[]): Entry[] {
  return all.filter((entry) => entry.amount > 0n)
}
