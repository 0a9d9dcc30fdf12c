/** The public site as a stranger meets it: read in both modes, by keyboard, without script, and with what moves on it under control. */
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { openStage } from './browser.ts'
import { journey, smoke } from './journey.ts'

const stage = openStage()

/** Everything in view once, so that what waits to be seen has come, and drawn, so that all of it is judged. */
async function scrollThrough(page: Page): Promise<void> {
  await page.addStyleTag({ content: '.later { content-visibility: visible !important }' })
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'))
  for (let y = 0; y < height; y += 700) {
    await page.evaluate(`scrollTo(0, ${y})`)
    await page.waitForTimeout(100)
  }
  await page.evaluate('scrollTo(0, 0)')
}

smoke.each(['phone', 'desktop'] as const)('shows the front page whole, in order, with figures that open, on a %s', async (size) => {
  const { page, see } = await stage().visit(size)
  await page.goto('/')
  await scrollThrough(page)
  await page.getByRole('list', { name: 'Coins by the size' }).getByRole('listitem').first().waitFor()
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).toEqual([
    'What backs a plan',
    'A forecast with its score',
    'Five terms, written out in full',
    'Four claims that you can check yourself',
    'The bots’ latest fills',
    'What our users say about us',
    'How It Works',
    'Market Heatmap',
    'A claim that you can check',
    'Statistics',
  ])
  await page.getByText(/Free reserve as of \d{1,2} \w+ \d{4}, \d\d:\d\d UTC: \$[\d,]+\.\d\d/).waitFor()
  const plans = await page.getByRole('link', { name: /^Invest Now, AI / }).all()
  expect(await Promise.all(plans.map((plan) => plan.getAttribute('href')))).toEqual(Array(5).fill('/plan'))
  const rows = page.locator('.plan-rows')
  expect(await rows.locator('> *').evaluateAll((all) => new Set(all.map((one) => one.offsetTop)).size)).toBe(5)
  expect(await page.getByText('Starter · follows bot 1.0').isVisible()).toBe(true)
  if (size === 'phone') await rows.getByRole('article', { name: 'AI MASTER PLAN' }).getByText('Terms', { exact: true }).click()
  expect(await rows.getByText('14.50%').locator('visible=true').count()).toBe(1)
  await page.getByText('No testimonials yet: they need a matured plan and a paid withdrawal.').first().waitFor()
  const statistics = page.locator('section', { has: page.locator('#statistics') })
  expect(await statistics.innerText()).toContain('Nothing to count yet: Verified users · Deposits settled · ')
  expect(await statistics.locator('dd').allInnerTexts()).not.toContainEqual(expect.stringMatching(/^(0|\$0\.00|–|.*yet)$/))
  await statistics.getByRole('button', { name: /^Reserve, free: \$[\d,]+\.\d\d\. What it counts$/ }).click()
  await page.getByText('The operator’s own money that is not promised yet.').filter({ visible: true }).waitFor()
  await see(`site-figure-${size}`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Term return, plan \w+: 14\.50%/ }).click()
  const term = page.getByRole('dialog', { name: /^Term return, plan / })
  await term.getByText('The return for the whole term').waitFor()
  expect(await term.innerText()).toMatch(/As of \d{1,2} \w+ \d{4}, \d\d:\d\d UTC/)
  await page.keyboard.press('Escape')
  await see('site')
  const shut = await page.evaluate<string[]>(
    `[...document.querySelectorAll('main [data-live]')].filter((one) => !one.closest('button, [popover]')).map((one) => one.dataset.live)`,
  )
  expect(shut).toEqual([])
  await page
    .getByRole('button', { name: /^Held in custody: / })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Held in custody' }).getByRole('link', { name: 'Breakdown' }).click()
  await page.waitForURL('**/stats/custody')
  await page.getByRole('heading', { level: 1, name: 'Held in custody' }).waitFor()
  await see(`stat-custody-${size}`)
})

