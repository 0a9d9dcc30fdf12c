/**
 * A file of journeys says which is its smoke path, the main way taken once; `npm test` takes that one, `npm run test:full` all:
 *
 *   smoke('buys a plan', async () => {})
 *   smoke.each(['phone', 'desktop'] as const)('buys a plan on a %s', async (size) => {})   // npm test: on a phone
 *   journey('refuses an amount that is too small', async () => {})
 *
 * What fails says in its error where it ended: the last screen with its picture, and what the browser's console and the network reported.
 */
import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { it, type TestContext } from 'vitest'
import { longIt, someOf } from '#test/support/whole.ts'

const ROOT = join(import.meta.dirname, '../..')
const PICTURES = join(ROOT, '.cache/journeys')
/** The last ones: a page that retries reports without end. */
const MAX_REPORTED = 20
const MAX_TEXT = 800

export const journey = longIt

type It = (name: string, body: (context: TestContext) => Promise<void> | void, timeout_ms?: number) => void

export const smoke = Object.assign(((...given) => it(...given)) as It, {
  each: ((cases: readonly unknown[]) => it.each(someOf(cases, 1))) as typeof it.each,
})

const reports = new WeakMap<BrowserContext, string[]>()

/** Notes from now on what goes wrong in its pages. */
export function watch(context: BrowserContext): void {
  const lines: string[] = []
  reports.set(context, lines)
  const note = (line: string): void => {
    lines.push(line)
    if (lines.length > MAX_REPORTED) lines.shift()
  }
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`))
  context.on('requestfailed', (request) => note(`${request.method()} ${request.url()}: ${request.failure()?.errorText ?? 'failed'}`))
  context.on('response', (response) => {
    if (response.status() >= 400) note(`${response.request().method()} ${response.url()}: ${response.status()}`)
  })
}

/** Adds to the error of a failed test where each of its browsers ended. */
export async function reportFailure({ task }: Pick<TestContext, 'task'>, contexts: Iterable<BrowserContext>): Promise<void> {
  const [error] = task.result?.state === 'fail' ? (task.result.errors ?? []) : []
  if (!error) return
  const ends: string[] = []
  for (const context of contexts) {
    for (const page of context.pages()) ends.push(await lastScreen(page, `${task.file.name}-${task.name}-${ends.length}`))
    const lines = reports.get(context) ?? []
    ends.push(['Console and network:', ...(lines.length > 0 ? lines : ['nothing'])].join('\n  '))
  }
  const title = `Journey: ${task.file.name} › ${task.name}`
  error.message = [error.message, title, ...(ends.length > 0 ? ends : ['No screen was open.'])].join('\n')
}

async function lastScreen(page: Page, name: string): Promise<string> {
  const { pathname, search } = URL.canParse(page.url()) ? new URL(page.url()) : { pathname: page.url(), search: '' }
  const title = await page
    .locator('head > title')
    .textContent({ timeout: 2_000 })
    .catch(() => 'no title')
  const text = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch((error: unknown) => String(error))
  const path = join(PICTURES, `${name.replaceAll(/[^a-z0-9]+/gi, '-').slice(-100)}.png`)
  mkdirSync(PICTURES, { recursive: true })
  const picture = await page.screenshot({ path, timeout: 5_000 }).then(
    () => relative(ROOT, path),
    (error: unknown) => `none (${String(error).split('\n')[0]})`,
  )
  return `Last screen: ${pathname}${search} “${title}”, picture: ${picture}\n${text.slice(0, MAX_TEXT).replaceAll(/^/gm, '  | ')}`
}
