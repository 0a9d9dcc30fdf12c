/** The sixteen screens that most people see: of a visitor, of a member with plans and records, of an administrator. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ADMIN_EMAIL } from '#test/support/app.ts'
import type { ScriptedFeed } from '#test/support/prices.ts'
import { storePast, tradingOn } from '../rooms/bots/trading.ts'
import { appIsThere, type Size, type Stage } from './browser.ts'
import { enter, enterConsole } from './people.ts'

const MAIN_SCREENS = {
  visitor: ['/', '/plans', '/proof', '/faqs', '/register'],
  member: ['/dashboard', '/plans/starter', '/investments', '/transactions', '/withdraw', '/settings', '/bots', '/forecasts'],
  staff: ['/admin', '/admin/users', '/admin/transaction'],
} as const
export type Reader = keyof typeof MAIN_SCREENS
export const READERS = Object.keys(MAIN_SCREENS) as readonly Reader[]

const EMAIL = 'main-screens@member.test'

/** Prices and bots with a past, and a member with something on every screen. */
export async function fillMainScreens({ app }: Stage, feed: ScriptedFeed): Promise<void> {
  const trading = tradingOn(app, feed)
  await storePast(trading, 90, 48)
  await trading.hours(3)
  const member = await app.member({ email: EMAIL, funded: '9000' })
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '400' })
  await member.call('POST', '/private/user/investment', { plan: 'gold', amount: '2000' })
  await member.call('POST', '/private/user/deposit', { amount: '25', payment_method: 'card' })
  await app.settled()
}

type Walk = { readonly who: Reader; readonly size: Size; readonly paths?: readonly string[]; readonly zoomed?: boolean }

/** 1280 × 1024 at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 }

/** Opens them one after another, drawn and with their data. */
export async function walkMainScreens(
  stage: Stage,
  { who, size, paths = MAIN_SCREENS[who], zoomed = false }: Walk,
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const { page } = await stage.visit(size)
  if (zoomed) await page.setViewportSize(ZOOMED)
  for (const path of paths) {
    if (page.url() !== 'about:blank' || who === 'visitor') await page.goto(path)
    else if (who === 'member') await enter(page, EMAIL, path)
    else await enterConsole(page, stage.app, ADMIN_EMAIL, path)
    await page.locator('main').first().waitFor()
    await appIsThere(page)
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
    await look(page, path)
  }
}
