/**
 * Every route of the app, opened by its address as a visitor, as a member and as an administrator: who sees what, that nothing jumps while
 * it arrives, and what a screen says while its data is slow, when there is no network and when the server fails.
 */
import type { BrowserContext, Locator, Page, Route } from 'playwright-core'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { movedTo } from '#contract/shared/moved'
import { ADMIN_EMAIL, type Client } from '#test/support/app.ts'
import { appScreens, type DeclaredScreen, frameText } from '#test/support/app-paths.ts'
import { someOf } from '#test/support/whole.ts'
import { announced, openStage, type Size } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, enterConsole } from './people.ts'

const stage = openStage()
const FAULT = { error_code: 90, params: { reason: 'fault' }, message: 'Something went wrong', request_id: 'req-7f3a91' }
const MAX_SHIFT = 0.05
const SETTLED_MS = 400
const LATE_MS = 150
const PATIENCE_MS = 10_000

let member: Client
const ids = { deposit: '', wallet: '', message: '', transaction: '', trade: '', user: '' }

beforeAll(async () => {
  const { app } = stage()
  member = await app.member({ email: 'routes@member.test', funded: '2000' })
  const created = await member.call('POST', '/private/user/deposit', { amount: '25', payment_method: 'card' })
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '300' })
  await app.settled()
  const first = async (path: string) => ((await member.call('GET', path)).body.data as unknown as { _id: string }[])[0]?._id ?? ''
  Object.assign(ids, {
    deposit: created.body.data?.transaction?._id,
    wallet: await first('/me/wallets'),
    message: await first('/me/messages'),
    transaction: await first('/me/transactions'),
    user: member.user_id,
  })
})

/**
 * The expected text on the screen; `/…` is a redirect target (an amount in a checkout's address fills the form), `403` is the page for a
 * missing role, and a title is the screen's heading.
 */
type Seen = string | { readonly title: string }
type Row = { readonly path: () => string; readonly visitor: Seen; readonly member: Seen; readonly administrator?: Seen }
const guarded = (path: string | (() => string), seen: string): Row => {
  const at = typeof path === 'string' ? () => path : path
  return { path: at, visitor: '/login', member: seen }
}
const open = (path: string, seen: string, own = seen): Row => ({ path: () => path, visitor: seen, member: own })
const guest = (path: string, seen: string): Row => ({ path: () => path, visitor: seen, member: '/dashboard' })
const consoleOnly = (path: string | (() => string), seen: string): Row => ({ ...guarded(path, '403'), administrator: seen })

const GUARDS: Readonly<Record<DeclaredScreen['who'], (heading: Seen) => Omit<Row, 'path'>>> = {
  anyone: (heading) => ({ visitor: heading, member: heading }),
  guest: (heading) => ({ visitor: heading, member: '/dashboard' }),
  member: (heading) => ({ visitor: '/login', member: heading }),
  staff: (heading) => ({ visitor: '/login', member: '403', administrator: heading }),
}

/** Where a screen shows more than its title, has a parameter, or its guard is in the specification. */
const rows: Row[] = [
  open('/home', 'BTCUSDT candles'),
  open('/plans', 'Which term suits you?'),
  open('/plan', 'Which term suits you?'),
  open('/plans/gold', 'Early exit by day'),
  open('/plan/gold', '/plans/gold'),
  open('/investments', 'How an investment works', 'Your investments'),
  open('/ira-form', 'Full name'),
  open('/market', 'BTCUSDT candles'),
  open('/stats/deposits_settled', 'Breakdown by day (UTC)'),
  open('/wallet-changes', '/proof'),
  open('/support', 'Your question'),
  open('/support/thread', '/support'),
  guest('/register', 'Sign Up'),
  guest('/register/ABC123', 'Sign Up'),
  guest('/login', 'Log in'),
  guest('/sample', 'Leave the sample'),
  open('/verify-account', 'Verify account'),
  open('/verify-login', 'Confirm log-in'),
  guarded('/dashboard', 'Manage portfolio'),
  guarded('/figures/main_balance', 'of the journal'),
  guarded('/deposit', 'Pay Now'),
  guarded(() => `/deposit-checkout/card/${ids.deposit}`, '$25.00'),
  guarded(() => `/deposit-checkout/card/500`, '/deposit'),
  guarded(() => `/deposit-checkout/wallet-500/${ids.wallet}`, '/deposit'),
  guarded('/transactions', 'Details of Deposit'),
  guarded('/transaction', '/transactions'),
  guarded(() => `/transactions/${ids.transaction}`, 'Ledger postings'),
  guarded('/statements', '/transactions'),
  guarded('/messages', 'Read More'),
  guarded('/messages/', 'Read More'),
  guarded(() => `/message/${ids.message}`, 'Mark as unread'),
  guarded('/referrals', '/profile'),
  guarded('/profile', 'Your details'),
  guarded('/settings', 'update your Bitcoin address'),
  guarded('/withdraw', 'Description'),
  consoleOnly('/admin/users', 'routes@member.test'),
  consoleOnly(() => `/admin/user/${ids.user}`, 'Suspend'),
  consoleOnly('/admin/transaction', 'Approve'),
  consoleOnly('/admin/fund', 'Account'),
  consoleOnly(() => `/admin/fund/${ids.user}`, 'Account'),
  consoleOnly('/admin/support', 'Assigned to'),
  consoleOnly('/admin/plans', 'Capacity left'),
  consoleOnly('/admin/plans/gold', 'Preview'),
  consoleOnly('/admin/wallets', 'Wallets ('),
  consoleOnly(() => `/admin/wallets/${ids.wallet}`, 'Update Wallet'),
  consoleOnly(() => `/admin/routes@member.test/Test/${ids.user}`, 'Send Email/Message to'),
  { path: () => '/admin/approvals', visitor: '/login', member: '/admin', administrator: '/admin' },
  open('/no/such/place', 'Page not found'),
]
rows.push(...declaredRows())

