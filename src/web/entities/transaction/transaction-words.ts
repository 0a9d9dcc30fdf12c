/** A transaction's label, direction and state text, for rows, cards and the detail. */
import type { WireData } from '#contract/routes'
import { dayNumber } from '#kernel/format/moment'
import { type ChipKind, type IconName, moneyText, useMoneyText } from '#web/kit/index.ts'
import { longDateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

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

/** A transaction's texts in the current language: label, time, method, state. `now` is the business date for relative days. */
export function useTransactionWords(now: Date) {
  const t = useText()
  const ownText = useMoneyText()
  const when = (at: string): string => {
    const day = dayLabel(new Date(at), now)
    if (day.kind === 'date') return longDateText(at)
    return t(`transactions.${day.kind}`, day.kind === 'days_ago' ? { count: day.count } : {})
  }
  const how = (transaction: Transaction): string | null => {
    const { payment_option, selected_coin, network, bank_detail } = transaction
    if (payment_option === 'bank' && bank_detail) return t('transactions.bank_ending', { last: lastFour(bank_detail.acct_no) })
    if (payment_option === 'wallet' && selected_coin && network)
      return t('transactions.coin_network', { coin: selected_coin.toUpperCase(), network })
    if (payment_option) return t(`transactions.method.${payment_option}`)
    return transaction.narration
  }
  const label = (key: LabelKey) => t(`transactions.labels.${key}`)
  /** A plan's payout says what it consists of. */
  const title = (transaction: Transaction, amountText: typeof moneyText = moneyText): string => {
    const { payout_capital, payout_return, narration, plan_event } = transaction
    if (!payout_capital || !payout_return || narration === null) return label(labelKey(transaction))
    const words = { plan: narration, capital: amountText(payout_capital), return: amountText(payout_return) }
    return t(plan_event === 'maturity' ? 'transactions.matured' : 'transactions.left_early', words)
  }
  return {
    label,
    title,
    when,
    how,
    meta: (transaction: Transaction) =>
      [when(transaction.effective_at), transaction.payout_capital ? null : how(transaction)].filter(Boolean).join(' · '),
    status: (status: StatusKey) => t(`transactions.status.${status}`),
    openLabel: (transaction: Transaction, amount: string) =>
      t('transactions.open_label', { label: title(transaction, ownText), amount, when: when(transaction.effective_at) }),
  }
}

/** `••••0042` from the server, without the dots. */
export function lastFour(account: string): string {
  return account.slice(-4)
}

/** Relative days in the specification's words. Days are calendar days, not spans of 24 hours. */
export type DayLabel =
  | { kind: 'today' }
  | { kind: 'yesterday' }
  | { kind: 'days_ago'; count: number }
  | { kind: 'week_ago' }
  | { kind: 'date' }

export function dayLabel(at: Date, now: Date): DayLabel {
  const days = dayNumber(now) - dayNumber(at)
  if (days <= 0) return { kind: 'today' }
  if (days === 1) return { kind: 'yesterday' }
  if (days < 7) return { kind: 'days_ago', count: days }
  return days < 14 ? { kind: 'week_ago' } : { kind: 'date' }
}
