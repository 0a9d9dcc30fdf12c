/** Two administrators: an invitation by mail, a change that waits for the second one, their decision; and the end of an account. */
import { expect, it } from 'vitest'
import { ADMIN_EMAIL, PASSWORD } from '#test/support/app.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { openStage } from './browser.ts'
import { enterConsole } from './people.ts'

const stage = openStage()

it('invites a colleague, who approves what the first administrator asked for', async () => {
  const { app } = stage()
  const boss = await app.administrator()
  const member = await app.signUp()
  const email = 'second@operator.test'
  expect((await boss.call('POST', '/admin/invite', { email, role: 'administrator' })).status).toBe(201)
  const link = (await mailsTo(app, email)).map(({ text }) => /\/accept-invite#[\w-]+/.exec(text)?.[0]).find(Boolean) ?? ''

  const second = await stage().visit('desktop')
  await second.page.goto(link)
  await second.page.getByLabel('First name').fill('Second')
  await second.page.getByLabel('Last name').fill('Pair')
  await second.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await second.see('accept-invite')
  await second.page.getByRole('button', { name: 'Accept', exact: true }).click()
  await second.page.waitForURL('**/login')

  const first = await stage().visit('phone')
  await enterConsole(first.page, app, ADMIN_EMAIL, `/admin/fund/${member.user_id}`)
  await first.page.getByLabel('Amount').fill('25000')
  await first.page.getByLabel('Account').selectOption({ label: 'Deposit (main)' })
  await first.page.getByLabel('Reason').fill('A large correction')
  await first.page.getByRole('button', { name: 'Submit', exact: true }).click()
  await first.page.getByText('Waiting for a second administrator.').filter({ visible: true }).first().waitFor()
  await first.page.goto('/admin/approvals')
  await first.page.getByText('Credit a member').filter({ visible: true }).first().waitFor()
  await first.see('approvals-own')

  await enterConsole(second.page, app, email, '/admin/approvals')
  await second.page.getByRole('button', { name: 'Approve', exact: true }).filter({ visible: true }).first().click()
  await second.page.getByRole('dialog').getByLabel('Reason').fill('I know about it')
  await second.see('approvals-decide')
  await second.page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await second.page.getByText('Approved Successfully').filter({ visible: true }).first().waitFor()
  expect((await member.call('GET', '/me/account')).body.data?.account_info?.main_balance).toBe('25000.00')
  await second.page.getByText(`Approved by ${email}`).filter({ visible: true }).first().waitFor()
  await second.see('approvals')
})
