/**
 * A real Chromium before the real application. Of Debian's two the one without windows takes a quarter less of the processor. With
 * `PICTURES=folder` each `see` also writes a picture there, for eyes. `WEB_BUILD` names another browser build than dist/web, so
 * that a rebuild meanwhile disturbs nothing.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Download, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished } from 'vitest'
import type { PriceFeed } from '#server/market'
import type { Database } from '#server/store'
import { startApp, type TestApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'
import { freePort } from '#test/support/free-port.ts'
import { chromiumPath } from '../../scripts/steps/chromium.mjs'
import { reportFailure, watch } from './journey.ts'

const WEB = process.env.WEB_BUILD ?? join(import.meta.dirname, '../../dist/web')
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One site is all that is opened: fewer processes, an eighth less of the processor.
  '--process-per-site',
  '--disable-site-isolation-trials',
  '--in-process-gpu',
  // A page lives for seconds: its code is compiled well, and not once more for a long life, a tenth less of the processor.
  '--js-flags=--no-turbofan',
]

const SCANS = process.env.AXE === 'all'

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
export type Size = keyof typeof sizes

export type Visit = {
  readonly page: Page
  readonly context: BrowserContext
  /**
   * No fault in the console and no sideways scrolling; in `npm run test:full` no accessibility violation in either colour mode, which
   * addresses.test.ts looks for once on each screen; and a picture, where one is asked for.
   */
  see(name: string): Promise<void>
}

/** `zone`: of the reader; by default UTC. `scripts`: whether the browser runs any. */
type VisitOptions = {
  readonly with_worker?: boolean
  readonly with_page_cache?: boolean
  readonly zone?: string
  readonly scripts?: boolean
}

export type Stage = {
  readonly app: TestApp
  /**
   * Without the service worker, which would answer before a test's own routes, unless it is what the test is about; and without the
   * back-forward cache, which the driver switches off.
   */
  visit(size: Size, options?: VisitOptions): Promise<Visit>
}

export type StageOptions = {
  readonly by_name?: boolean
  readonly feed?: PriceFeed
  readonly prepare?: (app: TestApp) => Promise<void>
}

/**
 * One application for a file's journeys. `by_name` opens it as localhost, because passkeys are made for a name and not for an address.
 * `feed`: where its prices come from; by default the simulator. `prepare`: what happened before the server started that serves the pages.
 */
export function openStage({ by_name = false, feed, prepare }: StageOptions = {}): () => Stage {
  let stage: Stage | null = null
  const open = new Set<BrowserContext>()
  const store = testStore(quickKind())
  beforeAll(async () => {
    if (!existsSync(join(WEB, 'app.html'))) throw new Error(`${WEB} is not built: run npm start or npm test once.`)
    const port = by_name ? await freePort() : 0
    const named = by_name ? `http://localhost:${port}` : null
    const environment = { PUBLIC_URL: named ?? 'http://127.0.0.1' }
    const options = { environment, ...(feed ? { feed } : {}) }
    const database = prepare ? await prepared(await startApp(store, options), prepare) : undefined
    const app = await startApp(store, { ...options, web_dir: WEB, port, ...(database ? { database } : {}) })
    const visit: Stage['visit'] = async (size, options) => {
      const opened = await openVisit(named ?? app.url, size, options)
      endsWithItsTest(opened.context, open)
      return opened
    }
    stage = { app, visit }
  })
  afterEach((test) => reportFailure(test, open))
  afterAll(async () => {
    for (const context of open) await context.close()
    await stage?.app.assembly.app.close()
    await stage?.app.assembly.close()
  })
  return () => {
    if (!stage) throw new Error('the stage is not open')
    return stage
  }
}

async function prepared(app: TestApp, prepare: (app: TestApp) => Promise<void>): Promise<Database> {
  await prepare(app)
  await app.settled()
  await app.assembly.app.close()
  await app.assembly.close()
  return app.database
}

/** Or with its file, if it was opened outside a test. What stays open goes on drawing and asking, at the cost of the next tests. */
function endsWithItsTest(context: BrowserContext, open: Set<BrowserContext>): void {
  open.add(context)
  try {
    onTestFinished(async () => {
      open.delete(context)
      await context.close()
    })
  } catch {
    // Outside a test.
  }
}

const browsers: Partial<Record<'usual' | 'page-cache', Browser>> = {}
const DRIVER_SWITCH = '--disable-back-forward-cache'

/** One for all files of a worker; it ends with the worker. */
async function openBrowser(with_page_cache: boolean): Promise<Browser> {
  const name = with_page_cache ? 'page-cache' : 'usual'
  const known = browsers[name]
  if (known?.isConnected()) return known
  const given = with_page_cache ? { ignoreDefaultArgs: [DRIVER_SWITCH] } : {}
  const opened = await chromium.launch({ executablePath: chromiumPath(), args: ARGS, ...given })
  browsers[name] = opened
  return opened
}

