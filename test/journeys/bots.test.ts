/** The public bot pages: fills down to their ticks, records with their losses, and the lab. */

import { readFile } from 'node:fs/promises'
import { beforeAll, expect } from 'vitest'
import { scriptedFeed } from '#test/support/prices.ts'
import { someOf } from '#test/support/whole.ts'
import { forecast } from '../rooms/bots/seed-forecast.ts'
import { storePast, type Trading, tradingOn } from '../rooms/bots/trading.ts'
import { appIsThere, openSpecialists, openStage, reloadUntil, savedTable } from './browser.ts'
import { journey, smoke } from './journey.ts'

const feed = scriptedFeed()
const stage = openStage({ feed })
let trading: Trading

type Fill = { _id: string; bot: string; pair: string; side: string; amount: string; opens: boolean; price: string }

async function fills(query = ''): Promise<Fill[]> {
  const { body } = await stage().app.anyone.call('GET', `/trades?limit=200${query}`)
  return body.data as unknown as Fill[]
}

/** However many pages they fill. */
async function total(): Promise<number> {
  const { body } = await stage().app.anyone.call('GET', '/trades?limit=1')
  return Number(body.page?.total)
}

beforeAll(async () => {
  trading = tradingOn(stage().app, feed)
  await storePast(trading, 90, 48)
})

journey('says that there is no fill before the first', async () => {
  for (const size of ['phone', 'desktop'] as const) {
    const { page, see } = await stage().visit(size)
    await page.goto('/live-trades')
    await page.getByText('No fills yet').waitFor()
    await see('trades-none')
  }
})

smoke('lists the fills of all bots by page and filter, and opens one down to its tick', async () => {
  await trading.hours(3)
  for (const size of someOf(['phone', 'desktop'] as const, 1)) {
    const { page, see } = await stage().visit(size)
    await page.goto('/live-trades')
    const [newest] = await fills()
    if (!newest) throw new Error('nothing was traded')
    const amount = Number(newest.amount).toLocaleString('en-US', { minimumFractionDigits: 2 })
    const link = page.getByRole('link', { name: new RegExp(`${newest.pair}, \\$${amount}`) })
    await reloadUntil(page, link)
    await see('trades')
    const file = await savedTable(page, page.getByRole('button', { name: 'Save as CSV' }))
    expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toHaveLength((await total()) + 1)
    await page.getByRole('button', { name: 'Older' }).click()
    await page.waitForURL('**/live-trades?cursor=*')
    await page.getByLabel('Bot', { exact: true }).selectOption('1.0')
    await page.waitForURL('**/live-trades?bot=1.0')
    const of_one = await fills('&bot=1.0')
    await page.getByText(`${of_one.length} fills, newest first`).filter({ visible: true }).waitFor()
    await page.getByLabel('Pair').selectOption('BTCUSDT')
    const [one] = await fills('&bot=1.0&pair=BTCUSDT')
    await page
      .getByRole('link', { name: /BTCUSDT, \$/ })
      .filter({ visible: true })
      .first()
      .click()
    await page.waitForURL(`**/trades/${one?._id}`)
    await page.getByText('Price calculation').waitFor()
    await page.getByText('SIMULATED').first().waitFor()
    await see('trade')
  }
  const { page, see } = await stage().visit('phone')
  await page.goto('/trades/0191b5a0-0000-7000-8000-000000000000')
  await page.getByText('Fill not found').waitFor()
  await see('trade-none')
  expect((await fills()).length).toBeGreaterThan(20)
})

journey('lets the last nine fills in as they come, and each opens', async () => {
  const { page } = await stage().visit('phone')
  await page.goto('/bots')
  const rows = page.getByRole('list', { name: 'Recent trades' }).getByRole('listitem')
  const top = rows.first().getByRole('link')
  const before = await top.getAttribute('href')
  await expect
    .poll(async () => {
      await trading.hour()
      await trading.bots.announce()
      return top.getAttribute('href')
    })
    .not.toBe(before)
  expect(await rows.count()).toBe(9)
  const newest = async (): Promise<string> => {
    const [fill] = (await stage().app.anyone.call('GET', '/trades/recent')).body.data as unknown as Fill[]
    return `/trades/${fill?._id}`
  }
  // As the job does each second: a fill can be written after the last call above.
  await expect
    .poll(async () => {
      await trading.bots.announce()
      return (await top.getAttribute('href')) === (await newest())
    })
    .toBe(true)
  const { height = 0 } = (await rows.first().boundingBox()) ?? {}
  // Two lines of text and their padding.
  expect(height).toBeLessThan(72)
  await rows.first().click()
  await page.waitForURL(`**${await newest()}`)
})