journey.each(['phone', 'desktop'] as const)(
  'redraws the term drawing for an amount and a plan, within its limits, on a %s',
  async (size) => {
    const { page, see } = await stage().visit(size)
    await page.goto('/')
    const calculator = page.getByRole('form', { name: 'Calculator' })
    const amount = calculator.getByLabel('Amount', { exact: true })
    const slider = calculator.getByRole('slider', { name: 'Amount in whole dollars' })
    const height = () => calculator.locator('[data-pane]:visible').evaluate((pane) => pane.style.height)
    await calculator.getByText('$800.00 becomes $916.00 in 30 days').waitFor()
    expect([await amount.inputValue(), await slider.inputValue(), await height()]).toEqual(['800.00', '800', '80%'])
    await amount.fill('$1,000')
    for (const text of [
      'Hatched: the whole return, $145.00, set aside on day 0',
      'day 12: $58.00 of it accrued',
      '$1,000.00 capital, paid back in full; not to scale',
    ])
      await calculator.getByText(text).waitFor()
    expect([await slider.inputValue(), await height(), await amount.getAttribute('aria-invalid')]).toEqual(['1000', '100%', 'false'])
    // The mark itself moves to any day, by hand and by keys.
    const mark = calculator.getByRole('slider', { name: 'Day of the plan' })
    await mark.press('ArrowRight')
    await calculator.getByText('day 13: $62.83 of it accrued').waitFor()
    expect(await mark.getAttribute('aria-valuetext')).toBe('day 13: $62.83 of it accrued')
    await mark.fill('30')
    await calculator.getByText('day 30: $145.00 of it accrued').waitFor()
    await slider.fill('500')
    await calculator.getByText('$500.00 becomes $572.50 in 30 days').waitFor()
    expect(await amount.inputValue()).toBe('500.00')
    await amount.fill('5000')
    expect(await amount.getAttribute('aria-invalid')).toBe('true')
    await calculator.getByText('$1,000.00 becomes $1,145.00 in 30 days').waitFor()
    // The plan keeps an amount that it accepts, else takes its own example.
    await calculator.getByRole('radio', { name: /^Silver/ }).check()
    await calculator.getByText('$5,000.00 becomes $5,900.00 in 30 days').waitFor()
    await calculator.getByRole('radio', { name: /^Starter/ }).check()
    await calculator.getByText('$400.00 becomes $440.00 in 7 days').waitFor()
    expect(await amount.inputValue()).toBe('400.00')
    await see(`site-calculator-${size}`)
  },
)

journey.each([
  ['phone', 'Start with paper money'],
  ['desktop', 'Held in custody|Reserve coverage'],
] as const)('shows on a %s what to do and why to trust it in the first window', async (size, text) => {
  const { page } = await stage().visit(size)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const bottoms = await page
    .getByRole('main')
    .locator('> section:has(h1), > aside')
    .getByText(new RegExp(`^(Start with paper money|${text})$`))
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  expect(bottoms.length).toBe(size === 'phone' ? 1 : 2)
  expect(Math.max(...bottoms)).toBeLessThan(size === 'phone' ? 844 : 900)
  const primary = await page.evaluate(
    `[...document.querySelectorAll('main a, main button, header a')].filter((one) => one.checkVisibility() && one.className.includes('bg-accent-fill')).map((one) => [one.textContent, one.getAttribute('href')])`,
  )
  expect(primary).toEqual([['Start with paper money', '/register']])
})

journey('opens, walks and closes the menu of small screens by keyboard', async () => {
  const { page, see } = await stage().visit('phone')
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await open.press('Enter')
  await menu.waitFor()
  const targets = await menu.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  for (const target of ['/about', '/pricing', '/live-trades', '/tos', '/contact', '/faqs', '/login', '/register'])
    expect(targets).toContain(target)
  await menu.getByText('Markets').click()
  expect(await menu.getByRole('link', { name: 'Gold' }).getAttribute('href')).toBe('/market/gold')
  await see('site-menu')
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(`document.activeElement === document.body || !!document.activeElement.closest('dialog')`)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await page.evaluate(`document.activeElement.hasAttribute('data-menu-open')`)).toBe(true)
  await open.click()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await menu.waitFor({ state: 'hidden' })
  await open.click()
  await menu.getByRole('link', { name: 'TOS' }).click()
  await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor()
  expect(await menu.isVisible()).toBe(false)
})

