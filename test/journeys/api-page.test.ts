/**
 * The page of the API: it lists every call, finds and tries one, and loads nothing from elsewhere, under the policy of every other page.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { is_whole } from '#test/support/whole.ts'
import { faultsOf, openStage, sizes } from './browser.ts'
import { journey, smoke } from './journey.ts'

type Mode = 'dark' | 'light'
type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>> }

/** A call goes to the public address, which has to be the page's own. */
const stage = openStage({ by_name: true })

async function arrive(address = '/api/docs', mode: Mode = 'dark') {
  const { page, context } = await stage().visit('desktop')
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  page.on(
    'request',
    (request) => /^data:/.test(request.url()) || new URL(request.url()).hostname === 'localhost' || faults.push(request.url()),
  )
  await context.addCookies([{ name: 'mode', value: mode, url: 'http://localhost' }])
  await page.goto(address)
  // Swagger UI draws every call before the first is seen: a busy machine takes a minute.
  await page.locator('.opblock').first().waitFor({ timeout: 120_000 })
  return { page, faults }
}

/** Its landmarks and the order of its headings are the viewer's own; anything else that axe finds is a fault. */
async function barriersOn(page: Page, mode: Mode): Promise<readonly string[]> {
  return (await faultsOf(page, [mode])).filter((fault) => !/^\w+: (region|heading-order):/.test(fault))
}

/** What is out of sight is not drawn, so the page is scrolled from its beginning to its end. */
async function listedOn(page: Page): Promise<ReadonlySet<string>> {
  const listed = new Set<string>()
  for (let at_end = false; !at_end; ) {
    const ids = await page.locator('.opblock').evaluateAll((blocks) => blocks.map(({ id }) => id))
    for (const id of ids) listed.add(id.split('-').at(-1) ?? '')
    at_end = await page.evaluate('innerHeight + scrollY >= document.documentElement.scrollHeight - 1')
    await page.mouse.wheel(0, sizes.desktop.height / 2)
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  }
  return listed
}

journey(
  'lists every call of the description',
  async () => {
    const { page, faults } = await arrive()
    const { paths } = (await (await fetch(`${stage().app.url}/api/v1/openapi.json`)).json()) as Description
    const calls = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    expect([...(await listedOn(page))].toSorted()).toEqual(calls.toSorted())
    expect(faults).toEqual([])
  },
  240_000,
)

smoke.each(['dark', 'light'] as const)(
  'finds a call by its path, opens it by the keyboard and sends it, %s',
  async (mode) => {
    const { page, faults } = await arrive('/api/docs', mode)
    // All calls at once take axe ten seconds; those that are found are looked at below.
    if (is_whole) expect(await barriersOn(page, mode)).toEqual([])
    await page.getByPlaceholder('Filter by tag or path').fill('/config')
    await expect.poll(() => page.locator('.opblock').count()).toBe(1)
    await page.locator('.opblock-summary-control').press('Enter')
    expect(page.url()).toContain('#/platform/readConfig')
    await page.getByRole('button', { name: 'Try it out' }).press('Enter')
    await page.getByRole('button', { name: 'Execute' }).press('Enter')
    await page.locator('.live-responses-table').getByText('"mode": "sandbox"').waitFor()
    expect(await barriersOn(page, mode)).toEqual([])
    expect(faults).toEqual([])
  },
  240_000,
)

journey('opens the call that an address names, on a narrow screen too', async () => {
  const { page, faults } = await arrive('/api/docs#/auth/login')
  await page.locator('#operations-auth-login.is-open').getByText('Parameters', { exact: true }).waitFor()
  await page.setViewportSize(sizes.phone)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(sizes.phone.width)
  expect(faults).toEqual([])
})
