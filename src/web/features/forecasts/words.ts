/** Numbers of a forecast as text: returns with sign, ranges, an instant in UTC. */

import { coins } from '#trading/coins'
import { priceText } from '#web/entities/market/index.ts'
import { percentText } from '#web/kit/index.ts'
import { bareText } from '#web/shared/locale/dates.ts'
import type { T } from '#web/shared/locale/text.ts'
import type { DayForecast } from './forecast-query.ts'

/** `+2.50%`, `−2.50%`; a dash if unbounded. */
export function returnText(value: number | null): string {
  return value === null ? '–' : percentText(value.toFixed(2), 'always')
}

/** `2.50%`; a dash if unknown. */
export function shareText(value: number | null): string {
  return value === null ? '–' : percentText(value.toFixed(2))
}

/** `90%` */
export function levelText(level_percent: number): string {
  return `${Number(level_percent.toFixed(1))}%`
}

export function isBounded({ low_price, high_price }: DayForecast): boolean {
  return low_price !== null && high_price !== null
}

/** `$61,204.10 to $66,918.22` */
export function rangeText(t: T, { low_price, high_price }: DayForecast): string {
  if (low_price === null || high_price === null) return t('forecasts.unbounded')
  return t('forecasts.range', { low: priceText(low_price), high: priceText(high_price) })
}

/** `−3.10% to +3.20%` */
export function returnsText(
  t: T,
  { low_return_percent, high_return_percent }: Pick<DayForecast, 'low_return_percent' | 'high_return_percent'>,
): string {
  if (low_return_percent === null || high_return_percent === null) return t('forecasts.unbounded')
  return t('forecasts.range', { low: returnText(low_return_percent), high: returnText(high_return_percent) })
}

export function dueText(at: string | null): string {
  return at === null ? '–' : bareText(at)
}

/** By the id in the address; undefined for an unknown coin. */
export function coinName(id: string): string | undefined {
  return coins.find((coin) => coin.id === id)?.name
}