/** Every other screen with a title, as its declaration says: its heading, behind its guard. */
function declaredRows(): Row[] {
  const known = new Set(rows.map(({ path }) => path()))
  return appScreens.flatMap(({ path, also = [], who, title }) => {
    const addresses = [path, ...also].filter((one) => !one.includes(':') && !known.has(one))
    return title ? addresses.map((one) => ({ path: () => one, ...GUARDS[who]({ title: frameText(title) }) })) : []
  })
}

/** Counts what moves by itself from the first frame on, and names it. */
const watch = `{
  window.shift = 0
  window.moved = []
  const edges = ({ top, bottom, left, right }) => [top, bottom, left, right].map(Math.round).join(' ')
  const name = ({ node, previousRect, currentRect }) =>
    [node?.className || node?.nodeName, edges(previousRect), '→', edges(currentRect)].join(' ')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue
      window.shift += entry.value
      window.moved.push(...entry.sources.map(name))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}`

/** What was opened, and what was wrong with it: not what was expected, not where, or moved while it arrived. */
async function look(page: Page, path: string, expected: Seen): Promise<string[]> {
  await page.goto(path)
  const here = () => new URL(page.url()).pathname.replace(/(?<=.)\/$/, '')
  if (typeof expected === 'string' && expected.startsWith('/')) {
    await expect.poll(here, { timeout: PATIENCE_MS }).toBe(expected)
    return []
  }
  const shown = await placeOf(page, expected)
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: PATIENCE_MS })
    .then(() => true)
    .catch(() => false)
  if (!shown) return [`${path} does not show ${JSON.stringify(expected)}`]
  if (here() !== path.replace(/(?<=.)\/$/, '')) return [`${path} is shown at ${here()}`]
  await page.waitForTimeout(SETTLED_MS)
  const shift = (await page.evaluate('window.shift')) as number
  if (shift <= MAX_SHIFT) return []
  const moved = (await page.evaluate('window.moved')) as string[]
  return [`${path} moved by ${shift.toFixed(3)}: ${moved.join('; ')}`]
}

function placeOf(page: Page, expected: Seen): Locator {
  if (typeof expected !== 'string') return page.getByRole('heading', { level: 1, name: expected.title, exact: true })
  const text = expected === '403' ? 'You do not have access to this. It is open to administrators.' : expected
  const named = page.getByRole('link', { name: text }).or(page.getByRole('button', { name: text }))
  return page.getByText(text).or(page.getByPlaceholder(text)).or(page.getByLabel(text)).or(named)
}

async function arrive(size: Size) {
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  await visit.context.addInitScript(watch)
  // A font that loads late must not move what its fallback has laid out.
  await visit.context.route('**/*.woff2', (route) => setTimeout(() => route.continue(), LATE_MS))
  return visit
}

