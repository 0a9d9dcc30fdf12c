/** A public figure formatted by its unit, like on the public pages. It is not a member's amount, so it is never hidden. */
import { absentWords } from '#content/figure-words'
import { countText, moneyText } from '#web/kit/index.ts'
import { coverageText } from '#web/shared/locale/coverage-text.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { durationText } from '#web/shared/locale/duration-text.ts'
import { languageNow } from '#web/shared/locale/language.ts'
import type { StatRecords } from './stat-query.ts'

/** The value itself, or words if there is none yet. */
export function statText({ name, unit, value }: Pick<StatRecords, 'name' | 'unit' | 'value'>): string {
  return value === null ? absentWords(languageNow(), name) : valueText(unit, value)
}

export function valueText(unit: StatRecords['unit'], value: string): string {
  if (unit === 'usd') return moneyText(value)
  // Coverage is the only ratio.
  if (unit === 'percent') return coverageText(BigInt(value.replace('.', '')))
  if (unit === 'seconds') return durationText(Number(value))
  return unit === 'instant' ? momentText(value) : countText(Number(value))
}
