/** The path of a public page in the current language. */
import { useLanguage } from '#web/shared/locale/language.ts'
import { pathIn } from './paths.ts'

export function useSitePath(path: string): string {
  return pathIn(useLanguage(), path)
}
