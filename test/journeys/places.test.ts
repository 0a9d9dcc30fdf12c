/** Where things are: menus, twins, titles, texts and small behaviours that the specification names, as a person meets them. */
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { ADMIN_EMAIL } from '#test/support/app.ts'
import { menuOf } from '#test/support/app-paths.ts'
import { openStage, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, enterConsole, fillAccount, headed } from './people.ts'

const stage = openStage()
const EMAIL = 'places@member.test'
const PAYOUT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
let member: Visit

beforeAll(async () => {
  await stage().app.member({ email: EMAIL, funded: '1000' })
  member = await stage().visit('desktop')
  await enter(member.page, EMAIL)
})

async function open(path: string): Promise<Page> {
  await member.page.goto(path)
  return member.page
}

async function hrefs(page: Page, name: string | RegExp): Promise<(string | null)[]> {
  const links = await page.getByRole('link', { name }).all()
  return Promise.all(links.map((link) => link.getAttribute('href')))
}

/** What the specification names of the main menu; the rest is as the screens declare it. */
const NAMED = [
  ['Home', '/home'],
  ['Dashboard', '/dashboard'],
  ['Plans', '/plans'],
  ['IRA/401K Form', '/ira-form'],
  ['About', '/about'],
  ['Profile', '/profile'],
] as const

smoke('has every place of the main menu, the profile menu and the bell', async () => {
  const page = await open('/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  const menu = page.getByRole('navigation', { name: 'Main menu' }).first()
  const main = menuOf('main')
  const screens = menuOf('more')
  // The public site's, and no screen.
  const more = screens.toSpliced(
    screens.findIndex(([name]) => name === 'Settings'),
    0,
    ['About', '/about'],
  )
  const namesOf = (entries: typeof main) => entries.map(([name]) => name)
  const names = async () => (await menu.getByRole('link').allInnerTexts()).map((name) => name.trim()).slice(1)
  expect(await names()).toEqual([...namesOf(main), 'Profile'])
  expect(main.length).toBe(7)
  await menu.getByRole('button', { name: 'More', exact: true }).click()
  expect(await names()).toEqual([...namesOf(main), ...namesOf(more), 'Profile'])
  for (const [name, href] of [...main, ...more, ...NAMED])
    expect(await menu.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href)
  expect(await menu.getByRole('button', { name: 'Light mode' }).count()).toBe(1)
  expect(await menu.getByRole('button', { name: 'Log out' }).count()).toBe(1)
  expect(await menu.getByRole('link', { name: 'Admin Section' }).count()).toBe(0)
  // Open, it still fits a window of 900 px.
  const [first, last] = await Promise.all(
    [menu.getByRole('link', { name: 'Home' }), menu.getByRole('button', { name: 'Log out' })].map((one) => one.boundingBox()),
  )
  expect([(first?.y ?? -1) >= 0, (last?.y ?? 900) + (last?.height ?? 0) <= 900, page.viewportSize()?.height]).toEqual([true, true, 900])
  const list = menu.getByRole('link', { name: 'Settings' }).locator('xpath=ancestor::div[2]')
  expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: /unread message/ }).waitFor()
  expect(await hrefs(page, /unread message/)).toEqual(['/messages'])
  await page.getByRole('button', { name: 'Account menu' }).click()
  for (const name of ['Profile', 'Settings', 'Log out']) await page.getByRole('menuitem', { name }).waitFor()
  expect(await page.getByRole('link', { name: 'Clearterm' }).first().getAttribute('href')).toBe('/')
})

journey('shows the Admin Section to an administrator alone', async () => {
  const { page } = await stage().visit('desktop')
  await enterConsole(page, stage().app, ADMIN_EMAIL, '/dashboard')
  expect(await page.getByRole('link', { name: 'Admin Section' }).first().getAttribute('href')).toBe('/admin')
  await page.goto('/admin/wallets')
  await page.getByText('Wallets (3)').waitFor()
  await page
    .getByText(/^\d{4}-\d{2}-\d{2}$/)
    .locator('visible=true')
    .first()
    .waitFor()
})

