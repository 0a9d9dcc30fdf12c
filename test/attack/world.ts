/** A small world to attack: a member with one of everything, a stranger, a suspended member, an administrator. */
import type { Database } from '#server/store'
import { applicationForm } from '#test/rooms/documents/papers.ts'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import type { TestStore } from '#test/support/database.ts'
import { scriptedFeed } from '#test/support/prices.ts'
import { colleague } from '../rooms/admin/people.ts'
import { USUAL } from '../rooms/bots/trading.ts'
import { seedForecast } from '../rooms/forecasts/market.ts'
import { labRun } from '../rooms/lab/runs.ts'
import { supportForm } from '../rooms/support/people.ts'

export const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

export type Ids = {
  readonly deposit: string
  readonly withdrawal: string
  readonly investment: string
  readonly message: string
  readonly wallet: string
  readonly session: string
  readonly user: string
  readonly application: string
  readonly paper: string
  readonly trade: string
  readonly conversation: string
  readonly support_file: string
  readonly lab_run: string
  readonly own_bot: string
}

export type World = {
  readonly app: TestApp
  readonly anonymous: Client
  readonly stranger: Client
  readonly suspended: Client
  readonly owner: Client
  readonly auditor: Client
  readonly operator: Client
  readonly administrator: Client
  readonly ids: Ids
}

export async function makeWorld(store: TestStore, database?: Database): Promise<World> {
  const feed = scriptedFeed()
  const app = await startApp(store, { feed, ...(database ? { database } : {}) })
  feed.say(USUAL)
  await app.assembly.market.tick()
  // The bots that begin at once order, and are filled at the tick of the next second.
  await app.assembly.bots.round()
  app.clock.advance(1)
  await app.assembly.market.tick()
  await app.assembly.bots.round()
  // An hour that closed after the release: the first point of the ensemble.
  await app.database.query(
    `INSERT INTO market_candle (source, interval, at, opens, highs, lows, closes, known_at)
     SELECT source, '1h', date_trunc('hour', at) - interval '1 hour', prices, prices, prices, prices, at FROM market_tick ORDER BY at DESC LIMIT 1`,
  )
  await seedForecast(app.database, app.clock.now())
  const trades = await app.anyone.call('GET', '/trades/recent')
  const owner = await app.member({ funded: '2000' })
  const stranger = await app.member()
  const suspended = await app.member()
  const administrator = await app.administrator()
  const auditor = await colleague(app, administrator, 'auditor')
  const operator = await colleague(app, administrator, 'operator')
  await administrator.call('PATCH', `/admin/user/${suspended.user_id}`, { status: 'suspended', reason: 'test' })
  await owner.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
  const bought = await owner.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
  const deposit = await owner.call('POST', '/private/user/deposit', { amount: '10', payment_method: 'card' })
  const asked = await owner.call('POST', '/private/user/transaction', {
    amount: '10',
    payment_option: 'wallet',
    selected_coin: `${BTC}::btc::Bitcoin`,
  })
  await app.settled()
  const messages = await owner.call('GET', '/me/messages')
  const wallets = await owner.call('GET', '/me/wallets')
  await owner.call('POST', '/me/ira-form', applicationForm({ email: owner.email }))
  const applications = await administrator.call('GET', '/admin/ira-form')
  const question = await owner.call('POST', '/me/support', supportForm({ transaction_id: String(deposit.body.data?.transaction?._id) }))
  const run = await owner.call('POST', '/me/lab/runs', labRun())
  const bot = await owner.call('POST', '/me/bots', { name: 'Equal parts', program: 'weight 1 / coins', interval: '1d' })
  const sessions = await owner.call('GET', '/auth/sessions')
  return {
    app,
    anonymous: app.anyone,
    stranger,
    suspended,
    owner,
    auditor,
    operator,
    administrator,
    ids: {
      deposit: String(deposit.body.data?.transaction?._id),
      withdrawal: String(asked.body.data?.transaction?._id),
      investment: String(bought.body.data?.investment?._id),
      message: String(messages.body.data?.[0]?._id),
      wallet: String(wallets.body.data?.[0]?._id),
      session: String(sessions.body.data?.[0]?.id),
      user: owner.user_id,
      application: String(applications.body.data?.[0]?._id),
      paper: String(applications.body.data?.[0]?.documents?.[0]?._id),
      conversation: String(question.body.data?._id),
      support_file: String(question.body.data?.thread?.[0]?.attachments?.[0]?._id),
      lab_run: String(run.body.data?._id),
      own_bot: String(bot.body.data?._id),
      trade: String(trades.body.data?.[0]?._id),
    },
  }
}

/** Everything that a refused call must leave as it was: balances, counts and states, in one line. */
export async function fingerprint({ database }: TestApp): Promise<string> {
  const [row] = await database.query<{ print: string }>(`SELECT concat_ws('|',
    (SELECT string_agg(code || '=' || balance, ',' ORDER BY code) FROM account), (SELECT batch || ':' || move FROM journal_head),
    (SELECT string_agg(id || state, ',' ORDER BY id) FROM member_transaction), (SELECT string_agg(id || status || instruction, ',' ORDER BY id) FROM investment),
    (SELECT string_agg(email || status || role || coalesce(referred_by::text, ''), ',' ORDER BY email) FROM users),
    (SELECT string_agg(name || value::text, ',' ORDER BY name) FROM setting), (SELECT string_agg(id || state, ',' ORDER BY id) FROM ira_application), (SELECT milliseconds FROM business_offset)) AS print`)
  return row?.print ?? ''
}
