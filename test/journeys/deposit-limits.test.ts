/**
 * sec/S4: the deposit form says beforehand how much is taken and refuses more at its field; the overview warns before a limit that all
 * share is full.
 */
import { beforeAll, expect } from 'vitest'
import { ADMIN_EMAIL } from '#test/support/app.ts'
import { openStage } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, enterConsole } from './people.ts'

const stage = openStage()

beforeAll(async () => {
  const boss = await stage().app.administrator()
  const limits = { deposit_limit: '500', deposit_limit_day: '800', deposit_limit_all: '2000' }
  expect((await boss.call('PATCH', '/admin/settings', limits)).status).toBe(200)
})

smoke('tells a member what they can deposit, refuses more at the field, and takes what fits', async () => {
  const { app, visit } = stage()
  const member = await app.member({ funded: '450' })
  const { page, see } = await visit('phone')
  await enter(page, member.email, '/deposit')
  await page.getByText('At most $350.00 now: your limit is $800.00 in 24 hours.').waitFor()
  expect(
    await page
      .getByRole('button', { name: '$500' })
      .or(page.getByRole('radio', { name: '$500' }))
      .count(),
  ).toBe(0)
  await see('deposit-limit')
  await page.getByRole('radio', { name: /^Card/ }).check()
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.fill('350.01')
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.getByText('At most $800.00 can be deposited in 24 hours. $350.00 is left.').first().waitFor()
  expect(await amount.getAttribute('aria-invalid')).toBe('true')
  expect(new URL(page.url()).pathname).toBe('/deposit')
  await amount.fill('1.000')
  await page.getByRole('button', { name: 'Pay Now' }).click()
  for (const meant of ['$1,000.00', '$1.00']) await page.getByRole('button', { name: `Did you mean ${meant}?` }).waitFor()
  await see('deposit-asked')
  await amount.fill('350')
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.waitForURL('**/deposit-checkout/card/**')
})

journey('warns the operator when half of what all members may hold is held, with the amounts and the way to the setting', async () => {
  const { app, visit } = stage()
  const { page, see } = await visit('desktop')
  await enterConsole(page, app, ADMIN_EMAIL, '/admin')
  await page.getByRole('region', { name: 'To decide', exact: true }).waitFor()
  expect(await page.getByText('Members’ money has reached').count()).toBe(0)
  await app.member({ funded: '450' })
  await app.member({ funded: '450' })
  app.clock.advance(10)
  await page.reload()
  await page.getByText('Members’ money has reached 67.50% of its limit').waitFor()
  await page.getByText('$1,350.00 of $2,000.00').waitFor()
  await see('overview-limit')
  await page.getByRole('link', { name: 'Go to settings' }).click()
  await page.waitForURL('**/admin/settings')
})
