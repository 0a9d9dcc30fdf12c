/** Words in the place of a figure: for one that does not exist yet, and for a coverage too large to be read as a percentage. */
import type { Language } from '#contract/shared/language'
import type { StatName } from '#contract/shared/stat-name'

type FigureWords = {
  readonly many_times: string
  readonly nothing_owed: string
  readonly none_paid: string
  readonly not_yet: string
}

const figureWords: Readonly<Record<Language, FigureWords>> = {
  en: { many_times: 'more than 10×', nothing_owed: 'nothing is owed', none_paid: 'none paid yet', not_yet: 'not yet' },
  es: { many_times: 'más de 10×', nothing_owed: 'no se debe nada', none_paid: 'ninguno pagado aún', not_yet: 'todavía no' },
  fr: { many_times: 'plus de 10×', nothing_owed: 'rien n’est dû', none_paid: 'aucun payé à ce jour', not_yet: 'pas encore' },
  de: { many_times: 'mehr als 10×', nothing_owed: 'nichts geschuldet', none_paid: 'noch keine geleistet', not_yet: 'noch nicht' },
  ar: { many_times: 'أكثر من 10 أضعاف', nothing_owed: 'لا شيء مستحق', none_paid: 'لم يُدفع أي سحب بعد', not_yet: 'ليس بعد' },
}

/** Above 1,000 % a young instance's reserve is a multiple of a small sum: the percentage adds nothing to the two amounts. */
const MANY_TIMES_BPS = 100_000n

export function isManyTimes(bps: bigint | null): boolean {
  return bps !== null && bps > MANY_TIMES_BPS
}

/** Null where coverage reads as a percentage. `bps` in basis points; null while nothing is owed. */
export function coverageWords(language: Language, bps: bigint | null): string | null {
  if (bps === null) return figureWords[language].nothing_owed
  return isManyTimes(bps) ? figureWords[language].many_times : null
}

/** The text for a public figure without a value. */
export function absentWords(language: Language, name: StatName | 'worst_drawdown'): string {
  const { nothing_owed, none_paid, not_yet } = figureWords[language]
  if (name === 'coverage') return nothing_owed
  return name === 'median_withdrawal_time' ? none_paid : not_yet
}
