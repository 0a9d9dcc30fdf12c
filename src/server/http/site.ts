/**
 * The prerendered pages: which there are is listed once, and what is asked for is read, filled in and compressed then. Its figures are those of
 * the last minute. A page whose figures did not change keeps its tag, so that nobody loads it again.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isLanguage, type Language } from '#contract/language'
import { policyWithScript } from './headers.ts'
import { HTML, openPage, type PageFile } from './page-file.ts'
import { fillPage, type LiveTexts } from './page-text.ts'

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

/** All pages of all languages together are some fifty megabytes as texts: one that nobody asks for stays on the disk. */
type Kept = {
  readonly file: string
  readonly language: Language
  readonly type: string
  /** What it was filled with. */
  texts: LiveTexts | null
  page: PageFile | null
}

const NO_TEXTS: LiveTexts = {}

export function openSite(dist_dir: string, { origin, live, onLiveError }: SiteOptions): Site {
  const [pages, screens] = [filesIn(join(dist_dir, 'site')), filesIn(join(dist_dir, 'screens'))]
  const languages = new Set([...pages.values(), ...screens.values()].map(({ language }) => language))
  const texts = new Map<Language, LiveTexts>()
  const at = (path: string, among = pages): PageFile | null => {
    const one = among.get(path)
    return one ? filled(one, origin, texts.get(one.language) ?? NO_TEXTS) : null
  }
  return {
    pageAt: (path) => (path.endsWith('/404') ? null : at(path)),
    notFoundAt: (path) => at(`/${languageOf(path)}/404`) ?? at('/404'),
    screenAt: (path) => at(path, screens),
    refresh: async () => {
      if (!live) return
      for (const language of languages) {
        const read = await live(language).catch((error: unknown) => onLiveError?.(error))
        if (read) texts.set(language, read)
      }
    },
  }
}

function filled(one: Kept, origin: string, texts: LiveTexts): PageFile {
  if (one.page && one.texts === texts) return one.page
  const html = readFileSync(one.file, 'utf8')
  const content = Buffer.from(fillPage(html, origin, texts))
  const page = one.page?.forms.identity.equals(content) ? one.page : openPage(content, one.type, one.type === HTML ? policyOf(html) : null)
  one.texts = texts
  one.page = page
  return page
}

const TYPES: Readonly<Record<string, string>> = {
  'index.html': HTML,
  '404.html': HTML,
  'sitemap.xml': 'application/xml; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
}

/** `es/about/index.html` is `/es/about`, `404.html` is `/404`, `robots.txt` is itself. */
function filesIn(folder: string): ReadonlyMap<string, Kept> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && Object.hasOwn(TYPES, entry.name),
  )
  return new Map(
    files.map(({ parentPath, name }) => {
      const below = parentPath.slice(folder.length).split(sep).join('/')
      const path = name === 'index.html' ? below || '/' : `${below}/${name.replace('.html', '')}`
      return [path, { file: join(parentPath, name), language: languageOf(path), type: TYPES[name] ?? HTML, texts: null, page: null }]
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
