/** One amount over several plans: chosen, previewed as the server computes it, confirmed once, and open afterwards. */
import { expect } from 'vitest'
import { openStage, type Size } from './browser.ts'
import { smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()

smoke.each(['phone', 'desktop'] as const)('builds a ladder of three plans in one step, on a %s', async (size: Size) => {
  const email = `ladder.${size}@member.test`
  const member = await stage().app.member({ email, funded: '1700' })
  const { page, see } = await stage().visit(size)
  await enter(page, email, '/plans')
  await page.getByRole('heading', { name: 'Build a ladder', exact: true }).waitFor()
  await page.getByText('With the smallest amount:').waitFor()
  const amount = page.getByRole('group', { name: 'Plans in the ladder' }).locator('..').getByRole('textbox')
  await amount.fill('900')
  await page.getByText('These plans take $1,600.00 to $6,500.00 together.').waitFor()
  await amount.fill('1750')
  await page.getByText('Your balance is $1,700.00.').waitFor()
  await page.getByRole('link', { name: 'Deposit what is missing' }).waitFor()
  await amount.fill('1650')
  const steps = page.getByRole(size === 'phone' ? 'list' : 'table', { name: 'The steps of the ladder, shortest term first' })
  await steps.getByText('$150.00', { exact: true }).waitFor()
  await see('ladder')
  await page.getByRole('button', { name: 'Buy 3 plans' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy 3 plans for $1,650.00?' })
  // 10 % of 150, 14.5 % of 500 and 18 % of 1,000.
  await dialog.getByText('$267.50').waitFor()
  await see('ladder-confirm')
  await dialog.getByRole('button', { name: 'Buy 3 plans' }).click()
  await page.waitForURL('**/investments')
  await page.getByText('3 plans, bought in one step.').waitFor()
  const { account_info } = (await member.call('GET', '/me/account')).body.data as unknown as { account_info: Record<string, unknown> }
  expect(account_info).toMatchObject({ main_balance: '50.00', locked_fund: '1650.00', open_investments: 3 })
})