journey('counts fills that arrive while the list is open, and shows them on request', async () => {
  const { page } = await stage().visit('desktop')
  await page.goto('/live-trades')
  await appIsThere(page)
  const before = await total()
  const first = page.getByRole('row').nth(1)
  const read = await first.innerText()
  const show = page.getByRole('button', { name: /new fill/ })
  await expect
    .poll(async () => {
      await trading.hour()
      await trading.bots.announce()
      return show.count()
    })
    .toBe(1)
  expect(await first.innerText()).toBe(read)
  await show.click()
  const now = await total()
  expect(now).toBeGreaterThan(before)
  await page.getByText(`${now} fills, newest first`).filter({ visible: true }).waitFor()
  await expect.poll(() => show.count()).toBe(0)
})

type Result = { net_percent: number; hold_percent: number; max_drawdown_percent: number }
type BotRecord = { version: string; name: string; since_release: Result | null; simulated: Result | null }

/** As screens show a result. */
function percent(value: number): string {
  const body = `${Math.abs(value).toFixed(2)}%`
  return value < 0 ? `−${body}` : value > 0 ? `+${body}` : body
}

async function records(): Promise<BotRecord[]> {
  return (await stage().app.anyone.call('GET', '/bots')).body.data as unknown as BotRecord[]
}

journey('shows no result of the first seven days, and the simulated history apart', async () => {
  await trading.bots.makeHistories()
  const bots = await records()
  for (const size of ['phone', 'desktop'] as const) {
    const { page, see } = await stage().visit(size)
    await page.goto('/bots')
    const [first] = bots
    const row = page.getByRole('region', { name: first?.name ?? '' })
    const begin = page.getByRole('region', { name: 'No real result yet' })
    await begin.getByText('Released today. The record starts on day 7.').waitFor()
    // Shown once for all bots.
    expect(await page.getByText('The record starts on day 7').count()).toBe(1)
    const past = row.locator('section').filter({ hasText: 'Simulated history' })
    await reloadUntil(page, past.getByText(percent(first?.simulated?.net_percent ?? Number.NaN)))
    expect(await row.getByText('Net, after fees').count()).toBe(1)
    await see('bots-young')
    await page.goto(`/bots/${first?.version}`)
    await page.getByRole('heading', { name: 'Released today. The record starts on day 7.' }).waitFor()
    await page.getByRole('heading', { name: /^Simulated history, / }).waitFor()
    expect(await page.getByLabel('Six figures since release').count()).toBe(0)
    await see('bot-young')
  }
})

