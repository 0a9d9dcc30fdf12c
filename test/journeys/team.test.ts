/** Those who work in the console: invited by mail, two for what needs two, and each role with what it may do and no more. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { colleague, inviteToken } from '#test/rooms/admin/people.ts'
import { ADMIN_EMAIL, type Client } from '#test/support/app.ts'
import { openStage, type Size, sizes, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enterConsole, headed } from './people.ts'

const stage = openStage()
const SECOND = 'second@operator.test'
let boss: Visit

beforeAll(async () => {
  boss = await stage().visit('desktop')
  await enterConsole(boss.page, stage().app, ADMIN_EMAIL)
})

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true })
const shown = (page: Page, text: string | RegExp): Locator => page.getByText(text).filter({ visible: true }).first()
const confirm = (page: Page, name: string): Promise<void> => button(page.getByRole('dialog'), name).click()

async function consoleOf(email: string, size: Size = 'desktop'): Promise<Visit> {
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  await enterConsole(visit.page, stage().app, email)
  return visit
}

async function mainBalance(member: Client): Promise<unknown> {
  return (await member.call('GET', '/me/account')).body.data?.account_info?.main_balance
}

smoke('says that there is one administrator, invites a second by mail, and takes an invitation back', async () => {
  const { page, see } = boss
  await page.goto('/admin?show=changes')
  await page.getByText('There is only one administrator').waitFor()
  await shown(page, 'No pending approvals').waitFor()
  await see('admin-approvals-alone')
  await page.getByRole('link', { name: 'Invite an administrator' }).click()
  await page.waitForURL('**/admin/team*')
  await button(page, 'Send invitation').click()
  await page.getByText('Enter an email address.').waitFor()
  const invite = page.getByRole('region', { name: 'Invite staff' })
  await invite.getByLabel('Email').fill('wrong@operator.test')
  await button(page, 'Send invitation').click()
  await page.getByText('The invitation was sent.').waitFor()
  await button(page, 'Revoke the invitation of wrong@operator.test').click()
  await confirm(page, 'Revoke')
  await shown(page, 'Revoked').waitFor()
  const dead = await stage().visit('phone')
  onTestFinished(() => dead.context.close())
  await dead.page.goto(`/accept-invite#${await inviteToken(stage().app, 'wrong@operator.test')}`)
  await dead.page.getByLabel('First name').fill('Eve')
  await dead.page.getByLabel('Last name').fill('Late')
  expect(dead.page.url()).not.toContain('#')
  await dead.page.getByLabel('Password', { exact: true }).fill('crisp-otter-vellum-91')
  await dead.page.getByLabel('Confirm password').fill('crisp-otter-vellum-91')
  await button(dead.page, 'Accept').click()
  await dead.page.getByText('Ask the person who invited you for a new one.').waitFor()
  await dead.see('accept-invite-dead')
  await invite.getByLabel('Email').fill(SECOND)
  await button(page, 'Send invitation').click()
  await page.getByText(SECOND).first().waitFor()
  await see('admin-team')
})

smoke('makes the invited person an administrator, who logs in to the console', async () => {
  const { page, see, context } = await stage().visit('phone')
  onTestFinished(() => context.close())
  await page.goto(`/accept-invite#${await inviteToken(stage().app, SECOND)}`)
  await button(page, 'Accept').click()
  await page.getByText('All fields are required!').waitFor()
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Password', { exact: true }).fill('crisp-otter-vellum-91')
  await page.getByLabel('Confirm password').fill('crisp-otter-vellum-91')
  await see('accept-invite')
  await button(page, 'Accept').click()
  await page.waitForURL('**/login')
  await headed(page, 'Log in')
  await enterConsole(page, stage().app, SECOND, '/admin/team')
  await shown(page, 'Two-person approval').waitFor()
  await see('admin-team-small')
})

journey('holds a large credit until the second administrator agrees, on every screen that is about it', async () => {
  const { page, see } = boss
  const member = await stage().app.member()
  await page.goto(`/admin/fund/${member.user_id}`)
  await page.getByLabel('Amount').fill('20,000')
  await page.getByLabel('Reason').fill('A large correction')
  await button(page, 'Submit').click()
  await page.getByText('No money has moved yet.').waitFor()
  await see('admin-fund-held')
  await page.goto(`/admin/user/${member.user_id}`)
  await page.getByText('Credit to a member, $20,000.00, is waiting for a second administrator').waitFor()
  await see('admin-user-waiting')
  await page.getByRole('link', { name: 'See it in Approvals' }).click()
  await page.getByText('You requested this, so another administrator must decide.').waitFor()
  expect(await button(page, 'Approve').count()).toBe(0)
  await see('admin-approvals-own')
  expect(await mainBalance(member)).toBe('0.00')

  const second = await consoleOf(SECOND)
  await second.page.goto('/admin?show=changes')
  await second.page.getByText('A large correction').waitFor()
  await button(second.page, 'Approve').click()
  const dialog = second.page.getByRole('dialog')
  expect(await button(dialog, 'Approve').isDisabled()).toBe(true)
  await dialog.getByLabel('Reason').fill('Checked against the ticket')
  await second.see('admin-approvals-decide')
  await confirm(second.page, 'Approve')
  await second.page.getByText('Approved Successfully').waitFor()
  await shown(second.page, 'No pending approvals').waitFor()
  expect(await mainBalance(member)).toBe('20000.00')
  await page.goto('/admin?show=changes&state=approved')
  await shown(page, 'Checked against the ticket').waitFor()
  await see('admin-approvals-decided')
})

