/** The lab: searches in workers, the verdict on them, saved runs, and a price file that never leaves the browser. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { scriptedFeed } from '#test/support/prices.ts'
import { judge, tryParameters } from '#trading/evidence/search'
import { gridChoices, searched } from '#trading/evidence/search-space'
import { COINS } from '#trading/line-up/bot'
import { storePast, tradingOn } from '../rooms/bots/trading.ts'
import { openSpecialists, openStage, savedTable } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const feed = scriptedFeed()
const stage = openStage({ feed })
const CHOSEN = ['BTC', 'ETH', 'SOL']

beforeAll(async () => {
  await storePast(tradingOn(stage().app, feed), 90, 48)
})

async function closes(): Promise<number[][]> {
  const columns = await Promise.all(
    CHOSEN.map(async (coin) => {
      const { body } = await stage().app.anyone.call('GET', `/market/candles?symbol=${coin}USDT&interval=1d&limit=1500`)
      return (body.data as unknown as { close: string; final: boolean }[]).filter(({ final }) => final).map(({ close }) => Number(close))
    }),
  )
  return (columns[0] ?? []).map((_, t) => columns.map((column) => column[t] ?? Number.NaN))
}

async function choose(page: Page, mode: 'Search' | 'Walk-forward', rule: string, runs: string, coins: readonly string[] = CHOSEN) {
  const settings = await openMode(page, mode)
  await settings.getByLabel('Rule').selectOption(rule)
  await settings.getByLabel('Runs', { exact: true }).fill(runs)
  await settings.getByLabel('To', { exact: true }).fill('2030-01-01')
  for (const coin of COINS.filter((name) => !coins.includes(name))) await settings.getByRole('button', { name: coin, exact: true }).click()
}

async function openMode(page: Page, mode: 'Search' | 'Walk-forward'): Promise<Locator> {
  const modes = page.getByRole('group', { name: 'Mode' })
  if (!(await modes.isVisible())) await openSpecialists(page)
  await modes.getByRole('button', { name: mode }).click()
  return page.getByRole('region', { name: `${mode} settings` })
}
const start = (page: Page) => page.locator('form').getByRole('button', { name: 'Search', exact: true }).click()

smoke('searches in workers, pauses, cancels and counts every trial', async () => {
  const { page, see } = await stage().visit('desktop')
  await page.goto('/bots/lab')
  await page.getByText('Trials so far: 0.').waitFor()
  // Of all coins, so that it takes longer than a busy machine needs to press four buttons.
  await choose(page, 'Search', 'mixture', '500', COINS)
  await see('lab-search-empty')
  await start(page)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText(/^Paused after \d+ of \d+ runs$/).waitFor()
  await see('lab-search-paused')
  expect(page.workers().filter((worker) => worker.url().includes('study.worker')).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText(/^\d+ of \d+ runs$/).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBe(0)
  const counted = Number(/\d+/.exec((await page.getByText(/^Trials so far/).textContent()) ?? '')?.[0])
  expect(counted).toBeGreaterThan(0)
  await page.reload()
  await page.getByText(`Trials so far: ${counted}.`).waitFor()
})

journey('says in one sentence how much of the best run is luck, with the figures of the backtest command', async () => {
  const prices = await closes()
  const relatives = prices.slice(1).map((row, t) => row.map((close, i) => close / (prices[t]?.[i] ?? Number.NaN)))
  const choices = gridChoices(searched.olmar ?? {}, 25)
  const trials = choices.map((choice) => tryParameters('olmar', choice, relatives, 15)).filter((trial) => typeof trial !== 'string')
  const wanted = judge(trials)
  if (!wanted) throw new Error('nothing to judge')
  for (const size of ['desktop', 'phone'] as const) {
    const { page, see } = await stage().visit(size)
    await page.goto('/bots/lab')
    await choose(page, 'Search', 'olmar', '25')
    await start(page)
    const verdict = page.getByText(/^With 25 trials, the best Sharpe ratio you would expect from luck is [−\d.]+; yours is [−\d.]+/)
    await verdict.waitFor()
    await page.getByText(`Final wealth ${wanted.best.final_wealth.toFixed(4)}.`).waitFor()
    await page.getByText(`This search alone: ${(wanted.deflated_sharpe * 100).toFixed(2)}%`).waitFor()
    await page
      .getByText(`${(wanted.overfitting_probability * 100).toFixed(2)}%`, { exact: true })
      .first()
      .waitFor()
    const map = page.getByRole('grid', { name: 'Sharpe ratio by window and threshold' })
    expect(await map.getByRole('gridcell', { selected: true }).getAttribute('aria-label')).toContain('Chosen')
    await map.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.getByText(/^window 2, threshold .*Sharpe ratio [−\d.]+ a year$/).waitFor()
    await page.getByText('Chosen', { exact: true }).filter({ visible: true }).first().waitFor()
    await see('lab-search')
  }
})

journey('walks forward, and draws the windows', async () => {
  const { page, see } = await stage().visit('desktop')
  await page.goto('/bots/lab')
  await choose(page, 'Walk-forward', 'olmar', '9')
  const settings = page.getByRole('region', { name: 'Walk-forward settings' })
  await settings.getByLabel('Bars to fit').fill('30')
  await settings.getByLabel('Bars to test').fill('10')
  await page.getByRole('button', { name: 'Walk forward', exact: true }).click()
  await page.getByRole('img', { name: /^Windows over time: \d+ lines/ }).waitFor()
  await page.getByText(/^(Walk-forward efficiency is|The fit windows did not grow)/).waitFor()
  await see('lab-walk')
})

journey('saves a search under a link that gives every digit again, and says when prices have changed', async () => {
  const ada = await stage().app.member()
  const { page, see } = await stage().visit('desktop')
  await enter(page, ada.email, '/bots/lab')
  await choose(page, 'Search', 'olmar', '25')
  await start(page)
  await page.getByText(/^With 25 trials/).waitFor()
  await page.getByRole('button', { name: 'Save run' }).click()
  const link = await page.getByLabel('Link that reproduces this run').inputValue()
  await page.getByRole('link', { name: 'Search: OLMAR' }).filter({ visible: true }).waitFor()
  await see('lab-saved')
  expect((await ada.call('GET', '/me/lab/trials')).body.data).toEqual({ total: 25, families: [{ family: 'olmar', trials: 25 }] })
  const visitor = await stage().visit('phone')
  await visitor.page.goto(new URL(link).pathname)
  await visitor.page.getByRole('button', { name: 'Reproduce' }).click()
  await visitor.page.getByText('Reproduced: all 13 figures are the same to the last digit.').waitFor()
  await visitor.see('lab-reproduced')
  // Stored candles never change, so this browser gets another price.
  await visitor.page.route('**/market/candles?symbol=ETHUSDT*', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: { close: string }[] }
    await route.fulfill({ response: answer, json: { data: data.map((one, t) => (t === 7 ? { ...one, close: `${one.close}1` } : one)) } })
  })
  await visitor.page.getByRole('button', { name: 'Reproduce' }).click()
  await visitor.page.getByText('The prices have changed since this run was saved, or are no longer stored.').waitFor()
  await visitor.page.getByText(/^\d+ of 13 figures are different from the saved ones\.$/).waitFor()
  await page.locator('form').getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByText(/^Run 1: (?:yes|no), it ended [\d.]+ points (?:above|below) just holding, after costs\.$/).waitFor()
  await page.getByRole('button', { name: 'Save run' }).first().click()
  await expect.poll(() => page.getByLabel('Link that reproduces this run').count()).toBe(2)
  const followed = await page.getByLabel('Link that reproduces this run').first().inputValue()
  await visitor.page.goto(new URL(followed).pathname)
  await visitor.page.getByText('No bar has closed since it was saved. Its record begins with the next one.').waitFor()
  await visitor.see('lab-since')
  await page.getByRole('button', { name: 'Remove Search: OLMAR' }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('link', { name: 'Search: OLMAR' }).filter({ visible: true }).waitFor({ state: 'detached' })
  await page.getByText('Trials so far: 26.').waitFor()
})

