/** What may be deposited at most, before it is asked for. */
import { useText } from '#web/locales/text.ts'
import { moneyText } from '#web/ui/index.ts'
import { useDepositLimits } from './deposit-query.ts'

export function DepositLimit() {
  const t = useText()
  const limits = useDepositLimits().data
  if (!limits) return null
  const { by, at_most, day } = limits
  return <>{t(`deposit.limits.${by}`, { at_most: moneyText(at_most), day: moneyText(day) })}</>
}
