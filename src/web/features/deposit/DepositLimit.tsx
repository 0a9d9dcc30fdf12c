/** The maximum deposit. */

import { moneyText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useDepositLimits } from './deposit-query.ts'

export function DepositLimit() {
  const t = useText()
  const limits = useDepositLimits().data
  if (!limits) return null
  const { by, at_most, day } = limits
  return <>{t(`deposit.limits.${by}`, { at_most: moneyText(at_most), day: moneyText(day) })}</>
}
