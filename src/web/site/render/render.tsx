/** Renders every public page in every offered language: the build's plugin calls it and writes what it gives. */
import { renderToStaticMarkup } from 'react-dom/server'
import { offered } from '#web/shared/language/offered.ts'
import { isSitePath, pathIn } from '#web/shared/language/paths.ts'
import { switchLanguage } from '#web/shared/locale/language.ts'
import { fetchTexts } from '#web/shared/locale/shelf.ts'
import { type Area, loadTexts, textNow } from '#web/shared/locale/text.ts'
import { bannerFile } from '../banners/banner-file.ts'
import { banners } from '../banners/index.ts'
import { pages } from '../pages/index.ts'
import { page as notFound } from '../pages/not-found/Page.tsx'
import type { SiteAssets } from './assets.ts'
import { Document } from './Document.tsx'
import { robots } from './robots.ts'
import { renderSitemap } from './sitemap.ts'

/** The texts that pages and frame use. */
const areas: readonly Area[] = ['bots', 'frame', 'market', 'pages', 'plans', 'proof', 'site', 'status', 'voices']

/** Files by their name inside dist/web. */
export type Rendered = Readonly<Record<string, string>>

export async function renderSite(assets: SiteAssets): Promise<Rendered> {
  await loadTexts(areas)
  for (const language of offered) await fetchTexts(language, ['shell'])
  const files: Record<string, string> = {}
  for (const language of offered) {
    await switchLanguage(language)
    const render = (page: (typeof pages)[number]) => `<!doctype html>${renderToStaticMarkup(<Document {...{ page, language, assets }} />)}`
    for (const page of pages) {
      const html = render(page)
      for (const path of [page.path, ...(page.twins ?? [])]) {
        if (!isSitePath(path)) throw new Error(`${path} is not in src/web/site/paths.ts`)
        files[fileOf(pathIn(language, path))] = html
      }
    }
    files[language === 'en' ? 'site/404.html' : `site/${language}/404.html`] = render(notFound)
  }
  files['site/sitemap.xml'] = renderSitemap(pages)
  files['site/robots.txt'] = robots
  for (const [key, drawing] of Object.entries(banners)) files[`banners/${key}.svg`] = bannerFile(drawing)
  return files
}

function fileOf(path: string): string {
  return `site${path === '/' ? '' : path}/index.html`
}

/** What the pictures for shared links say, one a page, in English. */
export async function readPictures() {
  await loadTexts(areas)
  await switchLanguage('en')
  const view = { language: 'en' as const, t: textNow() }
  const drawn = [...pages, notFound]
  return drawn.map(({ path, title }) => ({ path, title: title(view), name: view.t('frame.name'), note: view.t('shell.ribbon') }))
}
