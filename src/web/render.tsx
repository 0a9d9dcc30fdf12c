/** What the server renders pages with: the public pages by language, and the app's public screens. Built for Node by scripts/web/site-pages.ts. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#contract/language'
import { readScreen, renderScreen, type ScreenData } from './page/render-screen.tsx'
import { codeOf } from './page/screens.ts'
import { type Transport, travelBy } from './shared/call/transport.ts'
import { offered } from './shared/language/offered.ts'
import { showTimesIn } from './shared/locale/dates.ts'
import { fetchTextsIn, renderIn } from './shared/locale/language.ts'
import { frameAreas } from './shared/locale/shelf.ts'
import { publicScreens } from './site/frame/screens.ts'
import type { LiveTexts } from './site/parts/Live.tsx'
import type { SiteAssets } from './site/render/assets.ts'
import { pageAddresses, renderMissing, renderPage, siteAreas } from './site/render/render.tsx'
import { robots } from './site/render/robots.ts'
import { renderSitemap } from './site/render/sitemap.ts'

export { readPictures, renderBanners } from './site/render/render.tsx'

/** The same as the server has it (src/server/http/renderer.ts). */
export type Given = { readonly language: Language; readonly origin: string; readonly live: LiveTexts; readonly data: unknown }
type Kind = 'page' | 'screen' | 'missing'
type Address = {
  /** Null: the reader's own. */
  readonly language: Language | null
  readonly kind: Kind
  readonly type: string
  readonly make: (given: Given) => string
  readonly read?: () => Promise<unknown>
}

const HTML = 'text/html; charset=utf-8'

/** Signed-in screens that more than one address opens (with a slash at its end is one more): the shell names the one. */
const memberScreens = [['/transactions', '/transaction'], ['/messages']] as const

/** All texts are fetched before a page is rendered, so that it is rendered in one go. */
export async function openRenderer(assets: SiteAssets, ask: Transport) {
  travelBy(ask)
  showTimesIn('UTC')
  for (const language of offered) await fetchTextsIn(language, [...frameAreas, ...siteAreas])
  const addresses = new Map<string, Address>()
  const add = (path: string, address: Omit<Address, 'type'>, type = HTML) => addresses.set(path, { ...address, type })
  for (const language of offered) {
    for (const { path, page } of pageAddresses(language))
      add(path, { language, kind: 'page', make: (given) => renderPage({ page, assets, ...given }) })
    const make = (given: Given) => renderMissing({ assets, ...given })
    add(language === 'en' ? '/404' : `/${language}/404`, { language, kind: 'missing', make })
  }
  for (const screen of publicScreens) {
    const make = ({ data, ...given }: Given) => renderScreen({ screen, assets, ...given, data: data as ScreenData | null })
    const read = async () => {
      const areas = codeOf(screen.name)?.areas ?? []
      for (const language of offered) await fetchTextsIn(language, areas)
      return readScreen(screen)
    }
    for (const path of [screen.path, ...(screen.twins ?? [])]) add(path, { language: null, kind: 'screen', make, read })
  }
  for (const [path, ...twins] of memberScreens)
    for (const one of [path, ...twins]) add(one, { language: 'en', kind: 'screen', make: ({ origin }) => shellOf(path, assets, origin) })
  add('/sitemap.xml', { language: 'en', kind: 'page', make: ({ origin }) => renderSitemap(origin) }, 'application/xml; charset=utf-8')
  add('/robots.txt', { language: 'en', kind: 'page', make: ({ origin }) => robots(origin) }, 'text/plain; charset=utf-8')
  return {
    addresses,
    languages: offered,
    /** What it is rendered with; null where there is nothing to read. */
    read: async (path: string): Promise<unknown> => (await addresses.get(path)?.read?.()) ?? null,
    render(path: string, given: Given): string {
      const address = addresses.get(path)
      if (!address) throw new Error(`${path} is not rendered`)
      renderIn(given.language)
      return address.make(given)
    },
  }
}

function shellOf(path: string, { shell }: SiteAssets, origin: string): string {
  const link = renderToStaticMarkup(<link rel="canonical" href={`${origin}${path}`} />)
  return shell.replace('</head>', () => `${link}</head>`)
}
