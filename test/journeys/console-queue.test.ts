/** An operator's day at the queues: lists without an end, many decisions at once, kept filters, and applications with their documents. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { applicationForm, paperFile, picture, SPECIMEN_SSN } from '#test/rooms/documents/papers.ts'
import { ADMIN_EMAIL, type Client } from '#test/support/app.ts'
import { openStage, sizes, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enterConsole } from './people.ts'

const stage = openStage()
const PEOPLE = 180
let boss: Visit

beforeAll(async () => {
  const { app } = stage()
  boss = await stage().visit('desktop')
  await enterConsole(boss.page, app, ADMIN_EMAIL)
  await app.database.query(
    `INSERT INTO users (id, email, first_name, last_name, phone, referral_code, status, password_hash, created_at, updated_at)
     SELECT ('00000000-0000-7000-8000-' || lpad((1000 - n)::text, 12, '0'))::uuid, 'person' || n || '@crowd.test', 'Person', 'Number ' || n, '+14155550100', 'C' || n,
       'active', '$argon2id$none', at, at
     FROM generate_series(1, $1::int) AS n CROSS JOIN LATERAL (SELECT timestamptz '2026-01-01' - make_interval(hours => n) AS at) t`,
    [PEOPLE],
  )
})

const rowsThere = (page: Page): Promise<number> => page.locator('[data-index]').count()
const topOf = async (seen: Locator): Promise<number> => (await seen.boundingBox())?.y ?? Number.NaN
const scrollDown = (page: Page): Promise<void> => page.mouse.wheel(0, 1200)

journey('loads a long list as one scrolls, keeps only what is near the window, and comes back to the same row', async () => {
  const { page, see } = boss
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/admin/user?') && asked.push(request.url()))
  await page.goto('/admin/users?q=crowd.test')
  const table = page.getByRole('table')
  await table.getByText('person1@crowd.test', { exact: true }).waitFor()
  expect(await table.getAttribute('aria-rowcount')).toBe(String(PEOPLE + 1))
  expect(asked.filter((url) => url.includes('cursor='))).toEqual([])
  await page.getByText(`25 loaded · ${PEOPLE} records, newest first`).waitFor({ state: 'attached' })
  await expect
    .poll(
      async () => {
        await scrollDown(page)
        return table.getByText(`person${PEOPLE}@crowd.test`).count()
      },
      { timeout: 20_000 },
    )
    .toBe(1)
  await page.getByText(`${PEOPLE} records, newest first`, { exact: true }).waitFor()
  expect(await rowsThere(page)).toBeLessThan(60)
  expect(await table.getByText('person1@crowd.test', { exact: true }).count()).toBe(0)
  const last = table.getByRole('row').filter({ hasText: `person${PEOPLE}@crowd.test` })
  expect(await last.getAttribute('aria-rowindex')).toBe(String(PEOPLE + 1))
  expect(asked.filter((url) => url.includes('cursor='))).toHaveLength(7)
  await see('console-long-users')

  await page.evaluate('scrollTo(0, 5000)')
  const seen = table.getByText('person95@crowd.test', { exact: true })
  await seen.waitFor()
  const before = await topOf(seen)
  await table.getByRole('link', { name: 'Open Person Number 95', exact: true }).click()
  await page.getByRole('heading', { name: 'Person Number 95' }).first().waitFor()
  await page.goBack()
  await seen.waitFor()
  await expect.poll(async () => Math.abs((await topOf(seen)) - before)).toBeLessThan(40)
})

journey('goes on by keyboard, and keeps the focused row while one scrolls away from it', async () => {
  const { page, see } = boss
  await page.setViewportSize(sizes.phone)
  onTestFinished(() => page.setViewportSize(sizes.desktop))
  await page.goto('/admin/users?q=crowd.test')
  const cards = page.getByRole('list').filter({ hasText: 'person1@crowd.test' })
  const first = cards.getByRole('link', { name: 'Open Person Number 1', exact: true })
  await first.focus()
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  await page.getByText(`50 loaded · ${PEOPLE} records, newest first`).waitFor()
  await see('console-long-users-small')
  await page.evaluate('scrollTo(0, 0)')
  await first.focus()
  await page.evaluate('scrollTo(0, 9000)')
  await page.locator('[data-index="20"]').waitFor({ state: 'detached' })
  expect(await page.evaluate('document.activeElement?.textContent')).toContain('Person Number 1')
  expect(await page.locator('[data-index="0"]').getAttribute('aria-posinset')).toBe('1')
})

/** A deposit by card that waits for its payment. */
async function pendingDeposit(member: Client, amount: string): Promise<string> {
  const created = await member.call('POST', '/private/user/deposit', { amount, payment_method: 'card' })
  return String(created.body.data?.transaction?._id)
}

