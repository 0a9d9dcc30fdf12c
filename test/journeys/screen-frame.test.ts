/** The site's frame around the app's public screens. */
import { expect } from 'vitest'
import { openStage } from './browser.ts'
import { smoke } from './journey.ts'

const stage = openStage({
  prepare: async (app) => {
    const administrator = await app.administrator()
    const settings = { social_youtube: 'https://www.youtube.com/@clearterm', support_email: 'help@example.com' }
    await administrator.call('PATCH', '/admin/settings', settings)
  },
})

smoke('has the same frame on the screens of the app, and keeps mode and language from page to page', async () => {
  const { page, see } = await stage().visit('desktop')
  await page.goto('/plans')
  await page.getByText('Which term suits you?').waitFor()
  const header = page.getByRole('banner')
  const names = await header.getByRole('navigation').locator('> a').allTextContents()
  expect(names).toEqual(['Plans', 'Proof', 'AI Bots', 'Live AI Trades', 'FAQ'])
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('link', { name: 'help@example.com' }).waitFor()
  await header.getByText('More', { exact: true }).click()
  expect(await header.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('mailto:help@example.com')
  const social = foot.getByRole('list', { name: 'Social media' }).getByRole('link')
  expect(await social.evaluateAll((all) => all.filter((one) => one.offsetParent).map((one) => one.getAttribute('href')))).toEqual([
    'https://www.youtube.com/@clearterm',
  ])
  await see('frame-plans')
  await header.getByRole('button', { name: 'Light mode' }).click()
  expect(await page.evaluate('document.documentElement.dataset.mode')).toBe('light')
  await header.locator('summary[aria-label^="Language"]').click()
  await header.getByRole('link', { name: 'Español' }).click()
  await page.locator('html[lang="es"]').waitFor()
  expect([new URL(page.url()).pathname, await page.locator('h1').innerText()]).toEqual(['/plans', 'Planes'])
  expect(await header.locator('a[href="/es/about"]').count()).toBeGreaterThan(0)
  await header.getByRole('navigation').locator('a[href="/investments"]').first().click()
  await page.waitForURL('**/investments')
  expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dataset.mode]')).toEqual(['es', 'light'])
  await page.setViewportSize({ width: 390, height: 844 })
  await header.locator('[data-menu-open]').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Español' }).waitFor()
  await page.getByRole('dialog').locator('a[href="/live-trades"]').click()
  await page.waitForURL('**/live-trades')
  expect(await page.getByRole('dialog').count()).toBe(0)
})
