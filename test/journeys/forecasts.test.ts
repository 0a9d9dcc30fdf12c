/** The public pages of the forecasts: a range for each coin, its record with live and backtest apart, and every model's score. */

import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestApp } from '#test/support/app.ts'
import { scriptedFeed } from '#test/support/prices.ts'
import { someOf } from '#test/support/whole.ts'
import { BAR_MS, sceneOf } from '../rooms/forecasts/market.ts'
import { appIsThere, openSpecialists, openStage, savedTable } from './browser.ts'
import { journey, smoke } from './journey.ts'

const CUT_MS = 23.5 * 3_600_000
const DAYS = 12
const SIZES = ['phone', 'desktop'] as const

const stage = openStage({ feed: scriptedFeed(), prepare })

/** A backtest of eleven scored days, and a live forecast of a day that is not over. */
async function prepare(app: TestApp): Promise<void> {
  const { today, at, trade } = await sceneOf(app, DAYS)
  await app.assembly.forecasts.run(null)
  await trade(today - BAR_MS, today + CUT_MS)
  at(today + CUT_MS + 1000)
  await app.assembly.forecasts.run(null)
}

type Detail = {
  readonly forecast: { readonly day: string; readonly origin: string; readonly low_price: string; readonly high_price: string }
  readonly live: { readonly coverage: { readonly days: number } }
  readonly backtest: { readonly coverage: { readonly days: number; readonly misses: number } }
}

async function bitcoin(): Promise<Detail> {
  return (await stage().app.anyone.call('GET', '/forecasts/bitcoin')).body.data as unknown as Detail
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

smoke('lists every coin with its range, says what a forecast is not, and opens a coin', async () => {
  const { forecast } = await bitcoin()
  expect([forecast.origin, Number(forecast.low_price) < 50_000, Number(forecast.high_price) > 50_000]).toEqual(['live', true, true])
  for (const size of someOf(SIZES, 1)) {
    const { page, see } = await stage().visit(size)
    await page.goto('/forecasts')
    await page.getByText('Forecasts are not advice. No plan depends on them.').waitFor()
    await page
      .getByText(/^−\d+\.\d\d% to \+\d+\.\d\d%$/)
      .filter({ visible: true })
      .first()
      .waitFor()
    // Two coins have enough days of prices; the others say so.
    expect(await page.getByText('Collecting prices').filter({ visible: true }).count()).toBe(13)
    await page.getByText(/^Right on \d+ of \d+ days; \d+ expected\.$/).waitFor()
    await see('forecasts-plain')
    await appIsThere(page)
    await openSpecialists(page)
    const backtest = region(page, 'Backtest').first()
    expect(await backtest.innerText()).toContain('It is not a live record.')
    expect(await region(page, 'Live').first().innerText()).toContain('No live day is scored yet')
    await see('forecasts')
    await page.getByRole('link', { name: 'Bitcoin' }).filter({ visible: true }).click()
    await page.waitForURL('**/forecasts/bitcoin')
    await page.getByRole('heading', { level: 1, name: 'Forecast: Bitcoin' }).waitFor()
  }
})

journey('draws a range on the candles, with its record in the band of luck and the same figures as a table', async () => {
  const { backtest } = await bitcoin()
  for (const size of SIZES) {
    const { page, see } = await stage().visit(size)
    await page.goto('/forecasts/bitcoin')
    await appIsThere(page)
    await page.getByRole('img', { name: /^Hourly candles of BTC\/USD and the range for / }).waitFor()
    const { days, misses } = backtest.coverage
    await page.getByText(`Right on ${days - misses} of ${days} days; ${Math.floor(days * 0.9)} expected.`).waitFor()
    await see('forecast-plain')
    await openSpecialists(page)
    const text = await region(page, 'Backtest').first().innerText()
    expect(text).toContain(`${misses} of ${days} days outside. Luck alone gives `)
    expect(text).toMatch(/Direction\s+(?:outside the band\s*)?\d+\.\d\d%/)
    await see('forecast')
    const table = page.getByRole('button', { name: 'Show as table' }).first()
    await table.press('Enter')
    await page.getByText('Range at the end of the day').filter({ visible: true }).waitFor()
    await see('forecast-table')
  }
})

journey('shows each model against EWMA, better or worse, and its card with hashes', async () => {
  const { page, see } = await stage().visit('desktop')
  await page.goto('/forecasts/bitcoin')
  await appIsThere(page)
  await openSpecialists(page)
  const card = region(page, 'Each model against EWMA')
  for (const name of ['Ensemble', 'EWMA', 'Yesterday', '22-day mean', 'HAR', 'GARCH', 'Neural network'])
    expect(await card.getByRole('cell', { name, exact: true }).count(), name).toBe(1)
  const file = await savedTable(page, card.getByRole('button', { name: 'Save as CSV' }))
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
  expect(lines[0]).toContain('skill_percent')
  await page.getByRole('heading', { name: 'Model cards' }).click()
  const text = await region(page, 'HAR, version 1').innerText()
  expect(text).toContain('Weaknesses')
  expect(text).toMatch(/[0-9a-f]{64}/)
  await see('forecast-cards')
})

journey('has its title in five languages, and says when there is no such coin', async () => {
  const { page, context, see } = await stage().visit('phone')
  const titles = { en: 'Forecasts', es: 'Pronósticos', fr: 'Prévisions', de: 'Prognosen', ar: 'التوقعات' }
  for (const [language, title] of Object.entries(titles)) {
    await context.addCookies([{ name: 'language', value: language, url: stage().app.url }])
    await page.goto('/forecasts')
    expect([language, await page.title()]).toEqual([language, `${title} · Clearterm`])
    await see(`forecasts-${language}`)
  }
  await context.clearCookies()
  await page.goto('/forecasts/nocoin')
  await page.getByText('No such coin').waitFor()
})

journey('is linked from the front page with the newest range, from the menu and from the bots', async () => {
  const { page } = await stage().visit('desktop')
  await page.goto('/')
  const card = region(page, 'A forecast with its score')
  expect(await card.innerText()).toMatch(
    /Range of Bitcoin, .*\n\$[\d,.]+ to \$[\d,.]+\nPast ranges were right, backtest\n\d+\.\d\d% of \d+ days/,
  )
  expect(await card.getByRole('link').getAttribute('href')).toBe('/forecasts')
  await page.locator('summary').filter({ hasText: 'More' }).first().click()
  expect(await page.getByRole('banner').getByRole('link', { name: 'Forecasts', exact: true }).getAttribute('href')).toBe('/forecasts')
  await page.goto('/bots')
  expect(await page.getByRole('main').getByRole('link', { name: 'Forecasts' }).getAttribute('href')).toBe('/forecasts')
})
