/** The value of a public figure in words, by its unit, as the public pages write it. Nobody's own: it is not hidden with a member's amounts. */
import { chartLocale, momentText } from '#web/locales/dates.ts'
import { moneyText, percentText } from '#web/ui/index.ts'
import type { StatRecords } from './stat-query.ts'

const UNKNOWN = '–'
const lengths = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

export function valueText(unit: StatRecords['unit'], value: string | null): string {
  if (value === null) return UNKNOWN
  if (unit === 'usd') return moneyText(value)
  if (unit === 'percent') return percentText(value)
  if (unit === 'seconds') return durationText(Number(value))
  return unit === 'instant' ? momentText(value) : numberText(Number(value))
}

function numberText(value: number): string {
  return new Intl.NumberFormat(chartLocale()).format(value)
}

/** In the largest unit of which there are at least two, floored. */
function durationText(seconds: number): string {
  const [unit, length] = lengths.find(([, size]) => seconds >= 2 * size) ?? (['second', 1] as const)
  return new Intl.NumberFormat(chartLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(seconds / length))
}
