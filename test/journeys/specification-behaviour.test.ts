/** What the specification says in seconds and pixels, measured by a clock that the test moves: redirects, the hold of code 42, the top bar. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PASSWORD } from '#test/support/app.ts'
import { openStage, type Visit } from './browser.ts'
import { enter, fillLogIn, fillSignUp, signUpUnverified } from './people.ts'

const stage = openStage()
const REVIEW = 'Your account is now in review. You will receive an update via email. Thank you!'

/** A page on which no time passes but what the test lets pass. */
async function arriveStill(path: string): Promise<Visit> {
  const visit = await stage().visit('desktop')
  await visit.page.clock.install()
  await visit.page.goto(path)
  await visit.page.getByRole('heading', { level: 1 }).waitFor()
  await visit.page.clock.pauseAt(Date.now() + 60_000)
  return visit
}

const at = (page: Page) => new URL(page.url()).pathname

/** What is on the screen by now; a paused clock also holds back what is drawn, so that a little is let pass. */
async function says(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.clock.runFor(1).then(() => page.getByText(text).count()), { timeout: 10_000 }).toBeGreaterThan(0)
}

/** Stays for all but the last 300 ms of that many, and is gone with them. */
async function goesAfter(page: Page, ms: number, to: string): Promise<void> {
  const from = at(page)
  await page.clock.runFor(ms - 300)
  expect(at(page)).toBe(from)
  await page.clock.runFor(400)
  await expect.poll(() => page.clock.runFor(1).then(() => at(page)), { timeout: 10_000 }).toBe(to)
}

it('goes to /verify-account 3 s after a sign-up, to /login 3 s after the code, to /dashboard 2 s after the log-in', async () => {
  const email = 'seconds@behaviour.test'
  const { page } = await arriveStill('/register')
  await fillSignUp(page, { email })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await says(page, 'Registration successful!, verify your email.')
  await goesAfter(page, 3000, '/verify-account')
  await page.getByLabel('Code').fill(await stage().app.codeFor(email, 'code:verify'))
  await page.getByRole('button', { name: 'Verify account' }).click()
  await says(page, 'Account verified successfully, Please Login!')
  await goesAfter(page, 3000, '/login')
  await fillLogIn(page, email)
  await says(page, 'Logged In successfully!')
  await goesAfter(page, 2000, '/dashboard')
})

it('3: says that the email exists, and goes to /login after 2 s', async () => {
  const { email } = await stage().app.signUp()
  const { page } = await arriveStill('/register')
  await fillSignUp(page, { email })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await says(page, 'This email already exists, please login.')
  await goesAfter(page, 2000, '/login')
})

it('12: keeps the email and goes to /verify-account after 2 s; 14: says so, and goes to /login after 2 s', async () => {
  const { app } = stage()
  const email = 'twelve@behaviour.test'
  await signUpUnverified(app, email)
  const { page } = await arriveStill('/login')
  await fillLogIn(page, email)
  await says(page, 'Please verify your account email.')
  await goesAfter(page, 2000, '/verify-account')
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  const code = await app.codeFor(email, 'code:verify')
  await app.anyone.call('PATCH', '/auth/verify-otp', { email, code })
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Verify account' }).click()
  await says(page, 'Account already verified, please login.')
  await goesAfter(page, 2000, '/login')
})

it('22: clears the session and goes to /login after 2 s', async () => {
  const member = await stage().app.signUp()
  const { page } = await stage().visit('desktop')
  await page.clock.install()
  await enter(page, member.email, '/messages')
  await member.call('DELETE', '/auth/sessions')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click()
  await says(page, 'Your session has expired. Please log in again.')
  await goesAfter(page, 2000, '/login')
  expect(await page.evaluate(`localStorage.getItem('user')`)).toBeNull()
})

it('42: holds the sentence at the log-in and at the code for an hour, and no longer', async () => {
  const { app } = stage()
  const boss = await app.administrator()
  await boss.call('PATCH', '/admin/settings', { approval_needed: true })
  const email = 'review@behaviour.test'
  await signUpUnverified(app, email)
  const { page } = await arriveStill('/verify-account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Code').fill(await app.codeFor(email, 'code:verify'))
  await page.getByRole('button', { name: 'Verify account' }).click()
  await says(page, REVIEW)
  await boss.call('PATCH', '/admin/settings', { approval_needed: false })
  await page.goto('/login')
  await fillLogIn(page, email)
  await says(page, REVIEW)
  await page.clock.fastForward(59 * 60_000)
  await says(page, REVIEW)
  await page.clock.fastForward(2 * 60_000)
  await expect.poll(() => page.clock.runFor(500).then(() => page.getByText(REVIEW).count())).toBe(0)
})

it('10: tells somebody who is logged in already so, and loads /dashboard anew', async () => {
  const { email } = await stage().app.signUp()
  const { page } = await arriveStill('/login')
  await page.request.post('/api/v1/auth/login', { data: { email, password: PASSWORD } })
  await page.evaluate('window.kept = true')
  const answer = page.waitForResponse('**/api/v1/auth/login')
  await fillLogIn(page, email)
  expect((await answer).status()).toBe(409)
  await page.waitForURL('**/dashboard')
  expect(await page.evaluate('window.kept')).toBeUndefined()
})

it('hides the top bar 41 px down, keeps it away at 11 px from the top, and shows it within 10 px or 41 px up', async () => {
  const member = await stage().app.signUp()
  const { page } = await stage().visit('phone')
  await enter(page, member.email, '/plans')
  await page
    .getByRole('link', { name: /Invest Now/ })
    .first()
    .waitFor()
  const title = page.getByRole('heading', { level: 1 })
  const shown = async () => ((await title.boundingBox())?.y ?? -1) > 0
  const scroll = async (y: number) => {
    await page.evaluate(`window.scrollTo(0, ${y})`)
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  }
  await scroll(40)
  expect(await shown()).toBe(true)
  await scroll(41)
  await expect.poll(shown).toBe(false)
  await scroll(11)
  expect(await shown()).toBe(false)
  await scroll(10)
  await expect.poll(shown).toBe(true)
  await scroll(500)
  await expect.poll(shown).toBe(false)
  await scroll(460)
  expect(await shown()).toBe(false)
  await scroll(459)
  await expect.poll(shown).toBe(true)
})
