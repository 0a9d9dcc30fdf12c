/** Single steps that the specification asks for by name, and that no longer way through the product meets. */
import { expect, onTestFinished } from 'vitest'
import { ADMIN_EMAIL } from '#test/support/app.ts'
import { announced, openStage, type Size } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, enterConsole, signUpUnverified } from './people.ts'

const stage = openStage()

async function arrive(size: Size) {
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  return visit
}

smoke('returns to the dashboard from an investment that was ended, and keeps no balance in the browser', async () => {
  const { app } = stage()
  const member = await app.member({ funded: '731.25' })
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '500' })
  const { page } = await arrive('desktop')
  await enter(page, member.email, '/investments')
  await page.getByRole('button', { name: /Liquidate/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Liquidate/ })
    .click()
  await page.waitForURL('**/dashboard')
  await page.getByText('$731.25').first().waitFor()
  const kept = await page.evaluate('JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)])')
  // As dollars or as cents; three digits alone could be part of any id.
  expect(kept).not.toMatch(/731\.25|73125/)
})

journey('has a tab for each thing that a member decides, kept in the address', async () => {
  const member = await stage().app.member()
  const { page } = await arrive('desktop')
  await enter(page, member.email, '/settings')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  expect(await tab('Wallet').getAttribute('aria-selected')).toBe('true')
  await tab('Password').click()
  await page.waitForURL('**/settings?tab=password')
  await page.reload()
  await tab('Password').waitFor()
  expect(await tab('Password').getAttribute('aria-selected')).toBe('true')
  expect(await tab('Wallet').getAttribute('aria-selected')).toBe('false')
})

journey('tells who is verified already so, and leads to the log-in', async () => {
  const { app } = stage()
  const email = 'twice@mail.test'
  await signUpUnverified(app, email)
  const { page } = await arrive('phone')
  await page.goto('/verify-account')
  await page.getByLabel('Email').fill(email)
  const code = await app.codeFor(email, 'code:verify')
  expect((await app.anyone.call('PATCH', '/auth/verify-otp', { email, code })).status).toBe(200)
  await page.getByLabel('Code').fill(code)
  await announced(page, 'assertive').waitFor()
  await page.waitForURL('**/login')
})

journey('offers no decision on what was decided', async () => {
  const { app } = stage()
  const member = await app.member()
  await member.call('POST', '/private/user/deposit', { amount: '47.11', payment_method: 'card' })
  await app.settled()
  const { page } = await arrive('desktop')
  await enterConsole(page, app, ADMIN_EMAIL, `/admin/transaction?q=${member.email}`)
  const row = page.getByRole('row').filter({ hasText: '47.11' })
  const approve = row.getByRole('button', { name: 'Approve', exact: true })
  await approve.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await row.getByText('Success').waitFor()
  expect(await approve.isDisabled()).toBe(true)
  await row.getByRole('button', { name: /^More/ }).click()
  for (const name of ['Decline', 'Delete']) expect(await page.getByRole('menuitem', { name }).getAttribute('aria-disabled')).toBe('true')
})
