/**
 * npm run bench:site [path …]. Lighthouse's mobile preset (npx lighthouse@12.8.2, Debian's Chromium) on public pages of a fresh instance, and requests
 * per second of the front page over keep-alive connections. Needs `npm start` once, for dist/web. Prints one line a page.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '#config'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { serveWeb } from '#server/http'
import { migrate, openDatabase } from '#server/store'
import { appPaths } from '../../src/server/app-paths.ts'
import { assemble } from '../../src/server/assemble.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
const CONNECTIONS = 32
const SECRET_KEY = 'a secret key for benchmarks, long enough'
const PAGES = [
  '/',
  '/about',
  '/terms-and-policy',
  '/privacy-policy',
  '/faqs',
  '/contact',
  '/risk',
  '/fees',
  '/market/gold',
  '/plans',
  '/proof',
]
const WEB = process.env.WEB_BUILD ?? join(import.meta.dirname, '../../dist/web')

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-site-'))
  const { url, close } = await serve(folder)
  try {
    for (const path of process.argv.length > 2 ? process.argv.slice(2) : PAGES)
      process.stdout.write(`${describe(path, await examine(url + path))}\n`)
    process.stdout.write(`/ ${await hammer(`${url}/`)} requests/s over ${CONNECTIONS} connections, client on the same machine\n`)
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
  serveWeb(assembly.app, { dist_dir: WEB, app_paths: appPaths, site: { origin: config.public_url, live: assembly.siteTexts } })
  const url = await assembly.app.listen({ host: '127.0.0.1', port: 0 })
  const close = async (): Promise<void> => {
    await assembly.app.close()
    await assembly.close()
    await database.close()
  }
  return { url, close }
}

async function examine(address: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic'
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', 'lighthouse@12.8.2', address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Report
}

function describe(path: string, { categories, audits }: Report): string {
  const scores = Object.entries(categories).map(([name, { score }]) => `${name} ${Math.round(score * 100)}`)
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  const times = [
    `LCP ${Math.round(value('largest-contentful-paint'))} ms`,
    `CLS ${value('cumulative-layout-shift').toFixed(4)}`,
    `TBT ${Math.round(value('total-blocking-time'))} ms`,
    `${Math.round(value('total-byte-weight') / 1024)} KiB`,
  ]
  return [path, ...scores, ...times].join(' · ')
}

async function hammer(address: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const until = performance.now() + SECONDS * 1000
  let answered = 0
  const once = (): Promise<void> =>
    new Promise((resolve, reject) => {
      get(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume().on('end', resolve)
      }).on('error', reject)
    })
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      await once()
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  agent.destroy()
  return Math.round(answered / SECONDS)
}

await main()
