/** Every path of a public page, and where it lies in a language: English at the bare path, any other below its code. The build holds the list to it. */
import type { Language } from '#contract/language'

export const sitePaths: readonly string[] = [
  '/',
  '/about',
  '/terms-and-policy',
  '/tos',
  '/privacy-policy',
  '/privacy',
  '/faqs',
  '/pricing',
  '/contact',
  '/risk',
  '/fees',
  '/status',
  '/market/:key',
  '/terms-and-policy/:version',
  '/privacy-policy/:version',
  '/risk/:version',
]

const MARKET = /^\/market\/[a-z_]{1,40}$/
/** A policy as it was. */
const FORMER = /^\/(terms-and-policy|privacy-policy|risk)\/\d{4}-\d\d-\d\d$/

export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

export function isSitePath(path: string): boolean {
  return sitePaths.includes(path) || MARKET.test(path) || FORMER.test(path)
}

/** Where a link leads in a language: the app's own paths and links with a scheme stand as they are. */
export function placeHref(language: Language, href: string): string {
  const [path = '', anchor] = href.split('#')
  return isSitePath(path) ? `${pathIn(language, path)}${anchor === undefined ? '' : `#${anchor}`}` : href
}
