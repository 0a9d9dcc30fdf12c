/** What helps to read and to reach: announcements, the focus in view, large zoom, wide text, the system's own colours. */
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { is_whole } from '#test/support/whole.ts'
import { appIsThere, moveWithin, openStage } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()
const EMAIL = 'assistive@member.test'

beforeAll(async () => {
  const member = await stage().app.member({ email: EMAIL, funded: '9000' })
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '400' })
  await member.call('POST', '/private/user/investment', { plan: 'gold', amount: '2000' })
})

/** Texts as they are written into the two regions, and regions that come later. */
const LOG = `addEventListener('DOMContentLoaded', () => {
  window.said = []
  window.late = []
  const REGIONS = 'output, [role=alert], [role=status], [aria-live]:not([aria-live=off])'
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const region = target.nodeType === 1 && target.closest('#announcer [aria-live]')
      if (region && target.textContent) window.said.push(region.getAttribute('aria-live') + ': ' + target.textContent)
      for (const node of addedNodes)
        if (node.nodeType === 1) for (const one of [node, ...node.querySelectorAll('*')]) if (one.matches(REGIONS)) window.late.push(one.outerHTML.slice(0, 200))
    }
  }).observe(document.body, { childList: true, subtree: true })
})`

/** Nothing of it is loading any more. */
const drawn = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
}

const announcements = (page: Page): Promise<string[]> => page.evaluate('window.said')

async function listen(path: string): Promise<Page> {
  const { page, context } = await stage().visit('phone')
  await context.addInitScript(LOG)
  await enter(page, EMAIL, path)
  return page
}

smoke('has both regions in every document from its start', async () => {
  for (const path of ['/dashboard', '/plans', '/login', '/', '/ar']) {
    const html = await (await fetch(stage().app.url + path, { headers: { accept: 'text/html' } })).text()
    const regions = html.slice(html.indexOf('id="announcer"')).match(/aria-live="(?:polite|assertive)"/g)
    expect([path, regions?.slice(0, 2)]).toEqual([path, ['aria-live="polite"', 'aria-live="assertive"']])
  }
})

smoke('announces what fails each time, a purchase, the screen that follows, and copies, in the standing regions alone', async () => {
  const page = await listen('/plans/starter')
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.fill('1')
  const failed = async () => (await announcements(page)).filter((text) => text.startsWith('assertive: ')).length
  await amount.press('Enter')
  await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true')
  for (const times of [1, 2, 3]) {
    const before = await failed()
    await amount.press('Enter')
    await expect.poll(failed, { message: `pressed again, ${times}` }).toBe(before + 1)
  }
  await amount.fill('150')
  await page.getByRole('button', { name: /Invest Now/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Invest/ })
    .click()
  await page.waitForURL('**/dashboard')
  for (const text of ['You just invested $150.00', 'Dashboard'])
    await expect.poll(async () => (await announcements(page)).filter((said) => said.startsWith('polite: ')).join('\n')).toContain(text)
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main')
  await moveWithin(page, '/profile')
  const copy = page.getByRole('button', { name: /^Copy/ }).first()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await copy.click()
  await page.waitForTimeout(300)
  await page
    .getByRole('button', { name: /^Copied/ })
    .first()
    .click()
  await expect.poll(async () => (await announcements(page)).filter((text) => text.includes('Copied')).length).toBe(2)
  expect(await page.evaluate('window.late')).toEqual([])
})

/** Controls that have the keyboard's focus and cannot be seen at all, on the way through a screen. */
async function hiddenFocus(page: Page, most: number): Promise<string[]> {
  const hidden: string[] = []
  await page.evaluate('document.activeElement?.blur(); scrollTo(0, 0)')
  for (let n = 0; n < most; n += 1) {
    await page.keyboard.press('Tab')
    let found = await hiddenNow(page)
    // What arrives at this moment may push it out of the window: no bar covers it then, and it comes into view with the focus. Inside of the
    // window it is covered, and judged at once.
    if (found !== 'end' && found !== '' && (await page.evaluate(OUTSIDE))) {
      await page.waitForTimeout(500)
      await page.evaluate('{ const one = document.activeElement; one.blur(); one.focus() }')
      found = await hiddenNow(page)
    }
    if (found === 'end') break
    if (found) hidden.push(found)
  }
  return hidden
}

const OUTSIDE = '{ const { top, bottom } = document.activeElement.getBoundingClientRect(); bottom <= 0 || top >= innerHeight }'

