/**
 * What the specification says in seconds and pixels, measured by a clock that the test moves: redirects, the hold of code 42, the top bar.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ADMIN_EMAIL, PASSWORD } from '#test/support/app.ts'
import { appIsThere, openStage, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, enterConsole, fillLogIn, fillSignUp, headed, signUpUnverified } from './people.ts'

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

/**
 * What is on the screen by now. A paused clock also holds back what is drawn, and the second try of a read that a busy machine did not
 * answer, so that a little is let pass with each look.
 */
async function says(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.clock.runFor(20).then(() => page.getByText(text).count())).toBeGreaterThan(0)
}

/** Stays for all but the last 300 ms of that many, and is gone with them. */
async function goesAfter(page: Page, ms: number, to: string): Promise<void> {
  const from = at(page)
  await page.clock.runFor(ms - 500)
  // The next screen loads first: by the last look an early redirect would have happened.
  for (let look = 0; look < 20; look += 1) {
    expect(at(page)).toBe(from)
    await page.clock.runFor(10)
  }
  await page.clock.runFor(400)
  await expect.poll(() => page.clock.runFor(1).then(() => at(page))).toBe(to)
}

smoke('goes to /verify-account 3 s after a sign-up, to /login 3 s after the code, to /dashboard 2 s after the log-in', async () => {
  const email = 'seconds@behaviour.test'
  const { page } = await arriveStill('/register')
  await fillSignUp(page, { email })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await says(page, 'Registration successful!, verify your email.')
  await goesAfter(page, 3000, '/verify-account')
  await headed(page, 'Verify account')
  await appIsThere(page)
  await page.getByLabel('Code').fill(await stage().app.codeFor(email, 'code:verify'))
  await says(page, 'Account verified successfully, Please Login!')
  await goesAfter(page, 3000, '/login')
  await headed(page, 'Log in')
  await appIsThere(page)
  await fillLogIn(page, email)
  await says(page, 'Logged In successfully!')
  await goesAfter(page, 2000, '/dashboard')
})

journey('3: says that the email exists, and goes to /login after 2 s', async () => {
  const { email } = await stage().app.member()
  const { page } = await arriveStill('/register')
  await fillSignUp(page, { email })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await says(page, 'This email already exists, please login.')
  await goesAfter(page, 2000, '/login')
})

smoke('12: keeps the email and goes to /verify-account after 2 s; 14: says so, and goes to /login after 2 s', async () => {
  const { app } = stage()
  const email = 'twelve@behaviour.test'
  await signUpUnverified(app, email)
  const { page } = await arriveStill('/login')
  await fillLogIn(page, email)
  await says(page, 'Please verify your account email.')
  await goesAfter(page, 2000, '/verify-account')
  await headed(page, 'Verify account')
  await appIsThere(page)
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  const code = await app.codeFor(email, 'code:verify')
  await app.anyone.call('PATCH', '/auth/verify-otp', { email, code })
  await page.getByLabel('Code').fill(code)
  await says(page, 'Account already verified, please login.')
  await goesAfter(page, 2000, '/login')
})

journey('22: clears the session and goes to /login after 2 s', async () => {
  const { app, visit } = stage()
  const member = await app.member()
  const { page } = await visit('desktop')
  await page.clock.install()
  await enter(page, member.email, '/messages')
  const profile = page.getByRole('link', { name: 'Profile', exact: true }).first()
  await profile.waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await app.database.query('UPDATE session SET ended_at = now() WHERE user_id = $1', [member.user_id])
  await profile.click()
  // The address follows the click at once or after the refusal of what the screen reads.
  await expect.poll(() => page.clock.runFor(20).then(() => at(page))).toBe('/profile')
  await says(page, 'Your session has expired. Please log in again.')
  await goesAfter(page, 2000, '/login')
  expect(await page.evaluate(`localStorage.getItem('user')`)).toBeNull()
})

