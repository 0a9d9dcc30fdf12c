/** The doors: what sign-up, log-in, the codes and log-out say and do, and where they lead. */
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { ADMIN_EMAIL, PASSWORD } from '#test/support/app.ts'
import { appIsThere, openStage, type Size, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, enterConsole, fillAccount, fillLogIn, fillPerson, fillSignUp, headed, signUpUnverified } from './people.ts'

const stage = openStage()
const NEW_PASSWORD = 'harbour-quilt-lantern-7'

async function arrive(size: Size = 'phone'): Promise<Visit> {
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  return visit
}

const signUpButton = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true })
const stored = (page: Page) => page.evaluate<string | null>(`localStorage.getItem('user')`)

const onward = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })

journey('tells what a sign-up lacks, in the specification’s order, and keeps what was typed', async () => {
  const { page, see } = await arrive()
  await page.goto('/register')
  await onward(page).click()
  await page.getByText('All fields are required!').waitFor()
  await fillAccount(page, { email: 'differs@member.test', confirm: `${PASSWORD}x` })
  await onward(page).click()
  await page.getByText("Passwords don't match!").waitFor()
  await see('sign-up-refused')
  // Judged where it is typed, by the server's rules, with the focus on it.
  const password = page.getByLabel('Password', { exact: true })
  for (const [typed, why] of [
    ['lovelace', 'Use at least 12 characters.'],
    ['password1234', 'This password is too common'],
  ] as const) {
    await page.getByLabel('Confirm password').fill(typed)
    await password.fill(typed)
    await onward(page).click()
    await page.getByText(why).first().waitFor()
    expect(await password.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => password.and(page.locator(':focus')).count()).toBe(1)
  }
  await see('sign-up-weak')
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await password.fill(PASSWORD)
  await onward(page).click()
  await page.getByText('Step 2 of 2').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.autocomplete')).toBe('given-name')
  await signUpButton(page).click()
  await page.getByText('You must accept terms and conditions!').waitFor()
  await page.getByRole('checkbox').check()
  await signUpButton(page).click()
  await page.getByText('All fields are required!').waitFor()
  await see('sign-up-second')
  await fillPerson(page)
  await signUpButton(page).click()
  await page.waitForURL('**/verify-account')
})

journey('keeps both steps of a sign-up on the way back, and serves password managers', async () => {
  const { page } = await arrive()
  await page.goto('/register')
  await fillSignUp(page, { email: 'there-and-back@member.test' })
  await page.getByLabel('Referral code').fill('QUARTZ42')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  const fields = ['Email', 'Password', 'Confirm password'].map((name) => page.getByLabel(name, { exact: true }))
  const attributes = await Promise.all(fields.map(async (one) => [await one.inputValue(), await one.getAttribute('autocomplete')]))
  expect(attributes).toEqual([
    ['there-and-back@member.test', 'username'],
    [PASSWORD, 'new-password'],
    [PASSWORD, 'new-password'],
  ])
  expect(await page.locator('form').count()).toBe(1)
  await page.keyboard.press('Enter')
  for (const [name, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Phone', '+1 415 555 0100'],
    ['Referral code', 'QUARTZ42'],
  ] as const)
    expect(await page.getByLabel(name).inputValue()).toBe(value)
})

journey('answers an empty form at its fields, gives the first the focus, and takes the error back with what is filled in', async () => {
  const { page, see } = await arrive()
  const rows = [
    ['/register', 'Continue', 3],
    ['/login', 'Log in', 2],
    ['/verify-account', 'Verify account', 2],
    ['/verify-login', 'Confirm', 2],
    ['/forgot-password', 'Send the code', 1],
    ['/reset-password', 'Set password', 4],
  ] as const
  for (const [path, button, fields] of rows) {
    await page.goto(path)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect.poll(async () => [path, await page.evaluate(WRONG)]).toEqual([path, { at: fields, first_is_focused: true }])
    if (path === '/register') await see('sign-up-empty')
    await page.keyboard.type('a')
    await expect.poll(async () => [path, await page.evaluate(`(${WRONG}).at`)]).toEqual([path, fields - 1])
  }
})

