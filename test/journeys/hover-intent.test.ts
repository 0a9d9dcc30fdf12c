/** Hover details of public figures: what each counts and as of when, open for as long as the pointer rests there, and never by accident. */
import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { appIsThere, openStage, type Size, sizes } from './browser.ts'
import { journey, smoke } from './journey.ts'

const stage = openStage()

async function arrive(size: Size, path: string) {
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  await visit.page.clock.install()
  await visit.page.goto(path)
  await appIsThere(visit.page)
  await later(visit.page)
  return visit
}

/** Longer than any automatic opening or closing delay. */
async function later(page: Page): Promise<void> {
  await page.clock.runFor(2_000)
}

async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function rest(page: Page, on: Locator): Promise<void> {
  await on.scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(on)
  await page.mouse.move(x - 2, y)
  await page.mouse.move(x, y)
}

async function crossOver(page: Page, to: Locator): Promise<void> {
  const { x, y } = await middleOf(to)
  await page.mouse.move(x, y, { steps: 25 })
}

const away = (page: Page) => page.mouse.move(1, 1)
const focused = `document.activeElement?.tagName`
const opened = '.figure-record:popover-open'
const FIGURE = 'main button[popovertarget]:not([popovertargetaction])'

smoke('opens a figure where a mouse rests, while the mouse is on it or on what has opened, and moves no focus', async () => {
  const { page, see } = await arrive('desktop', '/about')
  const figure = page.getByRole('button', { name: /^Verified users: / }).first()
  const record = page.getByRole('dialog', { name: 'Verified users' })
  await rest(page, figure)
  await record.waitFor()
  expect(await record.innerText()).toMatch(/Members with a confirmed email address[\s\S]*As of \d{1,2} \w+ \d{4}, \d\d:\d\d UTC/)
  expect(await page.evaluate(focused)).toBe('BODY')
  await see('rest-about')
  await crossOver(page, record)
  await later(page)
  expect(await record.isVisible()).toBe(true)
  await away(page)
  await record.waitFor({ state: 'hidden' })

  // Escape closes it, and it stays closed while the mouse stays.
  await rest(page, figure)
  await record.waitFor()
  await page.keyboard.press('Escape')
  await record.waitFor({ state: 'hidden' })
  const { x, y } = await middleOf(figure)
  await page.mouse.move(x + 3, y)
  await later(page)
  expect(await record.isVisible()).toBe(false)
  expect(await page.evaluate(focused)).toBe('BODY')
})

journey('pins by a press what hovering has opened; hovering replaces only what is not pinned, a press replaces either', async () => {
  const { page } = await arrive('desktop', '/about')
  const [first, second] = [page.locator(FIGURE).nth(0), page.locator(FIGURE).nth(1)]
  const shown = async () => page.locator(opened).getAttribute('id')
  const ids = [await first.getAttribute('popovertarget'), await second.getAttribute('popovertarget')]
  await rest(page, first)
  await expect.poll(shown).toBe(ids[0])
  await rest(page, second)
  await expect.poll(shown).toBe(ids[1])
  await second.click()
  await away(page)
  await later(page)
  expect(await shown()).toBe(ids[1])
  await rest(page, first)
  await later(page)
  expect(await shown()).toBe(ids[1])
  await first.click()
  await expect.poll(shown).toBe(ids[0])
  await first.click()
  await expect.poll(() => page.locator(opened).count()).toBe(0)
})

journey('opens nothing that is scrolled under a mouse that lies still', async () => {
  const { page } = await arrive('desktop', '/pricing')
  const figure = page.locator(FIGURE).nth(12)
  await figure.scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(figure)
  await page.mouse.move(x, y - 200)
  await later(page)
  await page.keyboard.press('Escape')
  await page.evaluate('scrollBy(0, 200)')
  await expect.poll(() => page.evaluate(`!!document.elementFromPoint(${x}, ${y - 200}).closest('[popovertarget]')`)).toBe(true)
  await later(page)
  expect(await page.locator(opened).count()).toBe(0)
  await page.mouse.move(x + 2, y - 200)
  await page.locator(opened).waitFor()
})

journey.each(['/pricing', '/ar/pricing'])(
  'is beside its figure and inside the window at every width, %s',
  async (path) => {
    const { page } = await arrive('desktop', path)
    for (const width of [390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 })
      const figures = page.locator(FIGURE)
      const all = await figures.count()
      expect(all).toBeGreaterThan(35)
      for (let at = 0; at < all; at += 11) {
        await rest(page, figures.nth(at))
        await page.locator(opened).waitFor()
        const [figure, record] = [await figures.nth(at).boundingBox(), await page.locator(opened).boundingBox()]
        if (!figure || !record) throw new Error('one is not drawn')
        const apart = Math.max(record.y - (figure.y + figure.height), figure.y - (record.y + record.height))
        const outside = Math.max(-record.x, record.x + record.width - width, -record.y, record.y + record.height - 844)
        const beside = record.x < figure.x + figure.width && record.x + record.width > figure.x
        expect({ width, at, near: apart >= 0 && apart <= 12, inside: outside <= 0, beside }).toEqual({
          width,
          at,
          near: true,
          inside: true,
          beside: true,
        })
        await away(page)
        await page.locator(opened).waitFor({ state: 'hidden' })
      }
    }
  },
  120_000,
)

journey('opens as a sheet for a finger, which rests on nothing', async () => {
  const { context } = await stage().visit('phone')
  const touched = await context
    .browser()
    ?.newContext({ hasTouch: true, isMobile: true, baseURL: stage().app.url, viewport: sizes.phone, reducedMotion: 'reduce' })
  if (!touched) throw new Error('no browser')
  onTestFinished(() => touched.close())
  const page = await touched.newPage()
  await page.goto('/about')
  await page.locator(FIGURE).first().tap()
  await page.locator(opened).waitFor()
  const sheet = await page.locator(opened).boundingBox()
  expect([sheet?.x, sheet?.width, Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))]).toEqual([0, sizes.phone.width, sizes.phone.height])
  await page.locator(FIGURE).first().dispatchEvent('pointerleave', { pointerType: 'touch' })
  await page.touchscreen.tap(200, 120)
  await page.locator(opened).waitFor({ state: 'hidden' })
})

journey('does the same on the screens of the app, and beside the figure on a narrow one too', async () => {
  const { page, see } = await arrive('desktop', '/plans/starter')
  const figure = page.getByRole('button', { name: /^Capacity left/ }).first()
  const record = page.getByRole('dialog', { name: 'Capacity left' })
  await figure.waitFor()
  await rest(page, figure)
  await record.waitFor()
  expect(await record.innerText()).toMatch(/free reserve can still cover[\s\S]*As of /)
  expect(await page.evaluate(focused)).toBe('BODY')
  await crossOver(page, record)
  await later(page)
  expect(await record.isVisible()).toBe(true)
  await see('rest-plan')
  await away(page)
  await later(page)
  await record.waitFor({ state: 'hidden' })
  expect(await page.evaluate(focused)).toBe('BODY')

  await page.setViewportSize(sizes.phone)
  await rest(page, figure)
  await record.waitFor()
  const [of, at] = [await figure.boundingBox(), await record.boundingBox()]
  expect(Math.max((at?.y ?? 0) - (of?.y ?? 0) - (of?.height ?? 0), (of?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0))).toBeLessThan(12)
  await figure.click()
  await away(page)
  await later(page)
  expect(await record.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await record.waitFor({ state: 'hidden' })
})
