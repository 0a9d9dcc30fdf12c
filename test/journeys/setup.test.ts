/** Before real use: the first screen of an administrator says what is missing, which step comes first, and how to take it. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { colleague } from '#test/rooms/admin/people.ts'
import { ADMIN_EMAIL } from '#test/support/app.ts'
import { openStage, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enterConsole } from './people.ts'

const stage = openStage()
let boss: Visit

beforeAll(async () => {
  boss = await stage().visit('desktop')
  await enterConsole(boss.page, stage().app, ADMIN_EMAIL, '/admin')
})

const section = (page: Page): Locator => page.getByRole('region', { name: 'Before real use', exact: true })
const row = (inside: Locator, name: string): Locator => inside.getByRole('listitem').filter({ hasText: name }).first()
const shown = (place: Locator | Page, text: string | RegExp): Locator => place.getByText(text).filter({ visible: true }).first()

smoke('begins with what this server lacks: one next step, the others to open, each with its command, setting or form', async () => {
  const { page, see } = boss
  const first = page.getByRole('main').locator(':scope > :not(nav)').first()
  await first.getByRole('region', { name: 'Before real use', exact: true }).waitFor()
  const next = section(page).getByRole('region', { name: 'Next step' })
  await next.getByRole('heading', { name: 'Mail', exact: true }).waitFor()
  await next.getByText('No mail server is set. Mails stay in the sandbox mailbox.').waitFor()
  await next.getByText('SMTP_URL=smtps://user:secret@mail.example:465').waitFor()
  await see('setup-overview')
  const address = row(section(page), 'Public address')
  expect(await address.getByText('TRUST_PROXY=127.0.0.1/32').isVisible()).toBe(false)
  await address.locator('summary').focus()
  await page.keyboard.press('Enter')
  await address.getByText('TRUST_PROXY=127.0.0.1/32').waitFor()
  await row(section(page), 'Second administrator').locator('summary').click()
  await page.getByRole('link', { name: 'Invite an administrator' }).click()
  await page.waitForURL('**/admin/team#invite')
})

journey('is among the settings too, with advice and what is done, and follows a form that was filled in', async () => {
  const { page, see } = boss
  await page.goto('/admin/settings')
  await page.getByRole('main').getByRole('link', { name: 'Before real use' }).click()
  await page.waitForURL('**/admin/setup')
  const missing = page.getByRole('region', { name: 'Still missing' })
  await row(missing, 'Operator and contact').locator('summary').click()
  await missing.getByText('Fill in the company block.').waitFor()
  await shown(page.getByRole('region', { name: 'Done' }), 'The key comes from the server’s settings.').waitFor()
  await see('setup')
  await missing.getByRole('link', { name: 'Open notices and contact' }).click()
  await page.waitForURL('**/admin/settings#settings-contact')
  await page.getByLabel('Company block').fill('Example Ltd, 1 Example Street')
  await page.getByLabel('Support email').fill('help@operator.test')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Successful!').waitFor()
  await page.goto('/admin/setup')
  await shown(page.getByRole('region', { name: 'Done' }), 'Name and contact are shown to every visitor.').waitFor()
  expect(await row(missing, 'Operator and contact').count()).toBe(0)
})

journey('is gone from the first screen once nothing is missing, and says so among the settings', async () => {
  const { page, see } = boss
  await page.route('**/api/v1/admin/setup', async (route) => {
    const { data } = await (await route.fetch()).json()
    const facts = data.facts.filter(({ state }: { state: string }) => state !== 'missing')
    await route.fulfill({ json: { data: { ...data, facts, next: null } } })
  })
  onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
  await page.goto('/admin')
  await page.getByRole('region', { name: 'Reserve and budgets' }).waitFor()
  expect(await section(page).count()).toBe(0)
  await page.goto('/admin/setup')
  await shown(page, 'All steps are done').waitFor()
  await see('setup-nothing')
})

journey('says when it could not be read, and reads it again', async () => {
  const { page } = boss
  await page.route('**/api/v1/admin/setup', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/admin/setup')
  await shown(page, 'The setup could not be read.').waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await shown(page, 'Next step').waitFor()
})

journey('is readable by an auditor on a phone, without forms', async () => {
  const { app } = stage()
  const auditor = await colleague(app, await app.administrator(), 'auditor')
  const { page, see, context } = await stage().visit('phone')
  onTestFinished(() => context.close())
  await enterConsole(page, app, auditor.email, '/admin/setup')
  await shown(page, 'You have read-only access. Administrators take these steps.').waitFor()
  await row(page.getByRole('region', { name: 'Still missing' }), 'Second factor')
    .locator('summary')
    .click()
  expect(await page.getByRole('link', { name: 'Add a second factor' }).count()).toBe(0)
  await see('setup-small')
  await page.goto('/admin')
  await page.getByRole('region', { name: 'Reserve and budgets' }).waitFor()
  expect(await section(page).count()).toBe(0)
})
