/** The site's frame around the app's public screens. */
import { expect } from 'vitest'
import { announced, openStage } from './browser.ts'
import { smoke } from './journey.ts'
import { enter } from './people.ts'

/** Elements that moved while the page was there; a text that gets its face moves within its line. */
const SHIFTS = `new Promise((resolve) => {
  const moved = []
  new PerformanceObserver((list) => moved.push(...list.getEntries().flatMap(({ sources }) => sources.map(({ node }) => node?.nodeName)))).observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve(moved.filter((name) => name !== '#text' && name !== 'SPAN')), 300)
})`

const stage = openStage({
  prepare: async (app) => {
    const administrator = await app.administrator()
    const settings = { social_youtube: 'https://www.youtube.com/@clearterm', support_email: 'help@example.com' }
    await administrator.call('PATCH', '/admin/settings', settings)
    const translations = [{ language: 'es', title: 'Mantenimiento', body: 'El domingo a las ocho.' }]
    await administrator.call('POST', '/admin/announcement', { title: 'Maintenance', body: 'On Sunday at eight.', translations })
  },
})

smoke('shows what is announced on every page, in the reader’s language or marked as another, until it is dismissed', async () => {
  const { app, visit } = stage()
  // Without any script.
  for (const path of ['/', '/plans', '/contact', '/login'])
    expect(await (await fetch(`${app.url}${path}`)).text()).toContain('On Sunday at eight.')
  const spanish = await (await fetch(`${app.url}/es`)).text()
  expect([spanish.includes('El domingo a las ocho.'), spanish.includes('On Sunday')]).toEqual([true, false])
  expect(await (await fetch(`${app.url}/ar`)).text()).toMatch(/<p lang="en" dir="ltr"[^>]*><strong[^>]*>Maintenance/)
  const { page, see } = await visit('phone')
  await page.goto('/faqs')
  const notice = page.getByRole('complementary', { name: 'Notice from the operator' })
  await notice.getByText('On Sunday at eight.').waitFor()
  await see('announcement-page')
  expect(await page.evaluate(SHIFTS)).toEqual([])
  // The same in the app, over its foot, and read out once.
  const member = await app.member()
  await enter(page, member.email, '/transactions')
  await notice.getByText('On Sunday at eight.').waitFor()
  await announced(page, 'polite').filter({ hasText: 'Maintenance. On Sunday at eight.' }).waitFor({ state: 'attached' })
  expect(await page.evaluate(SHIFTS)).toEqual([])
  await see('announcement-app')
  await notice.getByRole('button', { name: 'Dismiss this notice' }).click()
  await notice.waitFor({ state: 'detached' })
  await page.goto('/faqs')
  await notice.waitFor({ state: 'hidden' })
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  expect(await notice.count()).toBe(0)
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
