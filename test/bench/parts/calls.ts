/** Sets of calls over HTTP, with what is behind them in the database. */
import { api, type RouteName } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import type { Database } from '#server/store'
import { send } from '../../faults/traffic.ts'
import { rows } from '../../specification/calls.ts'
import { sessionOf } from '../../support/member.ts'
import { openCaller, type Request } from './caller.ts'
import { fillConsole, fillJournal, fillPublicRows, openBypass } from './fill.ts'
import { ADMIN_EMAIL, logIn, type Member, must, PASSWORD, signUp, UNLIMITED } from './instance.ts'

export type Call = { readonly name: string; readonly request: () => Request }
/** `database_url` of the instance at `url`; null is its embedded store, to which no other process writes. */
type On = { readonly url: string; readonly database_url: string | null; readonly database: Database | null; readonly rows: number }
type CallSet = {
  /** So many unless said: people, or moves of the journal. */
  readonly rows: number
  /** Rows that every store can get: those of the embedded store before its instance starts. */
  readonly before?: (database: Database, rows: number) => Promise<void>
  readonly calls: (on: On) => Promise<readonly Call[]>
}

const MEMBERS = 20
const API = '/api/v1'
/** So many are made at once, of so many moves each. */
const [STEP, EACH] = [20_000, 10]
/** Of the members with a journal, so many call. */
const CALLING = 50

const get = (path: string, token?: string): Request => ({ method: 'GET', path: API + path, ...(token ? { token } : {}) })

export const sets: Readonly<Record<string, CallSet>> = {
  /** The sixteen most used calls, as members with something in their account make them, beside as many others as `rows` says. */
  members: {
    rows: 0,
    calls: async ({ url, database_url, rows }) => {
      const { boss, members } = await makeMembers(url)
      if (rows > 0) await fillMembers(database_url, rows)
      return callsOf(boss, members)
    },
  },
  /** Every read that needs no account, and each of them as CSV that has one; each should need at most 10 ms of Node, or be `costly`. */
  anonymous: {
    rows: 0,
    calls: async ({ database_url }) => {
      if (database_url) await fillPublicRows(database_url)
      return anonymousCalls()
    },
  },
  /** Every list of the console: `rows` people, and ten transactions of each. */
  console: {
    rows: 100_000,
    before: (database, rows) => fillConsole(database, rows, rows * 10),
    calls: async ({ url, rows }) => consoleCalls(url, (await logIn(url, ADMIN_EMAIL)).token, rows),
  },
  /**
   * The dashboard's one call with `rows` moves in the journal (each is two postings): of members like most, and of one with a hundredth of
   * all moves.
   */
  dashboard: { rows: 1_000_000, calls: dashboardCalls },
  /** Public pages and screens, packed as a browser asks for them. */
  pages: {
    rows: 0,
    calls: async () =>
      [
        '/',
        '/plans',
        '/plans/gold',
        '/bots',
        '/bots/5.0',
        '/live-trades',
        '/market',
        '/investments',
        '/proof',
        '/ira-form',
        '/login',
        '/register',
      ].map((path) => ({ name: path, request: () => ({ method: 'GET', path, accept: 'text/html', encoding: 'br' }) })),
  },
}

/** Signed up over HTTP; their sessions are valid on each node of the same database. */
async function makeMembers(url: string): Promise<{ readonly boss: Member; readonly members: readonly Member[] }> {
  const boss = await logIn(url, ADMIN_EMAIL)
  const limits = { deposit_limit: '9000000000', deposit_limit_day: '9000000000', deposit_limit_all: '9000000000' }
  await must(send(url, { by: boss, method: 'PATCH', path: '/admin/settings', body: { ...UNLIMITED, ...limits } }))
  const members: Member[] = []
  while (members.length < MEMBERS) {
    const by = await signUp(url)
    members.push(by)
    const post = (path: string, body: object) => must(send(url, { by, method: 'POST', path: `/private/user${path}`, body }))
    for (let n = 0; n < 10; n += 1) {
      const { body } = await post('/deposit', { amount: n === 0 ? '900000' : '100', payment_method: 'card' })
      await post(`/deposit/${body.data?.transaction?._id}/pay`, { outcome: 'approve' })
    }
    for (let n = 0; n < 5; n += 1) await post('/investment', { plan: 'starter', amount: '100' })
  }
  return { boss, members }
}