/** How many fields say what they miss, each in words of its own, and whether the first of them has the focus. */
const WRONG = `(() => {
  const wrong = [...document.querySelectorAll('form [aria-invalid="true"][aria-required="true"]')]
  const shown = new Set(wrong.map((one) => document.getElementById(one.id + '-error')?.textContent).filter((text) => /^(Enter|Choose) /.test(text)))
  return { at: shown.size, first_is_focused: document.activeElement === wrong[0] }
})()`

journey('lets an error go with the success that follows it', async () => {
  const { email } = await stage().app.signUp()
  const { page } = await arrive()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const error = page.getByText('All fields are required!')
  await error.waitFor()
  await fillLogIn(page, email)
  await page.getByText('Logged In successfully!').waitFor()
  expect(await error.count()).toBe(0)
})

journey('keeps the form when the referral code of the address is unknown, and names it at its field', async () => {
  const { page, see } = await arrive()
  await page.goto('/register/NOPE')
  await fillSignUp(page, { email: 'referred@member.test' })
  expect(await page.getByLabel('Referral code').inputValue()).toBe('NOPE')
  await page.getByRole('checkbox').check()
  await signUpButton(page).click()
  await page.getByText('This referral code does not exist.').first().waitFor()
  expect(await page.getByLabel('Referral code').getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  expect(await page.getByLabel('Email').inputValue()).toBe('referred@member.test')
  await onward(page).click()
  await see('sign-up-referral')
  await page.getByLabel('Referral code').fill('')
  await signUpButton(page).click()
  await page.waitForURL('**/verify-account')
})

journey('sends a visitor whose email is taken to the log-in', async () => {
  const { email } = await stage().app.member()
  const { page } = await arrive()
  await page.goto('/register')
  await fillSignUp(page, { email })
  await page.getByRole('checkbox').check()
  await signUpButton(page).click()
  await page.getByText('This email already exists, please login.').waitFor()
  await page.waitForURL('**/login')
})

journey('says nothing about which half of a log-in is wrong', async () => {
  const { email } = await stage().app.member()
  const { page, see } = await arrive()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('All fields are required!').waitFor()
  for (const [who, password] of [
    [email, 'not-the-password'],
    ['nobody@member.test', PASSWORD],
  ] as const) {
    await page.reload()
    await fillLogIn(page, who, password)
    await page.getByText('Email or password is incorrect.').waitFor()
  }
  await see('log-in-refused')
  expect(await stored(page)).toBeNull()
})

journey('takes an unverified account from the log-in to its code, with the email filled in', async () => {
  const email = 'unverified@member.test'
  await signUpUnverified(stage().app, email)
  const { page, see } = await arrive()
  await page.goto('/login')
  await fillLogIn(page, email)
  await page.getByText('Please verify your account email.').waitFor()
  await page.waitForURL('**/verify-account')
  await headed(page, 'Verify account')
  await appIsThere(page)
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByRole('button', { name: 'Verify account', exact: true }).click()
  await page.getByText('All fields are required!').waitFor()
  const code = await stage().app.codeFor(email, 'code:verify')
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
  await page.getByText('The code is wrong or has expired.').waitFor()
  await see('verify-account-wrong')
  await page.getByLabel('Code').fill(code)
  await page.getByText('Account verified successfully, Please Login!').waitFor()
  await page.waitForURL('**/login')
  await headed(page, 'Log in')
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await expect.poll(() => page.evaluate('document.activeElement.autocomplete')).toBe('current-password')
  // Once more with the code that did it, as from an old mail (14).
  await page.goto('/verify-account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Code').fill(code)
  await page.getByText('Account already verified, please login.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/verify-account')
  await page.waitForURL('**/login')
})

journey('holds an account that awaits approval, and lets it in once it is approved', async () => {
  const { app } = stage()
  const boss = await app.administrator()
  await boss.call('PATCH', '/admin/settings', { approval_needed: true })
  onTestFinished(async () => void (await boss.call('PATCH', '/admin/settings', { approval_needed: false })))
  const email = 'in-review@member.test'
  const review = 'Your account is now in review. You will receive an update via email. Thank you!'
  await signUpUnverified(app, email)
  await app.anyone.call('PATCH', '/auth/verify-otp', { email, code: await app.codeFor(email, 'code:verify') })
  const { page, see } = await arrive()
  await page.goto('/login')
  await fillLogIn(page, email)
  const hold = page.getByText(review).first()
  await hold.waitFor()
  await see('log-in-review')
  expect(await stored(page)).toBeNull()
  const { body } = await boss.call('GET', `/admin/user?q=${encodeURIComponent(email)}`)
  await boss.call('PATCH', `/admin/user/${body.data?.[0]?.id}`, {})
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('Logged In successfully!').waitFor()
  await page.waitForURL('**/dashboard')
})

smoke('sets a forgotten password by code and opens to the new one alone', async () => {
  const { app } = stage()
  const { email } = await app.member()
  const { page, see } = await arrive()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.waitForURL('**/forgot-password')
  await page.getByRole('button', { name: 'Send the code', exact: true }).click()
  await page.getByText('Enter an email address.').waitFor()
  await see('forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the code', exact: true }).click()
  await page.getByText('If an account exists for this address, we have sent a code.').waitFor()
  await page.waitForURL('**/reset-password')
  await headed(page, 'Set a new password')
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByLabel('Code').fill(await app.codeFor(email, 'code:reset'))
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password', exact: true }).click()
  await page.getByText("Passwords don't match!").waitFor()
  await see('reset-password')
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Set password', exact: true }).click()
  await page.getByText('Your password is set. Please log in.').waitFor()
  await page.waitForURL('**/login')
  await fillLogIn(page, email, PASSWORD)
  await page.getByText('Email or password is incorrect.').waitFor()
  await fillLogIn(page, email, NEW_PASSWORD)
  await page.waitForURL('**/dashboard')
})