journey('hides the top bar on the way down, brings it back on the way up, and starts each place at its top', async () => {
  const page = await open('/plans')
  await page
    .getByRole('link', { name: /Invest Now/ })
    .first()
    .waitFor()
  const title = page.getByRole('heading', { level: 1 })
  const bottom = async () => ((await title.boundingBox())?.y ?? 0) + ((await title.boundingBox())?.height ?? 0)
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 900)
  await expect.poll(bottom).toBeLessThanOrEqual(32)
  await page.mouse.wheel(0, -30)
  await expect.poll(() => page.evaluate('window.scrollY')).toBeLessThan(900)
  expect(await bottom()).toBeLessThanOrEqual(32)
  await page.mouse.wheel(0, -120)
  await expect.poll(bottom).toBeGreaterThan(32)
  await page.getByRole('link', { name: 'Activity' }).first().click()
  await page.waitForURL('**/transactions')
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0)
})

journey.each([
  ['/plan', '/plans'],
  ['/plan/gold', '/plans/gold'],
  ['/transaction', '/transactions'],
])('shows the same at %s and at %s', async (one, other) => {
  const textNow = async () => (await member.page.getByRole('main').innerText()).replace(/\d+:\d+/g, '')
  await open(one)
  await member.page.getByRole('main').getByText(/\$/).locator('visible=true').first().waitFor()
  // Computed figures of a screen come after its first ones.
  await member.page.waitForTimeout(1_000)
  const text = await textNow()
  await open(other)
  await expect.poll(textNow).toBe(text)
})

journey('shows one dated, versioned text of terms', async () => {
  const page = await open('/terms-and-policy')
  await page.getByRole('heading', { level: 1, name: 'Terms and Policies' }).waitFor()
  await page.getByText(/^Version of \d+ [A-Z][a-z]+ \d{4}$/).waitFor()
})

journey('leads from signing up to logging in and back, and to the terms', async () => {
  const { page } = await stage().visit('phone')
  await page.goto('/register')
  await page.getByLabel('Email').waitFor()
  expect(await hrefs(page, 'Log in')).toEqual(['/login'])
  await fillAccount(page, { email: 'terms@member.test' })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByText('Step 2 of 2').waitFor()
  expect(await hrefs(page, 'Terms and Policies')).toEqual(['/terms-and-policy'])
  await page.goto('/login')
  await page.getByLabel('Email').waitFor()
  expect(await hrefs(page, 'Sign Up')).toEqual(['/register'])
})

journey('names the cards of the dashboard, its panel and its shortcuts', async () => {
  const page = await open('/dashboard')
  await page.getByText('Manage portfolio').waitFor()
  for (const name of ['Balance', 'Locked Fund', 'Withdrawal', 'Bonus', 'Total Revenue', 'Total Capital', 'Deposit']) {
    await page.getByRole('main').getByText(name, { exact: true }).first().waitFor()
  }
  const main = page.getByRole('main')
  for (const [name, href] of [
    ['Deposit', '/deposit'],
    ['Invest', '/plans'],
    ['Withdraw', '/withdraw'],
    ['Start Investing', '/plan'],
  ] as const) {
    expect(await main.getByRole('link', { name, exact: true }).first().getAttribute('href')).toBe(href)
  }
  await main.getByText('Success').first().waitFor()
})