function callsOf(boss: Member, members: readonly Member[]): readonly Call[] {
  let next = 0
  const turn = (): Member => members[next++ % members.length] as Member
  const own = (path: string) => () => get(path, turn().token)
  const post = (path: string, body: unknown) => () => ({ method: 'POST', path: API + path, body, token: turn().token })
  const logInAgain = () => ({ method: 'POST', path: `${API}/auth/login`, body: { email: turn().email, password: PASSWORD } })
  return [
    { name: 'dashboard', request: own('/me/account') },
    { name: 'me', request: own('/me') },
    { name: 'transactions', request: own('/me/transactions') },
    { name: 'messages', request: own('/me/messages') },
    { name: 'investments', request: own('/me/investments') },
    { name: 'plans', request: () => get('/plans') },
    { name: 'plan', request: () => get('/plans/starter') },
    { name: 'prices', request: () => get('/market/prices') },
    { name: 'candles', request: () => get('/market/candles?symbol=BTCUSDT') },
    { name: 'bots', request: () => get('/bots') },
    { name: 'proof', request: () => get('/proof') },
    { name: 'login', request: logInAgain },
    { name: 'deposit', request: post('/private/user/deposit', { amount: '5', payment_method: 'card' }) },
    { name: 'subscribe', request: post('/private/user/investment', { plan: 'starter', amount: '100' }) },
    { name: 'admin_queue', request: () => get('/admin/transaction?status=pending', boss.token) },
    { name: 'admin_overview', request: () => get('/admin/overview', boss.token) },
  ]
}

async function fillMembers(database_url: string | null, members: number): Promise<void> {
  if (!database_url) throw new Error('--rows needs --store postgresql here')
  const client = await openBypass(database_url)
  for (let created = 0; created < members; created += STEP)
    await fillJournal(client, { moves: Math.min(STEP, members - created) * EACH, each: EACH, busy_share: 0 })
  await client.query('VACUUM ANALYZE')
  await client.end()
}

function anonymousCalls(): readonly Call[] {
  const open = Object.entries<Route>(api).filter(([, { who, method, events }]) => who === 'anyone' && method === 'GET' && !events)
  return open.flatMap(([name, { path, csv }]) => {
    const { params, query = '' } = rows[name as RouteName]
    const request = get(path.replace(/:(\w+)/g, (_, param: string) => params?.[param] ?? 'x') + query)
    const json = { name, request: () => request }
    return csv ? [json, { name: `${name}.csv`, request: () => ({ ...request, accept: 'text/csv' }) }] : [json]
  })
}

async function dashboardCalls({ database_url, database, rows }: On): Promise<readonly Call[]> {
  if (!database_url || !database) throw new Error('the dashboard is measured on PostgreSQL')
  const client = await openBypass(database_url)
  const { members, busy } = await fillJournal(client, { moves: rows })
  await client.end()
  const tokenOf = async (id: string): Promise<string> => (await sessionOf(database, `${id}@bench.test`, new Date())).token
  const many = await Promise.all(members.slice(0, CALLING).map(tokenOf))
  const one = await tokenOf(busy)
  let next = 0
  return [
    { name: 'of most members', request: () => get('/me/account', many[next++ % many.length]) },
    { name: 'of the busiest', request: () => get('/me/account', one) },
  ]
}

async function consoleCalls(url: string, token: string, people: number): Promise<readonly Call[]> {
  const caller = await openCaller(url)
  const read = async (path: string) => JSON.parse((await caller.send(get(path, token))).text())
  const after = async (path: string): Promise<string> => `${path}&cursor=${(await read(path)).page.next_cursor ?? ''}`
  const user = (await read('/admin/user?limit=1&q=person')).data[0].id
  const lists = {
    'people, first page': '/admin/user?limit=50',
    'people, next page': await after('/admin/user?limit=50'),
    'people, a rare word': `/admin/user?q=person${people - 77}@`,
    'people, a common word': '/admin/user?q=turing',
    'people, nobody': '/admin/user?q=nobody-at-all',
    'people, by status': '/admin/user?status=in_review',
    'one person': `/admin/user/${user}`,
    'transactions, first page': '/admin/transaction?limit=50',
    'transactions, next page': await after('/admin/transaction?limit=50'),
    'transactions, the queue': '/admin/transaction?waiting=true',
    'transactions, declined': '/admin/transaction?status=rejected',
    'transactions, settled': '/admin/transaction?status=active',
    'transactions, by bank': '/admin/transaction?method=bank&type=debit',
    'transactions, of a common name': '/admin/transaction?q=hopper',
    'transactions, of one person': `/admin/transaction?user=${user}`,
    'audit log': '/admin/audit?limit=50',
    'audit log, by action': '/admin/audit?action=user.suspend',
    'audit log, a rare word': '/admin/audit?q=reason%2019',
    'postings of a person': `/admin/user/${user}/posting`,
    changes: '/admin/change',
    mails: '/admin/mail',
    overview: '/admin/overview',
    'search, a word': '/admin/search?q=knuth',
    'search, an id': `/admin/search?q=${user}`,
    treasury: '/admin/treasury',
    plans: '/admin/plan',
    wallets: '/admin/wallet',
    team: '/admin/team',
  }
  caller.close()
  return Object.entries(lists).map(([name, path]) => ({ name, request: () => get(path, token) }))
}
