/** What people do in many journeys: fill the sign-up form, log in by hand. */
import type { APIResponse, Page } from 'playwright-core'
import { PASSWORD, type TestApp } from '#test/support/app.ts'

export type SignUpText = { readonly email: string; readonly password?: string; readonly confirm?: string }

/** Everything but the terms: the first step, then the second. */
export async function fillSignUp(page: Page, text: SignUpText): Promise<void> {
  await fillAccount(page, text)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await fillPerson(page)
}

/** The first step of the sign-up. */
export async function fillAccount(page: Page, { email, password = PASSWORD, confirm = password }: SignUpText): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(confirm)
}

/** The second step. */
export async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Gender').selectOption('female')
  await page.getByLabel('Phone').fill('+1 415 555 0100')
}

/**
 * Until the screen of that heading is there. The address changes before the screen does, and the form before may have a field of the same
 * name.
 */
export async function headed(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}

export async function fillLogIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await headed(page, 'Log in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** From nowhere to `path`, signed in as a member; without the forms, whose own journeys fill them. */
export async function enter(page: Page, email: string, path = '/dashboard', password: string = PASSWORD): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password } })
  await arrive(page, answer, path)
}

/** The same for an administrator, whose log-in is confirmed by a mailed code. */
export async function enterConsole(page: Page, app: TestApp, email: string, path = '/admin/transaction'): Promise<void> {
  await page.request.post('/api/v1/auth/login', { data: { email, password: PASSWORD } })
  const code = await app.codeFor(email, 'code:login')
  await arrive(page, await page.request.patch('/api/v1/auth/login-otp', { data: { email, code } }), path)
}

/** The cookie is there by now; the rest is what a browser remembers of a log-in. */
async function arrive(page: Page, answer: APIResponse, path: string): Promise<void> {
  if (!answer.ok()) throw new Error(await answer.text())
  const user = JSON.stringify((await answer.json()).data.user)
  await page.route('/remember', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
  await page.goto('/remember')
  await page.unroute('/remember')
  await page.evaluate(`localStorage.setItem('user', ${JSON.stringify(user)})`)
  await page.goto(path)
}

/** An account that has not entered its code yet. */
export async function signUpUnverified(app: TestApp, email: string): Promise<void> {
  const created = await app.anyone.call('POST', '/auth/sign-up', {
    email,
    first_name: 'Grace',
    last_name: 'Hopper',
    gender: 'female',
    phone: '+14155550101',
    new_password: PASSWORD,
    confirm_password: PASSWORD,
    agreeToTerms: true,
  })
  if (created.status !== 201) throw new Error(created.text)
}
