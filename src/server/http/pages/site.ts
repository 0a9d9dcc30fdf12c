/**
 * Server-rendered pages: rendered on first request, and again once a minute if their data changed. An unchanged page keeps its
 * ETag, so that no browser reloads it.
 */
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { isLanguage, type Language } from '#contract/shared/language'
import type { RenderedPage, Renderer, SiteFigures } from '#contract/shared/page-renderer'
import { singleFlightBy } from '#kernel/single-flight'
import { policyWithScript } from '../transport/headers.ts'
import { HTML, openPage, type PageFile } from './page-file.ts'
import { matchesPath } from './path-pattern.ts'
import { earlier, noteBatches } from './renderer.ts'

export type SiteOptions = {
  /** The public address, without a trailing slash. */
  readonly origin: string
  /** Figures for the pages of a language; none by default. */
  readonly live?: (language: Language) => Promise<SiteFigures>
  /** A figure could not be read; the pages keep their old values. */
  readonly onLiveError?: (error: unknown) => void
}

export type Site = {
  /** Null for other addresses, and for a screen without data yet. */
  readonly pageAt: (path: string) => PageFile | null
  /** `is_prepared`: after `prepare`, a screen whose data could not be read is the frame alone. */
  readonly screenAt: (path: string, language: Language, is_prepared?: boolean) => PageFile | null
  /** The 404 page; null if the build has none. */
  readonly notFoundAt: (path: string) => PageFile | null
  /** Loads a screen's data if needed; after that it is refreshed each minute while requested. */
  readonly prepare: (path: string) => Promise<void>
  readonly refresh: () => Promise<void>
}

/** All pages in all languages take about 50 MB, so they are rendered only on request. */
type CachedPage = { readonly figures: SiteFigures; readonly data: unknown; readonly page: PageFile }
type Data = { readonly data: unknown; readonly as_of_batch: string | null }
type PageData = Data & { is_requested: boolean }

/** The longest wait for a screen's data; after that the browser loads it. */
const MAX_WAIT_MS = 5_000

const INLINE = '<script>'
const NO_DATA: Data = { data: null, as_of_batch: null }
const NO_FIGURES: SiteFigures = { texts: {}, plans: [], as_of_batch: null }

export function openSite(renderer: Renderer | null, { origin, live, onLiveError }: SiteOptions): Site {
  const { pages = new Map<string, RenderedPage>(), languages = [] } = renderer ?? {}
  const figures = new Map<Language, SiteFigures>()
  const screens = openScreens((error) => onLiveError?.(error))
  const files = openFiles(origin)
  /** Screens of records have a pattern. */
  const patterns = [...pages].filter(([path]) => path.includes(':'))
  const find = (path: string, kind: RenderedPage['kind']) => {
    const page = pages.get(path) ?? (kind === 'screen' ? patterns.find(([pattern]) => matchesPath(pattern, path))?.[1] : undefined)
    return page?.kind === kind ? page : null
  }
  const rendered = (page: RenderedPage, language: Language, read: Data) => files(page, language, read, figures.get(language) ?? NO_FIGURES)
  const at = (path: string, kind: 'page' | 'missing'): PageFile | null => {
    const page = find(path, kind)
    return page?.language ? rendered(page, page.language, NO_DATA) : null
  }
  return {
    pageAt: (path) => at(path, 'page'),
    notFoundAt: (path) => at(`/${languageOf(path)}/404`, 'missing') ?? at('/404', 'missing'),
    screenAt: (path, chosen, is_prepared = false) => {
      const page = find(path, 'screen')
      const read = page && (screens.ask(page) ?? (is_prepared ? NO_DATA : null))
      return page && read ? rendered(page, page.language ?? (languages.includes(chosen) ? chosen : 'en'), read) : null
    },
    prepare: async (path) => {
      const page = find(path, 'screen')
      if (page) await screens.prepare(page)
    },
    refresh: async () => {
      for (const language of live ? languages : []) {
        const read = await live?.(language).catch((error: unknown) => onLiveError?.(error))
        if (read) figures.set(language, read)
      }
      await screens.refresh()
    },
  }
}

/** Cache of the screens' data. */
function openScreens(onError: (error: unknown) => void) {
  const reads = new Map<RenderedPage, PageData>()
  /** A failed read keeps the known data; without any the browser reads them itself, and the next request tries again. */
  const read = async (page: RenderedPage, is_requested: boolean): Promise<void> => {
    const late = delay(MAX_WAIT_MS, null, { ref: false }).then(() =>
      Promise.reject(new Error(`a screen was not read within ${MAX_WAIT_MS} ms`)),
    )
    await Promise.race([noteBatches(() => page.read()), late]).then((noted) => reads.set(page, { ...noted, is_requested }), onError)
  }
  const readFirst = singleFlightBy(
    (page: RenderedPage) => page,
    (page) => read(page, true),
  )
  return {
    ask: (page: RenderedPage): PageData | null => {
      const entry = reads.get(page)
      if (entry) entry.is_requested = true
      return entry ?? null
    },
    prepare: async (page: RenderedPage): Promise<void> => {
      if (!reads.has(page)) await readFirst(page)
    },
    refresh: async (): Promise<void> => {
      for (const [page, { is_requested }] of [...reads]) {
        if (is_requested) await read(page, false)
        else reads.delete(page)
      }
    },
  }
}

/** Rendered pages by language, renewed when their data changes. */
function openFiles(origin: string) {
  const kept = new Map<RenderedPage, Map<Language, CachedPage>>()
  return (page: RenderedPage, language: Language, { data, as_of_batch }: Data, figures: SiteFigures): PageFile => {
    const by_language = kept.get(page) ?? new Map<Language, CachedPage>()
    const before = by_language.get(language)
    if (before?.figures === figures && before.data === data) return before.page
    const { texts, plans, announcements = [] } = figures
    const html = page.render({ language, origin, live: texts, plans, announcements, data })
    const file = fileOf(html, page, earlier(figures.as_of_batch, as_of_batch), before?.page)
    kept.set(page, by_language.set(language, { figures, data, page: file }))
    return file
  }
}

/** An unchanged page keeps its earlier batch: it has the journal up to that one too. */
function fileOf(html: string, { type, kind }: RenderedPage, as_of_batch: string | null, before: PageFile | undefined): PageFile {
  const content = Buffer.from(html)
  if (before?.forms.identity.equals(content)) return before
  return openPage(content, type, { policy: type === HTML ? policyOf(html) : null, by_cookie: kind === 'screen', as_of_batch })
}

function languageOf(path: string): Language {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : 'en'
}

/** Besides files, a page may run only its built-in inline script. */
function policyOf(html: string): string | null {
  const begin = html.indexOf(INLINE)
  if (begin < 0) return null
  const script = html.slice(begin + INLINE.length, html.indexOf('</script>', begin))
  return policyWithScript(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}
