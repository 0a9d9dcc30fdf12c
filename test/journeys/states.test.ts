/**
 * What the screens do when something is not as it should be: nothing there, a fault, no network, no session; and with the keyboard alone.
 */
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { announced, appIsThere, openStage, type Size, type Visit } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()
const FAULT = { error_code: 90, params: { reason: 'fault' }, message: 'Something went wrong', request_id: 'req-7f3a91' }

async function arrive(size: Size = 'phone'): Promise<Visit> {
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  return visit
}

async function arriveFunded(path: string, size: Size = 'phone') {
  const member = await stage().app.member({ funded: '640' })
  const visit = await arrive(size)
  await enter(visit.page, member.email, path)
  return { ...visit, member }
}

/** Every answer to these calls is a fault, until the returned function is called. */
async function breakCalls(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(`**/api/v1${path}`, (route) => route.fulfill({ status: 500, json: FAULT }))
  return () => page.unroute(`**/api/v1${path}`)
}

journey('answers an unknown path with status 404 and a page that leads on', async () => {
  const { page, see } = await arrive()
  const answer = await page.goto('/no/such/place')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await see('not-found')
  await page.getByRole('link', { name: 'Go to front page' }).click()
  await page.waitForURL(`${stage().app.url}/`)
})

journey('shows a member the same, with the way back to the dashboard', async () => {
  const { page, see } = await arriveFunded('/dashboard', 'desktop')
  expect((await page.goto('/no/such/place'))?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await see('not-found-member')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.waitForURL('**/dashboard')
})

journey.each(['/api', '/api/v1/nothing', '/api/v2/me'])('answers %s in the shape of an error, not with a page', async (path) => {
  const { url } = stage().app
  const answer = await fetch(url + path, { headers: { accept: 'text/html,*/*' } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error_code: 28, message: 'This address does not exist.', request_id: expect.any(String) })
})

journey.each([
  ['/transactions', '/me/transactions*', 'Your transactions could not be loaded.', 'Deposit'],
  ['/messages', '/me/messages*', 'Your messages could not be loaded.', 'Your deposit of $640.00 has arrived'],
])('says on %s what failed with its reference, and loads it when tried again', async (path, calls, sentence, content) => {
  const { page, see } = await arriveFunded('/profile')
  await stage().app.settled()
  const mend = await breakCalls(page, calls)
  await page.goto(path)
  await announced(page, 'assertive').getByText(sentence).waitFor()
  await page.getByText('Something went wrong').first().waitFor()
  await page.getByText('Reference req-7f3a91').waitFor()
  await see(`failed${path.replace('/', '-')}`)
  await mend()
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await page.getByRole('main').getByText(content).filter({ visible: true }).first().waitFor()
  expect(await page.getByText(sentence).count()).toBe(0)
})

smoke('keeps a form as it was when the server fails, with the reference to quote', async () => {
  const { page, see } = await arrive()
  await breakCalls(page, '/auth/login')
  await page.goto('/login')
  await page.getByLabel('Email').fill('somebody@member.test')
  await page.getByLabel('Password', { exact: true }).fill('a password of mine')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await announced(page, 'assertive').getByText('Something went wrong').waitFor()
  await page.getByText('Reference req-7f3a91').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('somebody@member.test')
  await see('log-in-fault')
})

journey('says only the status where a proxy answered instead of us', async () => {
  const { page } = await arrive()
  await page.route('**/api/v1/auth/login', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await page.goto('/login')
  await page.getByLabel('Email').fill('somebody@member.test')
  await page.getByLabel('Password', { exact: true }).fill('a password of mine')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('Request failed with status code 502').waitFor()
})

const FILTER = `getComputedStyle(document.querySelector('main')).filter`

journey('keeps the old figures offline and says since when they are old', async () => {
  const { page, context, see } = await arriveFunded('/dashboard')
  await page.getByText('$640.00').first().waitFor()
  await context.setOffline(true)
  const banner = page.getByRole('region', { name: 'No connection' }).filter({ hasText: /No connection\. Figures as of / })
  await banner.waitFor()
  await page.getByText(/Next try in \d+ s/).waitFor()
  expect(await page.evaluate(FILTER)).toBe('grayscale(1)')
  await see('dashboard-offline')
  expect(await page.getByText('$640.00').first().isVisible()).toBe(true)
  await context.setOffline(false)
  await banner.waitFor({ state: 'hidden' })
  expect(await page.evaluate(FILTER)).toBe('none')
})

journey('works without a part that failed to load, and loads it once there is a network', async () => {
  const { page, context, see } = await arriveFunded('/settings')
  const { body } = await (await stage().app.administrator()).call('POST', '/admin/proof/epoch')
  expect(body.data?.epoch).toBeTruthy()
  await page.route('**/assets/OwnMark*', (route) => route.abort())
  const asked = page.waitForRequest('**/assets/OwnMark*')
  await page.goto('/dashboard')
  await page.getByText('$640.00').first().waitFor()
  await asked
  await see('dashboard-without-a-part')
  expect(await page.getByText('$640.00').first().isVisible()).toBe(true)
  await page.unroute('**/assets/OwnMark*')
  await context.setOffline(true)
  await context.setOffline(false)
  await page.getByText('Verified').first().waitFor()
})

/** By the menu that the last tab opens. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
}

const toProfile = (page: Page) => choose(page, 'Profile')

journey('says in the specification’s words that a screen failed, with its message, breaks long words and shows no address', async () => {
  const { page } = await arriveFunded('/dashboard')
  const body = `export function Component() { throw new Error('${'unbreakable'.repeat(20)} https://elsewhere.test/address') }`
  await page.route('**/assets/route-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await toProfile(page)
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  await page.getByText(/unbreakableunbreakable/).waitFor()
  expect(await page.getByText('elsewhere.test').count()).toBe(0)
  await page.getByRole('navigation', { name: 'Quick menu' }).waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0)
})