smoke('declines many after saying what would come of it, once, and keeps the filter that found them', async () => {
  const { page, see } = boss
  const member = await stage().app.member()
  const ids = [
    await pendingDeposit(member, '10'),
    await pendingDeposit(member, '20.50'),
    await pendingDeposit(member, '30'),
    await pendingDeposit(member, '40'),
  ]
  await page.goto(`/admin/transaction?q=${encodeURIComponent(member.email)}`)
  const box = (amount: string) => page.getByRole('grid').getByRole('checkbox', { name: `Select Deposit of $${amount}` })
  await box('40.00').click()
  await box('20.50').click({ modifiers: ['Shift'] })
  await page.getByText('3 selected', { exact: true }).waitFor()
  // The first row is chosen by j, and let go of by x.
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: 'Selected transactions' })
  await bar.getByText('2 selected', { exact: true }).waitFor()
  await see('console-bulk-bar')
  await bar.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('$50.50', { exact: true }).waitFor()
  expect((await member.call('GET', `/me/transactions/${ids[1]}`)).body.data?.transaction_status).toBe('pending')
  expect(await dialog.getByRole('button', { name: 'Decline 2' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Reason').selectOption('no_payment')
  await see('console-bulk-judged')
  const keys: (string | undefined)[] = []
  await page.route('**/admin/transaction/bulk', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const headers = { ...(await route.request().allHeaders()), origin: stage().app.url, 'sec-fetch-site': 'same-origin' }
    const answer = await route.fetch({ headers })
    // The first response is lost on its way: the change was made, but this page doesn't know.
    await (keys.length === 1 ? route.abort() : route.fulfill({ response: answer }))
  })
  await dialog.getByRole('button', { name: 'Decline 2' }).click()
  await dialog.getByText('It is safe to send it again.').waitFor()
  await dialog.getByRole('button', { name: 'Decline 2' }).click()
  await dialog.getByRole('heading', { name: 'Result' }).waitFor()
  await page.unroute('**/admin/transaction/bulk')
  expect(keys).toEqual([keys[0], keys[0]])
  expect(await dialog.getByRole('region', { name: 'Each transaction' }).getByText('Done', { exact: true }).count()).toBe(2)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await bar.waitFor({ state: 'hidden' })
  expect((await member.call('GET', `/me/transactions/${ids[1]}`)).body.data?.transaction_status).toBe('rejected')

  await page.getByRole('button', { name: 'Saved filters' }).click()
  await page.getByRole('menuitem', { name: 'Save this filter' }).click()
  await dialog.getByLabel('Name').fill('One member')
  await dialog.getByRole('button', { name: 'Save this filter' }).click()
  await page.goto('/admin/transaction')
  await page.getByRole('button', { name: 'Saved filters' }).click()
  await page.getByRole('menuitem', { name: 'One member' }).click()
  await page.waitForURL(`**/admin/transaction?q=${encodeURIComponent(member.email)}`)
  await page.reload()
  await page.getByRole('button', { name: 'One member' }).click()
  await page.getByRole('menuitem', { name: 'Delete “One member”' }).click()
  await page.getByRole('button', { name: 'Saved filters' }).waitFor()
})

journey('decides an application with its answers in view; every look at a document or the number is in the log', async () => {
  const { page, see } = boss
  const { app } = stage()
  const member = await app.member()
  const papers = { govt_id: paperFile(await picture(), 'id.png', 'image/png'), employment_letter: paperFile() }
  const sent = await member.call('POST', '/me/ira-form', applicationForm({ email: member.email, full_name: 'Ada Lovelace' }, papers))
  expect(sent.status).toBe(201)
  await page.goto('/admin?show=applications&state=received')
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Ada Lovelace/ })
    .waitFor()
  await see('console-applications')
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Ada Lovelace/ })
    .click()
  await page.getByRole('button', { name: 'View: ID' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: 'ID' }).waitFor()
  await see('console-application-document')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Opened the ID').waitFor()
  await page.getByRole('button', { name: 'Show the number' }).click()
  await dialog.getByLabel('Reason').fill('The member wrote to us')
  await dialog.getByRole('button', { name: 'Show the number' }).click()
  await dialog.getByText(SPECIMEN_SSN).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(await page.getByText(SPECIMEN_SSN).count()).toBe(0)
  await page.getByText('The member wrote to us').waitFor()
  expect(await page.getByText('Opened the ID').count()).toBe(1)
  await page.getByRole('button', { name: 'Decline' }).click()
  expect(await dialog.getByRole('button', { name: 'Decline' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Reason').selectOption('details_differ')
  await dialog.getByLabel('Note').fill('The name is another one')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('It is declined. The sender sees the reason.').waitFor()
  await see('console-application-declined')
  await page.setViewportSize(sizes.phone)
  onTestFinished(() => page.setViewportSize(sizes.desktop))
  await see('console-application-small')
  const own = (await member.call('GET', '/me/ira-form')).body.data?.[0]
  expect(own).toMatchObject({ state: 'declined', reason_code: 'details_differ' })
})