journey('changes a role with both, and the second can decline with a reason, and only that once a value moved', async () => {
  const { page, see } = boss
  const member = await stage().app.member()
  await page.goto(`/admin/user/${member.user_id}`)
  await button(page, 'Change role').click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Auditor' }).check()
  expect(await button(page.getByRole('dialog'), 'Change role').isDisabled()).toBe(true)
  await page.getByRole('dialog').getByLabel('Reason').fill('Joins the audit')
  await see('admin-role')
  await confirm(page, 'Change role')
  await page.getByText('Waiting for a second administrator.').waitFor()
  await page.getByText('Change of role is waiting for a second administrator').waitFor()
  const second = await consoleOf(SECOND, 'phone')
  await second.page.goto('/admin?show=changes')
  await second.page
    .getByRole('link', { name: /Change of role/ })
    .first()
    .click()
  await second.page.getByText('Joins the audit').waitFor()
  await second.see('admin-approvals')
  await stage().app.database.query(`UPDATE users SET email = 'moved.' || email WHERE id = $1`, [member.user_id])
  await second.page.reload()
  await second.page.getByText('This has changed since the request: Email. It can’t be approved.').waitFor()
  expect(await button(second.page, 'Approve').count()).toBe(0)
  expect(await second.page.getByText('On approval').count()).toBe(0)
  await second.see('admin-approvals-moved')
  await button(second.page, 'Decline').click()
  await second.page.getByRole('dialog').getByLabel('Reason').fill('Not agreed with')
  await confirm(second.page, 'Decline')
  await second.page.getByText('Declined Successfully').waitFor()
  expect((await member.call('GET', '/admin/user')).status).toBe(403)
})

journey('shows an operator and an auditor what they may, and says why not the rest', async () => {
  const { app } = stage()
  const [first, other, member] = [await app.administrator(), await app.logIn(SECOND), await app.member()]
  const operator = await colleague(app, first, 'operator', other)
  const auditor = await colleague(app, first, 'auditor', other)
  const works = await consoleOf(operator.email)
  const menu = works.page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Inbox' }).click()
  await button(works.page, 'Testimonials').waitFor()
  await menu.getByRole('link', { name: 'System' }).click()
  await works.page.getByRole('navigation', { name: 'System' }).getByRole('link', { name: 'Team' }).waitFor()
  await menu.getByRole('link', { name: 'People' }).click()
  await works.page.waitForURL('**/admin/users')
  expect(await works.page.getByRole('link', { name: 'Fund' }).count()).toBe(0)
  await works.page.goto(`/admin/fund/${member.user_id}`)
  await works.page.getByText('Only administrators credit and debit members.').waitFor()
  await works.page.goto(`/admin/user/${member.user_id}`)
  await works.page.getByText('Only administrators can fund, change roles or delete.').waitFor()
  await button(works.page, 'Suspend').waitFor()
  expect(await button(works.page, 'Delete').count()).toBe(0)
  await works.page.getByRole('tab', { name: 'Notes' }).click()
  await works.page.getByRole('textbox', { name: 'Note' }).fill('Called about a card,\nand was content.')
  await button(works.page, 'Save note').click()
  await works.page.getByText('The note was saved.').waitFor()
  await works.page.getByText(/Called about a card/).waitFor()
  await works.see('admin-user-operator')

  const reads = await consoleOf(auditor.email)
  await reads.page.goto(`/admin/user/${member.user_id}?part=notes`)
  await reads.page.getByText('You have read-only access. Operators and administrators change accounts.').waitFor()
  await reads.page.getByText(/Called about a card/).waitFor()
  expect(await reads.page.getByRole('textbox', { name: 'Note' }).count()).toBe(0)
  expect(await button(reads.page, 'Suspend').count()).toBe(0)
  await reads.page.setViewportSize(sizes.phone)
  await reads.see('admin-user-auditor-small')
})
