/** A transaction's label, direction and state text, for rows, cards and the detail. */

import type { WireData } from '#contract/routes'
import type { ChipKind, IconName } from '#web/kit/index.ts'

export type Transaction = WireData<'readAccount'>['transactions'][number]
export type TransactionDetail = WireData<'readTransaction'>
export type TransactionState = Transaction['state']

export type LabelKey = 'deposit' | 'withdrawal' | 'bonus' | 'earning' | 'investment' | 'maturity' | 'early_exit' | 'adjustment' | 'transfer'

/** The specification's labels for deposits, withdrawals and purchases; plain ones for kinds that it doesn't have. */
export function labelKey({ origin, plan_event, account_type, transaction_type }: Transaction): LabelKey {
  if (plan_event === 'maturity' || plan_event === 'early_exit') return plan_event
  if (origin === 'adjustment' || origin === 'transfer') return origin
  if (account_type !== 'main') return account_type
  return transaction_type === 'credit' ? 'deposit' : 'withdrawal'
}

const icons: Record<LabelKey, IconName> = {
  deposit: 'tray-in',
  withdrawal: 'tray-out',
  bonus: 'plus',
  earning: 'plus',
  investment: 'layers',
  maturity: 'layers',
  early_exit: 'layers',
  adjustment: 'user',
  transfer: 'transfer',
}

export function iconOf(transaction: Transaction): IconName {
  return icons[labelKey(transaction)]
}

/** For `<Money sign>`: minus for a debit, plus for a credit. */
export function directionOf({ transaction_type }: Transaction): 'always' | 'out' {
  return transaction_type === 'credit' ? 'always' : 'out'
}

export type StatusKey = 'unconfirmed' | 'pending' | 'awaiting_second' | 'success' | 'failed' | 'lapsed' | 'cancelled' | 'deleted'

const chips: Record<TransactionState, { status: StatusKey; kind: ChipKind }> = {
  unconfirmed: { status: 'unconfirmed', kind: 'pending' },
  awaiting_approval: { status: 'pending', kind: 'pending' },
  awaiting_second: { status: 'awaiting_second', kind: 'people' },
  settled: { status: 'success', kind: 'success' },
  declined: { status: 'failed', kind: 'failed' },
  lapsed: { status: 'lapsed', kind: 'failed' },
  cancelled: { status: 'cancelled', kind: 'neutral' },
  deleted: { status: 'deleted', kind: 'neutral' },
}

export function chipOf(state: TransactionState): { status: StatusKey; kind: ChipKind } {
  return chips[state]
}

/** A withdrawal or deposit over the rail; other kinds settle in the ledger at once. */
export function isRail({ origin }: Transaction): boolean {
  return origin === 'rail'
}

export function isWithdrawal(transaction: Transaction): boolean {
  return isRail(transaction) && transaction.transaction_type === 'debit'
}

export function isOpen({ transaction_status }: Transaction): boolean {
  return transaction_status === 'pending'
}
