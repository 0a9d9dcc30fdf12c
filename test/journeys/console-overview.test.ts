/** Where an operator begins the day: what waits, since when, what is wrong, and the way to each; by role, and on a phone. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { newId } from '#kernel/id'
import { colleague } from '#test/rooms/admin/people.ts'
import { codeOf, seenBy } from '#test/rooms/referrals/world.ts'
import { ADMIN_EMAIL } from '#test/support/app.ts'
import { announced, openStage, savedTable, sizes, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enterConsole } from './people.ts'

const stage = openStage()
let boss: Visit

beforeAll(async () => {
  boss = await stage().visit('desktop')
  await enterConsole(boss.page, stage().app, ADMIN_EMAIL, '/admin')
})

const shown = (page: Page, text: string | RegExp): Locator => page.getByText(text).filter({ visible: true }).first()
const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
/** The queue shows one kind, or all. */
const only = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('group', { name: 'To decide' }).getByRole('button', { name }).click()
const entries = (page: Page): Locator => region(page, 'To decide').getByRole('listitem').getByRole('link')
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' }).filter({ visible: true })

async function pendingDeposit(amount: string): Promise<void> {
  const member = await stage().app.member()
  await member.call('POST', '/private/user/deposit', { amount, payment_method: 'card' })
}

journey('says that nothing waits, that there is one administrator, and offers an invitation', async () => {
  const { page, see } = boss
  await region(page, 'To decide').getByText('Nothing to decide', { exact: true }).waitFor()
  await shown(page, 'Fewer than two administrators are active.').waitFor()
  await region(page, 'Reserve and budgets').getByText('Reserve, free').waitFor()
  await shown(page, 'No suspended accounts.').waitFor()
  await see('overview-empty')
  await region(page, 'Before real use').locator('summary').filter({ hasText: 'Second administrator' }).click()
  await page.getByRole('link', { name: 'Invite an administrator' }).click()
  await page.waitForURL('**/admin/team#invite')
})

smoke('counts what waits with the age of the oldest, in the menu too, and leads to the queue that is asked for', async () => {
  const { page, see } = boss
  const { app } = stage()
  await app.member({ funded: '1250.50' })
  await pendingDeposit('25')
  await pendingDeposit('40')
  app.clock.advance(300)
  const member = await app.member()
  await app.database.query("UPDATE users SET status = 'in_review', updated_at = $2 WHERE id = $1", [member.user_id, app.clock.now()])
  await page.goto('/admin')
  await only(page, /^Accounts to verify/)
  await page.waitForURL('**/admin?show=accounts')
  await expect.poll(() => entries(page).count()).toBe(1)
  await only(page, /^Deposits/)
  await page.waitForURL('**/admin?show=deposits')
  const deposits = entries(page)
  const textOf = (lines: string[]) => lines.map((line) => line.split('\n').filter(Boolean))
  await expect
    .poll(async () => textOf(await deposits.allInnerTexts()))
    .toEqual([
      ['Test Member', '$25.00', 'Deposit', expect.stringMatching(/^[67] minutes$/)],
      ['Test Member', '$40.00', 'Deposit', expect.stringMatching(/^[67] minutes$/)],
    ])
  for (const name of ['Inbox 3 waiting', 'Money 2 waiting', 'People 1 waiting', 'Plans', 'Support', 'System', 'Settings'])
    await menu(page).getByRole('link', { name, exact: true }).waitFor()
  await see('overview-queues')
  await page.getByRole('button', { name: 'Show as table' }).click()
  const table = page.getByRole('table', { name: 'Deposits and withdrawals by day' })
  await table.waitFor()
  // The clock may have passed midnight since.
  expect(await table.getByRole('row').allInnerTexts()).toContainEqual(expect.stringContaining('$1,250.50'))
  await see('overview-table')
  await deposits.nth(1).click()
  await page.waitForURL('**/admin?show=deposits&kind=deposits&id=*')
  await page.getByRole('heading', { name: 'Accept $40.00 from Test Member?' }).waitFor()
})