journey('leads where the header says, knows who is signed in, and keeps the colour mode', async () => {
  const { page } = await stage().visit('desktop')
  await page.goto('/')
  const header = page.getByRole('banner')
  const links = await header
    .getByRole('navigation')
    .locator('> a')
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))
  expect(links).toEqual([
    ['Plans', '/plans'],
    ['Proof', '/proof'],
    ['AI Bots', '/investments'],
    ['Live AI Trades', '/investments'],
    ['FAQ', '/faqs'],
  ])
  const doors = () => header.getByRole('link', { name: /^(Log in|Sign Up|Dashboard)$/ }).allInnerTexts()
  expect(await doors()).toEqual(['Log in', 'Sign Up'])
  await header.getByRole('navigation').getByText('More').click()
  for (const [name, href] of [
    ['About Us', '/about'],
    ['TOS', '/terms-and-policy'],
    ['Contact', '/contact'],
  ] as const)
    expect(await header.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href)
  await header.getByRole('link', { name: 'Private wealth' }).waitFor()
  await page.keyboard.press('Escape')
  await header.getByRole('link', { name: 'Private wealth' }).waitFor({ state: 'hidden' })
  await header.getByRole('button', { name: 'Light mode' }).click()
  await page.evaluate(`localStorage.setItem('user', '{}')`)
  await page.reload()
  expect(await page.evaluate('document.documentElement.dataset.mode')).toBe('light')
  expect(await header.getByRole('button', { name: 'Light mode' }).getAttribute('aria-pressed')).toBe('true')
  expect(await doors()).toEqual(['Dashboard'])
})

journey('lets a part rise once when it comes into view, and not at all for who wants no motion', async () => {
  const { page } = await stage().visit('desktop')
  const part = page.locator('[data-reveal]').last()
  const state = () => part.getAttribute('data-reveal')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await expect.poll(state).toBe('waits')
  await part.scrollIntoViewIfNeeded()
  await expect.poll(state).toBe('shown')
  const motion = `getComputedStyle([...document.querySelectorAll('[data-reveal]')].at(-1))`
  expect(await page.evaluate(`[${motion}.animationDuration, ${motion}.animationTimingFunction]`)).toEqual(['0.8s', 'ease-in-out'])
  await page.evaluate('scrollTo(0, 0)')
  await part.scrollIntoViewIfNeeded()
  expect(await state()).toBe('shown')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await page.goto('/')
  await page.locator('[data-plays="false"]').waitFor()
  await part.scrollIntoViewIfNeeded()
  expect(await state()).not.toMatch(/waits|shown/)
})

journey('ends its overlay after three seconds, at a key, and never again in the session nor under reduced motion', async () => {
  const { page } = await stage().visit('phone')
  const overlay = page.locator('.site-overlay')
  await page.goto('/')
  expect(await overlay.isVisible()).toBe(false)
  await page.evaluate('sessionStorage.clear()')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  expect(await overlay.isVisible()).toBe(true)
  await overlay.waitFor({ state: 'hidden', timeout: 6_000 })
  await page.evaluate('sessionStorage.clear()')
  await page.reload()
  expect(await overlay.isVisible()).toBe(true)
  await page.keyboard.press('Shift')
  await overlay.waitFor({ state: 'hidden', timeout: 1_000 })
  await page.reload()
  expect(await overlay.isVisible()).toBe(false)
})