smoke(
  'shows a visitor what is open, and sends them to the log-in with the way back from everything else',
  async () => {
    const { page } = await arrive('phone')
    const wrong: string[] = []
    for (const row of someOf(rows, 8)) {
      const path = row.path()
      wrong.push(...(await look(page, path, row.visitor)))
      if (row.visitor === '/login' && !path.endsWith('/'))
        expect(new URL(page.url()).searchParams.get('next')).toBe((movedTo({ pathname: path }) ?? path).replace(/#.*/, ''))
    }
    expect(wrong).toEqual([])
  },
  240_000,
)

for (const size of ['phone', 'desktop'] as const) {
  journey(
    `shows a member every screen without a jump, and a page that says so where it is not theirs (${size})`,
    async () => {
      const { page } = await arrive(size)
      await enter(page, member.email)
      const wrong: string[] = []
      for (const row of rows) wrong.push(...(await look(page, row.path(), row.member)))
      expect(wrong).toEqual([])
    },
    240_000,
  )
}

journey(
  'opens the console to an administrator',
  async () => {
    const { page } = await arrive('desktop')
    await enterConsole(page, stage().app, ADMIN_EMAIL)
    const wrong: string[] = []
    for (const { path, administrator } of rows) if (administrator) wrong.push(...(await look(page, path(), administrator)))
    expect(wrong).toEqual([])
  },
  120_000,
)

/** Screens that read something before they can show anything. */
const reading = [
  '/dashboard',
  '/investments',
  '/transactions',
  '/transactions?view=statements',
  '/messages',
  '/profile',
  '/withdraw',
  '/figures/main_balance',
  '/plans',
  '/plans/gold',
  '/bots',
]

function shows(what: Locator): Promise<boolean> {
  return what.waitFor({ timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  )
}

/** Holds every read of the API until it is let go, then answers each with a fault. */
async function hold(context: BrowserContext): Promise<() => void> {
  let held: Route[] | null = []
  await context.route(/\/api\/v1\/(me|plans|private|bots|trades|auth)/, (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    if (held) return void held.push(route)
    return route.fulfill({ status: 500, json: FAULT })
  })
  return () => {
    const waiting = held ?? []
    held = null
    for (const route of waiting) void route.fulfill({ status: 500, json: FAULT }).catch(() => {})
  }
}

journey(
  'says on each screen that it loads, that there is no network, and that the server failed, with a way to try again',
  async () => {
    const { page, context } = await arrive('phone')
    await enter(page, member.email)
    for (let at = 0; at < reading.length; at += 4) {
      const part = reading.slice(at, at + 4)
      const fail = await hold(context)
      const pages = await Promise.all(
        part.map(async (path) => {
          const tab = await context.newPage()
          await tab.goto(path)
          await tab.locator('main [aria-busy="true"]').first().waitFor()
          return { path, tab }
        }),
      )
      await context.setOffline(true)
      const offline = (tab: Page) => tab.getByText('You are offline. This loads when the connection is back.').first()
      for (const { path, tab } of pages) expect([path, await shows(offline(tab))]).toEqual([path, true])
      await context.setOffline(false)
      fail()
      for (const { path, tab } of pages) {
        const main = tab.getByRole('main')
        expect([path, await shows(main.getByText('Reference req-7f3a91').first())]).toEqual([path, true])
        expect([path, await shows(main.getByRole('button', { name: 'Try again' }).first())]).toEqual([path, true])
      }
      await context.unrouteAll()
      for (const { tab } of pages) await tab.close()
    }
  },
  240_000,
)

journey('says so where an answer is not the server’s, and where the browser itself refuses', async () => {
  const { page } = await arrive('desktop')
  await enter(page, member.email)
  const stranger = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in to this network</h1>' })
  await page.route('**/api/v1/me/transactions*', stranger)
  await page.goto('/transactions')
  await announced(page, 'assertive').getByText('Error occured, refresh page.').waitFor()
  await page.unroute('**/api/v1/me/transactions*')
  await page.goto('/transactions')
  await page.evaluate(`URL.createObjectURL = () => { throw new Error('no room') }`)
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  await page.getByRole('button', { name: 'For programs' }).click()
  await announced(page, 'assertive').getByText('Error occured!').waitFor()
  await page.goto('/plans/starter')
  await page.getByLabel('Amount', { exact: true }).fill('150')
  await page.getByRole('button', { name: 'Invest Now' }).click()
  await page.route('**/api/v1/private/user/investment', stranger)
  await page.getByRole('dialog').getByRole('button', { name: 'Invest Now' }).click()
  await page.getByRole('dialog').getByText('Error Occured!').waitFor()
  await page.unroute('**/api/v1/private/user/investment')
  await page.clock.install()
  await page.goto('/deposit')
  await page.getByRole('radio', { name: /Wallet/ }).check()
  const loaded = page.getByText(/^\d+ deposit wallets loaded$/)
  await loaded.waitFor()
  await page.clock.fastForward(4500)
  expect(await loaded.count()).toBe(1)
  await page.clock.fastForward(600)
  await expect.poll(() => loaded.count()).toBe(0)
})
