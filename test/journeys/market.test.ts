/**
 * The market as a visitor sees it: from the first dash to live prices, through a failure, as a chart and as a table, by mouse and by
 * keyboard.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newId } from '#kernel/id'
import { cents } from '#kernel/money'
import { scriptedFeed } from '#test/support/prices.ts'
import { announced, appIsThere, openStage, type Size } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { smallText } from './measures.ts'

const feed = scriptedFeed()
const stage = openStage({ feed })
const LOGGED = 'Error fetching cryptocurrency data:'

async function price(usd: Parameters<typeof feed.say>[0], changes: Parameters<typeof feed.say>[0] = {}): Promise<void> {
  const { clock, assembly } = stage().app
  clock.advance(1)
  feed.say(usd, { changes })
  expect(await assembly.market.tick()).toBe(true)
}

/** A minute a candle. */
async function candles(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    stage().app.clock.advance(59)
    await price({ BTC: 60_000 + 37 * ((n * 7) % 11), ETH: 3_000, SHIB: 0.00001234 }, { BTC: 1.254, ETH: -0.4, SHIB: 0 })
  }
}

const tile = (page: Page, symbol: string) => page.locator(`[data-coin="${symbol}"]`).locator('visible=true').last()

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(`Object.defineProperty(document, 'visibilityState', { configurable: true, value: '${hidden ? 'hidden' : 'visible'}' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`)
}

smoke(
  'fills every tile from a dash, and moves it as prices come, over one stream however many parts look',
  async () => {
    const { page, see } = await stage().visit('phone')
    const streams: string[] = []
    page.on('request', (request) => request.url().endsWith('/market/stream') && streams.push(request.url()))
    await page.goto('/market')
    await page.getByText('No price yet').waitFor()
    expect(await tile(page, 'BTC').innerText()).toMatch(/Bitcoin\s+BTC\s+–\s+–/)
    await page.getByText('No candles yet').waitFor()
    await see('market-empty')
    await price({ BTC: 64_250.125, ETH: 3_000, SHIB: 0.00001234 }, { BTC: 1.254, ETH: -0.4, SHIB: 0 })
    await tile(page, 'BTC').getByText('$64,250.13').waitFor()
    const text = await tile(page, 'BTC').innerText()
    expect(text).toContain('+1.25%')
    expect(text).toContain('SIMULATED')
    expect(await tile(page, 'ETH').innerText()).toContain('−0.40%')
    expect(await tile(page, 'SHIB').innerText()).toMatch(/\$0\.00001234[^+−]*0\.00%/)
    expect(await tile(page, 'XRP').innerText()).toContain('–')
    await price({ BTC: 64_251 }, { BTC: 1.26 })
    await tile(page, 'BTC').getByText('$64,251.00').waitFor()
    expect(await tile(page, 'ETH').innerText()).toContain('$3,000.00')
    expect(streams).toHaveLength(1)
  },
  120_000,
)

journey(
  'says since when a price is old, and lets go of the badge with the next one',
  async () => {
    const { page, see } = await stage().visit('phone')
    await page.goto('/market')
    await tile(page, 'BTC').getByText('$64,251.00').waitFor()
    stage().app.clock.advance(121)
    await tile(page, 'BTC').getByText('as of').waitFor()
    await page.getByText('Old price, as of').first().waitFor()
    await see('market-stale')
    expect(await smallText(page)).toEqual([])
    await price({ BTC: 64_252 })
    await expect.poll(() => tile(page, 'BTC').innerText()).not.toContain('as of')
  },
  120_000,
)

