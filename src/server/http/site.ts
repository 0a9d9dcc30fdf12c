/**
 * The pages that are rendered here: each when it is first asked for, and anew when the figures have changed since, once a minute. A page that reads as
 * before keeps its tag, so that nobody loads it again.
 */
import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '#contract/language'
import { policyWithScript } from './headers.ts'
import { HTML, openPage, type PageFile } from './page-file.ts'
import type { Address, LiveTexts, Renderer } from './renderer.ts'

export type SiteOptions = {
  /** The address under which people reach us, without a slash at its end. */
  readonly origin: string
  /** The figures of the pages of a language; none by default. */
  readonly live?: (language: Language) => Promise<LiveTexts>
  /** A figure could not be read; the pages keep what they show. */
  readonly onLiveError?: (error: unknown) => void
}

export type Site = {
  readonly pageAt: (path: string) => PageFile | null
  /** What an unknown path shows; null where the build has none. */
  readonly notFoundAt: (path: string) => PageFile | null
  /** A screen of the app that anyone may read. */
  readonly screenAt: (path: string) => PageFile | null
  readonly refresh: () => Promise<void>
}

/** Pages of all languages together are some fifty megabytes: one that nobody asks for is never made. */
type Kept = { readonly texts: LiveTexts; readonly page: PageFile }

const INLINE = '<script>'
const NO_TEXTS: LiveTexts = {}

export function openSite(renderer: Renderer | null, { origin, live, onLiveError }: SiteOptions): Site {
  const addresses: ReadonlyMap<string, Address> = renderer?.addresses ?? new Map()
  const languages = new Set([...addresses.values()].map(({ language }) => language))
  const texts = new Map<Language, LiveTexts>()
  const kept = new Map<string, Kept>()
  const at = (path: string, kind: Address['kind']): PageFile | null => {
    const address = addresses.get(path)
    if (!renderer || address?.kind !== kind) return null
    const known = texts.get(address.language) ?? NO_TEXTS
    const before = kept.get(path)
    if (before?.texts === known) return before.page
    const html = renderer.render(path, { origin, live: known })
    const page = pageOf(html, address, before?.page)
    kept.set(path, { texts: known, page })
    return page
  }
  return {
    pageAt: (path) => at(path, 'page'),
    notFoundAt: (path) => at(`/${languageOf(path)}/404`, 'missing') ?? at('/404', 'missing'),
    screenAt: (path) => at(path, 'screen'),
    refresh: async () => {
      if (!live) return
      for (const language of languages) {
        const read = await live(language).catch((error: unknown) => onLiveError?.(error))
        if (read) texts.set(language, read)
      }
    },
  }
}

function pageOf(html: string, { type }: Address, before: PageFile | undefined): PageFile {
  const content = Buffer.from(html)
  return before?.forms.identity.equals(content) ? before : openPage(content, type, type === HTML ? policyOf(html) : null)
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
