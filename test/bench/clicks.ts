/**
 * The screens in Chromium. How long those of the main job take to answer a press with the processor slowed down four times: each button
 * that only shows something is pressed, and Escape after it; the longest time from a press to the next paint (INP) and the longest in
 * handlers, as the browser's own event timing says. And the main job itself, from the landing page to a running plan (`parts/main-job.ts`).
 */
import type { BrowserContext, Page } from 'playwright-core'
import { fillConsole } from './parts/fill.ts'
import { ADMIN_EMAIL, codeFor, PASSWORD } from './parts/instance.ts'
import { doMainJob } from './parts/main-job.ts'
import { defineBench, pause, print, type Row } from './parts/setup.ts'

const SLOWER = 4
const VIEWPORT = { width: 1440, height: 900 }
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

export const bench = defineBench({
  about: 'milliseconds from a press to the next paint on the screens of the main job, and what that job takes a person',
  options: { people: '5000', screens: SCREENS.join(',') },
  measure: async (setup, { people, screens }) => {
    const { url: database_url } = await setup.cluster()
    const database = await setup.database(database_url)
    const { url } = await setup.instance(database_url)
    const browser = await setup.browser()
    const visitor = await browser.newContext({ baseURL: url, viewport: VIEWPORT })
    print('From the landing page to a running plan', [await doMainJob(visitor)])
    // Afterwards: an instance that starts beside rows without a journal stops all writes of money.
    await fillConsole(database, Number(people), Number(people) * 4)
    const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT, serviceWorkers: 'block' })
    await logIn(context, url)
    const table: Row[] = []
    for (const path of screens.split(',')) table.push(await press(context, path))
    print('Presses', table)
  },
})

/** The operator, who sees the screens of a member too. */
async function logIn(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/verify-login**')
  await page.getByLabel('Code').fill(await codeFor(url, ADMIN_EMAIL, 'code:login'))
  await page.waitForURL(({ pathname }) => /^\/(dashboard|admin)/.test(pathname))
  await page.close()
}

async function press(context: BrowserContext, path: string): Promise<Row> {
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
    await pause(400)
    await page.keyboard.press('Escape')
    await pause(200)
  }
  const timed = (await page.evaluate('window.presses')) as [number, number, string][]
  await page.close()
  const most = (values: readonly number[]) => Math.round(Math.max(0, ...values))
  const [, , slowest = ''] = timed.toSorted(([, one], [, other]) => other - one)[0] ?? []
  return {
    screen: path,
    presses: names.length,
    'INP ms': most(timed.map(([whole]) => whole)),
    'handler ms': most(timed.map(([, handler]) => handler)),
    'the longest handler': slowest,
  }
}

/** The places of the buttons that are pressed. */
async function buttons(page: Page): Promise<readonly number[]> {
  const names = await page.locator('main button:visible').evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent ?? ''))
  return names.flatMap((name, at) => (LEFT_ALONE.test(name) ? [] : [at])).slice(0, MAX_PRESSES)
}