journey('decides by the keyboard: A approves, D declines, J is for later, each with the balances before and after', async () => {
  const { page, see } = boss
  const { app } = stage()
  const member = await app.member()
  const ids: string[] = []
  for (const amount of ['61', '62', '63']) {
    const created = await member.call('POST', '/private/user/deposit', { amount, payment_method: 'card' })
    ids.push(String(created.body.data?.transaction?._id))
  }
  const title = (amount: string) => page.getByRole('heading', { name: `Accept ${amount} from Test Member?` })
  await page.goto(`/admin?show=deposits&kind=deposits&id=${ids[0]}`)
  await title('$61.00').waitFor()
  expect((await region(page, 'Main balance').innerText()).match(/\$[\d.]+/g)).toEqual(['$0.00', '$61.00'])
  await page.getByText('First deposit', { exact: true }).waitFor()
  await see('inbox-decision')
  await page.keyboard.press('j')
  await title('$62.00').waitFor()
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('button', { name: 'Decline', exact: true }).isDisabled()).toBe(true)
  await dialog.getByLabel('Reason').selectOption('no_payment')
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await page.getByText('Declined Successfully').waitFor()
  await title('$63.00').waitFor()
  await page.keyboard.press('a')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByText('Approved Successfully').waitFor()
  await title('$63.00').waitFor({ state: 'detached' })
  expect((await member.call('GET', '/me/account')).body.data?.account_info?.main_balance).toBe('63.00')
  await only(page, /^Deposits/)
  const left = (await entries(page).allInnerTexts()).join()
  expect([left.includes('$61.00'), left.includes('$62.00'), left.includes('$63.00')]).toEqual([true, false, false])
  await page.getByRole('button', { name: 'Turn shortcuts off' }).click()
  await page.keyboard.press('a')
  expect(await dialog.count()).toBe(0)
  await page.getByRole('button', { name: 'Turn shortcuts on' }).click()
})

journey('names only what was compared for a decision, and nothing about money where none is decided', async () => {
  const { page } = boss
  const { app } = stage()
  const member = await app.member({ funded: '50' })
  // The date of an account never changes, and a new one would be a flag.
  await app.database.query('ALTER TABLE users DISABLE TRIGGER USER')
  await app.database.query(`UPDATE users SET created_at = created_at - interval '30 days' WHERE id = $1`, [member.user_id])
  await app.database.query('ALTER TABLE users ENABLE TRIGGER USER')
  const created = await member.call('POST', '/private/user/deposit', { amount: '64', payment_method: 'card' })
  await page.goto(`/admin?show=deposits&kind=deposits&id=${created.body.data?.transaction?._id}`)
  await page.getByText('Nothing unusual. Compared: account, membership, limits, first transaction.', { exact: true }).waitFor()
  const { body } = await member.call('POST', '/me/support', { subject: 'A question about dates', text: 'When does my plan mature?' })
  await page.goto(`/admin?show=support&kind=support&id=${body.data?._id}`)
  await page.getByRole('heading', { name: 'A question about dates' }).waitFor()
  await page.getByRole('link', { name: 'Open conversation' }).waitFor()
  expect(await page.getByText('Nothing unusual').count()).toBe(0)
})

journey('shows every filter of the inbox at once on a wide window', async () => {
  const { page } = boss
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/admin')
  const filters = page.getByRole('group', { name: 'To decide' })
  await filters.waitFor()
  const [inside, whole] = await filters.evaluate((row) => {
    const { clientWidth, scrollWidth } = row as unknown as { clientWidth: number; scrollWidth: number }
    return [clientWidth, scrollWidth] as const
  })
  expect(whole).toBeLessThanOrEqual(inside)
  await page.setViewportSize(sizes.desktop)
})

journey('puts what is wrong before everything else: no money can be moved, a mail was given up, people are suspended', async () => {
  const { page, see } = boss
  const { app } = stage()
  const member = await app.member()
  await member.call('POST', '/auth/logout')
  const staff = await app.administrator()
  await staff.call('PATCH', `/admin/user/${member.user_id}`, { status: 'suspended', reason: 'Asked for it' })
  await app.settled()
  await app.database.query(
    "UPDATE mail SET state = 'failed', ended_at = created_at, last_error = 'The mailbox does not exist' WHERE recipient = $1",
    [member.email],
  )
  await app.database.query("UPDATE journal_head SET halted = 'balance: member:main is 1 cent short'")
  onTestFinished(async () => {
    await app.database.query('UPDATE journal_head SET halted = NULL')
  })
  await page.goto('/admin')
  const first = page.getByRole('main').locator(':scope > :not(nav)').first().filter({ hasText: 'No money can be moved' })
  await first.getByText('Found: balance: member:main is 1 cent short').waitFor()
  await announced(page, 'assertive').filter({ hasText: 'No money can be moved' }).waitFor()
  await shown(page, /mails? failed$/).waitFor()
  await region(page, 'Suspended accounts').getByText('Up to a day').waitFor()
  await see('overview-halted')
  await region(page, 'Suspended accounts').getByRole('link').click()
  await page.waitForURL('**/admin/users?status=suspended')
  await page.getByRole('table').getByText(member.email).waitFor()
})

