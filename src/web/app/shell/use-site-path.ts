/** Where a page of the public site lies in the language in force. */
import { useLanguage } from '#web/locales/language.ts'
import { pathIn } from '#web/site/paths.ts'

export function useSitePath(path: string): string {
  return pathIn(useLanguage(), path)
}
