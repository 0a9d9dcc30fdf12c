/**
 * The administrators' console: people, money by hand, letters, decisions, the treasury, the settings, the business date, and what the log
 * keeps.
 */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { ADMIN_EMAIL, type Client } from '#test/support/app.ts'
import { mailboxPath } from '#test/support/mailbox-path.ts'
import { openStage, sizes, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, enterConsole, signUpUnverified } from './people.ts'

const stage = openStage()
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
let boss: Visit

beforeAll(async () => {
  boss = await stage().visit('desktop')
  await enterConsole(boss.page, stage().app, ADMIN_EMAIL)
})

async function memberVisit(email: string, path = '/dashboard'): Promise<Visit> {
  const visit = await stage().visit('phone')
  onTestFinished(() => visit.context.close())
  await enter(visit.page, email, path)
  return visit
}

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

/** A withdrawal of $50.00 that waits for an administrator. */
async function confirmedWithdrawal(): Promise<{ member: Client; id: string }> {
  const { app } = stage()
  const member = await app.member({ funded: '200' })
  await member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
  const wanted = { amount: '50', payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` }
  const { body } = await member.call('POST', '/private/user/transaction', wanted)
  const id = String(body.data?.transaction?._id)
  await member.call('PATCH', `/private/user/transaction/${id}`, { code: await app.codeFor(member.email, 'code:withdrawal') })
  return { member, id }
}

async function mainBalance(member: Client): Promise<unknown> {
  return (await member.call('GET', '/me/account')).body.data?.account_info?.main_balance
}

journey('shows a member who is no administrator the 403 page, and the server agrees', async () => {
  const member = await stage().app.member()
  const { page, see } = await memberVisit(member.email, '/admin/users')
  await page.getByRole('heading', { name: 'Not for this account' }).waitFor()
  await page.getByText('403', { exact: true }).waitFor()
  expect(await page.getByRole('searchbox').count()).toBe(0)
  await see('forbidden')
  const { status, body } = await member.call('GET', '/admin/user')
  expect([status, Number(body.error_code)]).toEqual([403, 45])
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await page.waitForURL('**/dashboard')
})

journey('finds people by what is typed and by status, and opens the one that is clicked', async () => {
  const { page, see } = boss
  const { email } = await stage().app.member()
  await page.goto('/admin/users')
  await page.getByRole('searchbox').fill(email)
  await page.waitForURL(/[?&]q=/)
  await page.getByRole('table').getByText(email).waitFor()
  await page.getByText('1 record, newest first').filter({ visible: true }).waitFor()
  await see('admin-users')
  await page.getByLabel('Status').selectOption({ label: 'Suspended' })
  await shown(page, 'No people found').waitFor()
  await see('admin-users-none')
  await page.getByLabel('Status').selectOption({ label: 'All statuses' })
  await page.getByRole('table').getByText(email).click()
  await page.waitForURL('**/admin/user/*')
  await page.getByRole('tab', { name: 'Sessions and documents' }).click()
  await shown(page, 'Not signed in.').or(shown(page, /seen /)).first().waitFor()
  await see('admin-user')
})

journey('says so when there is no user with that id', async () => {
  await boss.page.goto('/admin/user/00000000-0000-7000-8000-000000000000')
  await shown(boss.page, 'No user found').waitFor()
  await boss.see('admin-user-none')
})

journey('verifies a pending account, once, and its owner can log in', async () => {
  const { page, see } = boss
  const { app } = stage()
  const email = 'pending@member.test'
  await signUpUnverified(app, email)
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}&status=pending`)
  await page.getByRole('table').getByRole('link', { name: 'Open Grace Hopper' }).click()
  await shown(page, 'Email unverified').waitFor()
  await see('admin-user-pending')
  await button(page, 'Verify account').click()
  await page.getByText('User verified successfully').waitFor()
  await page.getByRole('main').getByText('Active', { exact: true }).waitFor()
  expect(await button(page, 'Verify account').isDisabled()).toBe(true)
  expect((await app.logIn(email)).token).not.toBeNull()
  await logged('user.verify', 'pending → active')
})

