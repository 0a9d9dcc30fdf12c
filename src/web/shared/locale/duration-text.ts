/** Seconds as text in the current language. */
import { formatDuration } from '#kernel/format/duration'
import { languageNow } from './language.ts'

/** `rough`: `90 minutes`, floored. `exact`: `1 hour 30 minutes`. */
export function durationText(seconds: number, how: 'rough' | 'exact' = 'rough'): string {
  return formatDuration(languageNow(), seconds, how)
}
