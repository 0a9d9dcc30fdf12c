/** A text with its parameters in their places. */
import { directionOf, type Language } from '#contract/shared/language'

/** Among words from right to left each value is isolated (UAX #9, first strong isolate), or `$5.00` would read `5.00$`. */
export function fill(language: Language, text: string, params: Readonly<Record<string, string>>): string {
  const isolates = directionOf(language) === 'rtl'
  return text.replace(/\{(\w{1,40})\}/g, (all, name: string) => {
    const value = params[name]
    if (value === undefined) return all
    // A text that is the value alone, and a value of several lines, need no telling apart.
    return isolates && text !== all && !value.includes('\n') ? `\u2068${value}\u2069` : value
  })
}