journey('compares six bots with holding: the best first, one drawing, and the simulated history apart', async () => {
  for (let day = 0; day < 8; day += 1) {
    stage().app.clock.advance(86_400)
    await trading.hour()
  }
  const bots = await records()
  const net = ({ since_release }: BotRecord) => since_release?.net_percent ?? Number.NaN
  const ranked = [...bots].sort((one, other) => net(other) - net(one))
  for (const size of ['phone', 'desktop'] as const) {
    const { page, see } = await stage().visit(size)
    await page.goto('/bots')
    await reloadUntil(page, page.getByRole('img', { name: /^Change in value from/ }))
    const drawn = await page.getByRole('img', { name: /^Change in value from/ }).getAttribute('aria-label')
    for (const bot of bots) expect(drawn).toContain(`${bot.name} ${percent(net(bot))}`)
    const slider = page.getByRole('slider', { name: 'Since release, net of fees, values by date' })
    await slider.focus()
    for (const bot of bots) expect(await slider.getAttribute('aria-valuetext')).toContain(`${bot.name} ${percent(net(bot))}`)
    // Against holding, which is the zero line then.
    await page.getByRole('button', { name: 'Distance to holding' }).click()
    await page.getByRole('img', { name: /^Change in value from .*Holding the same coins 0\.00%/ }).waitFor()
    await see('bots-distance')
    await page.getByRole('button', { name: 'Result', exact: true }).click()
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(expect.arrayContaining(bots.map(({ name }) => name)))
    for (const [place, bot] of ranked.entries()) {
      const row = page.getByRole('region', { name: bot.name })
      await row.getByText(`Version ${bot.version}`).waitFor()
      await row
        .getByText(percent(net(bot)))
        .first()
        .waitFor()
      await row
        .getByText(percent(bot.since_release?.hold_percent ?? Number.NaN))
        .first()
        .waitFor()
      await row
        .getByText(`${bot.since_release?.max_drawdown_percent.toFixed(2)}%`)
        .first()
        .waitFor()
      await row
        .locator('section')
        .filter({ hasText: 'Simulated history' })
        .getByText(percent(bot.simulated?.net_percent ?? Number.NaN))
        .waitFor()
      const { y = 0 } = (await row.boundingBox()) ?? {}
      const after = ranked[place + 1]
      if (after) expect((await page.getByRole('region', { name: after.name }).boundingBox())?.y).toBeGreaterThan(y)
    }
    const recent = page.getByRole('list', { name: 'Recent trades' })
    await expect.poll(() => recent.getByRole('listitem').count()).toBe(9)
    await see('bots')
    // The same fills over the candles: dots in a lane, named for the candle under the pointer.
    await page.goto('/market?interval=1h')
    await page.getByRole('button', { name: 'Bot fills', pressed: false }).click()
    await page.getByText('Bought', { exact: true }).waitFor()
    await see('market-fills')
  }
})