journey('keeps the screen while there is no connection, says so, is not live, and goes on once it is back', async () => {
  const { page, context, see } = await arriveFunded('/dashboard')
  await page.getByText('$640.00').first().waitFor()
  await page.locator('[data-live="live"]').waitFor({ state: 'attached' })
  // The menu is there before it is opened.
  const fetched = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/MenuDrawer'))`
  await expect.poll(() => page.evaluate(fetched)).toBe(true)
  await context.setOffline(true)
  await toProfile(page)
  await page.getByText('No connection', { exact: true }).waitFor()
  await page.locator('[data-live="reconnecting"]').waitFor({ state: 'attached' })
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Dashboard')
  await see('no-connection')
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'Your details' }).waitFor()
  await page.getByText('No connection', { exact: true }).waitFor({ state: 'hidden' })
})

journey('is not live while the server restarts, and goes on by "Try again"', async () => {
  const { page, see } = await arriveFunded('/dashboard', 'desktop')
  await page.getByText('$640.00').first().waitFor()
  await page.locator('[data-live="live"]').waitFor()
  // The stream that is open already notices nothing.
  await page.route(/./, (route) => route.abort('connectionrefused'))
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'More' }).click()
  await menu.getByRole('link', { name: 'Support' }).click()
  await page.getByText('No connection', { exact: true }).waitFor()
  await page.locator('[data-live="reconnecting"]').waitFor()
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  await see('server-away')
  // Without the stream, whose return would try again by itself.
  await page.route('**/api/v1/me/events', (route) => route.abort('connectionrefused'))
  await page.unroute(/./)
  await page.getByRole('button', { name: 'Try again' }).last().click()
  await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor()
  await page.unroute('**/api/v1/me/events')
  await page.locator('[data-live="live"]').waitFor()
})

journey('reloads the page once if a newer build has replaced the requested screen, then says so on a card', async () => {
  const { page, see } = await arriveFunded('/dashboard')
  await page.getByText('$640.00').first().waitFor()
  let reloads = 0
  let is_gone = () => reloads === 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1
  })
  await page.route('**/assets/route-*.js', (route) => (is_gone() ? route.fulfill({ status: 404 }) : route.continue()))
  await toProfile(page)
  await page.getByRole('heading', { name: 'Your details' }).waitFor()
  expect(reloads).toBe(1)
  is_gone = () => true
  await choose(page, 'Messages')
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor()
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  expect(await page.getByRole('main').innerText()).not.toMatch(/https?:|assets/)
  await see('not-loaded')
  expect([reloads, new URL(page.url()).pathname]).toEqual([2, '/messages'])
  is_gone = () => false
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await page.getByText('Read More').first().waitFor()
})

journey('says "Network Error" when a payment cannot leave, and sends nothing later', async () => {
  const { page, context, see, member } = await arriveFunded('/deposit')
  await page.getByLabel('Amount').last().fill('75')
  // Sent at the moment of the loss: once the app has noticed it, the button is off.
  await page.evaluate(`{
    const pay = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Pay Now')
    addEventListener('offline', () => pay.click(), { once: true })
  }`)
  await context.setOffline(true)
  await page.getByText('Network Error. Nothing was sent.').first().waitFor()
  await see('deposit-offline')
  expect(await page.getByLabel('Amount').last().inputValue()).toBe('75')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Pay Now' }).waitFor()
  const { body } = await member.call('GET', '/me/transactions')
  expect((body.data as unknown as { amount: string }[]).map(({ amount }) => amount)).toEqual(['640.00'])
})

