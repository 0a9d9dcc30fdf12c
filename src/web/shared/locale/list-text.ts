/** A list in one line; Arabic has a different comma. */
import { languageNow } from './language.ts'

export function listText(parts: readonly string[]): string {
  return parts.join(languageNow() === 'ar' ? '، ' : ', ')
}
