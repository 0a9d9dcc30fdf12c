/** The server's renderer of all documents that a visitor gets. Built for Node by scripts/web/site-pages.ts. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#contract/shared/language'
import type { AskApi, RenderedPage, Renderer, RenderInput } from '#contract/shared/page-renderer'
import { routeCalls } from '../shared/call/call-error.ts'
import { KnownAnnouncements } from '../shared/frame/Announcements.tsx'
import { offered } from '../shared/language/paths.ts'
import { fetchTextsInUse, loadTexts, renderIn } from '../shared/locale/language.ts'
import { addressesOf } from '../shared/screen/define-screen.ts'
import { Origin } from '../shared/screen/page-context.tsx'
import { KnownLive } from './parts/Live.tsx'
import { KnownPlans } from './parts/SitePlans.tsx'
import type { SiteAssets } from './render/assets.ts'
import { renderSitemap, robots } from './render/crawlers.ts'
import { PageDocument } from './render/PageDocument.tsx'
import { listedScreen, otherScreens, type ScreenData } from './screen/screen-pages.tsx'
import { publicScreens } from './screen/screens.ts'

const TYPES = { html: 'text/html; charset=utf-8', xml: 'application/xml; charset=utf-8', text: 'text/plain; charset=utf-8' }

/** All texts are loaded before rendering, so that it is synchronous. */
export async function openRenderer(assets: SiteAssets, ask: AskApi): Promise<Renderer> {
  routeCalls(ask)
  const { pageAddresses, missing } = await readSite()
  // Of the frame, only where something is announced.
  await loadTexts(['notice'])
  await fetchAllInUse()
  const pages = new Map<string, RenderedPage>()
  for (const language of offered) {
    const addPage = (path: string, kind: 'page' | 'missing', page: typeof missing) =>
      pages.set(
        path,
        renderedPage(kind, language, (input) => documentOf(input, <PageDocument {...{ page, language, assets }} />)),
      )
    for (const { path, page } of pageAddresses(language)) addPage(path, 'page', page)
    addPage(language === 'en' ? '/404' : `/${language}/404`, 'missing', missing)
  }
  const listed = publicScreens()
  for (const { paths, read, render } of [...listed.map(listedScreen), ...otherScreens()]) {
    const make = (input: RenderInput) => documentOf(input, render({ ...input, assets, data: input.data as ScreenData }))
    const page = renderedPage('screen', null, make, async () => {
      const data = await read()
      await fetchAllInUse()
      return data
    })
    for (const path of paths) pages.set(path, page)
  }
  for (const screen of assets.screens.filter(({ canonical }) => canonical)) {
    const page = renderedPage('screen', 'en', ({ origin }) => shellOf(screen.path, assets, origin))
    for (const path of addressesOf(screen)) pages.set(path, page)
  }
  const mapped = listed.filter(({ screen }) => !screen.unlisted).map(({ path }) => path)
  pages.set('/sitemap.xml', { ...renderedPage('page', 'en', ({ origin }) => renderSitemap(origin, mapped)), type: TYPES.xml })
  pages.set('/robots.txt', { ...renderedPage('page', 'en', ({ origin }) => robots(origin, assets.screens)), type: TYPES.text })
  return { pages, languages: offered, addresses: assets.screens.flatMap(addressesOf) }
}

/** Every page, and the drawings and pictures that the build makes once, with the texts of all. */
export const readSite = () => import('./render/page-addresses.ts')

async function fetchAllInUse(): Promise<void> {
  for (const language of offered) await fetchTextsInUse(language)
}

function documentOf({ origin, live, plans, announcements = [] }: RenderInput, document: ReactNode): string {
  const whole = (
    <Origin value={origin}>
      <KnownLive value={live}>
        <KnownPlans value={plans}>
          <KnownAnnouncements value={announcements}>{document}</KnownAnnouncements>
        </KnownPlans>
      </KnownLive>
    </Origin>
  )
  return `<!doctype html>${renderToStaticMarkup(whole)}`
}

function renderedPage(
  kind: RenderedPage['kind'],
  language: Language | null,
  make: (input: RenderInput) => string,
  read: RenderedPage['read'] = async () => null,
): RenderedPage {
  return { kind, language, type: TYPES.html, read, render: (input) => renderIn(input.language, () => make(input)) }
}

function shellOf(path: string, { shell }: SiteAssets, origin: string): string {
  const link = renderToStaticMarkup(<link rel="canonical" href={`${origin}${path}`} />)
  return shell.replace('</head>', () => `${link}</head>`)
}