journey('42: holds the sentence at the log-in and at the code for an hour, and no longer', async () => {
  const { app } = stage()
  const boss = await app.administrator()
  await boss.call('PATCH', '/admin/settings', { approval_needed: true })
  const email = 'review@behaviour.test'
  await signUpUnverified(app, email)
  const { page } = await arriveStill('/verify-account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Code').fill(await app.codeFor(email, 'code:verify'))
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

journey('10: says that the caller is already logged in, and reloads /dashboard', async () => {
  const { email } = await stage().app.member()
  const { page } = await arriveStill('/login')
  await page.request.post('/api/v1/auth/login', { data: { email, password: PASSWORD } })
  await page.evaluate('window.kept = true')
  const answer = page.waitForResponse('**/api/v1/auth/login')
  await fillLogIn(page, email)
  expect((await answer).status()).toBe(409)
  await page.waitForURL('**/dashboard')
  // The page that is left answers with an error.
  await expect.poll(() => page.evaluate('window.kept').catch(() => 'left')).toBeUndefined()
})

journey('hides the top bar 41 px down, keeps it away at 11 px from the top, and shows it within 10 px or 41 px up', async () => {
  const member = await stage().app.member()
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

journey('moves the coins 3000 ms after the last move, 10 px apart', async () => {
  const { page } = await stage().visit('desktop')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const coins = page.getByRole('region', { name: 'Coins', exact: true })
  await coins.scrollIntoViewIfNeeded()
  await page.locator('.site-overlay').evaluate((it) => it.remove())
  await expect.poll(() => page.locator('[data-plays]').getAttribute('data-plays')).toBe('true')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.clock.runFor(3000)
  const frame = coins.locator('[data-frame]')
  const left = () => frame.evaluate((it) => it.scrollLeft)
  const resting = async () => {
    const before = await left()
    await page.clock.runFor(1)
    return (await left()) === before
  }
  await expect.poll(resting).toBe(true)
  const [one, other] = await coins
    .getByRole('listitem')
    .evaluateAll((all) => all.slice(0, 2).map((it) => it.getBoundingClientRect().toJSON()))
  expect(Math.round(other.left - one.right)).toBe(10)
  const before = await left()
  await page.clock.runFor(2800)
  await expect.poll(left).not.toBe(before)
})

journey('lists messages without a delay', async () => {
  const member = await stage().app.signUp({ funded: '10' })
  await stage().app.settled()
  const { page } = await stage().visit('desktop')
  await page.clock.install()
  await enter(page, member.email, '/profile')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page
    .getByRole('link', { name: /^(Messages|\d+ unread messages?)$/ })
    .first()
    .click()
  await says(page, 'Read More')
})

journey('disables the button of an investment that has ended: Liquidated, or Matured', async () => {
  const { app } = stage()
  const member = await app.signUp({ funded: '1000' })
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
  await (await app.administrator()).call('POST', '/admin/business-date', { days: 8 })
  const { body } = await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '200' })
  const id = body.data?.investment?._id
  const { quote } = (await member.call('GET', `/private/user/investment/${id}/quote`)).body.data as { quote?: unknown }
  await member.call('PATCH', `/private/user/investment/${id}`, { quote })
  const { page } = await stage().visit('desktop')
  await enter(page, member.email, '/investments')
  for (const name of ['Liquidated', 'Matured']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.waitFor()
    expect(await button.isDisabled()).toBe(true)
  }
})

journey('changes its layout at 30em, 48em, 62em and 80em alone', async () => {
  const { page } = await stage().visit('desktop')
  await page.goto('/plans')
  await page.locator('.before').waitFor({ state: 'detached' })
  const widths: string[] = await page.evaluate(`(() => {
    const inside = (rules) => [...rules].flatMap((rule) => [rule.conditionText ?? '', ...(rule.cssRules ? inside(rule.cssRules) : [])])
    const all = [...document.styleSheets].flatMap((sheet) => inside(sheet.cssRules)).flatMap((text) => text.match(/(?<=width[^)]*)[\\d.]+em/g) ?? [])
    return [...new Set(all)]
  })()`)
  expect(widths.filter((width) => /^\d+em$/.test(width)).sort()).toEqual(['30em', '48em', '62em', '80em'])
})

smoke.each([
  ['AI STANDARD PLAN', 'Starter · follows bot 1.0', '10.00%', '1.42%', '$100.00 min., $500.00 max.', '7 days'],
  ['AI MASTER PLAN', 'Diamond · follows bot 2.0', '14.50%', '0.48%', '$500.00 min., $1,000.00 max.', '30 days'],
  ['AI PREMIUM PLAN', 'Silver · follows bot 4.0', '18.00%', '0.60%', '$1,000.00 min., $5,000.00 max.', '30 days'],
  ['AI ULTIMATE PLAN', 'Gold · follows bot 5.0', '22.00%', '0.48%', '$5,000.00 min., $10,000.00 max.', '45 days'],
  ['AI CORPORATE PLAN', 'IRA/401K · follows bot 7.0', '28.00%', '0.46%', '$10,000.00 min., $50,000.00 max.', '60 days'],
])('writes on the front page of %s its rate, share of a day, range, term and that capital comes back', async (name, byline, ...terms) => {
  const html = await (await fetch(stage().app.url)).text()
  const card = html.split('<article').find((part) => part.includes(`>${name}<`)) ?? ''
  const text = card.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toContain(byline)
  for (const term of ['Term return', 'Daily PNL', 'Portfolio', 'Term', ...terms]) expect(text).toContain(term)
  // The same for all plans, so it is written once below them.
  expect(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toMatch(/Capital returned Yes, at maturity/)
})

smoke('names on the front page the four steps, the counted statistics and the day since which it runs', async () => {
  const { page } = await stage().visit('desktop')
  await page.goto('/')
  const steps = page.locator('section').filter({ has: page.getByRole('heading', { name: 'How It Works' }) })
  expect(await steps.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Sign Up', 'Deposit Funds', 'Activate Bot', 'Withdraw'])
  expect(await steps.locator('li svg').count()).toBe(4)
  const statistics = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Statistics' }) })
  // A counter that has counted nothing yet is named in the sentence below.
  const counters = ['Verified users', 'Deposits settled', 'Withdrawals paid', 'Median withdrawal time']
  const shown = await statistics.locator('dt').allTextContents()
  const uncounted = /Nothing to count yet: ([^.]*)\./.exec((await statistics.textContent()) ?? '')?.[1]?.split(' · ') ?? []
  expect([...shown.filter((name) => counters.includes(name)), ...uncounted]).toEqual(counters)
  const since = (await statistics.locator('p').last().textContent()) ?? ''
  expect(since).toContain('Running since ')
  expect(since).toMatch(/\d{1,2} \w+ \d{4}/)
  const text = (await page.locator('body').textContent()) ?? ''
  expect(text).not.toMatch(/3\.5K|5\.5M|10\.2M|200\+|more than 9 years|\$100k/)
})

journey('reads the profile again after payout details were saved', async () => {
  const member = await stage().app.member()
  const { page } = await stage().visit('desktop')
  await enter(page, member.email, '/settings')
  await page.getByRole('button', { name: 'Use the specimen' }).click()
  const again = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/me'))
  await page.evaluate(`localStorage.setItem('user', JSON.stringify({ ...JSON.parse(localStorage.getItem('user')), first_name: 'Old' }))`)
  await page.getByRole('button', { name: 'Update bank details' }).click()
  await again
  await expect.poll(() => page.evaluate(`JSON.parse(localStorage.getItem('user')).first_name`)).toBe('Test')
})

journey('goes to /admin/wallets 2 s after a wallet was updated, and stays where the update failed', async () => {
  const { app } = stage()
  const boss = await app.administrator()
  const id = (await boss.call('GET', '/admin/wallet')).body.data?.[1]?._id
  const { page } = await stage().visit('desktop')
  await page.clock.install()
  await enterConsole(page, app, ADMIN_EMAIL, `/admin/wallets/${id}`)
  await page.getByLabel('Rank').waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  const update = page.getByRole('button', { name: 'Update Wallet', exact: true })
  await page.getByLabel('Rank').fill('first')
  await update.click()
  await says(page, 'Error updating wallet')
  await page.clock.runFor(3000)
  expect(at(page)).toBe(`/admin/wallets/${id}`)
  await page.getByLabel('Rank').fill('9')
  await update.click()
  await says(page, 'Ethereum wallet updated')
  await goesAfter(page, 2000, '/admin/wallets')
  await says(page, new Date().toISOString().slice(0, 10))
})

journey('shows a visitor the front page, about, privacy and a market page', async () => {
  for (const [path, heading] of [
    ['/', 'Try crypto investing with paper money.'],
    ['/about', 'About us'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/market/gold', 'Gold'],
  ] as const) {
    const answer = await fetch(`${stage().app.url}${path}`)
    const [, text = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await answer.text()) ?? []
    expect([path, answer.status, text.replace(/<[^>]*>/g, '')]).toEqual([path, 200, heading])
  }
})
