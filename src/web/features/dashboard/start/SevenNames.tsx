/** The seven figures of an empty account in one sentence. */
import { moneyText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function SevenNames() {
  const t = useText()
  const names = {
    balance: t('sums.balance'),
    locked: t('dashboard.locked_fund'),
    capital: t('dashboard.total_capital'),
    revenue: t('dashboard.total_revenue'),
    deposit: t('dashboard.deposits'),
    withdrawal: t('dashboard.withdrawals'),
    bonus: t('dashboard.bonus'),
  }
  return (
    <p data-tour="proof" className="text-text-2">
      {t('tour.start.names', { ...names, zero: moneyText(0n) })}
    </p>
  )
}