journey('suspends with a reason that its owner reads, ends what they had open, and lets them back in', async () => {
  const { page, see } = boss
  const { app } = stage()
  const member = await app.member()
  await page.goto(`/admin/user/${member.user_id}`)
  await button(page, 'Suspend').click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Asked for by its owner by phone')
  await see('admin-suspend')
  await confirm(page, 'Suspend')
  await page.getByText('Successful!').waitFor()
  await shown(page, 'Suspended: Asked for by its owner by phone').waitFor()
  await see('admin-user-suspended')
  expect((await member.call('GET', '/me')).status).toBe(401)
  await app.settled()
  const mails = await app.anyone.call('GET', mailboxPath(member.email))
  expect(mails.text).toContain('Asked for by its owner by phone')
  const visit = await stage().visit('phone')
  onTestFinished(() => visit.context.close())
  await visit.page.goto('/login')
  await visit.page.getByLabel('Email').fill(member.email)
  await visit.page.getByLabel('Password', { exact: true }).fill('crisp-otter-vellum-91')
  await button(visit.page, 'Log in').click()
  await visit.page.getByText('Your account is suspended. Contact support.').waitFor()
  await button(page, 'Unsuspend').click()
  await confirm(page, 'Unsuspend')
  await button(page, 'Suspend').waitFor()
  await button(visit.page, 'Log in').click()
  await visit.page.waitForURL('**/dashboard')
  await logged('Asked for by its owner by phone', 'user.suspend')
})

journey('deletes an account at zero, and says what blocks deleting another', async () => {
  const { page, see } = boss
  const { app } = stage()
  const [rich, empty] = [await app.member({ funded: '20' }), await app.member()]
  await page.goto(`/admin/user/${rich.user_id}`)
  await button(page, 'Delete').click()
  await confirm(page, 'Delete')
  await page.getByRole('dialog').getByText('This account cannot be closed yet: its balance is $20.00.').waitFor()
  await see('admin-delete')
  await page.goto(`/admin/user/${empty.user_id}`)
  await button(page, 'Delete').click()
  await confirm(page, 'Delete')
  await page.getByText('User Deleted successfully').waitFor()
  await page.waitForURL('**/admin/users')
  expect((await empty.call('GET', '/me')).status).toBe(401)
})

smoke('credits a member out of the budget, with a message, and takes the credit back', async () => {
  const { page, see } = boss
  const member = await stage().app.member()
  await page.goto('/admin/fund')
  await button(page, 'Submit').click()
  await page.getByText('All fields are required!').waitFor()
  await page.getByRole('searchbox', { name: 'Member' }).fill(member.email)
  await page.getByRole('list', { name: 'Member' }).getByRole('button').first().click()
  await page.getByText(member.email).waitFor()
  await page.getByLabel('Amount').fill('0')
  await page.getByLabel('Reason').fill('A goodwill credit')
  await button(page, 'Submit').click()
  await page.getByText('Amount must be greater than zero').waitFor()
  await page.getByLabel('Amount').fill('1,250.50')
  await see('admin-fund')
  await button(page, 'Submit').click()
  await page.getByText('Successful!').waitFor()
  await page.waitForFunction(`document.querySelector('input[inputmode="decimal"]').value === ''`)
  const { page: hers } = await memberVisit(member.email)
  await hers.getByText('$1,250.50').first().waitFor()
  await stage().app.settled()
  await hers.goto('/messages')
  await hers.getByText('The operator added $1,250.50 to your main balance').first().click()
  await hers.getByText('Reason: A goodwill credit').or(hers.getByText('A goodwill credit')).first().waitFor()
  await page.getByRole('radio', { name: 'Debit' }).check()
  await page.getByLabel('Amount').fill('1250.50')
  await page.getByLabel('Reason').fill('Credited by mistake')
  await button(page, 'Submit').click()
  await expect.poll(() => mainBalance(member)).toBe('0.00')
  await logged('Credited by mistake')
})

journey('writes to a member, who reads it as it was typed, and clears the form', async () => {
  const { page, see } = boss
  const member = await stage().app.member()
  await page.goto(`/admin/user/${member.user_id}`)
  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await page.getByRole('heading', { name: 'Send Email/Message to Test Member' }).waitFor()
  await button(page, 'Send').click()
  await page.getByText('All fields are required!').waitFor()
  await page.getByLabel('Subject').fill('About your <b>question</b>')
  await page
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill('First line\n<script>alert(1)</script>\nhttps://evil.example/log-in.')
  await see('admin-mail')
  await button(page, 'Send').click()
  await page.getByText('Email Sent Successfully!').waitFor()
  expect(await page.getByLabel('Subject').inputValue()).toBe('')
  expect(await page.getByRole('textbox', { name: 'Message', exact: true }).inputValue()).toBe('')
  await stage().app.settled()
  const { page: hers, see: seen } = await memberVisit(member.email, '/messages')
  await hers.getByRole('link', { name: 'Read more: About your <b>question</b>' }).click()
  await hers.getByText('<script>alert(1)</script>').waitFor()
  await seen('message')
  // sec/C7: the link is text that leads to our own warning page, which names the host and doesn't redirect.
  await hers.getByRole('link', { name: 'https://evil.example/log-in', exact: true }).click()
  await hers.getByText('evil.example', { exact: true }).waitFor()
  await seen('leaving')
  await hers.getByRole('link', { name: 'Stay on Clearterm' }).click()
  await hers.waitForURL('**/messages')
  await logged('user.email', member.user_id)
})