journey('is read from its first paint on: the overlay covers no text and takes no click', async () => {
  for (const size of ['phone', 'desktop'] as const) {
    const { page } = await stage().visit(size)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('.site-overlay').waitFor()
    await page.evaluate(`document.getAnimations().forEach((one) => one.pause())`)
    await page.waitForLoadState()
    expect(await page.locator('.site-overlay > i').count()).toBe(4)
    expect([size, await page.evaluate(COVERED)]).toEqual([size, []])
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/overlay-${size}.png` })
    await page.getByRole('link', { name: 'Sign Up' }).first().click({ timeout: 2_000 })
    await page.waitForURL('**/register')
  }
})

/** The texts in the window that a painted part of the overlay lies on, however far its bars reach. */
const COVERED = `(() => {
  const overlay = document.querySelector('.site-overlay')
  if (!overlay.checkVisibility({ visibilityProperty: true })) return ['the overlay is not shown']
  const bars = [...overlay.children].map((bar) => ({ top: bar.offsetTop, bottom: bar.offsetTop + bar.offsetHeight }))
  const clear = getComputedStyle(overlay).backgroundColor === 'rgba(0, 0, 0, 0)'
  const areas = clear ? bars : [{ top: 0, bottom: innerHeight }]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const covered = []
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    if (!texts.currentNode.data.trim() || !texts.currentNode.parentElement.checkVisibility({ visibilityProperty: true })) continue
    for (const { top, bottom } of range.getClientRects())
      if (bottom > 0 && top < innerHeight && areas.some((area) => area.top < bottom && area.bottom > top)) covered.push(texts.currentNode.data)
  }
  return covered
})()`

journey('reads whole without script', async () => {
  const { context } = await stage().visit('phone')
  const still = await context
    .browser()
    ?.newContext({ javaScriptEnabled: false, baseURL: stage().app.url, viewport: { width: 390, height: 844 } })
  if (!still) throw new Error('no browser')
  onTestFinished(() => still.close())
  const page = await still.newPage()
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Try crypto investing with paper money.' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).waitFor()
  await page.getByText('The newest fills need JavaScript.').waitFor()
  await page.getByText('AI CORPORATE PLAN').waitFor()
  const corporate = page.getByRole('article', { name: 'AI CORPORATE PLAN' })
  await corporate.getByText('Terms', { exact: true }).click()
  await corporate.getByText('$50,000.00 max.').waitFor()
  // The calculator shows an example of each plan, and no field that needs the script.
  const calculator = page.getByRole('form', { name: 'Calculator' })
  await calculator.getByText('$800.00 becomes $916.00 in 30 days').waitFor()
  await calculator.getByRole('radio', { name: /^Gold/ }).check()
  await calculator.getByText('$8,000.00 becomes $9,760.00 in 45 days').waitFor()
  expect(await calculator.getByText('$916.00').isVisible()).toBe(false)
  expect(await calculator.getByLabel('Amount', { exact: true }).isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false)
  await page.locator('.site-overlay').waitFor({ state: 'hidden', timeout: 6_000 })
})

journey('answers an unknown address with a page that leads back', async () => {
  const { page, see } = await stage().visit('phone')
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  await see('site-404')
})

journey(
  'goes round with twelve coins every three seconds, nine, six, four or two at once, and halts when it should',
  async () => {
    const { page, see } = await stage().visit('desktop')
    await page.goto('/')
    const plays = () => page.locator('[data-plays]').getAttribute('data-plays')
    const coins = page.getByRole('region', { name: 'Coins', exact: true }).getByRole('listitem')
    await coins.first().waitFor()
    expect(await coins.count()).toBe(12)
    expect(await plays()).toBe('false')
    expect(await page.getByRole('button', { name: 'Pause coins' }).count()).toBe(0)
    await see('start-coins')
    const inView = async () => {
      const frame = await page.locator('[data-plays]').boundingBox()
      const boxes = await coins.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      const [left, right] = [frame?.x ?? 0, (frame?.x ?? 0) + (frame?.width ?? 0)]
      return boxes.filter((box) => box.right > left + 12 && box.left < right - 12).length
    }
    for (const [width, count] of [
      [1440, 9],
      [1000, 6],
      [700, 4],
      [470, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(inView).toBe(count)
    }
    await page.setViewportSize({ width: 1000, height: 900 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.locator('[data-plays]').scrollIntoViewIfNeeded()
    await expect.poll(plays).toBe('true')
    const inFront = async () => {
      const frame = await page.locator('[data-plays]').boundingBox()
      const shown = await coins.evaluateAll((all) => all.map((one) => ({ name: one.textContent, left: one.getBoundingClientRect().left })))
      return shown.find(({ left }) => Math.abs(left - (frame?.x ?? 0)) < 4)?.name
    }
    await page.mouse.move(0, 0)
    await page.getByRole('button', { name: 'Next coins' }).click()
    expect(await plays()).toBe('true')
    const before = await inFront()
    await expect.poll(inFront, { timeout: 6_000 }).not.toBe(before)
    await expect.poll(inFront).toMatch(/\w/)
    await page.locator('[data-plays]').hover()
    await expect.poll(plays).toBe('false')
    await page.mouse.move(0, 0)
    await expect.poll(plays).toBe('true')
    await page.getByRole('button', { name: 'Previous coins' }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(plays).toBe('false')
    await page.getByRole('button', { name: 'Pause coins' }).click()
    await page.locator('[data-plays]').hover()
    await page.mouse.move(0, 0)
    expect(await plays()).toBe('false')
    await page.getByRole('button', { name: 'Play coins' }).click()
    await page.mouse.move(0, 0)
    await expect.poll(plays).toBe('true')
  },
  120_000,
)
