/** A list in one line, with the language's comma. */
import { commaOf } from '#contract/shared/language'
import { languageNow } from './language.ts'

export function listText(parts: readonly string[]): string {
  return parts.join(commaOf(languageNow()))
}
