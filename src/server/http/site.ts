/**
 * The pages that are rendered here: each when it is first asked for, and anew when what it shows was read again, once a minute. A page that reads as
 * before keeps its tag, so that nobody loads it again.
 */
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { isLanguage, type Language } from '#contract/language'
import type { RenderedPage, Renderer, SiteFigures } from '#contract/page-renderer'
import { policyWithScript } from './headers.ts'
import { HTML, openPage, type PageFile } from './page-file.ts'

export type SiteOptions = {
  /** The address under which people reach us, without a slash at its end. */
  readonly origin: string
  /** The figures of the pages of a language; none by default. */
  readonly live?: (language: Language) => Promise<SiteFigures>
  /** A figure could not be read; the pages keep what they show. */
  readonly onLiveError?: (error: unknown) => void
}

export type Site = {
  /** Each null for another kind of address, and for a screen that was not read yet. */
  readonly pageAt: (path: string) => PageFile | null
  readonly screenAt: (path: string, language: Language) => PageFile | null
  /** What an unknown path shows; null where the build has none. */
  readonly notFoundAt: (path: string) => PageFile | null
  /** Reads what a screen shows, unless it is known; from then on it is read again each minute, for as long as somebody looks. */
  readonly prepare: (path: string) => Promise<void>
  readonly refresh: () => Promise<void>
}

/** Pages of all languages together are some fifty megabytes: one that nobody asks for is never made. */
type Kept = { readonly figures: SiteFigures; readonly data: unknown; readonly page: PageFile }
type Read = { readonly data: unknown; asked: boolean }

/** Nobody waits longer for a screen: the app shows it then, and what it waits for. */
const MOST_MS = 5_000

const INLINE = '<script>'
const NO_FIGURES: SiteFigures = { texts: {}, plans: [] }

export function openSite(renderer: Renderer | null, { origin, live, onLiveError }: SiteOptions): Site {
  const pages: Renderer['pages'] = renderer?.pages ?? new Map()
  const languages = renderer?.languages ?? []
  const known_figures = new Map<Language, SiteFigures>()
  const known = new Map<RenderedPage, Read>()
  const reading = new Map<RenderedPage, Promise<void>>()
  const kept = new Map<RenderedPage, Map<Language, Kept>>()
  const made = (page: RenderedPage, language: Language, data: unknown): PageFile => {
    const own = kept.get(page) ?? new Map<Language, Kept>()
    const figures = known_figures.get(language) ?? NO_FIGURES
    const before = own.get(language)
    if (before?.figures === figures && before.data === data) return before.page
    const file = fileOf(page.render({ language, origin, live: figures.texts, plans: figures.plans, data }), page, before?.page)
    kept.set(page, own.set(language, { figures, data, page: file }))
    return file
  }
  const pageOf = (path: string, kind: RenderedPage['kind']) => [pages.get(path)].find((page) => page?.kind === kind)
  const at = (path: string, kind: 'page' | 'missing'): PageFile | null => {
    const page = pageOf(path, kind)
    return page?.language ? made(page, page.language, null) : null
  }
  /** What cannot be read leaves what is known. */
  const read = async (page: RenderedPage, asked: boolean): Promise<void> => {
    const late = delay(MOST_MS, null, { ref: false }).then(() => Promise.reject(new Error(`a screen was not read within ${MOST_MS} ms`)))
    await Promise.race([page.read(), late]).then(
      (data) => known.set(page, { data, asked }),
      (error: unknown) => onLiveError?.(error),
    )
  }
  return {
    pageAt: (path) => at(path, 'page'),
    notFoundAt: (path) => at(`/${languageOf(path)}/404`, 'missing') ?? at('/404', 'missing'),
    screenAt: (path, chosen) => {
      const page = pageOf(path, 'screen')
      const own = page && known.get(page)
      if (!page || !own) return null
      own.asked = true
      return made(page, page.language ?? (languages.includes(chosen) ? chosen : 'en'), own.data)
    },
    prepare: async (path) => {
      const page = pageOf(path, 'screen')
      if (!page || known.has(page)) return
      const coming = reading.get(page) ?? read(page, true).finally(() => reading.delete(page))
      reading.set(page, coming)
      await coming
    },
    refresh: async () => {
      for (const language of live ? languages : []) {
        const read = await live?.(language).catch((error: unknown) => onLiveError?.(error))
        if (read) known_figures.set(language, read)
      }
      for (const [page, { asked }] of [...known]) {
        if (asked) await read(page, false)
        else known.delete(page)
      }
    },
  }
}

function fileOf(html: string, { type, kind }: RenderedPage, before: PageFile | undefined): PageFile {
  const content = Buffer.from(html)
  if (before?.forms.identity.equals(content)) return before
  return openPage(content, type, { policy: type === HTML ? policyOf(html) : null, by_cookie: kind === 'screen' })
}

export function languageOf(path: string): Language {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : 'en'
}

/** Besides files a page may run the one inline script that was built into it. */
function policyOf(html: string): string | null {
  const begin = html.indexOf(INLINE)
  if (begin < 0) return null
  const script = html.slice(begin + INLINE.length, html.indexOf('</script>', begin))
  return policyWithScript(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}
