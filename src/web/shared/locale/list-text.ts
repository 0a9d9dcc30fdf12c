/** Several of a kind in one line; Arabic has a comma of its own. */
import { languageNow } from './language.ts'

export function listText(parts: readonly string[]): string {
  return parts.join(languageNow() === 'ar' ? '، ' : ', ')
}
