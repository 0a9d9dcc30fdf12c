/** The Data tab: statements and copies that really arrive on the disk, and the way out. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PASSWORD } from '#test/support/app.ts'
import { readCsvRows } from '#test/support/csv.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { openStage, type Size, savedTable } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, headed } from './people.ts'

const stage = openStage()

/** Presses a button and reads the file that comes. */
async function fetched(page: Page, button: string, form?: string): Promise<{ readonly name: string; readonly content: Buffer }> {
  const opener = page.getByRole('button', { name: button, exact: true }).locator('visible=true')
  const file = form ? await savedTable(page, opener, form) : (await Promise.all([page.waitForEvent('download'), opener.click()]))[0]
  await page.getByText(`${file.suggestedFilename()} was saved.`).waitFor()
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

const openTab = (page: Page) => page.getByRole('tab', { name: 'Data', exact: true }).click()

smoke.each(['phone', 'desktop'] as const)('brings statements, transactions and everything as files, on a %s', async (size: Size) => {
  const email = `data.${size}@member.test`
  const member = await stage().app.member({ email, funded: '1250.5' })
  const { page, see } = await stage().visit(size)
  await enter(page, email, '/settings')
  await openTab(page)
  const now = stage().app.clock.now()
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(now)
  await page.getByText(month).locator('visible=true').waitFor()
  await page.getByText('$1,250.50 in your balance').waitFor()
  await see('settings-data')

  const pdf = await fetched(page, `Statement for ${month} as PDF`)
  expect(pdf.name).toBe(`clearterm-statement-${now.toISOString().slice(0, 7)}.pdf`)
  const { text } = await readPdf(pdf.content)
  for (const shown of [`Statement for ${month}`, 'Deposit by card', '+$1,250.50', member.user_id]) expect(text).toContain(shown)

  const csv = readCsvRows((await fetched(page, `Statement for ${month} as CSV`, 'For programs')).content.toString())
  expect(csv.filter(({ row }) => row === 'posting').map(({ what, amount }) => [what, amount])).toEqual([['Deposit by card', '1250.50']])

  const other = page.getByRole('region', { name: 'A year or other days' })
  await other.getByLabel('File', { exact: true }).selectOption({ label: 'Income report' })
  await other.getByText('no tax advice').waitFor()
  const income = await fetched(page, 'Income report as JSON')
  expect([income.name, JSON.parse(income.content.toString()).sums.total]).toEqual([`clearterm-income-${now.getUTCFullYear()}.json`, '0.00'])
  await other.getByLabel('Period', { exact: true }).selectOption({ label: 'Other days' })
  const today = now.toISOString().slice(0, 10)
  for (const name of ['First day', 'Last day']) await other.getByLabel(name, { exact: true }).fill(today)
  await other.getByLabel('File', { exact: true }).selectOption({ label: 'Statement' })
  const days = await readPdf((await fetched(page, 'Statement as PDF')).content)
  expect(days.text).toContain('+$1,250.50')

  await page.goto('/transactions?view=statements')
  await page.getByText(month).locator('visible=true').waitFor()
  await see('statements')
  await page.goto('/settings?tab=data')

  const transactions = readCsvRows((await fetched(page, 'Download transactions', 'For programs')).content.toString())
  expect(transactions.map(({ label, amount }) => [label, amount])).toEqual([['Deposit', '1250.50']])

  const everything = JSON.parse((await fetched(page, 'Download everything')).content.toString()) as { profile: { email: string } }
  expect(everything.profile.email).toBe(email)
})

journey('lists what administrators did to the account, with their reasons and the way to the transaction', async () => {
  const { app } = stage()
  const boss = await app.administrator()
  const member = await app.member()
  const { page, see } = await stage().visit('phone')
  await enter(page, member.email, '/settings?tab=data')
  await page.getByText('No administrator actions on this account.').waitFor()
  const asked = (await member.call('POST', '/private/user/deposit', { amount: '77', payment_method: 'card' })).body.data?.transaction
  await boss.call('PATCH', `/admin/transaction/decline/${asked?._id}`, { admin_comment: 'No payment came' })
  const gift = { user: member.user_id, account_type: 'bonus', amount: '5', transaction_type: 'credit', narration: 'For waiting' }
  await boss.call('POST', '/admin/transaction', gift)
  await page.reload()
  const rows = page.getByRole('listitem').filter({ hasText: 'Reason:' })
  await rows.first().waitFor()
  const shown = (await rows.allInnerTexts()).map((text) => text.split('\n').filter((line) => !/\d{4}|:\d\d/.test(line)))
  expect(shown).toEqual([
    ['Credit by the operator', 'Reason: For waiting'],
    ['Deposit declined', 'Reason: No payment came', 'See the transaction'],
  ])
  await see('settings-data-actions')
  await page.getByRole('link', { name: 'See the transaction' }).click()
  await page.waitForURL(`**/transactions/${asked?._id}`)
  await page.getByText('No payment came').first().waitFor()
})

journey.each(['phone', 'desktop'] as const)(
  'says what closing erases, asks the password, and leaves nobody signed in, on a %s',
  async (size: Size) => {
    const email = `leaver.${size}@member.test`
    await stage().app.member({ email })
    const { page, see } = await stage().visit(size)
    await enter(page, email, '/settings')
    await openTab(page)
    await page.getByText('No statements yet').waitFor()
    await page.getByRole('button', { name: 'Close account', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Close your account permanently?' })
    await dialog.getByText('Erased at once').waitFor()
    await see('close-account')
    const close = dialog.getByRole('button', { name: 'Close account permanently' })
    await close.click()
    await dialog.getByText('Enter your password.').waitFor()
    await dialog.getByLabel('Your password').fill('not this one')
    await close.click()
    await dialog.getByText('This is not your current password.').waitFor()
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await close.click()
    await page.getByText('Your account is closed.').waitFor()
    await page.waitForURL('**/login?next=*')
    await headed(page, 'Log in')
    await page.goto('/dashboard')
    await page.waitForURL('**/login*')
  },
)

journey('says that statements could not be loaded, and tries again', async () => {
  const email = 'data.offline@member.test'
  await stage().app.member({ email, funded: '10' })
  const { page, see } = await stage().visit('desktop')
  await enter(page, email, '/settings')
  await page.route('**/api/v1/me/statements', (route) => route.abort())
  await openTab(page)
  await page.getByText('Your statements could not be loaded.').waitFor()
  await see('settings-data-failed')
  await page.unroute('**/api/v1/me/statements')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page
    .getByRole('button', { name: /^Statement for .* as PDF$/ })
    .locator('visible=true')
    .waitFor()
})
