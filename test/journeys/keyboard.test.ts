/** The keyboard alone: how soon "Invest" is reached, and an amount that is asked back. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { announced, appIsThere, openStage, type Size } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()
/** Presses of Tab after the skip link. */
const MAX_TABS = 12
const sizes: readonly Size[] = ['desktop', 'phone']

const FOCUSED = `(() => {
  const { ariaLabel, textContent } = document.activeElement
  return ariaLabel ?? textContent.trim()
})()`

/** Follows the skip link, then counts the presses until a control whose name starts with "Invest" has the focus. */
async function tabsToInvest(page: Page): Promise<number> {
  await page.keyboard.press('Tab')
  expect(await page.evaluate(FOCUSED)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  for (let presses = 1; presses <= MAX_TABS; presses += 1) {
    await page.keyboard.press('Tab')
    if (String(await page.evaluate(FOCUSED)).startsWith('Invest')) return presses
  }
  return Number.POSITIVE_INFINITY
}

smoke.each(sizes)('reaches "Invest" from the landing page in few presses of Tab, on a %s', async (size) => {
  const { page } = await stage().visit(size)
  await page.goto('/')
  await page.getByRole('link', { name: 'Start with paper money' }).waitFor()
  // The loading overlay ends with a key.
  await page.keyboard.press('Shift')
  expect(await tabsToInvest(page)).toBeLessThanOrEqual(MAX_TABS)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/plans?\b/)
})

journey.each(sizes)('reaches "Invest" from the dashboard of a member with money in few presses of Tab, on a %s', async (size) => {
  const { app, visit } = stage()
  const { email } = await app.member({ funded: '10000' })
  const { page } = await visit(size)
  await enter(page, email)
  await page.getByRole('main').getByRole('link', { name: 'Invest', exact: true }).waitFor()
  await appIsThere(page)
  expect(await tabsToInvest(page)).toBeLessThanOrEqual(MAX_TABS)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/plans')
})

journey('asks about "1,000,50", says so to a screen reader, and takes the amount over by the keyboard', async () => {
  const { app, visit } = stage()
  const { email } = await app.member({ funded: '10000' })
  const { page, see } = await visit('phone')
  await enter(page, email, '/plans/silver')
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.waitFor()
  await appIsThere(page)
  // Figures of another amount are not shown beside one that is none yet.
  const total = page
    .getByText(/paid on/i)
    .locator('..')
    .getByText(/^\$/)
  await total.first().waitFor()
  await amount.fill('1.000')
  await expect.poll(() => total.count()).toBe(0)
  await amount.fill('')
  await amount.pressSequentially('1,000,50')
  // Announced without moving the focus, which stays where the person types.
  const question = page.getByRole('button', { name: 'Did you mean $1,000.50?' })
  await question.waitFor()
  await announced(page, 'polite').getByText('Did you mean $1,000.50?').waitFor()
  expect(await amount.and(page.locator(':focus')).count()).toBe(1)
  await see('amount-asked')
  await page.keyboard.press('Tab')
  expect(await question.and(page.locator(':focus')).count()).toBe(1)
  await page.keyboard.press('Enter')
  expect(await amount.inputValue()).toBe('1000.50')
  expect(await amount.and(page.locator(':focus')).count()).toBe(1)
  await expect.poll(() => question.count()).toBe(0)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('$1,000.50').first().waitFor()
})

journey('keeps plan and amount over a reload and a deposit, by the keyboard, and the focus where the pressed button was', async () => {
  const { app, visit } = stage()
  const { email } = await app.member({ funded: '100' })
  const { page } = await visit('desktop')
  await enter(page, email, '/plans/diamond')
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.waitFor()
  await appIsThere(page)
  await amount.fill('777.77')
  await page.waitForURL('**/plans/diamond?amount=777.77')
  await page.reload()
  await expect.poll(() => amount.inputValue()).toBe('777.77')
  await page.getByRole('link', { name: 'Deposit $677.77' }).press('Enter')
  await page.getByRole('button', { name: 'Pay Now' }).press('Enter')
  await page.getByRole('button', { name: 'Approve' }).press('Enter')
  await page.getByText('Deposit settled').first().waitFor()
  await expect.poll(() => page.evaluate(FOCUSED)).toBe('Amount to deposit')
  await page.getByRole('link', { name: 'Invest $777.77 in the plan you chose' }).press('Enter')
  await page.waitForURL('**/plans/diamond?amount=777.77')
  await page.getByRole('dialog').getByRole('button', { name: 'Invest Now' }).press('Enter')
  await page.getByText('You just invested').waitFor()
  const { body } = await (await app.logIn(email)).call('GET', '/me/investments')
  expect(body.data).toMatchObject([{ plan: 'diamond', capital: '777.77' }])
})