journey(
  'keeps every value through a failure, logs it to the console only, and goes on when the server is back',
  async () => {
    const { page } = await stage().visit('desktop')
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.goto('/market')
    const row = page.getByRole('row', { name: /Bitcoin/ })
    await row.getByText('$64,252.00').waitFor()
    const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/market/stream'))
    await setHidden(page, true)
    await closed
    await page.route('**/api/v1/market/{prices,stream}', (route) => route.fulfill({ status: 503, body: '' }))
    await price({ BTC: 65_000 })
    await setHidden(page, false)
    await expect.poll(() => logged.filter((text) => text.startsWith(LOGGED)).length).toBeGreaterThan(0)
    expect(await row.innerText()).toContain('$64,252.00')
    expect(await announced(page, 'assertive').count()).toBe(0)
    expect(await page.locator('body').innerText()).not.toMatch(/error|failed|could not/i)
    await page.unroute('**/api/v1/market/{prices,stream}')
    await row.getByText('$65,000.00').waitFor({ timeout: 30_000 })
  },
  120_000,
)

journey(
  'reads prices every 60 seconds where no stream can be had',
  async () => {
    const { page } = await stage().visit('desktop')
    await page.clock.install()
    await page.route('**/api/v1/market/stream', (route) => route.fulfill({ status: 429, body: '' }))
    await page.goto('/market')
    const row = page.getByRole('row', { name: /Bitcoin/ })
    await row.getByText('$65,000.00').waitFor()
    await price({ BTC: 65_001 })
    await page.clock.fastForward(30_000)
    expect(await row.innerText()).toContain('$65,000.00')
    await page.clock.fastForward(31_000)
    await row.getByText('$65,001.00').waitFor()
    // No price arrives for two minutes: these prices may be stale.
    await page.route('**/api/v1/market/prices', (route) => route.fulfill({ status: 503, body: '' }))
    await page.clock.fastForward(119_000)
    expect(await row.innerText()).not.toContain('as of')
    await page.clock.fastForward(2_000)
    await row.getByText('Old price, as of').waitFor()
    expect(await row.innerText()).toContain('$65,001.00')
  },
  120_000,
)

journey(
  'says that the browser is offline, and leaves what has arrived',
  async () => {
    const { page, context, see } = await stage().visit('phone')
    await page.goto('/market')
    await appIsThere(page)
    await tile(page, 'BTC').getByText('$65,001.00').waitFor()
    await context.setOffline(true)
    await page.getByText('You are offline. These are the last prices that arrived.').waitFor()
    expect(await tile(page, 'BTC').innerText()).toContain('$65,001.00')
    await context.setOffline(false)
    await expect.poll(() => page.getByText('You are offline.').count()).toBe(0)
    await see('market-after-offline')
  },
  120_000,
)

