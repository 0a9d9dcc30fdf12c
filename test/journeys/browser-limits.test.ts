/** Browsers that forbid storage, have no room in it or run no script; the Back button and a reload in the middle of a form. */
import { expect } from 'vitest'
import { appIsThere, openStage } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, fillAccount, fillLogIn, headed } from './people.ts'
import { BANK } from './specification-member.ts'

const stage = openStage()

/** As where all cookies are blocked. */
const BLOCKED = `for (const area of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, area, { get() { throw new DOMException('denied', 'SecurityError') } })`

smoke('shows every public screen where storage is forbidden, and says what can’t work', async () => {
  const { page, see } = await stage().visit('phone')
  await page.context().addInitScript(BLOCKED)
  for (const [path, title] of [
    ['/support', 'Support'],
    ['/bots/lab', 'Backtest lab'],
    ['/login', 'Log in'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.evaluate(`document.dispatchEvent(new Event('keydown'))`)
    await page.getByText('This browser stores nothing for this site').waitFor()
  }
  await see('storage-blocked')
})

/** Up to its limit, under a name that is not ours. */
const FULL = `{
  let text = 'x'.repeat(5_300_000)
  while (text.length > 0) {
    try { localStorage.setItem('full', (localStorage.getItem('full') ?? '') + text) } catch { text = text.slice(0, text.length >> 1) }
  }
}`

journey('logs in where storage is full', async () => {
  const { app, visit } = stage()
  const ann = await app.member()
  const { page } = await visit('desktop')
  await page.goto('/login')
  await page.evaluate(FULL)
  await fillLogIn(page, ann.email)
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).waitFor()
})

journey('says without scripts that an account needs them', async () => {
  const { page } = await stage().visit('phone', { scripts: false })
  for (const path of ['/dashboard', '/withdraw']) {
    await page.goto(path)
    expect(await page.locator('body').innerText()).toContain('Your account needs JavaScript.')
  }
})

journey('leads Back from the second step of the sign-up to the first, with its text', async () => {
  const { page } = await stage().visit('phone')
  await page.goto('/about')
  await page.goto('/register')
  await headed(page, 'Sign Up')
  await fillAccount(page, { email: 'back@clearterm.test' })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.goBack()
  await page.getByLabel('Email').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('back@clearterm.test')
  await page.goForward()
  await page.getByLabel('First name').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Ada')
})

journey('names the unconfirmed withdrawal whose dialog a reload has closed', async () => {
  const { app, visit } = stage()
  const ann = await app.member({ funded: '500' })
  await ann.call('PATCH', '/me/update-user-wallet', { payoutInfo: { bank: BANK } })
  const { page, see } = await visit('phone')
  await enter(page, ann.email, '/withdraw')
  await page.getByLabel('Amount', { exact: true }).fill('20')
  await page.getByRole('radio', { name: /Bank/ }).check()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await page.reload()
  await page.getByText('$20.00 waits for your code').waitFor()
  await see('withdrawal-unconfirmed')
  await page.getByRole('link', { name: 'Enter the code' }).click()
  await page.getByRole('button', { name: 'Enter the code' }).waitFor()
})

journey('reads prices for all windows by one stream, which another window takes over', async () => {
  const { context, page } = await stage().visit('desktop')
  const streams: string[] = []
  context.on('request', (request) => request.url().endsWith('/market/stream') && streams.push(request.url()))
  const windows = [
    page,
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ]
  for (const one of windows) {
    await one.goto('/market')
    await appIsThere(one)
  }
  await expect.poll(() => streams.length).toBe(1)
  await page.waitForTimeout(2_000)
  expect(streams).toHaveLength(1)
  await page.close()
  await expect.poll(() => streams.length).toBe(2)
  // And a call of the last one has a connection left.
  expect(await windows.at(-1)?.evaluate(`fetch('/api/v1/plans').then(({ status }) => status)`)).toBe(200)
})
