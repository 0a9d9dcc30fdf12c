/** Hiding amounts applies at once, everywhere, in all tabs and from the first paint on, but never while the member moves money. */
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { someOf } from '#test/support/whole.ts'
import { openStage, type Size } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()
const DOLLARS = /\$\d/

async function arrive(size: Size) {
  const member = await stage().app.member({ funded: '2500' })
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '400' })
  await stage().app.settled()
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  visit.page.setDefaultTimeout(10_000)
  await enter(visit.page, member.email)
  await visit.page.getByText('$2,100.00').first().waitFor()
  return { ...visit, member }
}

/** Everything that is seen or read aloud on the page: its text, and the names of what can be used. */
const exposedText = (page: Page): Promise<string> =>
  page.evaluate(`document.title + document.body.innerText +
    [...document.querySelectorAll('[aria-label], [title], [alt]')].map((one) => ['aria-label', 'title', 'alt'].map((name) => one.getAttribute(name))).join()`)

/** In the bar on a desktop, beside the total on a phone. */
const eye = (page: Page) => page.getByRole('button', { name: 'Hide amounts' }).locator('visible=true')

smoke.each(['phone', 'desktop'] as const)('hides every own amount on every screen, to the eye and to the ear (%s)', async (size) => {
  const { page, see, member } = await arrive(size)
  expect(await eye(page).getAttribute('aria-pressed')).toBe('false')
  await eye(page).focus()
  await page.keyboard.press('Enter')
  expect(await eye(page).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Balance: hidden. What is this figure?' }).waitFor()
  expect(await exposedText(page)).not.toMatch(DOLLARS)
  // A chart is drawn when its reader comes near it.
  await page.getByRole('main').getByText('Show as table').scrollIntoViewIfNeeded()
  await page
    .getByRole('img', { name: /^Balance history by business date.* hidden today, hidden when/ })
    .first()
    .waitFor()
  // What is drawn hides them too.
  expect(await page.locator('main svg text').allTextContents()).not.toEqual(expect.arrayContaining([expect.stringMatching(DOLLARS)]))
  await see('hidden-dashboard')
  await page.getByRole('main').getByText('Show as table').click()
  await page.getByRole('group', { name: 'Show as table' }).getByText('•••••').filter({ visible: true }).first().waitFor()
  expect(await exposedText(page)).not.toMatch(DOLLARS)
  await page.getByRole('button', { name: 'Balance: hidden. What is this figure?' }).click()
  await page.getByRole('list', { name: 'Newest entries' }).waitFor()
  expect(await exposedText(page)).not.toMatch(DOLLARS)
  const listed = await member.call('GET', '/me/transactions')
  const message = await member.call('GET', '/me/messages')
  const paths: [string, string][] = [
    ['/transactions', 'Deposit'],
    [`/transactions/${listed.body.data?.[0]?._id}`, 'Ledger postings'],
    ['/investments', 'Liquidate'],
    ['/messages', 'has arrived'],
    [`/message/${message.body.data?.[0]?._id}`, 'Mark as unread'],
    ['/figures/owed_in_all', 'promised return'],
    ['/settings?tab=data', 'Statements'],
    ['/profile', 'Referrals'],
    ['/profile#referrals', 'How'],
  ]
  for (const [path, sign] of someOf(paths, 6)) {
    await page.goto(path)
    await page.getByRole('main').getByText(sign).filter({ visible: true }).first().waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    expect([path, DOLLARS.exec(await exposedText(page))]).toEqual([path, null])
  }
  await page.goto('/messages')
  await page.getByText('has arrived').first().waitFor()
  await see('hidden-messages')
})

journey('shows amounts being typed and confirmed, and public ones', async () => {
  const { page, see } = await arrive('phone')
  await eye(page).click()
  await page.goto('/withdraw')
  await page.getByText('$2,100.00').first().waitFor()
  await page.goto('/plans/gold')
  await page.getByLabel('Amount', { exact: true }).fill('3000')
  await page
    .getByText(/\$2,100\.00/)
    .first()
    .waitFor()
  await page.goto('/investments')
  expect(await exposedText(page)).not.toMatch(DOLLARS)
  await page
    .getByRole('button', { name: /Liquidate/ })
    .first()
    .click()
  await page.getByRole('dialog').getByText('$400.00').first().waitFor()
  await see('hidden-liquidate')
})

journey('keeps the choice with the member, follows it in other tabs at once, and shows no amount before it is known', async () => {
  const { page, context, member } = await arrive('desktop')
  const second = await context.newPage()
  await second.goto('/transactions')
  await second.getByText('+$2,500.00').filter({ visible: true }).first().waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Hide amounts' }).click()
  await expect.poll(() => exposedText(second)).not.toMatch(DOLLARS)
  await expect.poll(async () => (await member.call('GET', '/me/preferences')).body.data?.hide_amounts).toBe(true)

  // Every text that is ever drawn is watched from before the first script on.
  await context.addInitScript(`{
    const seen = (window.seen = [])
    new MutationObserver(() => seen.push(document.body?.innerText ?? '')).observe(document, { childList: true, subtree: true, characterData: true })
  }`)
  await page.reload()
  await page.getByText('•••••').first().waitFor()
  expect(((await page.evaluate('window.seen')) as string[]).filter((text) => DOLLARS.test(text))).toEqual([])

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL(`${stage().app.url}/`)
  expect(await page.evaluate('localStorage.getItem("hide_amounts")')).toBeNull()

  // Another browser knows nothing yet, and its answer about the preference comes late.
  const other = await stage().visit('desktop')
  onTestFinished(() => other.context.close())
  await other.page.route('**/api/v1/me/preferences', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue().catch(() => {})
  })
  await enter(other.page, member.email)
  await other.page.getByText('•••••').first().waitFor()
  expect(await exposedText(other.page)).not.toMatch(DOLLARS)
  await other.page.unroute('**/api/v1/me/preferences')
  await other.page.getByRole('button', { name: 'Account menu' }).click()
  await other.page.getByRole('menuitem', { name: 'Show amounts' }).click()
  await other.page.getByText('$2,100.00').first().waitFor()
  await expect.poll(async () => (await member.call('GET', '/me/preferences')).body.data?.hide_amounts).toBe(false)
})

journey('stays hidden in this browser where the choice cannot be saved, and saves it later', async () => {
  const { page, member } = await arrive('phone')
  await page.route('**/api/v1/me/preferences', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { error_code: 91, params: { reason: 'unavailable' }, message: 'Away', request_id: 'r' } })
      : route.continue(),
  )
  await eye(page).click()
  await page.getByText('Saved in this browser only.').waitFor()
  expect(await exposedText(page)).not.toMatch(DOLLARS)
  await page.unroute('**/api/v1/me/preferences')
  await page.reload()
  await page.getByText('•••••').first().waitFor()
  await expect.poll(async () => (await member.call('GET', '/me/preferences')).body.data?.hide_amounts).toBe(true)
  expect(await exposedText(page)).not.toMatch(DOLLARS)
})
