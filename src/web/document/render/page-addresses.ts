/** The marketing pages by address, and the drawings and pictures that the build makes of them. */
import type { Language } from '#contract/shared/language'
import { isSitePath } from '#web/shared/language/paths.ts'
import { pathIn } from '#web/shared/locale/language.ts'
import { textNow } from '#web/shared/locale/text.ts'
import { pages } from '../pages/index.ts'
import { page as missing } from '../pages/not-found/Page.tsx'
import type { SitePageDefinition } from '../parts/page.ts'

/** The paths of a language's pages, twins included. */
export function pageAddresses(language: Language): { readonly path: string; readonly page: SitePageDefinition }[] {
  return pages.flatMap((page) =>
    [page.path, ...(page.twins ?? [])].map((path) => {
      if (!isSitePath(path)) throw new Error(`${path} is not in src/contract/shared/paths.ts`)
      return { path: pathIn(language, path), page }
    }),
  )
}

/** The 404 page. */
export { missing }

/** The texts on pictures for shared links, one per page, in English. */
export function readPictures() {
  const view = { language: 'en' as const, t: textNow() }
  const drawn = [...pages, missing]
  return drawn.map(({ path, title }) => ({ path, title: title(view), name: view.t('frame.name'), note: view.t('shell.ribbon') }))
}