function hiddenNow(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
      const one = document.activeElement
      if (!one || one === document.body) return 'end'
      const { left, right, top, bottom } = one.getBoundingClientRect()
      if (right - left < 2 || bottom - top < 2) return ''
      const places = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y]))
      const seen = places.some(([x, y]) => {
        const at = document.elementFromPoint(x, y)
        return at && (one.contains(at) || at.contains(one) && !at.matches('nav, header, aside') || at.closest('label')?.contains(one))
      })
      return seen ? '' : (one.getAttribute('aria-label') || one.textContent || one.name || one.tagName).trim().slice(0, 40)
    })()`)
}

const SCREENS = is_whole
  ? [
      '/dashboard',
      '/withdraw',
      '/plans/starter',
      '/deposit',
      '/support',
      '/profile',
      '/ira-form',
      '/lab',
      '/settings?tab=wallet',
      '/transactions',
      '/investments',
      '/messages',
    ]
  : ['/withdraw', '/support']
const WINDOWS = is_whole
  ? [
      { width: 375, height: 667 },
      { width: 768, height: 600 },
      { width: 640, height: 400 },
      { width: 320, height: 256 },
    ]
  : [{ width: 640, height: 400 }]

smoke(
  'never hides the focus under a bar',
  async () => {
    const { page } = await stage().visit('phone')
    await enter(page, EMAIL)
    for (const size of WINDOWS) {
      await page.setViewportSize(size)
      for (const path of SCREENS) {
        await page.goto(path)
        await appIsThere(page)
        await drawn(page)
        expect([path, size, await hiddenFocus(page, is_whole ? 80 : 40)]).toEqual([path, size, []])
      }
    }
  },
  240_000,
)

const WIDE_TEXT = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
})()`
const SIDEWAYS = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

smoke('fits a window of 320 × 256, and text with wide spacing', async () => {
  const { page } = await stage().visit('phone')
  await enter(page, EMAIL)
  for (const path of ['/dashboard', '/proof#check', ...(is_whole ? ['/plans/starter', '/withdraw', '/settings', '/transactions'] : [])]) {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    await appIsThere(page)
    await drawn(page)
    expect([path, await page.evaluate(SIDEWAYS)]).toEqual([path, 0])
    // Little of the window is taken by what stays when the page scrolls.
    await page.mouse.wheel(0, 400)
    const fixed =
      await page.evaluate(`[...document.querySelectorAll('body *')].filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) && one.checkVisibility())
      .map((one) => one.getBoundingClientRect()).filter(({ width, top, bottom }) => width > 160 && bottom > 0 && top < innerHeight).reduce((sum, { height }) => sum + height, 0)`)
    expect([path, fixed]).toEqual([path, 0])
    await page.setViewportSize({ width: 375, height: 667 })
    await page.evaluate(WIDE_TEXT)
    expect([path, await page.evaluate(SIDEWAYS)]).toEqual([path, 0])
    const cut = await page.evaluate(
      `[...document.querySelectorAll('nav span')].filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && !one.closest('.sr-only')).map((one) => one.textContent)`,
    )
    expect([path, cut]).toEqual([path, []])
  }
})

smoke('shows what is chosen and what is drawn in the system’s own colours', async () => {
  const { page } = await stage().visit('desktop')
  await page.emulateMedia({ forcedColors: 'active' })
  await enter(page, EMAIL, '/dashboard')
  const style = (selector: string, name: string) =>
    page.evaluate(`getComputedStyle([...document.querySelectorAll('${selector}')].find((one) => one.checkVisibility())).${name}`)
  await page.locator('nav [aria-current=page]').first().waitFor()
  expect(await style('nav [aria-current=page]', 'outlineStyle')).toBe('solid')
  await moveWithin(page, '/settings?tab=wallet')
  await page.getByRole('tab').first().waitFor()
  expect(await style('[role=tab][aria-selected=true]', 'outlineStyle')).toBe('solid')
  await moveWithin(page, '/plans/starter')
  await page.getByRole('slider').first().waitFor()
  expect(await style('input[type=range]', 'backgroundImage')).toContain('gradient')
})

journey('writes fields of touch screens at 16 px, however wide', async () => {
  const { page, context } = await stage().visit('desktop')
  await enter(page, EMAIL, '/transactions')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'pointer', value: 'coarse' }] })
  await page.setViewportSize({ width: 1180, height: 820 })
  for (const path of ['/transactions', '/settings?tab=wallet', '/market', '/live-trades']) {
    await moveWithin(page, path)
    await drawn(page)
    const small = await page.evaluate(
      `[...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea')].filter((one) => one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 16).map((one) => one.outerHTML.slice(0, 120))`,
    )
    expect([path, small]).toEqual([path, []])
  }
})
