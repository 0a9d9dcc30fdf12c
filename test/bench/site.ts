/**
 * npm run bench:site [path …]. Lighthouse's mobile preset (npx lighthouse@12.8.2, Debian's Chromium) on the public pages of a fresh instance in English
 * and Arabic, one row of a table each, and requests per second of the front page and the screens beside those of a bare server with the same bytes. Needs `npm start` once, for
 * dist/web; WEB_BUILD names another build.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '#config'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { serveWeb } from '#server/http'
import { migrate, openDatabase } from '#server/store'
import { assemble } from '../../src/server/assemble.ts'
import { compareToBare } from './site/hammer.ts'

const SECRET_KEY = 'a secret key for benchmarks, long enough'
/** Besides what the sitemap lists. */
const OTHERS = ['/verify-account', '/no/such/page']
/** Of many that are alike, one. */
const ONE_OF: Readonly<Record<string, string>> = { '/plans/': 'gold', '/bots/': '5.0', '/stats/': 'custody', '/market/': 'gold' }
const COMPARED = [
  '/',
  '/plans',
  '/plans/gold',
  '/bots',
  '/bots/5.0',
  '/live-trades',
  '/market',
  '/investments',
  '/proof',
  '/verify',
  '/ira-form',
  '/login',
  '/register',
]
const WEB = process.env.WEB_BUILD ?? join(import.meta.dirname, '../../dist/web')

type Fetched = { readonly resourceType?: string; readonly transferSize: number }

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly Fetched[] } }>>
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-site-'))
  const { url, close } = await serve(folder)
  try {
    process.stdout.write(`| page | ${HEADS.join(' | ')} |\n|---${'|---'.repeat(HEADS.length)}|\n`)
    const named = process.argv.slice(2)
    for (const { path, language } of named.length > 0 ? named.map((path) => ({ path, language: 'en' })) : await allPages(url))
      process.stdout.write(`| ${[`${path} ${language}`, ...cellsOf(await examine(url + path, language))].join(' | ')} |\n`)
    for (const path of named.length > 0 ? named : COMPARED) process.stdout.write(`${path} ${await compareToBare(url + path)}\n`)
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function serve(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const config = readConfig({ PORT: '0', DATA_DIR: folder, SECRET_KEY })
  if (isRefused(config)) throw new Error(config.detail)
  const database = await openDatabase(config)
  if (isRefused(database)) throw new Error(database.detail)
  await migrate(database)
  const assembly = assemble({ config, database, clock: systemClock, secret_key: SECRET_KEY, log: false })
  await assembly.seed()
  await serveWeb(assembly.app, { dist_dir: WEB, site: { origin: config.public_url, live: assembly.siteFigures } })
  const url = await assembly.app.listen({ host: '127.0.0.1', port: 0 })
  const close = async (): Promise<void> => {
    await assembly.app.close()
    await assembly.close()
    await database.close()
  }
  return { url, close }
}

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
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Report
}

const HEADS = ['performance', 'accessibility', 'best practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'KiB', 'script KiB']

function cellsOf({ categories, audits }: Report): string[] {
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => (categories[name]?.score ?? Number.NaN) * 100)
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(value)
  const requests = audits['network-requests']?.details?.items ?? []
  const script = requests.reduce((sum, { resourceType, transferSize }) => sum + (resourceType === 'Script' ? transferSize : 0), 0)
  const sizes = [value('total-byte-weight'), script].map((bytes) => Math.round(bytes / 1024))
  return [...[...scores, ...times].map(Math.round), value('cumulative-layout-shift').toFixed(3), ...sizes].map(String)
}

await main()
