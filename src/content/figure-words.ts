/** Words in the place of a figure: for one that does not exist yet, and for a coverage too large to be read as a percentage. */
import type { Language } from '#contract/shared/language'
import type { StatName } from '#contract/shared/stat-name'
import { textIn } from './languages.ts'

/** Above 1,000 % a young instance's reserve is a multiple of a small sum: the percentage adds nothing to the two amounts. */
const MANY_TIMES_BPS = 100_000n

export function isManyTimes(bps: bigint | null): boolean {
  return bps !== null && bps > MANY_TIMES_BPS
}

/** Null where coverage reads as a percentage. `bps` in basis points; null while nothing is owed. */
export function coverageWords(language: Language, bps: bigint | null): string | null {
  if (bps === null) return textIn(language, 'figureWords').nothing_owed
  return isManyTimes(bps) ? textIn(language, 'figureWords').many_times : null
}

/** The text for a public figure without a value. */
export function absentWords(language: Language, name: StatName | 'worst_drawdown'): string {
  const { nothing_owed, none_paid, not_yet } = textIn(language, 'figureWords')
  if (name === 'coverage') return nothing_owed
  return name === 'median_withdrawal_time' ? none_paid : not_yet
}