journey.each(['phone', 'desktop'] as const)(
  'draws candles of the coin and interval in the address, and shows the same as a table, on a %s',
  async (size: Size) => {
    if (size === 'phone') await candles(40)
    const { page, see } = await stage().visit(size)
    await page.goto('/market')
    await page.getByRole('heading', { name: 'BTCUSDT candles' }).waitFor()
    await page.getByRole('button', { name: '1 min' }).click()
    await page.waitForURL('**/market?interval=1m')
    const drawing = page.getByRole('img', { name: /^BTCUSDT, 1 min candles: \d+ points/ })
    await drawing.locator('canvas').first().waitFor()
    await page.getByRole('button', { name: 'Bot fills', pressed: false }).click()
    await page.getByText('Point at a candle to read its fills.').waitFor()
    await page.getByRole('button', { name: 'SMA 20' }).click()
    await page.getByRole('button', { name: 'Bollinger 20, 2' }).click()
    await page.getByRole('button', { name: 'RSI 14' }).click()
    await see('market-full')
    await page.getByRole('button', { name: 'Show as table' }).click()
    const { body } = await stage().app.anyone.call('GET', '/market/candles?symbol=BTCUSDT&interval=1m&limit=500')
    const stored = body.data as unknown as { readonly at: string; readonly open: string; readonly close: string }[]
    const dollars = (text: string) => `$${Number(text).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
    if (size === 'desktop') {
      const rows = page.getByRole('table', { name: 'BTCUSDT, 1 min candles' }).locator('tbody tr')
      const read = () => rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
      await rows.first().waitFor()
      const shown = await read()
      while (shown.length < stored.length) {
        await page.getByRole('button', { name: 'Older' }).click()
        await page.getByText(`${shown.length + 1} to `).waitFor()
        shown.push(...(await read()))
      }
      expect(shown.map((cells) => [cells[1], cells[4]])).toEqual(
        stored.toReversed().map(({ open, close }) => [dollars(open), dollars(close)]),
      )
      const mean = stored.slice(-20).reduce((sum, { close }) => sum + Number(close), 0) / 20
      expect(shown[0]?.[5]).toBe(dollars(mean.toFixed(6)))
      expect(shown.at(-1)?.[5]).toBe('–')
      expect(new Set(shown.map((cells) => cells.at(-1)))).toEqual(new Set(['SIMULATED']))
    }
    await see('market-table')
    await page.reload()
    await page.getByRole('button', { name: '1 min', pressed: true }).waitFor()
    await page.getByLabel('Coin', { exact: true }).selectOption('ETH')
    await page.waitForURL(/coin=ETH/)
    await page.getByRole('heading', { name: 'ETHUSDT candles' }).waitFor()
    expect(page.url()).toContain('interval=1m')
  },
  180_000,
)

journey(
  'moves the last candle with the stream, tells the candle under the pointer, and reads the fills again when a bot trades',
  async () => {
    const { page } = await stage().visit('desktop')
    await page.goto('/market?interval=1m')
    const drawing = page.getByRole('img', { name: /^BTCUSDT, 1 min candles/ })
    await drawing.locator('canvas').first().waitFor()
    await price({ BTC: 71_234.5 })
    await page.getByText(/Close \$71,234\.50/).waitFor()
    const box = await drawing.boundingBox()
    if (!box) throw new Error('no drawing')
    await page.mouse.move(box.x + box.width * 0.82, box.y + box.height / 2)
    await expect.poll(() => page.getByText(/Close \$71,234\.50/).count()).toBe(0)
    const again = page.waitForRequest((request) => request.url().includes('/trades?pair=BTCUSDT'))
    const _id = newId()
    stage().app.assembly.market.announce({
      event: 'fill',
      data: {
        data: { _id, bot: '2.0', pair: 'BTCUSDT', side: 'buy', quantity: '0.5', price: '64000', amount: cents(3_200_000n) } as never,
      },
    })
    await again
  },
  120_000,
)

journey(
  'is worked by keyboard alone',
  async () => {
    const { page } = await stage().visit('desktop')
    await page.goto('/market')
    await appIsThere(page)
    await page.getByRole('button', { name: '1 day' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/market?interval=1d')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('SMA 20')
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'SMA 20', pressed: true }).waitFor()
    const sort = page.getByRole('columnheader', { name: '24 h change' })
    await sort.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => sort.getAttribute('aria-sort')).toBe('descending')
    expect(await page.getByRole('table', { name: 'All coins' }).locator('tbody tr').first().innerText()).toContain('Bitcoin')
    await page.keyboard.press('Enter')
    await expect.poll(() => sort.getAttribute('aria-sort')).toBe('ascending')
    const map = page.getByRole('list', { name: /24-hour change/ })
    expect(await map.getByRole('link').count()).toBe(15)
    await map.getByRole('link', { name: /Shiba|SHIB/ }).press('Enter')
    await page.waitForURL(/coin=SHIB/)
  },
  120_000,
)

journey(
  'halts the ticker by its button, and does not run it with reduced motion',
  async () => {
    const { page } = await stage().visit('desktop')
    await page.goto('/market')
    await page.getByRole('region', { name: 'Ticker' }).waitFor()
    const state = () =>
      page.evaluate(`(() => {
      const style = getComputedStyle(document.querySelector('section[aria-label="Ticker"] ul').parentElement)
      return style.animationName + ' ' + style.animationPlayState
    })()`)
    expect(await state()).toMatch(/^none/)
    expect(await page.getByRole('button', { name: 'Pause ticker' }).count()).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await state()).toBe('ticker running')
    await page.getByRole('button', { name: 'Pause ticker' }).click()
    await page.mouse.move(0, 0)
    await page.getByRole('button', { name: 'Play ticker' }).waitFor()
    expect(await state()).toBe('ticker paused')
  },
  120_000,
)
