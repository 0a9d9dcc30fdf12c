/** The lab: a built-in rule over stored candles, and own rules, written as a form and as text, with problems at their places. */

import { beforeAll, expect } from 'vitest'
import { bundleForBrowser } from '#test/support/bundle.ts'
import { scriptedFeed } from '#test/support/prices.ts'
import { weightsDigest } from '#test/support/programs.ts'
import { someOf } from '#test/support/whole.ts'
import { simulate } from '#trading/backtest/index'
import { examples, ruleOfText } from '#trading/language/index'
import { COINS } from '#trading/line-up/bot'
import { eg } from '#trading/rules/index'
import { storePast, tradingOn } from '../rooms/bots/trading.ts'
import { announced, openStage } from './browser.ts'
import { journey, smoke } from './journey.ts'

const feed = scriptedFeed()
const stage = openStage({ feed })
const COUNT = Number(process.env.PROGRAMS ?? 3_000) / 10

beforeAll(async () => {
  await storePast(tradingOn(stage().app, feed), 90, 48)
  closes = await readCloses()
})

/** The closes of each coin. Read once: a visitor's long reads are limited. */
let closes: readonly number[][] = []

async function readCloses(): Promise<number[][]> {
  const columns: number[][] = []
  for (const coin of COINS) {
    const { body, text } = await stage().app.anyone.call('GET', `/market/candles?symbol=${coin}USDT&interval=1d&limit=1500`)
    if (!body.data) throw new Error(text)
    const candles = body.data as unknown as { close: string; final: boolean }[]
    columns.push(candles.filter(({ final }) => final).map(({ close }) => Number(close)))
  }
  return columns
}

/** The final wealth of a text over all stored days of the lab's coins, computed here. */
function wealthOf(text: string, cost_bps: number): string {
  const prices = (closes[0] ?? []).map((_, t) => closes.map((column) => column[t] ?? Number.NaN))
  const relatives = prices.slice(1).map((row, t) => row.map((close, i) => close / (prices[t]?.[i] ?? Number.NaN)))
  const rule = ruleOfText(text)
  if ('problems' in rule) throw new Error('the text has problems')
  return (simulate(rule, relatives, { cost_bps }).net.at(-1) ?? 0).toFixed(4)
}

journey(
  'gives every random program the same weights in the browser as here, to the bit',
  async () => {
    const { page } = await stage().visit('desktop')
    await page.goto('about:blank')
    await page.addScriptTag({ content: await bundleForBrowser('test/support/programs.ts', 'programs') })
    const here = weightsDigest(21, COUNT)
    expect(await page.evaluate(`programs.weightsDigest(21, ${COUNT})`)).toEqual(here)
    expect(here.weights).toBeGreaterThan(COUNT)
  },
  600_000,
)

smoke('runs an own rule, written as a form or as text, with the result that it has here', async () => {
  for (const size of someOf(['desktop', 'phone'] as const, 1)) {
    const { page, see } = await stage().visit(size)
    await page.goto('/bots/lab')
    await page.getByLabel('Bot or rule').selectOption('own')
    const editor = page.getByRole('region', { name: 'Your own rule' })
    await editor.getByLabel('Example').selectOption('strongest')
    await editor
      .getByText('if the coin’s place from the top by the return over 28 bars is at most 3, then 1 divided by 3, otherwise 0')
      .waitFor()
    await see('own-rule-form')
    await page.getByText('More settings').click()
    await page.getByLabel('To', { exact: true }).fill('2030-01-01')
    await editor.getByLabel('Bars', { exact: true }).first().fill('14')
    await editor.getByText('Holds cash for the first 14 bars.').waitFor()
    await page.locator('form').getByRole('button', { name: 'Run', exact: true }).click()
    const net = wealthOf(examples.strongest.replace('28', '14'), 15)
    await page.getByText(net).filter({ visible: true }).first().waitFor()
    if (size === 'phone') await editor.getByRole('button', { name: 'Text', exact: true }).click()
    const text = editor.getByLabel('Rule as text')
    expect(await text.inputValue()).toBe(examples.strongest.replace('28', '14'))
    await text.fill(examples.equal)
    await page.locator('form').getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByText(wealthOf(examples.equal, 15)).filter({ visible: true }).first().waitFor()
    await page.getByLabel('Bot or rule').selectOption('ucrp')
    await page.locator('form').getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByRole('button', { name: 'Remove run 3' }).filter({ visible: true }).waitFor()
    expect(await page.getByText(wealthOf(examples.equal, 15)).filter({ visible: true }).count()).toBeGreaterThan(1)
    await see('own-rule-runs')
  }
})

