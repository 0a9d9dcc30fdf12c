/**
 * How the screens of the specification behave: order, layout, menus, thresholds and choices. Their texts are in
 * specification-texts.test.ts.
 */
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { openStage, sizes, TWO_FRAMES, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()

let member: Visit

beforeAll(async () => {
  const { email } = await stage().app.signUp({ funded: '1000' })
  member = await stage().visit('desktop')
  await enter(member.page, email)
})

async function asMember(path: string): Promise<Page> {
  await member.page.goto(path)
  return member.page
}

const FRONT_PAGE = [
  ['header'],
  ['.eyebrow', 'Smart trading with AI'],
  ['[aria-label="Coins"]'],
  ['.eyebrow', 'Bullish Or Bearish'],
  ['.eyebrow', 'Pre-funded Return'],
  ['.eyebrow', 'Automated Process'],
  ['a[href="/plan"]', 'Invest Now'],
  ['.eyebrow', 'Why Choosing Clearterm'],
  ['.eyebrow', 'Trade From Anywhere'],
  ['h3', 'Recent Trades'],
  ['.eyebrow', 'Testimonial'],
  ['h2', 'How It Works'],
  ['h2', 'Market Heatmap'],
  ['.eyebrow', 'Unlocking Wealth with Simplicity'],
  ['h2', 'Statistics'],
  ['footer'],
]

/** Where in the document the first element of each is. */
const placesOf = (markers: readonly (readonly string[])[]) => `(() => {
  const all = [...document.querySelectorAll('*')]
  const isIt = ([selector, text]) => (one) => one.matches(selector) && (text === undefined || one.textContent.trim() === text)
  return ${JSON.stringify(markers)}.map((marker) => all.findIndex(isIt(marker)))
})()`

smoke('has the parts of the front page in the order of the specification, in English, and asks no other origin', async () => {
  const { page } = await stage().visit('desktop')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  const places = await page.evaluate<number[]>(placesOf(FRONT_PAGE))
  const unfound = FRONT_PAGE.filter((_marker, at) => places[at] === -1)
  expect(unfound).toEqual([])
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(await page.evaluate('document.documentElement.lang')).toBe('en')
  expect(asked.filter((url) => !url.startsWith(stage().app.url) && !url.startsWith('data:'))).toEqual([])
  expect(await page.locator('iframe').count()).toBe(0)
})

journey('spans the front page with an overlay of four animated bars for three seconds', async () => {
  const { page } = await stage().visit('phone')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const overlay = page.locator('.site-overlay')
  const style = `(({ animationDuration, animationIterationCount }) => [animationDuration, animationIterationCount])(getComputedStyle(document.querySelector('.site-overlay')))`
  expect(await page.evaluate(style)).toEqual(['3s', '1'])
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...sizes.phone })
  const bars = `[...document.querySelectorAll('.site-overlay > i')].map((one) => getComputedStyle(one).animationName)`
  expect(await page.evaluate(bars)).toEqual(['overlay-bar', 'overlay-bar', 'overlay-bar', 'overlay-bar'])
})

journey('starts in the dark mode whatever the system prefers', async () => {
  const { page } = await stage().visit('desktop')
  await page.emulateMedia({ colorScheme: 'light' })
  for (const path of ['/', '/login']) {
    await page.goto(path)
    expect([path, await page.evaluate('document.documentElement.dataset.mode')]).toEqual([path, 'dark'])
  }
})

smoke('has the header of a desk from 992 px and the menu of a phone below', async () => {
  const { page } = await stage().visit('desktop')
  await page.goto('/')
  const seen = async () => [
    await page.getByRole('banner').getByRole('navigation', { name: 'Main' }).isVisible(),
    await page.getByRole('button', { name: 'Open menu' }).isVisible(),
  ]
  await page.setViewportSize({ width: 992, height: 900 })
  expect(await seen()).toEqual([true, false])
  await page.setViewportSize({ width: 991, height: 900 })
  expect(await seen()).toEqual([false, true])
})