journey('shows one bot whole: its result in words, its curve, its weights and its simulated history', async () => {
  const bot = (await records()).find(({ version }) => version === '2.0')
  const { net_percent = Number.NaN, hold_percent = Number.NaN } = bot?.since_release ?? {}
  const apart = Math.round((net_percent - hold_percent) * 100) / 100
  const words = apart === 0 ? 'the same as holding' : `${Math.abs(apart).toFixed(2)} points ${apart > 0 ? 'above' : 'below'} holding`
  for (const size of ['phone', 'desktop'] as const) {
    const { page, see } = await stage().visit(size)
    await page.goto('/bots')
    await page.getByRole('link', { name: 'Small steps', exact: true }).click()
    await page.waitForURL('**/bots/2.0')
    await page.getByRole('heading', { name: `${percent(net_percent)} since release, ${words}` }).waitFor()
    await page.getByLabel('Six figures since release').getByText(percent(net_percent)).first().waitFor()
    await page.getByRole('img', { name: /^Net value and holding the same coins/ }).waitFor()
    await page.getByRole('button', { name: 'Table' }).first().click()
    const { body: curve } = await stage().app.anyone.call('GET', '/bots/2.0/equity')
    const last = (curve.data as unknown as { net: string; part: string }[]).findLast(({ part }) => part === 'since_release')
    const [whole, cents] = (last?.net ?? '').split('.')
    const shown = `$${(whole ?? '').replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
    await page.getByText(shown).filter({ visible: true }).first().waitFor()
    await see('bot-table')
    await page.getByRole('button', { name: 'Chart', exact: true }).first().click()
    await openSpecialists(page)
    // A drawing is made when it is near the viewport.
    await page.getByRole('heading', { name: 'Weights over time' }).scrollIntoViewIfNeeded()
    await page.getByRole('img', { name: /^Shares of the book’s value/ }).waitFor()
    await page.getByRole('heading', { name: /^Simulated history/ }).waitFor()
    await see('bot')
  }
  const { page, see } = await stage().visit('phone')
  await page.goto('/bots/3.0')
  await page.getByText('Bot not found').waitFor()
  await see('bot-none')
})

journey('shows inside 8.0: its regret beside the bound, its weights, and its result without the forecasts', async () => {
  const { app } = stage()
  const tomorrow = Math.ceil((app.clock.now().getTime() + 1) / 86_400_000) * 86_400_000
  await forecast(app.database, { day: tomorrow, variance: 0.04 })
  app.clock.advance((tomorrow - 3_600_000 - app.clock.now().getTime()) / 1000)
  await trading.hours(4)
  const { body } = await app.anyone.call('GET', '/bots/8.0/ensemble')
  const { points, bars, bars_with_forecast } = body.data as unknown as {
    points: { regret_percent: number; bound_percent: number; net_percent: number; without_percent: number }[]
    bars: number
    bars_with_forecast: number
  }
  const last = points.at(-1)
  expect(bars_with_forecast).toBe(4)
  for (const size of ['phone', 'desktop'] as const) {
    const { page, see } = await stage().visit(size)
    await page.goto('/bots/8.0')
    await appIsThere(page)
    await openSpecialists(page)
    await page.getByRole('heading', { name: 'Inside the ensemble' }).scrollIntoViewIfNeeded()
    const figures = page.getByLabel('Figures of the ensemble')
    await figures
      .getByText(percent(last?.regret_percent ?? Number.NaN).replace('+', ''), { exact: true })
      .first()
      .waitFor()
    await figures
      .getByText(percent(last?.bound_percent ?? Number.NaN).replace('+', ''), { exact: true })
      .first()
      .waitFor()
    await figures.getByText(`of ${bars} since release`).waitFor()
    await page.getByText(/in logarithms than the best of its rules\. On these prices AdaHedge’s proof allows/).waitFor()
    await page.getByRole('heading', { name: 'Weights of the four rules' }).scrollIntoViewIfNeeded()
    await page.getByRole('img', { name: /^Weights of the four rules, / }).waitFor()
    await page.getByRole('heading', { name: 'With and without the forecasts' }).scrollIntoViewIfNeeded()
    await page.getByRole('img', { name: /^Change in value from .* without\.$/ }).waitFor()
    await page.getByText(`Without the forecasts ${percent(last?.without_percent ?? Number.NaN)}`).waitFor()
    await see('bot-ensemble')
    const opener = page.getByRole('region', { name: 'Inside the ensemble' }).getByRole('button', { name: 'Save as CSV' })
    const file = await savedTable(page, opener)
    expect((await readFile(await file.path(), 'utf8')).trim().split('\n').length).toBeGreaterThan(4)
  }
  const { page } = await stage().visit('desktop')
  await page.goto('/bots/7.0')
  await appIsThere(page)
  await openSpecialists(page)
  await page.getByRole('heading', { name: 'Weights over time' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Inside the ensemble' }).count()).toBe(0)
})

journey('replays the fills of a coin by hand: with the slider, the buttons, and as a table', async () => {
  const [newest] = await fills('&bot=2.0')
  const own = await fills(`&bot=2.0&pair=${newest?.pair}`)
  for (const size of ['phone', 'desktop'] as const) {
    const { page, see } = await stage().visit(size)
    await page.goto('/bots/2.0')
    await appIsThere(page)
    await openSpecialists(page)
    const slider = page.getByRole('slider', { name: 'Time of the replay' })
    await page.getByRole('heading', { name: 'Trade replay' }).scrollIntoViewIfNeeded()
    await slider.waitFor()
    const place = (n: number) => page.getByText(`Fill ${n} of ${own.length}`).waitFor()
    await place(own.length)
    await page.getByRole('button', { name: 'Previous fill' }).click()
    await place(own.length - 1)
    await page.getByRole('button', { name: 'Next fill' }).click()
    await place(own.length)
    await slider.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('End')
    await place(own.length)
    await page.getByText(/: (bought|sold) \$[\d,.]+ at \$[\d,.]+, fee \$/).waitFor()
    await see('bot-replay')
    await page.getByRole('button', { name: 'Table' }).nth(1).click()
    await page.locator(`a[href="/trades/${newest?._id}"]`).filter({ visible: true }).first().waitFor()
  }
})

journey('leads from a plan to the record of its bot, and says why a bot does not trade', async () => {
  stage().app.clock.advance(300)
  const { page, see } = await stage().visit('phone')
  await page.goto('/plans/diamond')
  await page.getByRole('link', { name: 'here: the record of bot 2.0' }).click()
  await page.waitForURL('**/bots/2.0')
  await page.getByText('Halted').waitFor()
  await page.getByText('older than 120 seconds').waitFor()
  await see('bot-halted')
  stage().app.clock.advance(400)
  await page.goto('/live-trades')
  await page
    .getByText(/^Last fill at/)
    .first()
    .waitFor()
})
