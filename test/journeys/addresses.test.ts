/**
 * The addresses of the app, as a visitor, a member and an administrator: the browser's console stays empty, and a screen that shows one
 * record has its name as heading and in the tab. None scrolls sideways, and axe finds nothing in either colour mode. Little of a member's
 * or the console's text is small, and on a phone a member's targets are as large as a finger. `npm run test:full` walks all of them in
 * each part and asks axe on every screen; `npm test` those that show one record, and asks on an eighth of them.
 */
import type { ConsoleMessage, Page, Request } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { ADMIN_EMAIL, type Client } from '#test/support/app.ts'
import { appPaths } from '#test/support/app-paths.ts'
import { MAILBOX_KEY } from '#test/support/mailbox-path.ts'
import { scriptedFeed } from '#test/support/prices.ts'
import { is_whole } from '#test/support/whole.ts'
import { storePast, tradingOn } from '../rooms/bots/trading.ts'
import { applicationForm } from '../rooms/documents/papers.ts'
import { labRun } from '../rooms/lab/runs.ts'
import { appIsThere, faultsOf, moveWithin, openStage, type Size } from './browser.ts'
import { smoke } from './journey.ts'
import { smallTargets, smallText, tooTall } from './measures.ts'
import { enter, enterConsole } from './people.ts'

const feed = scriptedFeed()
const stage = openStage({ feed })
let member: Client
/** Values for the parameters of an address, in order. */
let given: Readonly<Record<string, readonly string[]>>

beforeAll(async () => {
  const { app } = stage()
  const trading = tradingOn(app, feed)
  await storePast(trading, 90, 48)
  await trading.hours(3)
  member = await app.signUp({ email: 'addresses@member.test', funded: '2000' })
  const created = await member.call('POST', '/private/user/deposit', { amount: '25', payment_method: 'card' })
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '300' })
  await member.call('POST', '/me/ira-form', applicationForm({ email: member.email }))
  await app.settled()
  const first = async (path: string, who = member) =>
    ((await who.call('GET', path)).body.data as unknown as { _id: string }[])[0]?._id ?? ''
  await member.call('POST', '/me/support', { subject: 'A question', text: 'When does my plan mature?' })
  const wallet = await first('/me/wallets')
  const person = member.user_id
  given = {
    '/register/:id': ['ABC123'],
    '/figures/:name': ['main_balance'],
    '/plans/:id': ['starter'],
    '/stats/:name': ['deposits_settled'],
    '/bots/:version': ['1.0'],
    '/forecasts/:coin': ['bitcoin'],
    '/bots/own/:id': [
      String((await member.call('POST', '/me/bots', { name: 'Mine', program: 'weight 1 / coins', interval: '1h' })).body.data?._id),
    ],
    '/bots/lab/:id': [String((await member.call('POST', '/me/lab/runs', labRun())).body.data?._id)],
    '/trades/:id': [await first('/trades?limit=1')],
    '/deposit-checkout/:payment_method/:id': ['card', created.body.data?.transaction?._id ?? ''],
    '/transactions/:id': [created.body.data?.transaction?._id ?? ''],
    '/message/:id': [await first('/me/messages')],
    '/support/:id': [await first('/me/support')],
    '/admin/support/:id': [await first('/me/support')],
    '/admin/user/:id': [person],
    '/admin/fund/:id': [person],
    '/admin/retirement/:id': [await first('/admin/ira-form', await app.administrator())],
    '/admin/plans/:id': ['gold'],
    '/admin/wallets/:id': [wallet],
    '/admin/:email/:name/:id': [member.email, 'Test', person],
  }
})

/** Of the screens that show one record. */
const names: Readonly<Record<string, string>> = {
  '/plans/:id': 'Starter plan',
  '/bots/:version': 'Bot 1.0: Equal parts',
  '/forecasts/:coin': 'Forecast: Bitcoin',
  '/stats/:name': 'Deposits settled',
  '/figures/:name': 'Balance',
  '/transactions/:id': 'Deposit',
  '/admin/user/:id': 'Test Member',
  '/admin/retirement/:id': 'Ada Member',
  '/admin/plans/:id': 'Gold',
  '/admin/wallets/:id': 'Bitcoin',
  '/admin/:email/:name/:id': 'Test Member',
}

function addressOf(pattern: string): string {
  const values = [...(given[pattern] ?? [])]
  return pattern.replace(/:\w+/g, () => values.shift() || 'missing')
}

type Walker = { readonly page: Page; readonly settled: () => Promise<void>; readonly takeMessages: () => string[] }

/** Notes what the console says; `settled` resolves once nothing is fetched or drawn any more. Streams stay open and do not count. */
async function walker(size: Size): Promise<Walker> {
  const { page, context } = await stage().visit(size, { with_worker: true })
  await context.addCookies([{ name: 'clearterm-mailbox', value: MAILBOX_KEY, url: stage().app.url }])
  const messages: string[] = []
  const open = new Set<Request>()
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  page.on('request', (request) => {
    if (!/\/(events|stream)(\?|$)/.test(request.url())) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const settled = async () => {
    let quiet = 0
    while (quiet < 3) {
      await page.locator('main').first().waitFor()
      await appIsThere(page)
      // A page that is left meanwhile, as at the end of a session, is not idle.
      const is_idle = await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve(true)))').catch(() => false)
      quiet = is_idle && open.size === 0 ? quiet + 1 : 0
    }
  }
  return { page, settled, takeMessages: () => messages.splice(0) }
}