journey('declines a withdrawal with a reason that the member reads, and the money is back', async () => {
  const { page, see } = boss
  const { member, id } = await confirmedWithdrawal()
  expect(await mainBalance(member)).toBe('150.00')
  await page.goto(`/admin/transaction?status=pending&q=${encodeURIComponent(member.email)}`)
  await page.getByRole('button', { name: /^More for Withdrawal/ }).click()
  await page.getByRole('menuitem', { name: 'Decline' }).click()
  expect(await button(page.getByRole('dialog'), 'Decline').isDisabled()).toBe(true)
  await page.getByRole('dialog').getByLabel('Reason').selectOption('wrong_destination')
  await page.getByRole('dialog').getByLabel('Your own words').fill('The address belongs to an exchange')
  await see('admin-decline')
  await confirm(page, 'Decline')
  await page.getByText('Declined Successfully').waitFor()
  await shown(page, 'No transactions').waitFor()
  await see('admin-transactions-none')
  expect(await mainBalance(member)).toBe('200.00')
  const { page: hers, see: seen } = await memberVisit(member.email, `/transactions/${id}`)
  await hers
    .getByText(/The address belongs to an exchange/)
    .first()
    .waitFor()
  await seen('transaction-declined')
  await logged('The address belongs to an exchange', 'declined')
})

journey('shows what a decision rests on beside the queue, and deletes without losing money or history', async () => {
  const { page, see } = boss
  const { member, id } = await confirmedWithdrawal()
  await page.goto(`/admin/transaction?q=${encodeURIComponent(member.email)}&type=debit`)
  await page
    .getByRole('grid')
    .getByRole('link', { name: /Withdrawal/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'History' }).waitFor()
  await shown(page, /, by the member$/).waitFor()
  expect(
    await page
      .getByRole('main')
      .getByText(/by you|your code/)
      .count(),
  ).toBe(0)
  await shown(page, 'On approval: held money is paid out of custody. On decline: held money returns to main.').waitFor()
  await see('admin-inspector')
  await button(page, 'Close').click()
  await page.keyboard.press('j')
  await page.getByRole('heading', { name: 'History' }).waitFor()
  await page.keyboard.press('d')
  await page
    .getByRole('dialog')
    .getByText(/^Decline Withdrawal/)
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^More for Withdrawal/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirm(page, 'Delete')
  await page.getByText('Deleted Successfully').waitFor()
  expect(await mainBalance(member)).toBe('200.00')
  await page.goto(`/admin/transaction?q=${encodeURIComponent(member.email)}&status=deleted`)
  await page.getByRole('grid').getByText('Deleted').first().waitFor()
  await logged(id, 'deleted')
})

journey('keeps every screen usable on a phone', async () => {
  const { page, see } = boss
  await page.setViewportSize(sizes.phone)
  onTestFinished(() => page.setViewportSize(sizes.desktop))
  const { member } = await confirmedWithdrawal()
  const screens = [
    ['transactions', `/admin/transaction?q=${encodeURIComponent(member.email)}`, /Withdrawal/],
    ['users', '/admin/users', member.email],
    ['user', `/admin/user/${member.user_id}`, 'Balances'],
    ['fund', `/admin/fund/${member.user_id}`, member.email],
    ['mail', `/admin/${member.email}/Test/${member.user_id}`, /^Send Email/],
    ['treasury', '/admin/treasury', 'Coverage'],
    ['settings', '/admin/settings', 'Support phone'],
    ['audit', '/admin/audit?q=by%20phone', 'Asked for by its owner by phone'],
    ['wallets', '/admin/wallets', /^Wallets \(\d/],
  ] as const
  for (const [name, path, text] of screens) {
    await page.goto(path)
    await shown(page, text).waitFor()
    await see(`admin-${name}-small`)
  }
})

journey('lists the deposit wallets by rank', async () => {
  const { page, see } = boss
  await page.goto('/admin/wallets')
  const rows = page.getByRole('table').getByRole('row')
  await rows.nth(1).waitFor()
  await page.getByText('Sandbox addresses: no real coins can be sent to them.').waitFor()
  const ranks = await page.getByRole('table').locator('tbody tr td:first-child').allInnerTexts()
  expect(ranks.map(Number)).toEqual(ranks.map(Number).sort((one, other) => one - other))
  await page.getByRole('heading', { name: `Wallets (${ranks.length})` }).waitFor()
  await see('admin-wallets')
})
