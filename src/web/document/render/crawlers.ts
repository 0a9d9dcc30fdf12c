/** robots.txt, and the sitemap: every indexable page in every language, and the public screens. */

import { offered } from '#web/shared/language/paths.ts'
import { pathIn } from '#web/shared/locale/language.ts'
import { addressesOf } from '#web/shared/screen/define-screen.ts'
import { pages } from '../pages/index.ts'
import type { ScreenAddress } from './assets.ts'

export function renderSitemap(origin: string, screens: readonly string[]): string {
  const paths = pages.filter(({ hidden }) => !hidden).map(({ path }) => path)
  const urls = [
    ...paths.flatMap((path) => offered.map((language) => entry(origin, path, pathIn(language, path), true))),
    ...screens.map((path) => entry(origin, path, path, false)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

function entry(origin: string, path: string, own: string, translated: boolean): string {
  const others =
    translated && offered.length > 1
      ? offered.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${origin}${pathIn(one, path)}"/>`).join('')
      : ''
  return `<url><loc>${origin}${own}</loc>${others}</url>`
}

/** What search engines may read: everything but the API, the mailbox, and the screens of members and staff. */
const ALWAYS = ['/api/', '/sandbox/']

export function robots(origin: string, screens: readonly ScreenAddress[]): string {
  const isClosed = ({ who }: ScreenAddress) => who === 'member' || who === 'staff'
  const paths = (them: readonly ScreenAddress[]) => them.flatMap(addressesOf).map((path) => path.replace(/:.*/, ''))
  const closed = outermost([...ALWAYS, ...paths(screens.filter(isClosed))])
  // Below a closed address, a longer rule opens a public screen.
  const open = paths(screens.filter((screen) => !isClosed(screen))).filter((path) =>
    closed.some((one) => !ALWAYS.includes(one) && path.startsWith(one)),
  )
  const rules = [...closed.map((path) => `Disallow: ${path}\n`), ...open.map((path) => `Allow: ${path}\n`)]
  return `User-agent: *\n${rules.join('')}\nSitemap: ${origin}/sitemap.xml\n`
}

/** Without those that are below another one. */
function outermost(paths: readonly string[]): string[] {
  const unique = [...new Set(paths)]
  return unique.filter((path) => !unique.some((other) => path !== other && path.startsWith(`${other}/`)))
}
