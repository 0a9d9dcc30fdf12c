/** The server's renderer: public pages by language, and the app's public screens. Built for Node by scripts/web/site-pages.ts. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#contract/shared/language'
import type { AskApi, RenderedPage, Renderer, RenderInput } from '#contract/shared/page-renderer'
import { readScreen, renderScreen, type ScreenData } from './page/render-screen.tsx'
import { publicScreens } from './page/screens.ts'
import { setTransport } from './shared/call/transport.ts'
import { offered } from './shared/language/offered.ts'
import { setTimeZone } from './shared/locale/dates.ts'
import { fetchTextsInUse, setRenderLanguage } from './shared/locale/language.ts'
import type { SiteAssets } from './site/render/assets.ts'
import { robots } from './site/render/robots.ts'
import { renderSitemap } from './site/render/sitemap.ts'

const TYPES = { html: 'text/html; charset=utf-8', xml: 'application/xml; charset=utf-8', text: 'text/plain; charset=utf-8' }

/** All texts are loaded before rendering, so that it is synchronous. */
export async function openRenderer(assets: SiteAssets, ask: AskApi): Promise<Renderer> {
  setTransport(ask)
  setTimeZone('UTC')
  const { pageAddresses, renderMissing, renderPage } = await readSite()
  await fetchAllInUse()
  const pages = new Map<string, RenderedPage>()
  for (const language of offered) {
    for (const { path, page } of pageAddresses(language))
      pages.set(
        path,
        renderedPage('page', language, (given) => renderPage({ page, assets, ...given })),
      )
    const missing = renderedPage('missing', language, (given) => renderMissing({ assets, ...given }))
    pages.set(language === 'en' ? '/404' : `/${language}/404`, missing)
  }
  const rendered = publicScreens()
  for (const screen of rendered) {
    const page = renderedPage(
      'screen',
      null,
      ({ data, ...given }) => renderScreen({ screen, assets, ...given, data: data as ScreenData }),
      async () => {
        const data = await readScreen(screen)
        await fetchAllInUse()
        return data
      },
    )
    for (const path of [screen.path, ...screen.twins]) pages.set(path, page)
  }
  for (const { path, also } of assets.screens.filter(({ canonical }) => canonical)) {
    const page = renderedPage('screen', 'en', ({ origin }) => shellOf(path, assets, origin))
    for (const one of [path, ...also]) pages.set(one, page)
  }
  const listed = rendered.filter(({ screen }) => !screen.unlisted).map(({ path }) => path)
  pages.set('/sitemap.xml', { ...renderedPage('page', 'en', ({ origin }) => renderSitemap(origin, listed)), type: TYPES.xml })
  pages.set('/robots.txt', { ...renderedPage('page', 'en', ({ origin }) => robots(origin, assets.screens)), type: TYPES.text })
  return { pages, languages: offered, addresses: assets.screens.flatMap(({ path, also }) => [path, ...also]) }
}

/** Every page, and the drawings and pictures that the build makes once, with the texts of all. */
export const readSite = () => import('./site/render/render.tsx')

async function fetchAllInUse(): Promise<void> {
  for (const language of offered) await fetchTextsInUse(language)
}

function renderedPage(
  kind: RenderedPage['kind'],
  language: Language | null,
  make: (given: RenderInput) => string,
  read: RenderedPage['read'] = async () => null,
): RenderedPage {
  const render = (given: RenderInput) => {
    setRenderLanguage(given.language)
    return make(given)
  }
  return { kind, language, type: TYPES.html, read, render }
}

function shellOf(path: string, { shell }: SiteAssets, origin: string): string {
  const link = renderToStaticMarkup(<link rel="canonical" href={`${origin}${path}`} />)
  return shell.replace('</head>', () => `${link}</head>`)
}
