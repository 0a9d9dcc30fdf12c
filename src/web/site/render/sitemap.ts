/** Every indexable page in every language, and the app's public screens. */

import { offered } from '#web/shared/language/offered.ts'
import { pathIn } from '#web/shared/language/paths.ts'
import { publicScreens } from '../frame/screens.ts'
import { pages } from '../pages/index.ts'

export function renderSitemap(origin: string): string {
  const paths = pages.filter(({ hidden }) => !hidden).map(({ path }) => path)
  const urls = [
    ...paths.flatMap((path) => offered.map((language) => entry(origin, path, pathIn(language, path), true))),
    ...screens(origin),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

function screens(origin: string): string[] {
  // Only people with a code need that screen, so it is not listed.
  return publicScreens.filter(({ name }) => name !== 'verify_account').map(({ path }) => entry(origin, path, path, false))
}

function entry(origin: string, path: string, own: string, translated: boolean): string {
  const others =
    translated && offered.length > 1
      ? offered.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${origin}${pathIn(one, path)}"/>`).join('')
      : ''
  return `<url><loc>${origin}${own}</loc>${others}</url>`
}