journey('is readable by an auditor on a phone, without invitations', async () => {
  const { app } = stage()
  const auditor = await colleague(app, await app.administrator(), 'auditor')
  const { page, see, context } = await stage().visit('phone')
  onTestFinished(() => context.close())
  await enterConsole(page, app, auditor.email, '/admin?show=deposits')
  await entries(page).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Back to the list' }).waitFor()
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Approve|Decline)/ })
      .count(),
  ).toBe(0)
  await see('inbox-decision-small')
  await page.getByRole('main').getByRole('link', { name: 'Back to the list' }).click()
  await entries(page).first().waitFor()
  await see('overview-small')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const places = page.getByRole('dialog').getByRole('link')
  await places.first().waitFor()
  expect((await places.allInnerTexts()).join(' ')).not.toContain('Fund')
  await see('console-menu-small')
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/admin')
  await entries(page).first().waitFor()
  await see('overview-768')
  await page.setViewportSize(sizes.phone)
})

journey('finds people and records by the keyboard alone, before everything else', async () => {
  const { page, see } = boss
  const member = await stage().app.member()
  const created = await member.call('POST', '/private/user/deposit', { amount: '77.70', payment_method: 'card' })
  const id = String(created.body.data?.transaction?._id)
  await page.goto('/admin')
  await entries(page).first().waitFor()
  const ask = async (q: string, option: string | RegExp) => {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search people, records, screens and commands' })
    await field.waitFor()
    await page.keyboard.insertText(q)
    await page.getByRole('group', { name: 'People and records' }).getByRole('option', { name: option }).waitFor()
    await expect.poll(() => page.locator('[role="option"][aria-selected="true"]').innerText()).toMatch(option)
  }
  await ask(member.email, /^Test Member/)
  await see('palette-people')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/admin/user/${member.user_id}`)
  await ask(id, /^Deposit \$77\.70/)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/admin/transaction?q=${id}`)
  await page.getByRole('grid').getByText('$77.70').waitFor()
  expect(await page.getByRole('grid').getByRole('row').count()).toBe(2)
  await ask(id.slice(0, 23), /Deposit \$77\.70/)
  await page.keyboard.press('Escape')
  await ask('tether', /Tether/)
  await page.keyboard.press('Escape')
})

journey('lists mails by state and address, sends one that was given up again, and an auditor only reads', async () => {
  const { page, see } = boss
  const { app } = stage()
  const { email } = await app.signUp()
  await app.settled()
  await app.database.query(
    "UPDATE mail SET state = 'failed', ended_at = created_at, last_error = '550 The mailbox does not exist' WHERE recipient = $1",
    [email],
  )
  await page.goto('/admin/mails?state=failed')
  await page.getByRole('searchbox').fill(email.slice(0, 20))
  await page.waitForURL(/[?&]q=/)
  const row = page.getByRole('table').getByRole('row').filter({ hasText: email }).first()
  await row.getByText('550 The mailbox does not exist').waitFor()
  await see('console-mails')
  const saved = await savedTable(page, page.getByRole('button', { name: 'Save as CSV' }), 'For a spreadsheet')
  expect(saved.suggestedFilename()).toMatch(/^clearterm-emails-\d{4}-\d\d-\d\d\.csv$/)
  await row.getByRole('button', { name: `Send again to ${email}` }).click()
  await page.getByText('It will be sent again.').waitFor()
  await shown(page, 'No mails').waitFor()
  const [mail] = await app.database.query<{ state: string }>("SELECT state FROM mail WHERE recipient = $1 AND state <> 'kept'", [email])
  expect(mail?.state).toBe('waiting')
  const auditor = await colleague(app, await app.administrator(), 'auditor')
  await app.database.query("UPDATE mail SET state = 'failed', ended_at = created_at WHERE recipient = $1", [email])
  const reader = await stage().visit('phone')
  onTestFinished(() => reader.context.close())
  await enterConsole(reader.page, app, auditor.email, '/admin/mails')
  await shown(reader.page, email).waitFor()
  expect(await reader.page.getByRole('button', { name: /^Send again/ }).count()).toBe(0)
  await reader.see('console-mails-small')
})