/** Waits until the app has replaced the server-rendered page: focus and drops on the old elements would be lost. */
export async function appIsThere(page: Page): Promise<void> {
  // A screen that came as a page waits for a sign of its reader. A page that is left meanwhile needs none.
  await page.evaluate("document.dispatchEvent(new Event('keydown'))").catch(() => {})
  await page.locator('body:not(:has(#screen:not([data-hydrated]), #root:empty))').waitFor({ state: 'attached' })
}

/** What the page was rendered with is asked for again once it is five seconds old. */
export async function reloadUntil(page: Page, shown: Locator): Promise<void> {
  while ((await shown.count()) === 0) {
    await page.reload()
    await appIsThere(page)
    await page.waitForTimeout(500)
  }
}

/** A table as a file: opens the dialog and chooses the form. */
export async function savedTable(page: Page, opener: Locator, form = 'For programs'): Promise<Download> {
  await opener.click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: form }).click()])
  return file
}

/** Within the app, as one of its links does. */
export async function moveWithin(page: Page, address: string): Promise<void> {
  const idx = `(history.state?.idx ?? 0) + 1`
  await page.evaluate(
    `history.pushState({ idx: ${idx}, key: String(${idx}) }, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`,
  )
}

async function openVisit(url: string, size: Size, options: VisitOptions = {}): Promise<Visit> {
  const { with_worker = false, with_page_cache = false, zone = 'UTC', scripts = true } = options
  const browser = await openBrowser(with_page_cache)
  const context = await browser.newContext({
    viewport: sizes[size],
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: zone,
    javaScriptEnabled: scripts,
    serviceWorkers: with_worker ? 'allow' : 'block',
  })
  watch(context)
  context.on('page', findShownTexts)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text())
  })
  const see = async (name: string): Promise<void> => {
    // A screen's code is fetched when it is visited.
    await page.locator('main').first().waitFor({ state: 'attached' })
    // What is left undrawn until it comes near has no size yet, and would be judged so.
    await page.evaluate(DRAW_ALL)
    expect(problems).toEqual([])
    for (const mode of process.env.PICTURES ? MODES : []) {
      await page.evaluate(`document.documentElement.dataset.mode = '${mode}'`)
      await page.screenshot({ path: join(process.env.PICTURES ?? '', `${name}-${size}-${mode}.png`), fullPage: true })
    }
    expect([name, await faultsOf(page, SCANS ? MODES : [])]).toEqual([name, []])
  }
  return { page, context, see }
}

/** What is announced is also shown somewhere: a text is looked for there. */
function findShownTexts(page: Page): void {
  const find = page.getByText.bind(page)
  page.getByText = (...what) => find(...what).and(page.locator(':not(#announcer *)'))
}

/** The last announcement to screen readers, politely or assertively. */
export function announced(page: Page, urgency: 'polite' | 'assertive'): Locator {
  return page.locator(`#announcer > [aria-live=${urgency}] > p:not(:empty)`)
}

const MODES = ['dark', 'light'] as const

/**
 * What is wrong with a screen as it is laid out: that it scrolls sideways, what axe finds in these colour modes, and fields whose text is
 * lost with the session. It is left in the dark one.
 */
export async function faultsOf(page: Page, modes: readonly (typeof MODES)[number][] = MODES): Promise<string[]> {
  const faults: string[] = []
  for (const mode of modes) {
    await page.evaluate(`document.documentElement.dataset.mode = '${mode}'`)
    faults.push(...(await violations(page, mode === 'dark' ? EVERY_RULE : COLOURS)).map((fault) => `${mode}: ${fault}`))
  }
  await page.evaluate(`document.documentElement.dataset.mode = 'dark'`)
  faults.push(...(await page.evaluate<string[]>(OUTSIDE_OF_FORMS)).map((field) => `outside of a form, where no draft is kept: ${field}`))
  const sideways = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  return sideways === 0 ? faults : [...faults, `it scrolls sideways by ${sideways} px`]
}

/** A search is not kept; the page of the API is another program. */
const OUTSIDE_OF_FORMS = `[...document.querySelectorAll('textarea, input:not(.swagger-ui *)')]
  .filter((field) => !field.form && !field.readOnly && ['text', 'textarea', 'tel', 'url'].includes(field.type) && field.inputMode !== 'search')
  .map((field) => field.labels?.[0]?.textContent ?? field.ariaLabel ?? field.outerHTML)`

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] }

/** As a sheet of the document's own, which no page's policy forbids. */
export const DRAW_ALL = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]
})()`

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What alone can differ between the modes: the document is the same. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Passed rules stay in the browser: they are most of axe's output and aren't used. */
const BRIEF = { resultTypes: ['violations'], selectors: false }

async function violations(page: Page, rules: unknown): Promise<string[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(AXE)
  const options = JSON.stringify({ ...BRIEF, runOnly: rules })
  const found: readonly Violation[] = await page.evaluate(`axe.run(document, ${options}).then(({ violations }) => violations)`)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

/** The one door to what only specialists read. */
export async function openSpecialists(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'For specialists' }).click()
}

/** Once what was changed has been drawn. */
export const TWO_FRAMES = 'new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))'