journey('tries a screen three more times before it gives its code up', async () => {
  const { page } = await arriveFunded('/dashboard')
  await page.getByText('$640.00').first().waitFor()
  let refused = 0
  await page.route('**/assets/route-*.js', (route) => {
    if (refused === 3) return route.continue()
    refused += 1
    return route.fulfill({ status: 503 })
  })
  let reloads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1
  })
  await toProfile(page)
  await page.getByRole('heading', { name: 'Your details' }).waitFor()
  expect([refused, reloads]).toEqual([3, 0])
})

journey('says of a payment without an answer that sending it again is safe, and it then counts once', async () => {
  const { page, member } = await arriveFunded('/deposit')
  await page.getByLabel('Amount').last().fill('75')
  await page.route('**/private/user/deposit', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.getByText('Network Error. It may not have arrived. Sending it again is safe: it counts once.').first().waitFor()
  await page.unroute('**/private/user/deposit')
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await page.waitForURL('**/deposit-checkout/**')
  const { body } = await member.call('GET', '/me/transactions')
  expect((body.data as unknown as { amount: string }[]).map(({ amount }) => amount)).toEqual(['75.00', '640.00'])
})

journey('ends a session that was ended elsewhere: says so, forgets, and goes to the log-in', async () => {
  const { page, see, member } = await arriveFunded('/dashboard')
  await page.getByText('$640.00').first().waitFor()
  const { body } = await member.call('GET', '/auth/sessions')
  const others = (body.data as unknown as { id: string; current: boolean }[]).filter(({ current }) => !current)
  expect(others).toHaveLength(1)
  for (const { id } of others) expect((await member.call('DELETE', `/auth/sessions/${id}`)).status).toBe(204)
  await page
    .getByRole('link', { name: /unread message/ })
    .first()
    .click()
  await page.getByText('Your session has expired. Please log in again.').first().waitFor()
  await page.waitForURL('**/login?next=%2F*')
  expect(await page.evaluate(`localStorage.getItem('user')`)).toBeNull()
  await see('session-expired')
})

journey('leads from a plan to the log-in form by keyboard alone', async () => {
  const { page } = await arrive('desktop')
  await page.goto('/plans/starter')
  await appIsThere(page)
  await page.getByRole('link', { name: 'Log in to invest' }).waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  const box = await page.getByRole('link', { name: 'Skip to content' }).boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  expect(await page.evaluate('document.activeElement.id')).toBe('main')
  await tabTo(page, 'Log in to invest', 12)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login?next=%2Fplans%2Fstarter')
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  await tabTo(page, 'Email')
  await page.keyboard.type('nobody@member.test')
  await tabTo(page, 'Password')
  await page.keyboard.type('a password of mine')
  await page.keyboard.press('Enter')
  await page.getByText('Email or password is incorrect.').waitFor()
})

journey('gives the focus back to what opened a dialog when Escape closes it', async () => {
  const { page } = await arriveFunded('/plans/starter', 'desktop')
  await page.getByLabel('Amount', { exact: true }).fill('500')
  const opener = page.getByRole('button', { name: /Invest Now/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.locator('#root :focus').count()).toBe(0)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe(await opener.innerText())
})

journey('keeps the colour mode over a reload, from the first element on, and over a log-out', async () => {
  const { page } = await arriveFunded('/dashboard', 'desktop')
  const mode = () => page.evaluate<string>('document.documentElement.dataset.mode')
  await page.addInitScript(
    `new MutationObserver(() => { if (document.body) window.modeAtFirst ??= document.documentElement.dataset.mode }).observe(document, { childList: true, subtree: true })`,
  )
  expect(await mode()).toBe('dark')
  await page.getByRole('button', { name: 'Light mode' }).click()
  expect(await mode()).toBe('light')
  await page.reload()
  expect([await page.evaluate('window.modeAtFirst'), await mode()]).toEqual(['light', 'light'])
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  expect(await mode()).toBe('light')
  await page.goto('/home')
  await page.getByRole('button', { name: 'Light mode', pressed: true }).click()
  await page.reload()
  expect([await page.evaluate('window.modeAtFirst'), await mode()]).toEqual(['dark', 'dark'])
})

/** The name of what has the focus: its label, its text. */
function focused(page: Page): Promise<string> {
  return page.evaluate<string>(
    `((one) => (one.labels?.[0]?.textContent ?? one.getAttribute('aria-label') ?? one.textContent ?? '').trim())(document.activeElement)`,
  )
}

async function tabTo(page: Page, name: string, most = 25): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    if (here === name) return
    passed.push(here)
  }
  throw new Error(`${name} is not reached by Tab, only ${passed.join(', ')}`)
}
