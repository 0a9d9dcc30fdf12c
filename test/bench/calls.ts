/** The sixteen most used calls and pages, as members with something in their account make them. */
import { api, type RouteName } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import { mailboxPath } from '#test/support/mailbox-path.ts'
import { rows } from '../specification/calls.ts'
import { openCaller, type Request } from './caller.ts'
import { ADMIN_EMAIL, PASSWORD } from './instance.ts'

export type Call = { readonly name: string; readonly request: () => Request }

const MEMBERS = 20
const API = '/api/v1'

type Data = { readonly [member: string]: Data } & readonly Data[] & string

/** Makes members on an instance; their sessions hold on the next one over the same database. Limits are out of the way. */
export async function callsOf(url: string): Promise<readonly Call[]> {
  const caller = await openCaller(url)
  const call = async (method: string, path: string, body?: unknown, token?: string): Promise<Data> => {
    const answer = await caller.send({ method, path: API + path, body, ...(token ? { token } : {}) })
    const text = answer.text()
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${text}`)
    return text ? JSON.parse(text).data : ({} as Data)
  }
  const boss = await logIn(call, ADMIN_EMAIL)
  const free = { limit_auth_calls: 1_000_000, limit_sign_ups: 1_000_000, limit_money_calls: 1_000_000 }
  const limits = { deposit_limit: '9000000000', deposit_limit_day: '9000000000', deposit_limit_all: '9000000000' }
  await call('PATCH', '/admin/settings', { ...free, ...limits }, boss)
  const tokens: string[] = []
  for (let n = 0; n < MEMBERS; n += 1) tokens.push(await member(call, emailOf(n)))
  caller.close()
  let next = 0
  const turn = () => {
    next += 1
    return next % MEMBERS
  }
  const get = (path: string) => () => ({ method: 'GET', path: API + path })
  const own = (path: string) => () => ({ method: 'GET', path: API + path, token: tokens[turn()] ?? '' })
  const post = (path: string, body: unknown) => () => ({ method: 'POST', path: API + path, body, token: tokens[turn()] ?? '' })
  const staff = (path: string) => () => ({ method: 'GET', path: API + path, token: boss })
  return [
    { name: 'dashboard', request: own('/me/account') },
    { name: 'me', request: own('/me') },
    { name: 'transactions', request: own('/me/transactions') },
    { name: 'messages', request: own('/me/messages') },
    { name: 'investments', request: own('/me/investments') },
    { name: 'plans', request: get('/plans') },
    { name: 'plan', request: get('/plans/starter') },
    { name: 'prices', request: get('/market/prices') },
    { name: 'candles', request: get('/market/candles?symbol=BTCUSDT') },
    { name: 'bots', request: get('/bots') },
    { name: 'proof', request: get('/proof') },
    { name: 'login', request: () => ({ method: 'POST', path: `${API}/auth/login`, body: { email: emailOf(turn()), password: PASSWORD } }) },
    { name: 'deposit', request: post('/private/user/deposit', { amount: '5', payment_method: 'card' }) },
    { name: 'subscribe', request: post('/private/user/investment', { plan: 'starter', amount: '100' }) },
    { name: 'admin_queue', request: staff('/admin/transaction?status=pending') },
    { name: 'admin_overview', request: staff('/admin/overview') },
  ]
}

/** Every read that needs no account, and each of them as CSV that has one. */
export function anonymousCalls(): readonly Call[] {
  const open = Object.entries<Route>(api).filter(([, { who, method, events }]) => who === 'anyone' && method === 'GET' && !events)
  return open.flatMap(([name, { path, csv }]) => {
    const { params, query = '' } = rows[name as RouteName]
    const request = { method: 'GET', path: API + path.replace(/:(\w+)/g, (_, param: string) => params?.[param] ?? 'x') + query }
    const json = { name, request: () => request }
    return csv ? [json, { name: `${name}.csv`, request: () => ({ ...request, accept: 'text/csv' }) }] : [json]
  })
}

type Send = (method: string, path: string, body?: unknown, token?: string) => Promise<Data>

function emailOf(n: number): string {
  return `member${n}@bench.test`
}

async function logIn(call: Send, email: string): Promise<string> {
  const known = await call('POST', '/auth/login', { email, password: PASSWORD })
  if (!known.confirm) return String(known.token)
  const confirmed = await call('PATCH', '/auth/login-otp', { email, code: await codeFor(call, email, 'code:login') })
  return String(confirmed.token)
}

async function member(call: Send, email: string): Promise<string> {
  const names = { first_name: 'Bench', last_name: 'Member', gender: 'other', phone: '+14155550100' }
  await call('POST', '/auth/sign-up', {
    email,
    ...names,
    new_password: PASSWORD,
    confirm_password: PASSWORD,
    agreeToTerms: true,
  })
  await call('PATCH', '/auth/verify-otp', { email, code: await codeFor(call, email, 'code:verify') })
  const token = await logIn(call, email)
  for (let n = 0; n < 10; n += 1) {
    const { transaction } = await call(
      'POST',
      '/private/user/deposit',
      { amount: n === 0 ? '900000' : '100', payment_method: 'card' },
      token,
    )
    await call('POST', `/private/user/deposit/${transaction?._id}/pay`, { outcome: 'approve' }, token)
  }
  for (let n = 0; n < 5; n += 1) await call('POST', '/private/user/investment', { plan: 'starter', amount: '100' }, token)
  return token
}

async function codeFor(call: Send, email: string, kind: string): Promise<string> {
  for (;;) {
    const letters = await call('GET', mailboxPath(email))
    const code = /\b\d{6}\b/.exec([...letters].find((one) => String(one.kind) === kind)?.text ?? '')?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
