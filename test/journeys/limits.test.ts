/** The limits page: what is used and left, what blocks and until when; and the way to it from a refusal. */
import { beforeAll, expect } from 'vitest'
import { openStage, type Size } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, headed } from './people.ts'

const stage = openStage()
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

beforeAll(async () => {
  const boss = await stage().app.administrator()
  const settings = { deposit_limit_day: '800', address_hold_seconds: 7200 }
  expect((await boss.call('PATCH', '/admin/settings', settings)).status).toBe(200)
})

smoke.each(['phone', 'desktop'] as const)('shows what is used, what is left and what blocks, on a %s', async (size: Size) => {
  const { app, visit } = stage()
  const member = await app.member({ email: `limits.${size}@member.test`, funded: '450' })
  const { page, see } = await visit(size)
  await enter(page, member.email, '/settings')
  await page.getByRole('link', { name: 'Limits', exact: true }).click()
  await headed(page, 'Limits')
  await page.getByText('Nothing blocks you right now.').waitFor()
  const deposits = page.getByRole('region', { name: 'Deposits', exact: true })
  await deposits.getByText('$450.00 of $800.00 used in 1 day').waitFor()
  await deposits.getByText('$350.00 left').waitFor()
  expect(await deposits.getByRole('progressbar', { name: '$450.00 of $800.00' }).getAttribute('aria-valuenow')).toBe('56')
  await see('limits-free')
  await member.call('POST', '/private/user/deposit', { amount: '350', payment_method: 'card' })
  await member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
  for (let n = 0; n < 5; n += 1) await member.call('GET', '/me/export')
  await page.reload()
  const now = page.getByRole('region', { name: 'Your limits now', exact: true })
  await now.getByText('At most $800.00 can be deposited in 24 hours. $0.00 is left.').waitFor()
  await now.getByText('This payout address is on hold until').waitFor()
  await now.getByText('Data exports').waitFor()
  await deposits.getByText('Blocked').waitFor()
  await see('limits-blocked')
})

journey('leads there from a refusal at a field, from the form before it, and in every language', async () => {
  const { app, visit } = stage()
  const member = await app.member({ funded: '450' })
  const { page, see } = await visit('phone')
  await enter(page, member.email, '/deposit')
  await page.getByRole('link', { name: 'Your limits' }).waitFor()
  await page.getByLabel('Amount', { exact: true }).fill('350.01')
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.getByText('$350.00 is left.').first().waitFor()
  expect(await page.getByRole('link', { name: 'Your limits' }).count()).toBe(2)
  await page.getByRole('link', { name: 'Your limits' }).first().click()
  await headed(page, 'Limits')
  await page.context().addCookies([{ name: 'language', value: 'ar', url: page.url() }])
  await page.reload()
  await headed(page, 'الحدود')
  await page.getByText('لا شيء يمنعك الآن.').waitFor()
  await see('limits-arabic')
})

journey('says that it could not be loaded, and loads on the next try', async () => {
  const { app, visit } = stage()
  const member = await app.member()
  const { page } = await visit('desktop')
  await page.route('**/api/v1/me/limits', (route) => route.abort())
  await enter(page, member.email, '/limits')
  await page.getByText('Your limits could not be loaded').waitFor()
  await page.unroute('**/api/v1/me/limits')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByText('Nothing blocks you right now.').waitFor()
})