journey('says what is wrong at its place, leads there by keyboard, and runs nothing until it is right', async () => {
  const { page, see } = await stage().visit('desktop')
  await page.goto('/bots/lab')
  await page.getByLabel('Bot or rule').selectOption('own')
  const editor = page.getByRole('region', { name: 'Your own rule' })
  const text = editor.getByLabel('Rule as text')
  await text.fill('weight if price > 100 then 1\nelse rsi(1)')
  const first = editor.getByRole('button', { name: /^Line 1, column 19: Expected a price here/ })
  await first.waitFor()
  expect(await text.getAttribute('aria-invalid')).toBe('true')
  await announced(page, 'polite').filter({ hasText: '2 problems' }).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').innerText()).toBe(await first.innerText())
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const selected = await text.evaluate((area) => {
    const { value, selectionStart, selectionEnd } = area as unknown as { value: string; selectionStart: number; selectionEnd: number }
    return value.slice(selectionStart, selectionEnd)
  })
  expect(selected).toBe('rsi(1)')
  await see('own-rule-problems')
  await page.locator('form').getByRole('button', { name: 'Run', exact: true }).click()
  await editor.getByText('Correct the problems in your rule first.').waitFor()
  await text.fill('weight (1')
  await editor.getByRole('button', { name: 'Line 1, column 10: Expected “)”, found the end of the text.' }).waitFor()
  await editor.getByRole('button', { name: 'Restore the last rule' }).click()
  expect(await text.inputValue()).toBe('weight if price > 100 then 1\nelse rsi(1)')
})

journey('runs a rule over stored candles in a worker, and gets what the same rule gives here', async () => {
  const chosen = (['BTC', 'ETH', 'SOL'] as const).map((coin) => closes[COINS.indexOf(coin)] ?? [])
  const prices = (chosen[0] ?? []).map((_, t) => chosen.map((column) => column[t] ?? Number.NaN))
  const relatives = prices.slice(1).map((row, t) => row.map((close, i) => close / (prices[t]?.[i] ?? Number.NaN)))
  expect(relatives.length).toBeGreaterThan(50)
  const { net } = simulate(eg(), relatives, { cost_bps: 25 })
  for (const size of ['desktop', 'phone'] as const) {
    const { page, see } = await stage().visit(size)
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    await page.goto('/bots/lab')
    await page.getByRole('heading', { name: 'Would it have beaten just holding?' }).waitFor()
    await page.getByText('Past results on simulated prices do not predict the future.').first().waitFor()
    await see('lab-empty')
    await page.getByLabel('Bot or rule').selectOption('eg')
    await page.getByText('Starts in equal parts and moves a little toward what has just risen.').waitFor()
    await page.getByText('More settings').click()
    for (const coin of COINS.slice(2).filter((name) => name !== 'SOL')) await page.getByRole('button', { name: coin, exact: true }).click()
    await page.getByLabel('Costs').fill('25')
    await page.getByLabel('To', { exact: true }).fill('2030-01-01')
    await page.locator('form').getByRole('button', { name: 'Run', exact: true }).click()
    await page
      .getByText((net.at(-1) ?? 0).toFixed(4))
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(workers.filter((url) => url.includes('lab.worker'))).toHaveLength(1)
    await page.getByLabel('Bot or rule').selectOption('anticor')
    await page.getByLabel('Shuffle the bars 200 times').check()
    await page.locator('form').getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByText('Of 200 shuffles').waitFor()
    await page.getByRole('button', { name: 'All, net' }).click()
    await see('lab')
    await page.getByLabel('Bot or rule').selectOption('up')
    await page.locator('form').getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    // A browser gives a busy thread two seconds.
    await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBe(0)
    await page.getByLabel('Costs').fill('many')
    await page.locator('form').getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByText('Enter a number from 0 to 1000.').waitFor()
    expect(
      await page
        .getByRole('button', { name: /^Remove run/ })
        .filter({ visible: true })
        .count(),
    ).toBe(2)
  }
})