journey('asks a visitor to log in first and brings them back to where they were going', async () => {
  const { email } = await stage().app.member()
  const { page } = await arrive()
  await page.goto('/dashboard')
  await page.waitForURL('**/login?next=%2Fdashboard')
  await headed(page, 'Log in')
  await page.goto('/transactions?status=pending')
  await page.waitForURL(`**/login?next=${encodeURIComponent('/transactions?status=pending')}`)
  await fillLogIn(page, email)
  await page.getByText('Logged In successfully!').waitFor()
  await page.waitForURL('**/transactions?status=pending')
})

journey('leads an ended session of the console to the log-in once, says why, and brings it back through the code', async () => {
  const { app } = stage()
  const { page, context, see } = await arrive('desktop')
  await enterConsole(page, app, ADMIN_EMAIL, '/admin/users?q=ada')
  await headed(page, 'Users')
  await context.clearCookies()
  await page.getByRole('link', { name: 'Inbox', exact: true }).first().click()
  await page.waitForURL(`**/login?next=${encodeURIComponent('/admin')}`)
  await page.getByText('You were away. Log in to return to Inbox.').waitFor()
  await see('log-in-away')
  await fillLogIn(page, ADMIN_EMAIL)
  await page.waitForURL('**/verify-login?next=*')
  await headed(page, 'Confirm log-in')
  // An ended session leads away after two seconds: a second time would be within them.
  const led: string[] = []
  page.on('framenavigated', (frame) => frame === page.mainFrame() && led.push(frame.url()))
  await page.waitForTimeout(2_500)
  expect(led).toEqual([])
  await page.getByLabel('Code').fill(await app.codeFor(ADMIN_EMAIL, 'code:login'))
  await page.waitForURL('**/admin')
  await headed(page, 'Inbox')
})

journey('never follows an address out of the origin after the log-in', async () => {
  const { email } = await stage().app.member()
  const { page } = await arrive()
  await page.goto('/login?next=//elsewhere.test/steal')
  await fillLogIn(page, email)
  await page.waitForURL(`${stage().app.url}/dashboard`)
})

