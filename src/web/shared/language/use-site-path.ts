/** Where a page of the public site lies in the language in force. */
import { useLanguage } from '#web/shared/locale/language.ts'
import { pathIn } from './paths.ts'

export function useSitePath(path: string): string {
  return pathIn(useLanguage(), path)
}