journey('offers the card first and the four quick amounts, and says what to do when a deposit is late', async () => {
  const page = await open('/deposit')
  expect(await page.getByRole('radio', { name: /Card/ }).isChecked()).toBe(true)
  for (const amount of ['$500', '$1,000', '$5,000', '$10,000']) await page.getByText(amount, { exact: true }).waitFor()
  await page.getByText('$5,000', { exact: true }).click()
  expect(await page.getByLabel('Amount').last().inputValue()).toMatch(/^5,000/)
  await page.getByRole('radio', { name: /Wallet/ }).check()
  expect(await page.getByRole('radio', { name: /Bitcoin/ }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.waitForURL('**/deposit-checkout/wallet/*')
  await page.getByText('If a deposit is delayed for more than 15 minutes, contact support.').waitFor()
  await page.getByText('tb1p2zffkaxp5py4fdutfdsrt6t6tcrc5ks09rkfd428hlhf4n5q8tqqeygjde').first().waitFor()
  await page.getByRole('button', { name: /copy/i }).first().waitFor()
})

journey('shows the fields of the specimen account for a bank deposit', async () => {
  const page = await open('/deposit')
  await page.getByRole('radio', { name: /Bank/ }).check()
  await page.getByLabel('Amount').last().fill('50')
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.waitForURL('**/deposit-checkout/bank/*')
  await page.getByText('SPECIMEN ACCOUNT').first().waitFor()
  await page
    .getByText(/^CT-[0-9A-F]{12}$/)
    .first()
    .waitFor()
})

journey('warns under each payout address, saves one behind "Please wait..." and shows it as saved', async () => {
  const page = await open('/settings')
  await page.getByPlaceholder('update your Bitcoin address').fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
  expect(
    await page.getByText(/^The address must be on the .+ network\. An asset sent over another network is permanently lost\.$/).count(),
  ).toBe(5)
  await page.route('**/me/update-user-wallet', async (route) => {
    await page.getByText('Please wait...').first().waitFor()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Update addresses' }).click()
  await page.getByText('Wallet Updated Successfully').waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Use the specimen' }).click()
  await page.getByRole('button', { name: 'Update bank details' }).click()
  await page.getByText(/Saved: account ending/).waitFor()
  await member.see('settings')
})

journey('asks for the withdrawal code while 15 minutes run down, sends another, and says when the time is over', async () => {
  const { app } = stage()
  const ada = await app.member({ funded: '500' })
  await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: PAYOUT }] } })
  const { page, context } = await stage().visit('phone')
  await page.clock.install()
  await enter(page, ada.email, '/withdraw')
  await page.getByLabel('Amount').last().fill('125')
  expect(await page.getByLabel('Coin').inputValue()).toContain(PAYOUT)
  await page
    .getByRole('button', { name: /withdraw/i })
    .last()
    .click()
  await page.getByText('Your withdrawal request was sent successfully. Check your email.').waitFor()
  const dialog = page.getByRole('dialog')
  const time = dialog.getByRole('timer')
  const left = async () => {
    const [, minutes, seconds] = /^Confirm within (\d+):(\d\d)\. You can send a new code until then\.$/.exec(await time.innerText()) ?? []
    return Number(minutes) * 60 + Number(seconds)
  }
  const begun = await left()
  expect([begun <= 900, begun > 840]).toEqual([true, true])
  const code = () => app.codeFor(ada.email, 'code:withdrawal')
  const first = await code()
  app.clock.advance(61)
  await dialog.getByRole('button', { name: 'Send a new code' }).click()
  await dialog.getByText('We sent a new code. The old one no longer works.').waitFor()
  expect(await code()).not.toBe(first)
  // Each answer has the server's time, so both clocks go ahead.
  app.clock.advance(begun - 40 - 61)
  await page.clock.fastForward((begun - 40) * 1000)
  await expect.poll(left).toBeLessThanOrEqual(40)
  expect(await time.innerText()).toMatch(/^Confirm within 0:\d\d\./)
  app.clock.advance(60)
  await page.clock.fastForward(60_000)
  await dialog.getByText('Time is up. The request lapses and the money returns to your balance.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Send a new code' }).count()).toBe(0)
  await context.close()
})

journey('says when payout details could not be saved', async () => {
  const page = await open('/settings')
  await page.getByLabel(/Ethereum/).fill('0x0000')
  await page.getByRole('button', { name: 'Update addresses' }).click()
  await page.getByText('Unable to Update Wallet').waitFor()
})

journey('shows the member’s profile and referrals', async () => {
  const page = await open('/profile')
  for (const text of ['Test Member', EMAIL, '+14155550100']) await page.getByRole('main').getByText(text).first().waitFor()
  expect(await page.getByLabel('Referral link').inputValue()).toMatch(/\/register\/\w{6,}$/)
  await member.see('profile')
})

