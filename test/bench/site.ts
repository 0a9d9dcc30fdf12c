/**
 * Lighthouse's mobile preset (npx lighthouse@12.8.2, Debian's Chromium) on the public pages of a fresh instance in English and Arabic.
 * Requests a second of pages are `npm run bench -- http --set pages`.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumPath } from '../../scripts/steps/chromium.mjs'
import { defineBench, print, type Row } from './parts/setup.ts'

/** Besides what the sitemap lists. */
const OTHERS = ['/verify-account', '/no/such/page']
/** Of many that are alike, one. */
const ONE_OF: Readonly<Record<string, string>> = { '/plans/': 'gold', '/bots/': '5.0', '/stats/': 'custody', '/market/': 'gold' }

type Fetched = { readonly resourceType?: string; readonly transferSize: number }

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly Fetched[] } }>>
}

export const bench = defineBench({
  about: 'Lighthouse on the public pages, in English and Arabic',
  options: { paths: '' },
  measure: async (setup, { paths }) => {
    const { url } = await setup.instance(null)
    const named = paths.split(',').filter(Boolean)
    const pages = named.length > 0 ? named.map((path) => ({ path, language: 'en' })) : await allPages(url)
    const table: Row[] = []
    for (const { path, language } of pages) {
      table.push({ page: `${path} ${language}`, ...figuresOf(await examine(url + path, language)) })
      console.error(JSON.stringify(table.at(-1)))
    }
    print('Public pages', table)
  },
})

type PageRequest = { readonly path: string; readonly language: string }

/** Every public page and screen in English and in Arabic; a screen has one address, and the language is a cookie. */
async function allPages(url: string): Promise<readonly PageRequest[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>(<xhtml)?/g)].map(([, loc = '', others]) => ({
    path: new URL(loc, url).pathname,
    others,
  }))
  const chosen = [...listed, ...OTHERS.map((path) => ({ path, others: undefined }))].filter(({ path }) => {
    const many = Object.keys(ONE_OF).find((start) => path.replace(/^\/ar/, '').startsWith(start))
    return !many || path.endsWith(many + ONE_OF[many])
  })
  return chosen.flatMap(({ path, others }) => {
    if (!others)
      return [
        { path, language: 'en' },
        { path, language: 'ar' },
      ]
    const language = /^\/(\w\w)(?:\/|$)/.exec(path)?.[1] ?? 'en'
    return ['en', 'ar'].includes(language) ? [{ path, language }] : []
  })
}

/** A trace occasionally lacks its first event, which says nothing about the page: such a run is repeated, at most twice. */
async function examine(address: string, language: string, tries = 3): Promise<Report> {
  try {
    return await lighthouse(address, language)
  } catch (failure) {
    if (tries === 1) throw failure
    return examine(address, language, tries - 1)
  }
}

async function lighthouse(address: string, language: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic'
  const headers = `--extra-headers=${JSON.stringify({ cookie: `language=${language}` })}`
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', 'lighthouse@12.8.2', address, '--quiet', '--output=json', '--ignore-status-code', headers, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Report
}

function figuresOf({ categories, audits }: Report): Row {
  const score = (name: string): number => Math.round((categories[name]?.score ?? Number.NaN) * 100)
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const script = requests.reduce((sum, { resourceType, transferSize }) => sum + (resourceType === 'Script' ? transferSize : 0), 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP ms': Math.round(value('first-contentful-paint')),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: value('cumulative-layout-shift').toFixed(3),
    KiB: Math.round(value('total-byte-weight') / 1024),
    'script KiB': Math.round(script / 1024),
  }
}
