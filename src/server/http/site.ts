/**
 * The prerendered pages, in memory: read once, filled in at start and once a minute, compressed when first asked for after a change. A page whose
 * figures did not change keeps its tag, so that nobody loads it again.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isLanguage, type Language } from '#contract/language'
import { policyWithScript } from './headers.ts'
import { HTML, openPage, type PageFile } from './page-file.ts'
import { fillPage, hasLive, type LiveTexts } from './page-text.ts'

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
  readonly refresh: () => Promise<void>
}

const INLINE = '<script>'

type Kept = {
  readonly language: Language
  readonly html: string
  readonly live: boolean
  readonly policy: string | null
  filled: string
  page: PageFile | null
}

export function openSite(dist_dir: string, options: SiteOptions): Site {
  const kept = readHtml(join(dist_dir, 'site'), options.origin)
  const at = (path: string): PageFile | null => {
    const one = kept.get(path)
    if (!one) return null
    one.page ??= openPage(Buffer.from(one.filled), HTML, one.policy)
    return one.page
  }
  return {
    pageAt: (path) => (path.endsWith('/404') ? null : at(path)),
    notFoundAt: (path) => at(`/${languageOf(path)}/404`) ?? at('/404'),
    refresh: () => refill(kept, options),
  }
}

async function refill(kept: ReadonlyMap<string, Kept>, { origin, live, onLiveError }: SiteOptions): Promise<void> {
  if (!live) return
  const pages = [...kept.values()].filter((one) => one.live)
  for (const language of new Set(pages.map((one) => one.language))) {
    const texts = await live(language).catch((error: unknown) => onLiveError?.(error))
    if (!texts) continue
    for (const one of pages.filter((page) => page.language === language)) {
      const filled = fillPage(one.html, origin, texts)
      if (filled === one.filled) continue
      one.filled = filled
      one.page = null
    }
  }
}

/** `site/es/about/index.html` is `/es/about`, `site/404.html` is `/404`. */
function readHtml(folder: string, origin: string): ReadonlyMap<string, Kept> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^(index|404)\.html$/.test(entry.name),
  )
  return new Map(
    files.map(({ parentPath, name }) => {
      const below = parentPath.slice(folder.length).split(sep).join('/')
      const path = name === '404.html' ? `${below}/404` : below || '/'
      const html = readFileSync(join(parentPath, name), 'utf8')
      return [
        path,
        { language: languageOf(path), html, live: hasLive(html), policy: policyOf(html), filled: fillPage(html, origin, {}), page: null },
      ]
    }),
  )
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
