/** Values as text in the current language: durations, lists and coverage. */

import { coverageWords } from '#content/figure-words'
import { commaOf } from '#contract/shared/language'
import { type DurationRounding, formatDuration } from '#kernel/format/duration'
import { percentText } from '#web/kit/index.ts'
import { languageNow } from './language.ts'

/** `at_most`: `90 minutes`, rounded up. `at_least`: rounded down. `exact`: `1 hour 30 minutes`. */
export function durationText(seconds: number, how: DurationRounding): string {
  return formatDuration(languageNow(), seconds, how)
}

/** A list in one line, with the language's comma. */
export function listText(parts: readonly string[]): string {
  return parts.join(commaOf(languageNow()))
}

/** Basis points, or null if nothing is owed. */
export function coverageText(bps: number | bigint | null): string {
  const exact = bps === null ? null : BigInt(bps)
  return coverageWords(languageNow(), exact) ?? percentText(exact)
}