journey('offers the sample account on an instance without an open plan', async () => {
  const { page } = await arrive()
  for (const door of ['/login', '/register']) {
    await page.goto(door)
    await page.locator('#screen[data-sample="offered"]').waitFor({ state: 'attached' })
    await appIsThere(page)
    expect(await page.getByRole('link', { name: 'Look at a sample account' }).getAttribute('href')).toBe('/sample')
  }
})

journey('sends a signed-in person on from the doors', async () => {
  const { email } = await stage().app.member()
  const { page } = await arrive()
  await enter(page, email)
  for (const door of ['/login', '/register']) {
    await page.goto(door)
    await page.waitForURL('**/dashboard')
  }
})

journey('tells a visitor whose browser is still logged in, and reloads the dashboard', async () => {
  const { email } = await stage().app.member()
  const { page } = await arrive()
  await page.goto('/login')
  // Another log-in of this browser, of which this tab has not heard.
  expect((await page.request.post('/api/v1/auth/login', { data: { email, password: PASSWORD } })).status()).toBe(200)
  // The sentence is visible only until the redirect, which follows at once.
  await page.evaluate(
    `void new MutationObserver(() => document.body.innerText.includes('You are already logged in.') && sessionStorage.setItem('shown', 'yes')).observe(document, { childList: true, subtree: true })`,
  )
  const answer = page.waitForResponse('**/api/v1/auth/login')
  await fillLogIn(page, email)
  expect((await answer).status()).toBe(409)
  await page.waitForURL('**/dashboard')
  expect(await page.evaluate(`sessionStorage.getItem('shown')`)).toBe('yes')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
})

journey('keeps names and flags in the browser, and no token anywhere a script can read', async () => {
  const { email } = await stage().app.member()
  const { page, context } = await arrive()
  await enter(page, email)
  const kept: Record<string, unknown> = JSON.parse((await stored(page)) ?? '{}')
  expect(Object.keys(kept).sort()).toEqual(['email', 'first_name', 'full_name', 'id', 'is_admin', 'last_name', 'role', 'status'])
  const cookies = await context.cookies()
  const secret = cookies.find(({ httpOnly }) => httpOnly)?.value ?? ''
  expect(secret).not.toBe('')
  const readable = await page.evaluate<string>(`JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])`)
  expect(readable).not.toContain(secret)
  expect(readable).not.toContain('token')
})

journey('forgets everything on log-out, here, in the other tab and on the server', async () => {
  const { app } = stage()
  const { email } = await app.member()
  const { page, context, see } = await arrive()
  await enter(page, email)
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByText(email).first().waitFor()
  const cookies = await context.cookies()
  for (const tab of [page, other])
    await tab.evaluate(`sessionStorage.setItem('draft', 'x'); caches.open('earlier').then((it) => it.put('/a', new Response('b')))`)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await page.getByRole('link', { name: 'Sign Up', exact: true }).first().waitFor()
  // What the front page itself writes down: that its overlay was seen.
  await expect.poll(() => page.evaluate('[localStorage.length, Object.keys(sessionStorage)]')).toEqual([0, ['seen']])
  await see('logged-out')
  await other.waitForURL('**/login?next=%2Fprofile')
  expect(await other.evaluate('[localStorage.length, sessionStorage.length]')).toEqual([0, 0])
  expect(await other.evaluate('caches.keys()')).toEqual([])
  // The next person at this browser meets nothing of the last one, not even for a moment.
  const next = await app.member()
  const met: string[] = []
  other.on('console', (message) => message.text() === 'met the last one' && met.push(message.text()))
  const watch = `new MutationObserver(() => document.body?.innerText.includes('${email}') && console.log('met the last one')).observe(document, { childList: true, subtree: true })`
  await other.addInitScript(watch)
  await other.evaluate(`void ${watch}`)
  await fillLogIn(other, next.email)
  await other.getByRole('main').getByText(next.email).first().waitFor()
  expect(met).toEqual([])
  const token = cookies.find(({ httpOnly }) => httpOnly)?.value ?? ''
  const answer = await app.anyone.call('GET', '/me/account', undefined, { authorization: `Bearer ${token}` })
  expect([answer.status, Number(answer.body.error_code)]).toEqual([401, 22])
})