journey('says at the foot that no operator is named while none is, with no link to a network, and leads to the contact page', async () => {
  const { page } = await stage().visit('desktop')
  await page.goto('/')
  const foot = page.getByRole('contentinfo')
  await foot.getByText('Sandbox operator, not a company', { exact: true }).waitFor()
  expect(await foot.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')
  expect(await foot.locator('a[href^="https:"]').filter({ visible: true }).count()).toBe(0)
})

/** Whether the top bar is out of the way once the window is scrolled so far. */
async function hiddenAt(page: Page, y: number): Promise<boolean> {
  await page.evaluate(`scrollTo(0, ${y})`)
  await page.evaluate(TWO_FRAMES)
  return page.evaluate<boolean>(`document.querySelector('header').className.includes('-translate-y-full')`)
}

journey('hides the top bar after 40 px down, and shows it after more than 40 px up or within 10 px of the top', async () => {
  const page = await asMember('/plans/starter')
  await page.getByLabel('Amount').first().waitFor()
  expect(await hiddenAt(page, 40)).toBe(false)
  expect(await hiddenAt(page, 41)).toBe(true)
  expect(await hiddenAt(page, 11)).toBe(true)
  expect(await hiddenAt(page, 10)).toBe(false)
  expect(await hiddenAt(page, 400)).toBe(true)
  expect(await hiddenAt(page, 360)).toBe(true)
  expect(await hiddenAt(page, 359)).toBe(false)
})

journey('goes back to the top by the button at the foot of the home page', async () => {
  const { page } = await stage().visit('desktop')
  await page.goto('/home')
  await page.getByRole('tab', { name: '1 hr - 24 hr - 7 days' }).waitFor()
  const up = page.getByRole('link', { name: 'Back to the top' })
  await up.scrollIntoViewIfNeeded()
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0)
  await up.click()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
})

smoke('asks for a coin only where a withdrawal goes to a wallet', async () => {
  const page = await asMember('/settings')
  await page.getByPlaceholder('update your Bitcoin address').fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
  await page.getByRole('button', { name: 'Update addresses' }).click()
  await page.getByText('Wallet Updated Successfully').waitFor()
  await page.goto('/withdraw')
  const coin = page.getByRole('combobox', { name: 'Coin', exact: true })
  await coin.waitFor()
  await page.getByRole('radio', { name: /^Bank/ }).check()
  await coin.waitFor({ state: 'detached' })
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await coin.waitFor()
})

journey('shows a chart over time on the dashboard, and initials in the settings where there is no picture', async () => {
  const page = await asMember('/dashboard')
  const chart = page.getByRole('region', { name: 'Balance history' })
  // A deposit alone is less than three points: a sentence, and the chart by period.
  await chart.getByText('There is too little history for a chart yet.', { exact: false }).waitFor()
  await chart.getByRole('button', { name: 'By period' }).click()
  await chart.getByRole('slider', { name: 'Balance history, values by date' }).waitFor()
  await page.goto('/settings')
  const banner = page.getByRole('region', { name: 'Your profile' })
  await banner.getByText('TM', { exact: true }).waitFor()
  expect(await banner.locator('img').count()).toBe(0)
})

journey('copies the address of a checkout', async () => {
  const page = await asMember('/deposit')
  await member.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await page.getByRole('radio', { name: /^Bitcoin/ }).check()
  await page.getByRole('button', { name: '$500', exact: true }).click()
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.waitForURL('**/deposit-checkout/wallet/*')
  await page.getByRole('button', { name: 'Copy the address' }).click()
  await page.getByText('Copied').first().waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('tb1p2zffkaxp5py4fdutfdsrt6t6tcrc5ks09rkfd428hlhf4n5q8tqqeygjde')
})

journey('draws a banner on every market page', async () => {
  const { page } = await stage().visit('desktop')
  for (const key of ['forex', 'alternative_investment']) {
    await page.goto(`/market/${key}`)
    const banner = await page.getByRole('main').locator('svg[viewBox]').first().boundingBox()
    expect([key, (banner?.width ?? 0) > 300]).toEqual([key, true])
  }
})
