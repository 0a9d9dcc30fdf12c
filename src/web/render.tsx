/** What the server renders pages with: the public pages in every offered language, and the app's public screens. Built for Node by scripts/web/site-pages.ts. */
import type { Language } from '#contract/language'
import { readAhead, type ScreenData } from './app/before/Before.tsx'
import { memberAddresses, renderMemberScreen, renderScreen, screenAddresses, screenAreas } from './app/before/screens.tsx'
import { type Transport, travelBy } from './shared/call/transport.ts'
import { offered } from './shared/language/offered.ts'
import { showTimesIn } from './shared/locale/dates.ts'
import { renderIn } from './shared/locale/language.ts'
import { fetchTexts, frameAreas } from './shared/locale/shelf.ts'
import type { LiveTexts } from './site/parts/Live.tsx'
import type { SiteAssets } from './site/render/assets.ts'
import { pageAddresses, renderMissing, renderPage, siteAreas } from './site/render/render.tsx'
import { robots } from './site/render/robots.ts'
import { renderSitemap } from './site/render/sitemap.ts'

export { readPictures, renderBanners } from './site/render/render.tsx'

/** The same as the server has it (src/server/http/renderer.ts). */
export type Given = { readonly origin: string; readonly live: LiveTexts; readonly data: unknown }
type Kind = 'page' | 'screen' | 'missing'
type Address = {
  readonly language: Language
  readonly kind: Kind
  readonly type: string
  readonly make: (given: Given) => string
  readonly read?: () => Promise<unknown>
}

const HTML = 'text/html; charset=utf-8'

/** All texts are fetched here, so that a page is rendered in one go. */
export async function openRenderer(assets: SiteAssets, ask: Transport) {
  travelBy(ask)
  showTimesIn('UTC')
  for (const language of offered) await fetchTexts(language, [...frameAreas, ...siteAreas])
  await fetchTexts('en', screenAreas)
  const addresses = new Map<string, Address>()
  const add = (path: string, language: Language, kind: Kind, make: Address['make'], type = HTML) =>
    addresses.set(path, { language, kind, type, make })
  for (const language of offered) {
    for (const { path, page } of pageAddresses(language))
      add(path, language, 'page', (given) => renderPage({ page, language, assets, ...given }))
    add(language === 'en' ? '/404' : `/${language}/404`, language, 'missing', (given) => renderMissing({ language, assets, ...given }))
  }
  for (const { path, screen } of screenAddresses())
    addresses.set(path, {
      language: 'en',
      kind: 'screen',
      type: HTML,
      make: ({ data, ...given }) => renderScreen({ screen, assets, ...given, data: data as ScreenData | null }),
      read: () => readAhead(screen),
    })
  for (const { path, canonical } of memberAddresses())
    add(path, 'en', 'screen', ({ origin }) => renderMemberScreen(canonical, assets, origin))
  add('/sitemap.xml', 'en', 'page', ({ origin }) => renderSitemap(origin), 'application/xml; charset=utf-8')
  add('/robots.txt', 'en', 'page', ({ origin }) => robots(origin), 'text/plain; charset=utf-8')
  return {
    addresses,
    /** The answers that it is rendered with; null where there are none. */
    read: async (path: string): Promise<unknown> => (await addresses.get(path)?.read?.()) ?? null,
    render(path: string, given: Given): string {
      const address = addresses.get(path)
      if (!address) throw new Error(`${path} is not rendered`)
      renderIn(address.language)
      return address.make(given)
    },
  }
}
