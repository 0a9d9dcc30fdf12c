/** What the operator runs the platform by: the treasury, the settings, the business date and the audit log. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { colleague } from '#test/rooms/admin/people.ts'
import { ADMIN_EMAIL } from '#test/support/app.ts'
import { openStage, savedTable, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enterConsole } from './people.ts'

const stage = openStage()
let boss: Visit

beforeAll(async () => {
  boss = await stage().visit('desktop')
  await enterConsole(boss.page, stage().app, ADMIN_EMAIL)
})

/** The text where it can be seen: a table is in the page twice, as rows and as cards. */
const shown = (page: Page, text: string | RegExp): Locator => page.getByText(text).filter({ visible: true }).first()
const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true })
const confirm = (page: Page, name: string): Promise<void> => button(page.getByRole('dialog'), name).click()

/** The details of the newest entry of the log with the text have these words too. */
async function logged(text: string, ...words: string[]): Promise<void> {
  await boss.page.goto(`/admin/audit?q=${encodeURIComponent(text)}`)
  await boss.page
    .getByRole('button', { name: /^Details of entry/ })
    .filter({ visible: true })
    .first()
    .click()
  const details = boss.page.getByRole('dialog')
  await details.getByText(text).first().waitFor()
  for (const word of [ADMIN_EMAIL, ...words]) expect(await details.innerText()).toContain(word)
}

journey('adds to the operator’s own money, and cannot take back more than is free', async () => {
  const { page, see } = boss
  const owner = await stage().app.member({ funded: '9000' })
  for (const [plan, amount] of [
    ['starter', '400'],
    ['diamond', '900'],
    ['silver', '4000'],
  ])
    await owner.call('POST', '/private/user/investment', { plan, amount })
  await page.goto('/admin/treasury')
  await page.getByRole('heading', { name: 'Postings' }).waitFor()
  await page
    .getByRole('table', { name: /^Postings/ })
    .getByText('Added by the operator')
    .first()
    .waitFor()
  await see('admin-treasury')
  const budget = async (): Promise<string> =>
    String(await page.evaluate(`fetch('/api/v1/admin/treasury').then((answer) => answer.json()).then(({ data }) => data.referral_budget)`))
  const before = Number((await budget()).replace('.', ''))
  await button(page, 'Add or take back').click()
  const dialog = page.getByRole('dialog')
  expect(await button(dialog, 'Move').isDisabled()).toBe(true)
  await dialog.getByLabel('Account').selectOption({ label: 'Referral budget' })
  await dialog.getByLabel('Amount').fill('12.34')
  await see('admin-treasury-move')
  await confirm(page, 'Move')
  await page.getByText('Successful!').waitFor()
  expect(Number((await budget()).replace('.', ''))).toBe(before + 1234)
  await button(page, 'Add or take back').click()
  await dialog.getByLabel('Account').selectOption({ label: 'Referral budget' })
  await dialog.getByRole('radio', { name: 'Take back' }).check()
  await dialog.getByLabel('Amount').fill('90000000')
  await confirm(page, 'Move')
  await page.getByText(/^At most .* of what was put in can be taken back\.$/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(Number((await budget()).replace('.', ''))).toBe(before + 1234)
})

smoke('saves a setting, shows what is wrong at its field, and the instance says the new value', async () => {
  const { page, see } = boss
  await page.goto('/admin/settings')
  const email = page.getByLabel('Support email', { exact: true })
  const limit = page.getByLabel('Auto-approval limit', { exact: true })
  await email.waitFor()
  expect(await button(page, 'Save').count()).toBe(0)
  await see('admin-settings')
  await limit.fill('many')
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await bar.getByText('1 change is not saved').waitFor()
  expect(await bar.getByRole('definition').allInnerTexts()).toEqual(['$0.00 → many'])
  await button(page, 'Save').click()
  await expect.poll(() => limit.getAttribute('aria-invalid')).toBe('true')
  await see('admin-settings-refused')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'System' }).click()
  await page.getByRole('dialog').getByText('Leave without saving?').waitFor()
  await button(page.getByRole('dialog'), 'Stay').click()
  await limit.fill('0.00')
  await bar.waitFor({ state: 'detached' })
  await email.fill('help@operator.test')
  await page.getByLabel('Payout address hold', { exact: true }).fill('2')
  await bar.getByText('2 changes are not saved').waitFor()
  await button(page, 'Save').click()
  await page.getByText('Successful!').waitFor()
  const config = await stage().app.anyone.call('GET', '/config')
  expect(config.body.data?.support_email).toBe('help@operator.test')
  // By the browser: a client that keeps its connection meets the server's end of it after five quiet seconds.
  const { data: named } = (await page.evaluate(`fetch('/api/v1/admin/settings').then((answer) => answer.json())`)) as {
    data: { name: string; value: unknown }[]
  }
  expect(named.find(({ name }) => name === 'address_hold_seconds')?.value).toBe(172_800)
  await logged('settings.change', 'help@operator.test')
  await page.goto('/admin/settings')
  await page.getByRole('button', { name: 'Use the default: Payout address hold' }).click()
  await button(page, 'Save').click()
  await bar.waitFor({ state: 'detached' })
})

