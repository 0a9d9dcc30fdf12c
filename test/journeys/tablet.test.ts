/** Between phone and desktop widths, where rows are cards and most screens have one column: nothing is cut off or misplaced. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { appIsThere, openStage, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()
const TABLET = { width: 768, height: 1024 }
/** A balance of eleven digits, which every screen has to show whole. */
const MAX_AMOUNT = '999999999.99'

beforeAll(async () => {
  const boss = await stage().app.administrator()
  expect((await boss.call('PATCH', '/admin/settings', { deposit_limit: MAX_AMOUNT, deposit_limit_day: MAX_AMOUNT })).status).toBe(200)
})

async function open(size: { width: number; height: number }): Promise<Visit> {
  const visit = await stage().visit('desktop')
  onTestFinished(() => visit.context.close())
  await visit.page.setViewportSize(size)
  return visit
}

/** Figures that overflow the nearest clipping ancestor, and elements that make the page wider than the window. */
async function cutFigures(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const cut = [...document.querySelectorAll('.num')].flatMap((figure) => {
      if (!figure.checkVisibility() || figure.closest('.sr-only, [aria-hidden="true"]')) return []
      let frame = figure.parentElement
      while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement
      if (!frame || /auto|scroll/.test(getComputedStyle(frame).overflowX)) return []
      const [inner, outer] = [figure.getBoundingClientRect(), frame.getBoundingClientRect()]
      return inner.left < outer.left - 1 || inner.right > outer.right + 1 ? [figure.textContent] : []
    })
    return { wide, cut }
  })()`)
}

journey('shows every figure of the public screens whole', async () => {
  const { page, see } = await open(TABLET)
  for (const path of ['/plans', '/plans/gold', '/bots', '/market', '/proof', '/pricing', '/status']) {
    await page.goto(path)
    await appIsThere(page)
    expect([path, await cutFigures(page)]).toEqual([path, { wide: 0, cut: [] }])
  }
  await see('tablet-status')
})

smoke.each([768, 360, 1280])('shows amounts of a thousand million whole, on a window of %s pixels', async (width) => {
  const member = await stage().app.member({ funded: MAX_AMOUNT })
  await member.call('POST', '/private/user/investment', { plan: 'gold', amount: '10000' })
  const { page } = await open({ width, height: 900 })
  await enter(page, member.email, '/dashboard')
  await page.getByRole('region', { name: 'Open capital by plan' }).waitFor()
  for (const path of ['/dashboard', '/investments', '/transactions', '/withdraw']) {
    if (path !== '/dashboard') await page.goto(path)
    await page.getByText('$').filter({ visible: true }).first().waitFor()
    expect([path, await cutFigures(page)]).toEqual([path, { wide: 0, cut: [] }])
  }
})

journey('aligns a lone figure with its label, from right to left', async () => {
  const member = await stage().app.member({ funded: '2500' })
  const { page, context } = await open(TABLET)
  await enter(page, member.email, '/dashboard')
  await context.addCookies([{ name: 'language', value: 'ar', url: stage().app.url }])
  await page.reload()
  await page.locator('dd button').first().waitFor()
  const begin = await page.evaluate(`(() => {
    const right = (part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return range.getBoundingClientRect().right
    }
    const cells = [...document.querySelectorAll('dt:has(+ dd button)')].filter((name) => name.parentElement.children.length > 2)
    return cells.map((name) => Math.abs(right(name) - right(name.nextElementSibling.querySelector('button'))) < 3)
  })()`)
  expect(begin).toEqual(new Array(7).fill(true))
})
