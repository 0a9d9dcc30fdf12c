/** What the screens offer in a state of the account: frozen, or with a withdrawal that waits for its code or for an administrator. */
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { Client } from '#test/support/app.ts'
import { openStage, type Size, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'
import { BANK } from './specification-member.ts'

const stage = openStage()
const BLOCKED = 'Not possible while your account is frozen.'

async function arrive({ email }: Client, path: string, size: Size = 'desktop'): Promise<Visit> {
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  await enter(visit.page, email, path)
  return visit
}

async function frozen(): Promise<Client> {
  const member = await stage().app.member({ funded: '800' })
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '400' })
  await member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { bank: BANK } })
  await member.call('POST', '/private/user/deposit', { amount: '70', payment_method: 'card' })
  expect((await member.call('POST', '/me/freeze')).status).toBe(200)
  return member
}

/** Whether it does nothing, and names the frozen account as the reason. */
async function expectBlocked(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    const main = page.getByRole('main')
    const button = main
      .getByRole('button', { name, exact: true })
      .or(main.getByRole('link', { name, exact: true }))
      .first()
    await expect.poll(() => button.getAttribute('aria-disabled'), { message: String(name) }).toBe('true')
    expect(await button.getAttribute('title')).toBe(BLOCKED)
  }
}

smoke('offers a frozen account nothing that the server refuses, and says beside it how to unfreeze it', async () => {
  const member = await frozen()
  const { page, see } = await arrive(member, '/dashboard')
  await page.getByText('Your plans still mature and pay into your balance.').waitFor()
  await expectBlocked(page, 'Invest', 'Deposit', 'Withdraw', /^Liquidate/)
  expect(await page.getByText(/\bfree\b/).count()).toBe(0)
  await page
    .getByText(/pays \$[\d.,]+ on/)
    .first()
    .waitFor()
  await see('frozen-dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Invest', exact: true }).click({ force: true })
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  const beside = page.getByRole('main').getByText(BLOCKED)
  await page.goto('/plans/diamond')
  await beside.waitFor()
  await expectBlocked(page, 'Invest Now')
  expect(await page.getByRole('link', { name: /^Deposit \$/ }).count()).toBe(0)
  await page.goto('/withdraw')
  await beside.waitFor()
  await expectBlocked(page, 'Withdraw all', 'Withdraw')
  expect(await page.getByText(/^Available/).count()).toBe(0)
  await see('frozen-withdraw')
  await page.goto('/deposit')
  await beside.waitFor()
  await expectBlocked(page, 'Pay Now')
  await page.getByRole('main').getByRole('link', { name: 'How to unfreeze it' }).click()
  await page.waitForURL('**/settings?tab=security')
  await page.getByText('Your account has been frozen since').waitFor()
})

journey('leaves a frozen account what the server allows: support, other devices, and the check of the books', async () => {
  const member = await frozen()
  const { app } = stage()
  await app.logIn(member.email)
  const { page } = await arrive(member, '/settings?tab=security')
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all others' }).click()
  await page.getByText('No other device is signed in.').waitFor()
  await page.goto('/support')
  const send = page.getByRole('main').locator('button[type=submit]').first()
  await send.waitFor()
  expect(await send.getAttribute('aria-disabled')).toBeNull()
  await page.goto('/profile')
  await page.getByText('Your plans still mature').waitFor()
  await expect.poll(() => page.getByRole('main').locator('button[type=submit]').first().getAttribute('aria-disabled')).toBe('true')
})

async function withdrawing(amount: string): Promise<{ readonly member: Client; readonly id: string }> {
  const member = await stage().app.member({ funded: '500' })
  await member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { bank: BANK } })
  const { body } = await member.call('POST', '/private/user/transaction', { amount, payment_option: 'bank' })
  return { member, id: String(body.data?.transaction?._id) }
}

journey('says on the dashboard that a withdrawal waits for its code, with the time left, until that is over', async () => {
  const { app } = stage()
  const { member, id } = await withdrawing('200')
  const { page, see } = await arrive(member, '/dashboard')
  const line = page.getByText('Enter the code for your withdrawal of $200.00')
  await line.waitFor()
  await page.getByText(/Confirm within 1[0-5]:\d\d/).waitFor()
  await see('dashboard-unconfirmed')
  await page.getByRole('link', { name: 'Enter the code' }).click()
  await page.waitForURL(`**/transactions/${id}`)
  await member.call('PATCH', `/private/user/transaction/${id}`, { code: await app.codeFor(member.email, 'code:withdrawal') })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Held for a withdrawal/ }).waitFor()
  expect(await line.count()).toBe(0)
})

journey('cancels a withdrawal that waits for an administrator from the screen of withdrawals', async () => {
  const { app } = stage()
  const { member, id } = await withdrawing('500')
  await member.call('PATCH', `/private/user/transaction/${id}`, { code: await app.codeFor(member.email, 'code:withdrawal') })
  const { page, see } = await arrive(member, '/withdraw', 'phone')
  await page.getByText('$500.00 waits for an administrator').waitFor()
  await see('withdrawal-awaiting')
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click()
  await page.getByText('Available $500.00').waitFor()
  expect(await page.getByText('waits for an administrator').count()).toBe(0)
})