journey('shows messages as soon as they are there, and read ones without their mark', async () => {
  const page = await open('/messages')
  const first = page.getByRole('link', { name: /Read More/i }).first()
  await first.waitFor({ timeout: 2500 })
  const unread = page.getByRole('listitem').filter({ has: page.getByText('New', { exact: true }) })
  const link = await unread.getByRole('link').first().getAttribute('href')
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="${link}"]`) })
  // The answer to this call is what marks it as read.
  const read = page.waitForResponse((response) => response.url().endsWith(`/me/messages/${link?.split('/').at(-1)}`))
  await row.getByRole('link').click()
  await read
  await page.waitForURL('**/message/*')
  await page
    .getByRole('main')
    .getByText(/\$|address|withdrawal|code/i)
    .first()
    .waitFor()
  await page.goto('/messages')
  await row.waitFor()
  expect(await row.getByText('New', { exact: true }).count()).toBe(0)
})

journey('shows five features in a plan’s row and all on its page, under both its names', async () => {
  const page = await open('/plans')
  const last = 'Pay out or reinvest at maturity, your choice until then'
  const gold = page.getByRole('article', { name: 'Gold' })
  await gold.getByText('Features', { exact: true }).click()
  await gold.getByText('Referral bonus: 28.50% of the return').waitFor()
  expect(await gold.getByRole('listitem').count()).toBe(5)
  expect(await page.getByText(last).count()).toBe(0)
  await page
    .getByText(/AI MASTER PLAN/)
    .first()
    .waitFor()
  for (const plan of ['starter', 'diamond', 'silver', 'gold', 'ira']) {
    await page.goto(`/plans/${plan}`)
    await page.getByText(last).waitFor()
  }
  await page
    .getByText(/AI CORPORATE PLAN/)
    .first()
    .waitFor()
  await page.goto('/plans/cannabis')
  await page.getByText('Not offered').first().waitFor()
})

journey('lets a visitor read the plans and how an investment goes, and asks for a log-in only to buy', async () => {
  const { page, see } = await stage().visit('phone')
  await page.goto('/plans/starter')
  await page.getByText('10.00%').first().waitFor()
  await see('plan-visitor')
  await page.goto('/investments')
  await page.getByRole('heading', { name: 'How an investment works' }).waitFor()
  await see('investments-visitor')
  await page.getByRole('link', { name: 'Log in to see yours' }).click()
  await page.waitForURL('**/login?next=%2Finvestments')
  await headed(page, 'Log in')
  await page.goto('/plans/starter')
  await page.getByRole('link', { name: 'Log in to invest' }).click()
  await page.waitForURL('**/login?next=%2Fplans%2Fstarter')
})

journey('has a home page for everyone: one button on a phone, the plans by term from 1024 px, prices and candles of BTCUSDT', async () => {
  const { page, see } = await stage().visit('phone')
  await page.goto('/home')
  const invest = page.getByRole('main').getByRole('link', { name: 'Invest Now', exact: true })
  expect(await invest.getAttribute('href')).toBe('/plan')
  expect(await page.getByRole('tab').filter({ visible: true }).count()).toBe(0)
  await page.getByRole('heading', { name: 'BTCUSDT candles' }).waitFor()
  await page.getByRole('region', { name: 'Ticker' }).waitFor()
  await see('home-visitor')
  await page.setViewportSize({ width: 1023, height: 900 })
  const offered = async () => [await invest.isVisible(), await page.getByRole('tab').filter({ visible: true }).count()]
  await expect.poll(offered).toEqual([true, 0])
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect.poll(offered).toEqual([false, 2])
  await page.getByText('On sale here: Starter.').waitFor()
  await page.getByRole('tab', { name: '30 days - 90 days - 1 year' }).click()
  await page.getByText('On sale here: Diamond, Silver, Gold, IRA/401K.').waitFor()
  expect(await page.getByRole('article').filter({ visible: true }).count()).toBe(4)
  expect(await hrefs(page, 'See all Plans')).toEqual(['/plans'])
  const desktop = await open('/home')
  await desktop.getByRole('tab', { name: '1 hr - 24 hr - 7 days' }).waitFor()
  await desktop.getByText('On sale here: Starter.').waitFor()
  await member.see('home')
})

journey('sets its text in Roboto, Mulish and PT Serif, in purple', async () => {
  const page = await open('/')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  const face = (selector: string) => page.evaluate(`getComputedStyle(document.querySelector('${selector}')).fontFamily`)
  expect(await face('body')).toMatch(/^"?Roboto/)
  expect(await face('h1')).toMatch(/^"?PT Serif/)
  expect(await face('header nav a')).toMatch(/^"?Mulish/)
  expect(await page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--accent-fill').trim()`)).toBe('#8747d7')
  expect(await hrefs(page, 'Dashboard')).toContain('/dashboard')
})