journey('reads a price file in the browser only, names the line of a fault, and exports what it calculates', async () => {
  const { page, see } = await stage().visit('phone')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const lines = Array.from({ length: 80 }, (_, t) => {
    const day = new Date(Date.UTC(2025, 0, 1 + t)).toISOString().slice(0, 10)
    return `${day},${(31_337.25 + Math.sin(t) * 900).toFixed(2)},${(77.125 + Math.cos(t * 0.7) * 5).toFixed(3)}`
  })
  const file = (text: string) => ({ name: 'my-secret-prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.goto('/bots/lab')
  await openSpecialists(page)
  await page.getByLabel('Use my own price file').check()
  const input = page.locator('input[type=file]')
  await input.setInputFiles(file(['date,Gold,Copper', lines[0], lines[1]?.replace(/,[^,]*$/, ',n/a'), ...lines.slice(2)].join('\n')))
  await page.getByText('Line 3: “n/a” is not a price of Copper.').waitFor()
  await see('lab-file-fault')
  await page.getByRole('button', { name: 'Remove the file' }).click()
  await input.setInputFiles(file(['date,Gold,Copper', ...lines].join('\n')))
  await page.getByText('80 bars from 2025-01-01 to 2025-03-21: Gold').waitFor()
  await page.getByLabel('Bot or rule').selectOption('eg')
  await page.locator('form').getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByText('A run on your own file can’t be saved').waitFor()
  const fills = await savedTable(page, page.getByRole('button', { name: 'Fills (CSV)' }))
  const rows = (await readFile(await fills.path(), 'utf8')).trim().split('\r\n')
  expect(rows.slice(0, 2)).toEqual([
    '"at","asset","side","price","value","cost"',
    '"2025-01-01T00:00:00.000Z","Gold","buy","31337.25","0.5","0.00075"',
  ])
  const equity = await savedTable(page, page.getByRole('button', { name: 'Equity (CSV)' }))
  expect((await readFile(await equity.path(), 'utf8')).trim().split('\r\n')).toHaveLength(81)
  await (await openMode(page, 'Search')).getByLabel('Runs', { exact: true }).fill('9')
  await start(page)
  await page.getByText(/^With \d+ trials, the best Sharpe/).waitFor()
  await see('lab-file')
  expect(sent.length).toBeGreaterThan(3)
  expect(sent.filter((text) => /31337|77\.125|Copper|secret/.test(text))).toEqual([])
})