journey('lets an auditor read the settings and the reserve, and offers nothing that is not theirs', async () => {
  const { app } = stage()
  const administrator = await app.administrator()
  const auditor = await colleague(app, administrator, 'auditor')
  const visit = await stage().visit('desktop')
  onTestFinished(() => visit.context.close())
  await enterConsole(visit.page, app, auditor.email, '/admin/settings')
  await visit.page.getByText('You have read-only access. Administrators change the settings.').waitFor()
  await visit.page.getByText('help@operator.test').waitFor()
  expect(await visit.page.getByRole('main').getByRole('textbox').count()).toBe(0)
  expect(await visit.page.getByRole('main').getByRole('button').count()).toBe(0)
  await visit.see('admin-settings-auditor')
  await visit.page.goto('/admin/treasury')
  await visit.page.getByRole('heading', { name: 'Postings' }).waitFor()
  expect(await button(visit.page, 'Add or take back').count()).toBe(0)
  await visit.see('admin-treasury-auditor')
})

journey('moves the business date forward only after asking, and the ribbon says so everywhere', async () => {
  const { page, see } = boss
  await page.goto('/admin/settings')
  await page.getByLabel('Days forward').fill('-1')
  expect(await button(page, 'Move forward').isDisabled()).toBe(true)
  await page.getByLabel('Days forward').fill('1.000')
  for (const meant of ['1000', '1']) await button(page, `Did you mean ${meant}?`).waitFor()
  expect(await button(page, 'Move forward').isDisabled()).toBe(true)
  await page.getByLabel('Days forward').fill('2')
  await button(page, 'Move forward').click()
  await page.getByRole('dialog').getByText('Move the business date 2 days forward?').waitFor()
  await see('admin-business-date')
  await confirm(page, 'Move forward')
  await page
    .getByRole('main')
    .getByText(/^Moved\./)
    .waitFor()
  await page.getByText('2 days ahead of the real time').waitFor()
  // Prerendered pages follow within the minute.
  await page.goto('/home')
  await page
    .getByText(/^Practice clock: .*, 2 days ahead$/)
    .first()
    .waitFor()
  await page.goto('/status')
  await page.getByText(/^As of .* UTC \(real time\)\. Updated every minute\.$/).waitFor()
  await logged('business-date.move')
})

journey(
  'reads the audit log by what, whom and when, leads to what an entry is about, and checks that nothing of it was altered',
  async () => {
    const { page, see } = boss
    const { app } = stage()
    const member = await app.member()
    const administrator = await app.administrator()
    await administrator.call('PATCH', `/admin/user/${member.user_id}`, {
      status: 'suspended',
      reason: 'A reason of many words. '.repeat(12).trim(),
    })
    await administrator.call('PATCH', '/admin/settings', {
      company_block: 'A long line about who operates this. '.repeat(8).trim(),
      ticker_notice: 'Soon',
    })
    await page.goto('/admin/audit')
    await button(page, 'Verify the log').click()
    await page.getByText(/^[\d,]+ entries checked: all valid$/).waitFor()
    await page.getByRole('combobox', { name: 'Action' }).selectOption('user.suspend')
    await page.waitForURL(/[?&]action=user\.suspend/)
    await page.getByRole('searchbox').fill(member.user_id)
    const row = page.getByRole('row').filter({ hasText: 'suspended Test Member' })
    const details = page.getByRole('dialog')
    const open = (line: Locator) =>
      line
        .first()
        .getByRole('button', { name: /^Details of entry/ })
        .click()
    await open(row)
    await details.getByText(member.user_id).waitFor()
    expect([await details.locator('del').innerText(), await details.locator('ins').innerText()]).toEqual(['active', 'suspended'])
    await see('admin-audit-details')
    await page.keyboard.press('Escape')
    await page.getByLabel('From', { exact: true }).fill('2020-01-01')
    await page.getByLabel('To', { exact: true }).fill('2020-01-02')
    await shown(page, 'No entry found').waitFor()
    await see('admin-audit-none')
    await button(page, 'Clear filters').click()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
    await see('admin-audit')
    await open(page.getByRole('row').filter({ hasText: 'changed the settings' }))
    await details.getByText('Company block').waitFor()
    await details.getByText('show all').first().click()
    await page.keyboard.press('Escape')
    const file = await savedTable(page, button(page, 'Save as CSV'))
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    await open(row)
    await button(details, 'Only this record').click()
    await page.waitForURL(/[?&]object_id=/)
    await open(row)
    await details.getByRole('link', { name: member.user_id }).click()
    await page.waitForURL(`**/admin/user/${member.user_id}`)
  },
)
