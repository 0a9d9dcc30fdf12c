/**
 * npm run bench:site [path …]. Lighthouse's mobile preset (npx lighthouse@12.8.2, Debian's Chromium) on the public pages of a fresh instance, one row
 * of a table each, and requests per second of the front page beside those of a bare server with the same bytes. Needs `npm start` once, for
 * dist/web; WEB_BUILD names another build.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '#config'
import { appPaths } from '#contract/paths'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { serveWeb } from '#server/http'
import { migrate, openDatabase } from '#server/store'
import { assemble } from '../../src/server/assemble.ts'
import { compareToBare } from './site/hammer.ts'

const SECRET_KEY = 'a secret key for benchmarks, long enough'
/** Every public page, of the twins the canonical one, and the app's screens that anyone may open. */
const PAGES = [
  '/',
  '/about',
  '/terms-and-policy',
  '/privacy-policy',
  '/faqs',
  '/pricing',
  '/contact',
  '/risk',
  '/fees',
  '/status',
  '/market/gold',
  '/market/private_wealth',
  '/no/such/page',
  '/plans',
  '/live-trades',
  '/investments',
  '/ira-form',
  '/proof',
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
    for (const path of process.argv.length > 2 ? process.argv.slice(2) : PAGES)
      process.stdout.write(`| ${[path, ...cellsOf(await examine(url + path))].join(' | ')} |\n`)
    process.stdout.write(`${await compareToBare(`${url}/`)}\n`)
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function serve(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const config = readConfig({ PORT: '0', DATA_DIR: folder, SECRET_KEY })
  if (isRefused(config)) throw new Error(config.message)
  const database = await openDatabase(config)
  if (isRefused(database)) throw new Error(database.message)
  await migrate(database)
  const assembly = assemble({ config, database, clock: systemClock, secret_key: SECRET_KEY, log: false })
  await assembly.seed()
  await serveWeb(assembly.app, { dist_dir: WEB, app_paths: appPaths, site: { origin: config.public_url, live: assembly.siteTexts } })
  const url = await assembly.app.listen({ host: '127.0.0.1', port: 0 })
  const close = async (): Promise<void> => {
    await assembly.app.close()
    await assembly.close()
    await database.close()
  }
  return { url, close }
}

/** A trace now and then lacks its first event, which is no word about the page: such a run is made anew, twice at most. */
async function examine(address: string, tries = 3): Promise<Report> {
  try {
    return await lighthouse(address)
  } catch (failure) {
    if (tries === 1) throw failure
    return examine(address, tries - 1)
  }
}

async function lighthouse(address: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic'
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', 'lighthouse@12.8.2', address, '--quiet', '--output=json', '--ignore-status-code', `--chrome-flags=${flags}`],
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
