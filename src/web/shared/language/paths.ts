/** The paths of public pages by language. The build checks the list against the pages. */
import type { Language } from '#contract/shared/language'
import { sitePaths } from '#contract/shared/paths'
import { pathIn, useLanguage } from '#web/shared/locale/language.ts'

const MARKET = /^\/market\/[a-z_]{1,40}$/
/** A former version of a policy. */
const FORMER = /^\/(terms-and-policy|privacy-policy|risk)\/\d{4}-\d\d-\d\d$/

export function isSitePath(path: string): boolean {
  return (sitePaths as readonly string[]).includes(path) || MARKET.test(path) || FORMER.test(path)
}

/** Localises a link: app paths and links with a scheme stay unchanged. */
export function placeHref(language: Language, href: string): string {
  const [path = '', anchor] = href.split('#')
  return isSitePath(path) ? `${pathIn(language, path)}${anchor === undefined ? '' : `#${anchor}`}` : href
}

/** The complete languages; pages are rendered in these only. */
export { offeredLanguages as offered } from '#web/shared/locale/catalogues.ts'

/** The path of a public page in the current language. */
export function useSitePath(path: string): string {
  return pathIn(useLanguage(), path)
}
