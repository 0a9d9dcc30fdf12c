/** The public pages as HTML, one at a time, in the current language. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#contract/shared/language'
import type { LiveTexts } from '#contract/shared/page-renderer'
import type { Plan } from '#web/entities/plan/index.ts'
import { isSitePath, pathIn } from '#web/shared/language/paths.ts'
import { textNow } from '#web/shared/locale/text.ts'
import { Origin } from '#web/shared/screen/origin.ts'
import { pages } from '../pages/index.ts'
import { page as missing } from '../pages/not-found/Page.tsx'
import { KnownLive } from '../parts/Live.tsx'
import type { SitePageDefinition } from '../parts/page.ts'
import { KnownPlans } from '../parts/SitePlans.tsx'
import type { SiteAssets } from './assets.ts'
import { Document } from './Document.tsx'

type Rendering = {
  readonly language: Language
  readonly assets: SiteAssets
  readonly origin: string
  readonly live: LiveTexts
  readonly plans: readonly Plan[]
}

/** The paths of a language's pages, twins included. */
export function pageAddresses(language: Language): { readonly path: string; readonly page: SitePageDefinition }[] {
  return pages.flatMap((page) =>
    [page.path, ...(page.twins ?? [])].map((path) => {
      if (!isSitePath(path)) throw new Error(`${path} is not in src/contract/shared/paths.ts`)
      return { path: pathIn(language, path), page }
    }),
  )
}

export function renderPage({ page, language, assets, origin, live, plans }: Rendering & { readonly page: SitePageDefinition }): string {
  const document = (
    <Origin value={origin}>
      <KnownLive value={live}>
        <KnownPlans value={plans}>
          <Document page={page} language={language} assets={assets} />
        </KnownPlans>
      </KnownLive>
    </Origin>
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}

/** The 404 page. */
export function renderMissing(rendering: Rendering): string {
  return renderPage({ page: missing, ...rendering })
}

/** The texts on pictures for shared links, one per page, in English. */
export function readPictures() {
  const view = { language: 'en' as const, t: textNow() }
  const drawn = [...pages, missing]
  return drawn.map(({ path, title }) => ({ path, title: title(view), name: view.t('frame.name'), note: view.t('shell.ribbon') }))
}