type Rule = {
  readonly is_opened: (pattern: string) => boolean
  readonly is_named: (pattern: string) => boolean
  /** What is theirs to see; `npm run test:full` walks the rest too. */
  readonly is_theirs: (pattern: string) => boolean
  /** What is wrong with its measures. */
  readonly measure?: (page: Page, pattern: string) => Promise<string[]>
}

/** Where a member is most of the time. */
const MAIN = [
  ...['/dashboard', '/plans', '/plans/:id', '/investments', '/transactions', '/transactions/:id', '/deposit', '/withdraw', '/messages'],
  ...['/proof', '/bots', '/settings'],
]

/** The console's messages and the wrong names, with the address of each. */
async function walk({ page, settled, takeMessages }: Walker, { is_opened, is_named, is_theirs, measure }: Rule): Promise<string[]> {
  const wrong: string[] = []
  // Last, because it ends the session.
  const theirs = appPaths.filter((path) => path !== '/logout' && (is_whole || is_theirs(path)))
  const patterns = [...theirs.filter((path) => is_whole || names[path]), '/logout']
  for (const [at, pattern] of patterns.entries()) {
    const address = addressOf(pattern)
    if (is_opened(pattern) || page.url() === 'about:blank') await page.goto(address)
    else await moveWithin(page, address)
    await settled()
    if (measure && pattern !== '/logout') wrong.push(...(await measure(page, pattern)).map((fault) => `${address}: ${fault}`))
    const modes: readonly ('dark' | 'light')[] = is_whole || at % 8 === 0 ? ['dark', 'light'] : []
    wrong.push(...[...takeMessages(), ...(await faultsOf(page, modes))].map((message) => `${address}: ${message}`))
    const name = names[pattern]
    if (!name || !is_named(pattern)) continue
    const seen = { heading: await page.locator('h1').textContent(), tab: await page.title() }
    if (seen.heading !== name || seen.tab !== `${name} · Clearterm`) wrong.push(`${address} is named ${JSON.stringify(seen)}`)
  }
  return wrong
}

const is_admin = (pattern: string) => pattern.startsWith('/admin')
const is_public = (pattern: string) => /^\/(plans?|bots|stats)\//.test(pattern)

smoke('knows an address for every parameter', () => {
  for (const pattern of appPaths) expect(addressOf(pattern)).not.toContain('missing')
})

smoke(
  'says nothing in the console of a visitor, and names a public record as the server’s page does',
  async () => {
    const visitor = await walker('phone')
    const is_open = (pattern: string) =>
      !is_admin(pattern) && !/^\/(dashboard|figures|deposit|transaction|messages?|profile|settings)/.test(pattern)
    expect(
      await walk(visitor, {
        // A visitor goes from page to page.
        is_opened: () => true,
        is_named: is_public,
        is_theirs: is_open,
      }),
    ).toEqual([])
    for (const pattern of Object.keys(names).filter(is_public)) {
      const html = await (await fetch(stage().app.url + addressOf(pattern), { headers: { accept: 'text/html' } })).text()
      expect(/<title>([^<]*)</.exec(html)?.[1]).toBe(`${names[pattern]} · Clearterm`)
      expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toBe(names[pattern])
    }
  },
  240_000,
)

smoke(
  'says nothing in the console of a member',
  async () => {
    const own = await walker('phone')
    await enter(own.page, member.email)
    await own.settled()
    expect(own.takeMessages()).toEqual([])
    expect(
      await walk(own, {
        is_opened: () => false,
        is_named: (pattern) => !is_admin(pattern),
        is_theirs: (pattern) => !is_admin(pattern),
        measure: async (page, pattern) => [
          ...(await tooTall(page, pattern)),
          ...(MAIN.includes(pattern) ? await smallTargets(page) : []),
          ...(await smallText(page)),
        ],
      }),
    ).toEqual([])
  },
  240_000,
)

smoke(
  'says nothing in the console of an administrator',
  async () => {
    const desk = await walker('desktop')
    await enterConsole(desk.page, stage().app, ADMIN_EMAIL)
    await desk.settled()
    expect(desk.takeMessages()).toEqual([])
    // A record of the member’s is refused to an administrator, which the console of the browser notes.
    const is_own = /^\/(transactions|message|deposit-checkout|support|bots\/own)\//
    const found = await walk(desk, {
      is_opened: () => false,
      is_named: (pattern) => is_admin(pattern) || is_public(pattern),
      is_theirs: is_admin,
      measure: (page, pattern) => (is_admin(pattern) ? smallText(page) : Promise.resolve([])),
    })
    expect(found.filter((message) => !is_own.test(message))).toEqual([])
  },
  240_000,
)
