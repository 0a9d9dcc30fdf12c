/** A transaction's texts in the current language: label, time, method, state. `now` is the business date for relative days. */
import { moneyText, useMoneyText } from '#web/kit/index.ts'
import { longDateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { dayLabel } from './day-label.ts'
import { type LabelKey, labelKey, type StatusKey, type Transaction } from './transaction-words.ts'

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
