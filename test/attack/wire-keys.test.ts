/**
 * sec/B4: what goes over the wire is what the contract names, at every depth, for every GET route with a JSON reply, asked by whom it is
 * for in a world that has one of everything. A route that is added is asked by itself; one whose path needs an id says so by failing.
 */
import { beforeAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { networks } from '#contract/member/profile'
import { api, type RouteName } from '#contract/routes'
import type { Route, Who } from '#contract/shared/define'
import { isStaffRole } from '#contract/shared/role'
import { newId } from '#kernel/id'
import { SPECIMEN_SSN } from '#test/rooms/documents/papers.ts'
import { type Client, PASSWORD } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'
import { MAILBOX_KEY } from '#test/support/mailbox-path.ts'
import { appCode } from '../rooms/identity/factor-people.ts'
import { testifies } from '../rooms/metrics/busy.ts'
import { bring, codeOf, eightDaysLater } from '../rooms/referrals/world.ts'
import { BTC, type Ids, makeWorld, type World } from './world.ts'

const BANK_NUMBER = 'WIREBANK55443322'

/** Paths with a parameter, and queries without which a route has nothing to say. */
const ASK: {
  readonly [Name in RouteName]?: { readonly id?: keyof Ids; readonly params?: Record<string, string>; readonly query?: string }
} = {
  readMailbox: { query: `?key=${MAILBOX_KEY}` },
  readPolicy: { params: { name: 'privacy' } },
  readMarketContent: { params: { key: 'retirement_planning' } },
  readTransaction: { id: 'deposit' },
  readStatRecords: { params: { name: 'deposits_settled' } },
  readPlan: { params: { id: 'gold' } },
  projectPlan: { params: { id: 'gold' }, query: '?amount=5000' },
  readInvestment: { id: 'investment' },
  readWallet: { id: 'wallet' },
  readDeposit: { id: 'deposit' },
  readMessage: { id: 'message' },
  readEpoch: { params: { epoch: '1' } },
  readLogEntries: { query: '?from=0&to=1' },
  readLogInclusion: { query: '?index=0&size=1' },
  readLogConsistency: { query: '?from=0&to=1' },
  readFigure: { params: { name: 'main_balance' } },
  searchOwn: { query: '?q=deposit' },
  readBot: { params: { version: '1.0' } },
  readBotTrades: { params: { version: '1.0' } },
  readBotEquity: { params: { version: '1.0' } },
  readBotEnsemble: { params: { version: '8.0' } },
  readBotEnsembleHistory: { params: { version: '8.0' } },
  readBotWeights: { params: { version: '1.0' } },
  readCoinForecast: { params: { coin: 'bitcoin' } },
  listCoinForecasts: { params: { coin: 'bitcoin' } },
  readWaiting: { id: 'user', params: { kind: 'accounts' } },
  readCandles: { query: '?symbol=BTCUSDT&interval=1m' },
  readTrade: { id: 'trade' },
  readUser: { id: 'user' },
  readAdminWallet: { id: 'wallet' },
  readAdminPlan: { params: { id: 'gold' } },
  searchAll: { query: '?q=test' },
  listNotes: { id: 'user' },
  listUserPostings: { id: 'user' },
  readAnyTransaction: { id: 'deposit' },
  readApplication: { id: 'application' },
  readConversation: { id: 'conversation' },
  readSupport: { id: 'conversation' },
  readLabRun: { id: 'lab_run' },
  readOwnBot: { id: 'own_bot' },
}

/** Keys that have such a word and no such thing: hashes of the public proof and of published models, and whether an SSN was sent. */
const INNOCENT: { readonly [Name in RouteName]?: RegExp } = {
  readOwnProof: /^hash(es)?$/,
  readLogInclusion: /^hashes$/,
  readLogConsistency: /^hashes$/,
  listForecastModels: /^(parameters|data|fit)_hash$/,
  listOwnApplications: /^with_ssn$/,
}
/** Sentences to a person: they say "set a new password", and policies how one is stored. */
const PROSE = /^(message_(subject|body)|blocks|list|description)$/
const FORBIDDEN = /password|argon2|hash|ssn|token|secret/i
/** In a text, as the beginning of a word: any three letters occur among random ones. */
const FORBIDDEN_TEXT = /(?<![a-z0-9])(password|argon2|hash|ssn|token|secret)/i

/** Mails have codes and links: it is a mailbox, and only the machine itself may read it. */
const asked = (Object.keys(api) as RouteName[]).filter((name) => {
  const route: Route = api[name]
  return route.method === 'GET' && route.reply !== null && '_zod' in route.reply && !route.events
})

type Def = z.core.$ZodTypes['_zod']['def']
const defOf = (schema: unknown): Def => (schema as z.core.$ZodTypes)._zod.def

/** What a value has and its schema does not name, by path. */
function strays(schema: unknown, value: unknown, path: string): string[] {
  const def = defOf(schema)
  switch (def.type) {
    case 'object': {
      if (!isObject(value)) return [`${path}: no object`]
      const shape: Record<string, unknown> = def.shape
      return Object.entries(value).flatMap(([key, inner]) =>
        Object.hasOwn(shape, key) ? strays(shape[key], inner, `${path}.${key}`) : [`${path}.${key}`],
      )
    }
    case 'array':
      return Array.isArray(value) ? value.flatMap((inner, n) => strays(def.element, inner, `${path}[${n}]`)) : [`${path}: no array`]
    case 'nullable':
    case 'optional':
      return value === null || value === undefined ? [] : strays(def.innerType, value, path)
    case 'union': {
      const all = def.options.map((option) => strays(option, value, path))
      return all.find((found) => found.length === 0) ?? all[0] ?? []
    }
    case 'record':
      if (/\.param(eter)?s$/.test(path)) return Object.keys(value ?? {}).filter((key) => !/^[a-z_]{2,30}$/.test(key))
      return Object.keys(value ?? {}).flatMap((key) => (networks.some((name) => name === key) ? [] : [`${path}.${key}`]))
    case 'pipe':
      return strays(def.in, value, path)
    // The administrators' audit log: what an action changed, as its room recorded it.
    case 'unknown':
      return []
    default:
      return typeof value === 'object' && value !== null ? [`${path}: ${def.type} is an object`] : []
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every key and text of an answer, except values under prose keys. */
function* leaves(value: unknown, key = ''): Generator<{ readonly key: string; readonly text: string }> {
  if (Array.isArray(value)) for (const inner of value) yield* leaves(inner, key)
  else if (isObject(value)) for (const [name, inner] of Object.entries(value)) yield* leaves(inner, name)
  else yield { key, text: PROSE.test(key) ? '' : String(value) }
}

let world: World
/** An investment that has not matured. */
let running = ''
let secrets: readonly string[] = []
beforeAll(async () => {
  world = await makeWorld(testStore(quickKind()))
  const { app, owner, stranger, administrator } = world
  const bank = {
    accountName: 'Ada',
    accountNumber: BANK_NUMBER,
    bicOrSwiftCode: 'TESTUS33',
    nationalCode: '',
    bankName: 'B',
    bankAddress: '',
  }
  const replies = await Promise.all([
    owner.call('PATCH', '/me/update-user-wallet', { payoutInfo: { bank, crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } }),
    administrator.call('POST', `/admin/user/email/${owner.user_id}`, { subject: 'Hello', message: 'Hello' }),
    owner.call('PATCH', '/me/update-profile', { location: 'Nowhere', social_media: [{ twitter: 'https://x.com/somebody' }] }),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 201, 200])
  // A day that was run again: none is over yet.
  await app.database.query(`INSERT INTO bot_divergence SELECT id, '2026-01-01', 10, 0, now() FROM bot_run`)
  await bring(app, await codeOf(owner))
  await eightDaysLater(app, administrator)
  expect((await administrator.call('POST', '/admin/proof/epoch')).status).toBe(201)
  await app.assembly.schedule.runNow('maturity')
  await administrator.call('POST', `/admin/user/${owner.user_id}/note`, { text: 'Called back' })
  const wallet = await administrator.call('POST', '/admin/wallet', {
    name: 'Solana',
    symbol: 'SOL',
    network: 'ERC-20',
    address: '0x0000000000000000000000000000000000000000',
  })
  expect(wallet.status).toBe(201)
  await app.database.query(
    `INSERT INTO admin_change (id, kind, beneficiary, amount, object_kind, object_id, payload, maker, created_at, expires_at, state)
     VALUES ($1, 'adjustment.credit', $2, 5, 'user', $2, '{}', $3, now(), now() + interval '1 day', 'waiting')`,
    [newId(), owner.user_id, administrator.user_id],
  )
  await testifies(world)
  const { body } = await owner.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
  running = String(body.data?.investment?._id)
  const secret = String((await owner.call('POST', '/me/second-factor/totp')).body.data?.secret)
  const confirmed = await owner.call('PATCH', '/me/second-factor/totp', { code: appCode(app, secret) })
  const recovery_codes = confirmed.body.data?.recovery_codes as unknown as string[]
  const ssn = SPECIMEN_SSN.replaceAll('-', '')
  const tokens = [owner, stranger, administrator].map(({ token }) => token ?? '-')
  secrets = [PASSWORD, ...tokens, secret, ...recovery_codes, SPECIMEN_SSN, ssn, BANK_NUMBER, '$argon2']
})

const callers: { readonly [Name in Who]: keyof World & ('anonymous' | 'owner' | 'administrator') } = {
  anyone: 'anonymous',
  guest: 'anonymous',
  sandbox: 'anonymous',
  member: 'owner',
  auditor: 'administrator',
  operator: 'administrator',
  administrator: 'administrator',
}

function pathOf(name: RouteName): string {
  const { id, params = name === 'quoteExit' ? { id: running } : {}, query = '' } = ASK[name] ?? {}
  const known: Record<string, string> = { ...(id ? { id: world.ids[id] } : {}), ...params }
  return api[name].path.replace(/:(\w+)/g, (_all, parameter: string) => known[parameter] ?? `no-${parameter}-is-known`) + query
}

it('finds what a schema does not name, at every depth', () => {
  const { reply } = api.listMessages
  const row = { _id: '', user: '', is_read: true, message_subject: '', message_body: '', status: '', created_at: '', updated_at: '' }
  expect(strays(reply, { data: [row], page: { next_cursor: null, total: 1 } }, '')).toEqual([])
  expect(strays(reply, { data: [{ ...row, password_hash: 'x' }], page: {}, more: 1 }, '')).toEqual(['.data[0].password_hash', '.more'])
})

it.each(asked)('sec/B4 %s answers with the keys of its schema alone, and with nothing secret', async (name) => {
  const route: Route = api[name]
  const caller: Client = world[callers[route.who]]
  const { status, text } = await caller.call('GET', pathOf(name))
  expect([name, status]).toEqual([name, 200])
  const answer: unknown = JSON.parse(text)
  expect(strays(route.reply, answer, name)).toEqual([])
  if (isObject(answer) && Array.isArray(answer.data)) expect([name, answer.data.length > 0]).toEqual([name, true])
  if (route.who === 'sandbox') return
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  if (isStaffRole(route.who)) return
  const named = [...leaves(answer)].filter(({ key, text }) => FORBIDDEN.test(key) || FORBIDDEN_TEXT.test(text))
  expect(named.filter(({ key, text }) => !INNOCENT[name]?.test(key) || FORBIDDEN_TEXT.test(text))).toEqual([])
})
