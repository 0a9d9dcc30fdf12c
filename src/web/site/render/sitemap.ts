/** Every indexable page in every language, and the app's public screens. */

import { offered, pathIn } from '#web/shared/language/paths.ts'
import { pages } from '../pages/index.ts'

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
