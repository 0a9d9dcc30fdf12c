/** The value of a public figure in words, by its unit, as the public pages write it. Nobody's own: it is not hidden with a member's amounts. */
import { absentWords } from '#content/figure-words'
import { moneyText } from '#web/kit/index.ts'
import { coverageText } from '#web/shared/locale/coverage-text.ts'
import { chartLocale, momentText } from '#web/shared/locale/dates.ts'
import { languageNow } from '#web/shared/locale/language.ts'
import type { StatRecords } from './stat-query.ts'

const lengths = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** The figure itself: words where it does not exist yet. */
export function statText({ name, unit, value }: Pick<StatRecords, 'name' | 'unit' | 'value'>): string {
  return value === null ? absentWords(languageNow(), name) : valueText(unit, value)
}

export function valueText(unit: StatRecords['unit'], value: string): string {
  if (unit === 'usd') return moneyText(value)
  // Coverage is the one that is a share.
  if (unit === 'percent') return coverageText(BigInt(value.replace('.', '')))
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
