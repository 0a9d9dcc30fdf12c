/**
 * A screen belongs to one person: two tabs of one browser whose member changes, with and without the events that report it, the
 * back-forward cache after a log-out, and a mailed link opened where another is signed in.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Client } from '#test/support/app.ts'
import { MAILBOX_KEY } from '#test/support/mailbox-path.ts'
import { appIsThere, openStage, type Size, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, fillLogIn } from './people.ts'

const stage = openStage()

/** Two members, and a tab where the first has a purchase to confirm. */
async function withDialog(size: Size, { deaf = false } = {}): Promise<Visit & { readonly ann: Client; readonly bea: Client }> {
  const { app, visit } = stage()
  const [ann, bea] = [await app.member({ funded: '5000' }), await app.member({ funded: '3000' })]
  const visited = await visit(size)
  const { page } = visited
  if (deaf) await page.addInitScript(DEAF)
  await enter(page, ann.email, '/plans/starter')
  await page.getByLabel('Amount', { exact: true }).fill('500')
  await page.getByRole('button', { name: /Invest Now/ }).click()
  await page.getByRole('dialog').waitFor()
  return { ...visited, ann, bea }
}

/** A tab that was suspended has heard of nothing that happened in the others when its button is pressed. */
const DEAF = `for (const name of ['storage', 'focus', 'visibilitychange', 'resume'])
  window.addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true })`

async function logOut(page: Page): Promise<void> {
  await page.goto('/logout')
  await page.waitForURL(({ pathname }) => pathname === '/')
}

async function invested({ call }: Client): Promise<number> {
  return (await call('GET', '/me/investments')).body.data?.length ?? -1
}

const shows = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(`!document.documentElement.hidden && document.body.innerText.includes(${JSON.stringify(text)})`)

smoke('leads to the log-in where a browser has only the cookie of a session that ended', async () => {
  const { app, visit } = stage()
  const ann = await app.member()
  const { page: former, context } = await visit('phone')
  await enter(former, ann.email)
  await former.evaluate('localStorage.clear()')
  // It would notice, and leave by itself at any moment.
  await former.close()
  await app.database.query('DELETE FROM session WHERE user_id = $1', [ann.user_id])
  const page = await context.newPage()
  // The page leaves while it loads.
  await page.goto('/login?next=/plans/starter', { waitUntil: 'commit' })
  await fillLogIn(page, ann.email)
  await page.waitForURL('**/plans/starter')
})

smoke('buys nothing for the one who logged in meanwhile, and is loaded anew as theirs', async () => {
  const { app } = stage()
  const { page, context, see, ann, bea } = await withDialog('desktop', { deaf: true })
  // Nor has it read anything since.
  await page.route('**/api/v1/**', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
  const other = await context.newPage()
  await logOut(other)
  await enter(other, bea.email)
  const answer = page.waitForResponse((response) => response.status() === 409)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Invest/ })
    .click()
  expect((await answer).request().headers()['clearterm-member']).toBe(ann.user_id)
  await page.unrouteAll()
  await page.getByText(`You are now signed in as ${bea.email}`).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Account menu' }).waitFor()
  await see('now-signed-in-as')
  const again = await app.logIn(ann.email)
  expect([await invested(bea), await invested(again)]).toEqual([0, 0])
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByText(`You are now signed in as`).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: 'Account menu' }).waitFor()
  expect(await shows(page, 'now signed in')).toBe(false)
})

journey('shows nothing private once another tab has logged out, and becomes the page of the next member by itself', async () => {
  const { page, context, see, ann, bea } = await withDialog('phone')
  // Here an amount is typed.
  await logOut(await context.newPage())
  await page.getByText('You were logged out in another window.').waitFor()
  await page.getByText('What you typed here was not kept.').waitFor()
  await see('logged-out-elsewhere')
  await enter(page, ann.email)
  await page.goto('/dashboard')
  await page.getByText('$5,000.00').first().waitFor()
  const other = await context.newPage()
  await logOut(other)
  await page.waitForURL('**/login?next=%2Fdashboard')
  expect(await shows(page, '$5,000.00')).toBe(false)
  await page.getByText('You were logged out in another window.').waitFor()
  expect(await shows(page, 'was not kept')).toBe(false)
  await appIsThere(page)
  await other.goto('/login')
  await fillLogIn(other, bea.email)
  await page.getByText(`You are now signed in as ${bea.email}`).waitFor()
  await page.getByText('$3,000.00').first().waitFor()
  await see('now-signed-in-as')
})

/** What the page cache of a browser does to a page, which the one without windows lacks. */
const LEAVE = `dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))`
const RETURN = `dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`

journey('shows a page that returns from the page cache to its own member alone', async () => {
  const { app, visit } = stage()
  const ann = await app.member({ funded: '5000' })
  const { page } = await visit('desktop', { with_page_cache: true })
  await enter(page, ann.email)
  await page.getByText('$5,000.00').first().waitFor()
  await page.evaluate(LEAVE)
  expect(await shows(page, '$5,000.00')).toBe(false)
  await page.evaluate(RETURN)
  await expect.poll(() => shows(page, '$5,000.00')).toBe(true)
  // In a browser that has such a cache the page returns from it, elsewhere it is loaded.
  const shown: string[] = []
  page.on('console', (message) => shown.push(message.text()))
  await page.evaluate(`addEventListener('pageshow', () => console.log(document.documentElement.hidden))`)
  await page.goto('/')
  await app.database.query('DELETE FROM session WHERE user_id = $1', [ann.user_id])
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL('**/login**')
  expect(shown.filter((text) => text === 'false')).toEqual([])
})

journey('shows nothing of a member on the way back after a log-out', async () => {
  const { app, visit } = stage()
  const ann = await app.member({ funded: '5000' })
  const { page } = await visit('desktop', { with_page_cache: true })
  await enter(page, ann.email)
  await page.getByText('$5,000.00').first().waitFor()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL('**/login**')
  expect(await shows(page, '$5,000.00')).toBe(false)
})

journey('leads a log-in to where it was to go, also when another tab notices it first', async () => {
  const { app, visit } = stage()
  const { email } = await app.member()
  const { page, context } = await visit('desktop')
  await context.addCookies([{ name: 'clearterm-mailbox', value: MAILBOX_KEY, url: app.url }])
  const mailbox = await context.newPage()
  await page.goto('/login?next=/investments')
  await page.bringToFront()
  const entered = page.waitForResponse('**/auth/login')
  await fillLogIn(page, email)
  await entered
  const refused = mailbox.waitForResponse((response) => response.status() === 409)
  await mailbox.goto('/sandbox/mailbox')
  await refused
  await page.waitForURL('**/investments')
  await appIsThere(page)
  expect(await shows(page, 'now signed in')).toBe(false)
  await mailbox.getByText(`You are now signed in as ${email}`).waitFor()
})

journey('says who is signed in where the link of an email may be another’s', async () => {
  const { app, visit } = stage()
  const { email } = await app.member()
  const { page, see } = await visit('phone')
  await enter(page, email, `/undo#${'a'.repeat(40)}`)
  await appIsThere(page)
  await page.getByText(`You are signed in as ${email}. This page acts only for the account that the email was sent to.`).waitFor()
  await see('mailed-to-another')
  await page.goto('/transactions/01890000-0000-7000-8000-000000000000')
  await page.getByText(`You are signed in as ${email}.`).waitFor()
  await see('record-of-another')
})
