/** A coin's price on an axis: whole dollars from a thousand on, four digits under one. */
import { formatAxis } from '#kernel/format/number'

export function axisPrice(value: number): string {
  if (value < 1) return `$${Number(value.toPrecision(4))}`
  return formatAxis(value >= 1000 ? Math.round(value) : value, false)
}
