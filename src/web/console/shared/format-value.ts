/** A log value as text: amounts are in cents, rates in basis points, instants in ISO 8601, durations in seconds. */
import { moneyText, percentText } from '#web/kit/index.ts'
import type { Scalar } from './change-lines.ts'

const MONEY =
  /^(amount|balance|capital|principal|promised|min|max|auto_approval_limit|deposit_limit|deposit_limit_day|deposit_limit_all|deposit_first|four_eyes_threshold|.*_cents)$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const CENTS = /^-?\d{1,16}$/
const DECIMAL = /^-?\d{1,14}\.\d{2}$/

export type ValueFormats = {
  readonly instant: (at: string) => string
  readonly duration: (seconds: number) => string
  readonly yes: string
  readonly no: string
}

export function formatValue(name: string, value: Scalar, { instant, duration, yes, no }: ValueFormats): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? yes : no
  const text = String(value)
  if (MONEY.test(name) && CENTS.test(text)) return moneyText(BigInt(text))
  if (MONEY.test(name) && DECIMAL.test(text)) return moneyText(text)
  if (name.endsWith('_bps') && CENTS.test(text)) return percentText(BigInt(text))
  if (name.endsWith('_seconds') && CENTS.test(text)) return duration(Number(text))
  if (INSTANT.test(text)) return instant(text)
  return text
}