journey('shows what runs by the clock, what failed last first, and says so on the overview', async () => {
  const { page, see } = boss
  const ran = { name: 'maturity', every_seconds: 5, runs: 12, last_run_at: '2026-11-22T07:00:00.000Z', last_error: null }
  const failed = { ...ran, name: 'audit', every_seconds: 600, last_error: 'connection to the database was lost' }
  await page.route('**/api/v1/admin/job', (route) => route.fulfill({ json: { data: [ran, failed] } }))
  await page.route('**/api/v1/admin/overview', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { data: { ...answer.data, failing_jobs: [failed] } } })
  })
  onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
  await page.goto('/admin')
  await shown(page, '1 job failed when it last ran').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Open the jobs' }).click()
  await page.waitForURL('**/admin/jobs')
  const rows = page.getByRole('table').getByRole('row')
  await rows.nth(2).waitFor()
  expect(await rows.nth(1).innerText()).toMatch(/audit[\s\S]*connection to the database was lost[\s\S]*every 10 minutes[\s\S]*Failed/)
  await see('console-jobs')
})

journey('releases one referral bonus that looks odd and refuses another, each with a reason', async () => {
  const { page, see } = boss
  const { app } = stage()
  const referrer = await app.member()
  const referral_code = await codeOf(referrer)
  for (const person of ['a', 'b']) {
    const { user_id } = await app.signUp({ referral_code })
    await app.database.query(
      `INSERT INTO referral_bonus (id, referred, referrer, investment_id, person, plan, rate_bps, earned, amount, state, reason, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, 'starter', 1100, 1000, 110, 'review', 'Many sign-ups from one network', now(), now())`,
      [newId(), user_id, referrer.user_id, newId(), Buffer.alloc(32, person)],
    )
  }
  await page.goto('/admin')
  await only(page, /^Referral bonuses/)
  await entries(page).first().click()
  await page.getByRole('heading', { name: 'Release $1.10 to Test Member?' }).waitFor()
  await page.goto('/admin?show=referrals&state=review')
  await page.getByRole('table').getByText('Many sign-ups from one network').first().waitFor()
  await see('console-bonuses')
  for (const [verb, message, left] of [
    ['Release', 'The bonus is being paid.', 1],
    ['Refuse', 'The bonus is withheld.', 0],
  ] as const) {
    await page.getByRole('table').getByRole('button', { name: verb }).first().click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('button', { name: verb, exact: true }).isDisabled()).toBe(true)
    await dialog.getByLabel('Reason').fill('Looked at it')
    await dialog.getByRole('button', { name: verb, exact: true }).click()
    await page.getByText(message).waitFor()
    await expect.poll(() => page.getByRole('table').getByRole('button', { name: 'Release' }).count()).toBe(left)
  }
  await shown(page, 'No referral bonuses').waitFor()
  expect((await seenBy(await app.logIn(referrer.email))).referred.map(({ state }) => state).sort()).toEqual(['due', 'withheld'])
})

journey('says in the specification’s words what failed where the server says nothing better', async () => {
  const { page } = boss
  const member = await stage().app.member()
  const mute = (path: string, method: string) =>
    page.route(`**/api/v1${path}`, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 500, json: { error_code: 90, params: { reason: '' }, message: '', request_id: 'req-1' } })
        : route.fallback(),
    )
  onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
  await stage().app.database.query("UPDATE users SET status = 'in_review' WHERE id = $1", [member.user_id])
  await mute(`/admin/user/${member.user_id}`, 'PATCH')
  await mute(`/admin/user/${member.user_id}`, 'DELETE')
  await mute('/admin/user/email/*', 'POST')
  await mute('/admin/transaction?*', 'GET')
  await page.goto(`/admin/user/${member.user_id}`)
  await page.getByRole('button', { name: 'Verify account' }).click()
  await page.getByText('Error verifying user').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Error deleting user').waitFor()
  await page.keyboard.press('Escape')
  await page.goto(`/admin/x/y/${member.user_id}`)
  await page.getByRole('heading', { name: 'Send Email/Message to Test Member' }).waitFor()
  await page.getByLabel('Subject').fill('Hello')
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('A question')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Email failed, Try again!').waitFor()
  expect(await page.getByLabel('Subject').inputValue()).toBe('Hello')
  await page.goto('/admin/transaction')
  await announced(page, 'assertive').getByText('Error fetching transactions').waitFor()
})
