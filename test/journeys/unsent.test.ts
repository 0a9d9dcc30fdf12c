/**
 * What was sent and not answered counts once, and what was typed and not sent is not lost: through a lost reply, a reload, the end of the
 * session and a new build of the pages.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ADMIN_EMAIL, type Client } from '#test/support/app.ts'
import { appIsThere, openStage } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, enterConsole, fillLogIn, headed } from './people.ts'

const stage = openStage()

/** The next call there arrives, and its answer does not. */
async function loseReply(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      // What the driver leaves out.
      const own = { 'sec-fetch-site': 'same-origin', origin: new URL(route.request().url()).origin }
      const answer = await route.fetch({ headers: { ...route.request().headers(), ...own } })
      expect(answer.status()).toBe(201)
      await route.abort()
    },
    { times: 1 },
  )
}

async function count({ call }: Client, path: string): Promise<number> {
  return (await call('GET', path)).body.data?.length ?? -1
}

/** Also those that are announced and not paid. */
async function deposits({ user_id }: Client): Promise<number> {
  const [row] = await stage().app.database.query<{ count: string }>('SELECT count(*) FROM member_transaction WHERE user_id = $1', [user_id])
  return Number(row?.count)
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Send this again?' })

async function pressInvest(page: Page): Promise<void> {
  await page.getByLabel('Amount', { exact: true }).fill('500')
  await page.getByRole('button', { name: 'Invest Now', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Invest Now' }).click()
}

smoke('asks about a purchase without an answer, also after a reload, and counts it once', async () => {
  const { app, visit } = stage()
  const ann = await app.member({ funded: '5000' })
  const { page, see } = await visit('desktop')
  await enter(page, ann.email, '/plans/starter')
  await loseReply(page, '**/private/user/investment')
  await pressInvest(page)
  await page.getByText('Sending it again is safe: it counts once.').waitFor()
  // The balance may be the one after it: the panel behind the question computes nothing from it.
  await page.getByText('Your balance after').locator('..').getByText('–').waitFor()
  expect(await count(ann, '/me/investments')).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await pressInvest(page)
  await question(page).getByText('It may have arrived.').waitFor()
  await see('send-again')
  await page.reload()
  await pressInvest(page)
  await question(page).getByRole('button', { name: 'Finish that one' }).click()
  await page.getByText('You just invested $500.00').waitFor()
  expect(await count(ann, '/me/investments')).toBe(1)
  // It was answered: the next one is another.
  await page.waitForURL('**/dashboard')
  await page.goto('/plans/starter')
  await pressInvest(page)
  await page.getByText('You just invested $500.00').waitFor()
  expect(await count(ann, '/me/investments')).toBe(2)
})

journey('sends another one where that is meant, and nothing where the question is closed', async () => {
  const { app, visit } = stage()
  const ann = await app.member()
  const { page } = await visit('desktop')
  await enter(page, ann.email, '/deposit')
  await loseReply(page, '**/private/user/deposit')
  const ask = async (): Promise<void> => {
    await page.getByLabel('Amount', { exact: true }).fill('300')
    await page.getByRole('radio', { name: /Bank/ }).check()
    await page.getByRole('button', { name: 'Pay Now' }).click()
  }
  await ask()
  await page.getByText('Sending it again is safe: it counts once.').waitFor()
  await page.reload()
  await ask()
  await question(page).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Nothing was sent.').waitFor()
  expect(await deposits(ann)).toBe(1)
  await ask()
  await question(page).getByRole('button', { name: 'Send another one' }).click()
  await expect.poll(() => deposits(ann)).toBe(2)
})

journey('asks an administrator who moves the reserve’s money', async () => {
  const { app, visit } = stage()
  const { page } = await visit('desktop')
  await enterConsole(page, app, ADMIN_EMAIL, '/admin/treasury')
  const move = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Add or take back' }).first().click()
    await page.getByRole('dialog').getByLabel('Amount').fill('25')
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).last().click()
  }
  await loseReply(page, '**/admin/treasury/reserve')
  await move()
  await page.getByText('Sending it again is safe: it counts once.').first().waitFor()
  await page.keyboard.press('Escape')
  await move()
  await question(page).waitFor()
})

async function endSession(user_id: string): Promise<void> {
  await stage().app.database.query('DELETE FROM session WHERE user_id = $1', [user_id])
}

/** Everything kept for later, as a text. */
const stored = (page: Page) => page.evaluate<string>('JSON.stringify({ ...sessionStorage, ...localStorage })')

smoke('gives back what was typed when the session ended, after the same member’s log-in', async () => {
  const { app, visit } = stage()
  const ann = await app.member()
  const { page, see } = await visit('phone')
  await enter(page, ann.email, '/support')
  await page.getByLabel('Subject').fill('My deposit')
  await page.getByLabel('Your question').fill('Where is it?')
  await endSession(ann.user_id)
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.waitForURL('**/login?next=%2Fsupport')
  await page.getByText('Your session has ended. Log in; what you typed is kept in this window.').waitFor()
  await fillLogIn(page, ann.email)
  await page.waitForURL('**/support')
  await page.getByText('Your text is back').waitFor()
  await see('text-is-back')
  expect([await page.getByLabel('Subject').inputValue(), await page.getByLabel('Your question').inputValue()]).toEqual([
    'My deposit',
    'Where is it?',
  ])
  expect(await count(await app.logIn(ann.email), '/me/support')).toBe(0)
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.getByText('Where is it?').first().waitFor()
})

journey('gives nothing typed to another member who logs in', async () => {
  const { app, visit } = stage()
  const [ann, bea] = [await app.member(), await app.member()]
  const { page } = await visit('phone')
  await enter(page, ann.email, '/support')
  await page.getByLabel('Your question').fill('Only mine')
  await endSession(ann.user_id)
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.waitForURL('**/login?next=%2Fsupport')
  await headed(page, 'Log in')
  expect(await stored(page)).toContain('Only mine')
  await fillLogIn(page, bea.email)
  await page.waitForURL('**/support')
  expect(await page.getByLabel('Your question').inputValue()).toBe('')
  expect(await stored(page)).not.toContain('Only mine')
})

journey('keeps no password, code or number of papers, and wipes everything at the log-out', async () => {
  const { app, visit } = stage()
  const ann = await app.member()
  const { page } = await visit('desktop')
  await enter(page, ann.email, '/ira-form')
  await page.getByLabel('Full name').fill('Ann Typed')
  await page.getByLabel('Phone number').fill('+1 415 555 0199')
  await page.getByLabel(/Social security/i).fill('123-45-6789')
  await endSession(ann.user_id)
  await noticeEnd(page)
  await page.waitForURL('**/login?next=%2Fira-form')
  await headed(page, 'Log in')
  expect(await stored(page)).toContain('Ann Typed')
  expect(await stored(page)).not.toContain('123-45')
  // Its fields never appear, which would take it out of the storage: a document without content leaves the page as it is.
  await page.route('**/ira-form', (route) => route.fulfill({ status: 204 }))
  const asked = page.waitForRequest('**/ira-form')
  await fillLogIn(page, ann.email)
  await asked
  await page.goto('/logout')
  await page.waitForURL(({ pathname }) => pathname === '/')
  expect(await stored(page)).not.toContain('Ann Typed')
})

/** Without a press: the next read of the screen is refused. */
async function noticeEnd(page: Page): Promise<void> {
  await page.waitForTimeout(FRESH_MS)
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
}

/** Reads are repeated after it. */
const FRESH_MS = 5_500

const FORMS = [
  ['/profile', 'First name', 'Annabel'],
  ['/ira-form', 'Full name', 'Ann Typed'],
] as const

journey.each(FORMS)('gives back what was typed at %s', async (path, label, text) => {
  const { app, visit } = stage()
  const ann = await app.member()
  const { page } = await visit('desktop')
  await enter(page, ann.email, path)
  await page.getByLabel(label).fill(text)
  await endSession(ann.user_id)
  await noticeEnd(page)
  await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`)
  await fillLogIn(page, ann.email)
  await page.waitForURL(`**${path}`)
  await page.getByText('Your text is back').waitFor()
  expect(await page.getByLabel(label).inputValue()).toBe(text)
})

journey('gives a reason back to the dialog of its act and record alone', async () => {
  const { app, visit } = stage()
  const ann = await app.member()
  const { page, see } = await visit('desktop')
  const path = `/admin/user/${ann.user_id}`
  await enterConsole(page, app, ADMIN_EMAIL, path)
  const reason = page.getByRole('dialog').getByLabel('Reason')
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await reason.fill('Their papers are forged')
  await see('admin-suspend')
  await app.database.query('DELETE FROM session')
  await noticeEnd(page)
  await page.waitForURL('**/login?next=**')
  await enterConsole(page, app, ADMIN_EMAIL, path)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await reason.waitFor()
  expect(await reason.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await reason.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await page.getByText('Your text is back').waitFor()
  expect(await reason.inputValue()).toBe('Their papers are forged')
})

journey('sends nothing of a choice that was saved as it was made, over a newer one', async () => {
  const { app, visit } = stage()
  const ann = await app.member()
  const { page } = await visit('desktop')
  await enter(page, ann.email, '/settings?tab=notifications')
  const box = page.getByRole('checkbox').first()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await box.uncheck()
  expect((await saved).status()).toBe(200)
  await endSession(ann.user_id)
  const elsewhere = await app.logIn(ann.email)
  await elsewhere.call('PATCH', '/me/preferences', { notify: { deposits: true } })
  await noticeEnd(page)
  await page.waitForURL('**/login?next=**')
  await fillLogIn(page, ann.email)
  await page.waitForURL('**/settings?tab=notifications')
  await box.waitFor()
  // A restored choice would be saved at once.
  await page.waitForTimeout(1_000)
  expect(await box.isChecked()).toBe(true)
  const { body } = await elsewhere.call('GET', '/me/preferences')
  expect(body.data?.notify).toMatchObject({ deposits: true })
})

const DESK = [
  ['/admin/announcements', 'Title', 'Maintenance'],
  ['/admin/plans/starter', 'Reason', 'Because of demand'],
  ['/admin/member/Member/:id', 'Subject', 'Your question'],
] as const

journey.each(DESK)('gives an administrator back what was typed at %s', async (pattern, label, text) => {
  const { app, visit } = stage()
  const path = pattern.replace(':id', (await app.member()).user_id)
  const boss = await app.administrator()
  const { page } = await visit('desktop')
  await enterConsole(page, app, ADMIN_EMAIL, path)
  await page.getByLabel(label, { exact: true }).first().fill(text)
  await endSession(boss.user_id)
  await noticeEnd(page)
  await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`)
  await fillLogIn(page, ADMIN_EMAIL)
  await page.waitForURL('**/verify-login**')
  await page.getByLabel('Code').fill(await app.codeFor(ADMIN_EMAIL, 'code:login'))
  await page.waitForURL(`**${path}`)
  await page.getByText('Your text is back').waitFor()
  expect(await page.getByLabel(label, { exact: true }).first().inputValue()).toBe(text)
})

/** The code of a page that is older than the server's build. */
async function withoutCode(page: Page): Promise<void> {
  await page.route('**/assets/hydrate-*.js', (route) => route.fulfill({ status: 404 }))
}

journey('says that a page is of an older build, keeps what is typed in it, and reloads it where nothing is', async () => {
  const { page, see } = await stage().visit('phone')
  await withoutCode(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill('ann@clearterm.test')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('New version available').waitFor({ timeout: 20_000 })
  await see('outdated-page')
  expect(await page.getByLabel('Email').inputValue()).toBe('ann@clearterm.test')
  await page.unrouteAll()
  await page.locator('#outdated').getByRole('button', { name: 'Reload' }).click()
  await headed(page, 'Log in')
  await appIsThere(page)
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ann@clearterm.test')
})
