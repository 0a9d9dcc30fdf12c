/**
 * npm run bench:clicks. How long the screens of the main job take to answer a press, in Chromium with the processor slowed down four times: each button
 * of the screen that only shows something is pressed, and Escape after it. The longest time from a press to the next paint (INP), and the longest
 * time in handlers, in milliseconds, as the browser's own event timing says (it rounds the first to eight). 20,000 transactions of 5,000 people.
 * Prints one row of a table for each screen. Needs `npm start` once, for dist/web.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { readConfig } from '#config'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { serveWeb } from '#server/http'
import { migrate, openDatabase } from '#server/store'
import { assemble } from '../../src/server/assemble.ts'
import { startCluster } from '../support/cluster.ts'
import { MAILBOX_KEY, mailboxPath } from '../support/mailbox-path.ts'
import { generate } from './console-data.ts'

const SLOWER = 4
const PEOPLE = 5_000
const TRANSACTIONS = 20_000
const SECRET_KEY = 'a secret key for benchmarks, long enough'
const PASSWORD = 'crisp-otter-vellum-91'
const EMAIL = 'first@operator.test'
const SCREENS = ['/dashboard', '/plans', '/plans/gold', '/transactions', '/admin/transaction', '/admin']
/** What a press of it would leave the screen with, or change. */
const LEFT_ALONE = /log ?out|freeze|approve|decline|pay|delete|save|export|csv|download|print|language/i
const MAX_PRESSES = 14

const WATCH = `{
  window.presses = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, processingStart, processingEnd, name, target } of list.getEntries())
      if (interactionId) window.presses.push([duration, processingEnd - processingStart, name + ' ' + (target?.ariaLabel ?? target?.textContent ?? '').slice(0, 40)])
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}`

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-clicks-'))
  const cluster = await startCluster()
  if ('unavailable' in cluster) throw new Error(cluster.unavailable)
  const database = await openDatabase({ database_url: cluster.url, data_dir: folder })
  const config = readConfig({ PORT: '0', SECRET_KEY, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD, SANDBOX_MAILBOX_KEY: MAILBOX_KEY })
  if (isRefused(database) || isRefused(config)) throw new Error('the store or the settings cannot be opened')
  await migrate(database)
  const assembly = assemble({ config, database, clock: systemClock, secret_key: SECRET_KEY, log: false })
  await assembly.seed()
  await generate(database, PEOPLE, TRANSACTIONS)
  const site = { origin: config.public_url, live: assembly.siteFigures }
  await serveWeb(assembly.app, { dist_dir: join(import.meta.dirname, '../../dist/web'), site })
  const url = await assembly.app.listen({ host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
    await logIn(context, () => assembly.dispatcher.drain())
    process.stdout.write('| screen | presses | INP ms | handler ms | the longest handler |\n|---|---|---|---|---|\n')
    for (const path of SCREENS) process.stdout.write(`| ${[path, ...(await press(context, path))].join(' | ')} |\n`)
  } finally {
    await browser.close()
    await assembly.app.close()
    await assembly.close()
    await database.close()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The operator, who sees the screens of a member too. */
async function logIn(context: BrowserContext, mailed: () => Promise<unknown>): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/verify-login**')
  await mailed()
  const { data } = await (await page.request.get(`/api/v1${mailboxPath(EMAIL)}`)).json()
  const code = /\b\d{6}\b/.exec(data.find(({ kind }: { readonly kind: string }) => kind === 'code:login').text)?.[0] ?? ''
  await page.getByLabel('Code').fill(code)
  await page.waitForURL(({ pathname }) => /^\/(dashboard|admin)/.test(pathname))
  await page.close()
}

async function press(context: BrowserContext, path: string): Promise<readonly (string | number)[]> {
  const page = await context.newPage()
  await page.addInitScript(WATCH)
  const session = await context.newCDPSession(page)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle').catch(() => {})
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const names = await buttons(page)
  for (const at of names) {
    await page
      .locator('main button:visible')
      .nth(at)
      .click({ timeout: 3_000 })
      .catch(() => {})
    await page.waitForTimeout(400)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(200)
  }
  const timed = (await page.evaluate('window.presses')) as [number, number, string][]
  await page.close()
  const most = (values: readonly number[]) => Math.round(Math.max(0, ...values))
  const [, , slowest = ''] = timed.toSorted(([, one], [, other]) => other - one)[0] ?? []
  return [names.length, most(timed.map(([whole]) => whole)), most(timed.map(([, handler]) => handler)), slowest]
}

/** The places of the buttons that are pressed. */
async function buttons(page: Page): Promise<readonly number[]> {
  const names = await page.locator('main button:visible').evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent ?? ''))
  return names.flatMap((name, at) => (LEFT_ALONE.test(name) ? [] : [at])).slice(0, MAX_PRESSES)
}

await main()
