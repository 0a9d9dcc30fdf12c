/** How a language writes the parameters of what the server says: among words from right to left each stands by itself. */
import { directionOf, type Language } from '#contract/language'
import type { Said, Writers } from '#contract/reasons/fill'
import { formatUsd, parseAmount } from '#kernel/money'
import { momentText } from './dates.ts'

export function writersOf(language: Language, reason: (said: Said) => string): Writers {
  const isolated = (value: string) => (directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : value)
  return {
    plain: (value) => isolated(String(value)),
    money: (value) => isolated(formatUsd(parseAmount(value) ?? 0n)),
    moment: (value) => isolated(momentText(value)),
    reason,
  }
}
