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
  /** The app's shell with the head of a public screen. */
  readonly screenAt: (path: string) => PageFile | null
  readonly refresh: () => Promise<void>
}

const INLINE = '<script>'

type Kept = {
  readonly language: Language
  readonly type: string
  readonly html: string
  readonly live: boolean
  readonly policy: string | null
  filled: string
  page: PageFile | null
}

/** The pages as they were built. Takes half a second, so that a start does it while its store opens. */
export type BuiltSite = { readonly pages: ReadonlyMap<string, Kept>; readonly screens: ReadonlyMap<string, Kept> }

export function readSite(dist_dir: string, origin: string): BuiltSite {
  return { pages: readFiles(join(dist_dir, 'site'), origin), screens: readFiles(join(dist_dir, 'screens'), origin) }
}

export function openSite({ pages: kept, screens }: BuiltSite, options: SiteOptions): Site {
  const at = (path: string, among = kept): PageFile | null => {
    const one = among.get(path)
    if (!one) return null
    one.page ??= openPage(Buffer.from(one.filled), one.type, one.policy)
    return one.page
  }
  return {
    pageAt: (path) => (path.endsWith('/404') ? null : at(path)),
    notFoundAt: (path) => at(`/${languageOf(path)}/404`) ?? at('/404'),
    screenAt: (path) => at(path, screens),
    refresh: async () => {
      await refill(kept, options)
      await refill(screens, options)
    },
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

const TYPES: Readonly<Record<string, string>> = {
  'index.html': HTML,
  '404.html': HTML,
  'sitemap.xml': 'application/xml; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
}

/** `es/about/index.html` is `/es/about`, `404.html` is `/404`, `robots.txt` is itself. */
function readFiles(folder: string, origin: string): ReadonlyMap<string, Kept> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && Object.hasOwn(TYPES, entry.name),
  )
  return new Map(
    files.map(({ parentPath, name }) => {
      const below = parentPath.slice(folder.length).split(sep).join('/')
      const path = name === 'index.html' ? below || '/' : `${below}/${name.replace('.html', '')}`
      return [path, keep(readFileSync(join(parentPath, name), 'utf8'), path, TYPES[name] ?? HTML, origin)]
    }),
  )
}

function keep(html: string, path: string, type: string, origin: string): Kept {
  const policy = type === HTML ? policyOf(html) : null
  return { language: languageOf(path), type, html, live: hasLive(html), policy, filled: fillPage(html, origin, {}), page: null }
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
