/** The values of an axis. Amounts are whole dollars, or millions above $9,999,999, which the panel's name says. */
import { formatAxis } from '#kernel/format/number'

export { formatAxis as axisText, inMillions } from '#kernel/format/number'

/** `+2%`, `−0.5%` */
export function axisPercent(value: number): string {
  const text =
    Math.abs(value) >= 1 || value === 0 ? String(Math.round(Math.abs(value) * 10) / 10) : String(Number(Math.abs(value).toPrecision(2)))
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${text}%`
}

/** A coin's price: whole dollars from a thousand on, four digits under one. */
export function axisPrice(value: number): string {
  if (value < 1) return `$${Number(value.toPrecision(4))}`
  return formatAxis(value >= 1000 ? Math.round(value) : value, false)
}
