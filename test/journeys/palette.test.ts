/** The search in the top bar and its palette: screens, commands and the member's records, by keyboard alone or by touch. */
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { announced, openStage, type Size } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, enterConsole } from './people.ts'

const stage = openStage()
const CALL = '**/api/v1/me/search*'

async function arrive(size: Size, path = '/dashboard') {
  const member = await stage().app.member({ funded: '2500' })
  await member.call('POST', '/private/user/deposit', { amount: '12.50', payment_method: 'card' })
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '400' })
  await stage().app.settled()
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  visit.page.setDefaultTimeout(10_000)
  await enter(visit.page, member.email, path)
  await visit.page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true }).waitFor()
  return { ...visit, member }
}

const field = (page: Page) => page.getByRole('combobox', { name: /^Search .*, screens and commands$/ })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const marked = (page: Page) => page.locator('[role="option"][aria-selected="true"]').innerText()
const focused = (page: Page) =>
  page.evaluate('document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute("aria-label")')

smoke.each(['phone', 'desktop'] as const)('finds the member’s own records while typing, and opens them (%s)', async (size) => {
  const { page, see } = await arrive(size)
  await page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true }).click()
  await field(page).waitFor()
  await option(page, 'Make a deposit').waitFor()
  await see('palette-open')
  await field(page).fill('12.5')
  await option(page, /^Deposit \+\$12\.50/).waitFor()
  await see('palette-amount')
  await field(page).fill('starter')
  await option(page, /^Starter/).waitFor()
  expect(await page.getByRole('option').count()).toBeGreaterThan(1)
  await see('palette-found')
  await field(page).fill('nothing has this')
  await page.getByText('No results for “nothing has this”').last().waitFor()
  await see('palette-nothing')
  await field(page).fill('$2,500')
  await option(page, /^Deposit/).click()
  await page.waitForURL('**/transactions/*')
  await page.getByRole('heading', { name: 'Ledger postings' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

journey('is worked by the keyboard alone, and gives the focus back to where it was', async () => {
  const { page, see } = await arrive('desktop')
  const home = page.getByRole('main').getByRole('link', { name: 'Withdraw' })
  await home.focus()
  for (const key of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(key)
    await field(page).waitFor()
    await expect.poll(() => page.evaluate('document.activeElement?.role')).toBe('combobox')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('Withdraw')
  }
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dash')
  await expect.poll(() => marked(page)).toContain('Dashboard')
  await field(page).fill('')
  const first = await marked(page)
  await page.keyboard.press('ArrowDown')
  const second = await marked(page)
  expect(second).not.toBe(first)
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await page.locator('[aria-selected="true"]').getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => marked(page)).toContain('Referrals')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile#referrals')
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Control+k')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/transactions')
  await page.getByText('+$2,500.00').filter({ visible: true }).first().waitFor()
  await see('palette-768')
})

journey('runs commands: the colour mode, hidden amounts, a deposit, the log-out', async () => {
  const { page } = await arrive('desktop')
  const run = async (typed: string) => {
    await page.keyboard.press('Control+k')
    await field(page).fill(typed)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  }
  await run('light')
  expect(await page.evaluate('document.documentElement.dataset.mode')).toBe('light')
  await run('dark')
  await run('hide')
  await page.getByRole('button', { name: 'Balance: hidden. What is this figure?' }).waitFor()
  await page.keyboard.press('Control+k')
  await field(page).fill('12.50')
  await option(page, /^Deposit hidden · card/).waitFor()
  expect(await page.getByRole('dialog').innerText()).not.toMatch(/\$\d/)
  await page.keyboard.press('Escape')
  await run('show am')
  await page.getByText('$2,100.00').first().waitFor()
  await run('make a dep')
  await page.waitForURL('**/deposit')
  await run('log o')
  await page.waitForURL(`${stage().app.url}/`)
  await page.keyboard.press('Control+k')
  await page.waitForTimeout(300)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

journey('says when it is searching, when it could not, and when there is no network, and never shows what was asked before', async () => {
  const { page, context, see } = await arrive('phone')
  await page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true }).click()
  const asked: string[] = []
  let answer: () => void = () => {}
  await page.route(CALL, async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? ''
    asked.push(q)
    if (q === 'slow') await new Promise<void>((resolve) => (answer = resolve))
    if (q === 'broken')
      await route.fulfill({
        status: 500,
        json: { error_code: 90, params: { reason: 'fault' }, message: 'Something went wrong', request_id: 'r' },
      })
    else await route.continue().catch(() => {})
  })
  await field(page).fill('slow')
  await page.getByText('Searching your records …').waitFor()
  await see('palette-searching')
  await expect.poll(() => asked).toContain('slow')
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('q=slow'))
  await field(page).fill('broken')
  await cancelled
  answer()
  await announced(page, 'assertive').getByText('Your records could not be searched.').waitFor()
  await see('palette-failed')
  await page.unroute(CALL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('No results for “broken”').last().waitFor()
  // A call for a word, not one for each of its seven letters, 20 ms from one to the next by a clock that the test moves.
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/me/search') && calls.push(request.url()))
  await field(page).fill('')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  for (const letter of 'starter') {
    await field(page).press(letter)
    await page.clock.runFor(20)
  }
  expect(calls).toEqual([])
  await page.clock.resume()
  await option(page, /^Starter/).waitFor()
  expect(calls.length).toBe(1)
  await context.setOffline(true)
  await field(page).fill('something else')
  await page.getByText('You are offline. Screens and commands still work').waitFor()
  await see('palette-offline')
  await context.setOffline(false)
  await page.getByText('No results for “something else”').last().waitFor()
})

journey('lists the keys behind "?", and ignores keys in fields and dialogs', async () => {
  const { page, see } = await arrive('desktop')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Ctrl K').waitFor()
  await see('keyboard-help')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('Control+k')
  await field(page).fill('shortc')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await page.goto('/withdraw')
  await page.getByLabel('Amount').first().focus()
  await page.keyboard.press('?')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.goto('/investments')
  await page.getByRole('button', { name: /^Liquidate/ }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor()
  await page.keyboard.press('Control+k')
  await page.waitForTimeout(300)
  expect(await field(page).count()).toBe(0)
})

journey('leads only administrators to the console', async () => {
  const { page } = await arrive('phone')
  await page.keyboard.press('Control+k')
  await field(page).fill('audit')
  await page.getByText('No results for “audit”').last().waitFor()
  const other = await stage().visit('desktop')
  onTestFinished(() => other.context.close())
  const boss = await stage().app.administrator()
  await enterConsole(other.page, stage().app, boss.email)
  other.page.setDefaultTimeout(10_000)
  await other.page.getByRole('button', { name: 'Search', exact: true }).waitFor()
  await other.page.keyboard.press('Control+k')
  await field(other.page).fill('audit')
  await expect.poll(() => marked(other.page)).toContain('Audit log')
  await other.see('palette-console')
  await other.page.keyboard.press('Enter')
  await other.page.waitForURL('**/admin/audit')
})
