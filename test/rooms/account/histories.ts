/**
 * Random histories of a whole platform over real HTTP: every kind of move that the ledger has, in any order, by a few members and two
 * administrators. A refused step is part of a history too; only an internal fault (5xx) ends it.
 */
import fc from 'fast-check'
import type { Answer, Client, TestApp } from '#test/support/app.ts'
import { BTC } from '../../attack/world.ts'
import { colleague, decide as decideChange } from '../admin/people.ts'

const MEMBERS = 3

export type World = {
  readonly app: TestApp
  readonly boss: Client
  readonly second: Client
  /** Who moves money in this history. */
  readonly members: readonly Client[]
  /** They and the members of earlier histories of this app. */
  readonly everyone: readonly Client[]
}

const cents = (max: number) => fc.integer({ min: 1, max }).map((n) => (n / 100).toFixed(2))
const who = fc.nat({ max: MEMBERS - 1 })
const pick = fc.nat({ max: 20 })

/** Each named by what it does; `pick` chooses among what there is. */
const steps = {
  deposit: fc.record({
    kind: fc.constant('deposit' as const),
    who,
    amount: cents(90_000),
    end: fc.constantFrom('approve', 'decline', 'delay', 'admin approves', 'admin declines', 'admin deletes'),
  }),
  withdraw: fc.record({
    kind: fc.constant('withdraw' as const),
    who,
    amount: cents(30_000),
    end: fc.constantFrom('open', 'cancel', 'lapse', 'confirm', 'approve', 'decline', 'delete'),
  }),
  adjust: fc.record({
    kind: fc.constant('adjust' as const),
    who,
    account_type: fc.constantFrom('main', 'bonus', 'earning'),
    transaction_type: fc.constantFrom('credit', 'credit', 'debit'),
    amount: cents(9_000),
  }),
  transfer: fc.record({ kind: fc.constant('transfer' as const), who, from: fc.constantFrom('bonus', 'earning'), amount: cents(3_000) }),
  invest: fc.record({
    kind: fc.constant('invest' as const),
    who,
    amount: fc.integer({ min: 10_000, max: 30_000 }).map((n) => (n / 100).toFixed(2)),
    at_maturity: fc.constantFrom('pay_out', 'reinvest_principal', 'reinvest_all'),
  }),
  liquidate: fc.record({ kind: fc.constant('liquidate' as const), who, pick }),
  days: fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(0.3, 2, 7, 8) }),
  treasury: fc.record({
    kind: fc.constant('treasury' as const),
    account: fc.constantFrom('reserve', 'referral', 'adjustment'),
    direction: fc.constantFrom('add', 'take'),
    amount: cents(500_000),
  }),
  epoch: fc.record({ kind: fc.constant('epoch' as const) }),
}

const step = fc.oneof(
  { weight: 5, arbitrary: steps.deposit },
  { weight: 4, arbitrary: steps.withdraw },
  { weight: 4, arbitrary: steps.adjust },
  { weight: 2, arbitrary: steps.transfer },
  { weight: 5, arbitrary: steps.invest },
  { weight: 2, arbitrary: steps.liquidate },
  { weight: 2, arbitrary: steps.days },
  { weight: 1, arbitrary: steps.treasury },
  { weight: 1, arbitrary: steps.epoch },
)
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** So that the shortest history has every kind of move in it. */
const opening: readonly Step[] = [
  ...(['main', 'bonus', 'earning'] as const).map((account_type) => credit(1, account_type)),
  credit(0, 'bonus'),
  { kind: 'adjust', who: 1, account_type: 'bonus', transaction_type: 'debit', amount: '12.34' },
  // More than was credited: a reversal.
  { kind: 'adjust', who: 2, account_type: 'main', transaction_type: 'debit', amount: '3.21' },
  { kind: 'transfer', who: 1, from: 'earning', amount: '1.05' },
  { kind: 'invest', who: 0, amount: '150.01', at_maturity: 'reinvest_all' },
  { kind: 'invest', who: 1, amount: '201.77', at_maturity: 'pay_out' },
  { kind: 'invest', who: 2, amount: '120.00', at_maturity: 'reinvest_principal' },
  { kind: 'withdraw', who: 2, amount: '30.30', end: 'approve' },
  { kind: 'withdraw', who: 0, amount: '20.20', end: 'open' },
  { kind: 'days', days: 2 },
  { kind: 'liquidate', who: 2, pick: 0 },
  { kind: 'days', days: 8 },
  { kind: 'treasury', account: 'reserve', direction: 'take', amount: '500.00' },
]

function credit(who: number, account_type: 'main' | 'bonus' | 'earning'): Step {
  return { kind: 'adjust', who, account_type, transaction_type: 'credit', amount: '55.55' }
}

/** One of each kind, and then so many in any order. */
export function history(least: number): fc.Arbitrary<Step[]> {
  return fc.array(step, { minLength: least, maxLength: least * 2 }).map((steps) => [...opening, ...steps])
}

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

/** New members on a platform that may have a history already: the first referred the others. */
export async function openWorld(app: TestApp, earlier?: World): Promise<World> {
  const boss = earlier?.boss ?? (await app.administrator())
  const second = earlier?.second ?? (await colleague(app, boss, 'administrator'))
  const first = await app.signUp({ funded: '700' })
  const code = String((await first.call('GET', '/me/referral')).body.data?.code)
  const others = await Promise.all(Array.from({ length: MEMBERS - 1 }, () => app.signUp({ referral_code: code, funded: '500' })))
  const members = [first, ...others]
  for (const member of members)
    await done(
      member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } }),
    )
  return { app, boss, second, members, everyone: [...(earlier?.everyone ?? []), ...members] }
}

/** Takes a step; what waits for a second administrator is approved by that one. */
export async function take(world: World, one: Step): Promise<void> {
  switch (one.kind) {
    case 'deposit':
      return deposit(world, one)
    case 'withdraw':
      return withdraw(world, one)
    case 'adjust': {
      const { account_type, transaction_type, amount } = one
      const asked = { user: member(world, one).user_id, account_type, transaction_type, amount, narration: 'For a test' }
      return agree(world, await done(world.boss.call('POST', '/admin/transaction', asked)))
    }
    case 'transfer':
      return void (await done(member(world, one).call('POST', '/me/transfer', { from: one.from, amount: one.amount })))
    case 'invest':
      return invest(world, one)
    case 'liquidate':
      return liquidate(world, one)
    case 'days':
      return pass(world, one)
    case 'treasury': {
      const { account, direction, amount } = one
      return agree(world, await done(world.boss.call('POST', '/admin/treasury/reserve', { account, direction, amount })))
    }
    case 'epoch':
      return void (await done(world.boss.call('POST', '/admin/proof/epoch')))
  }
}

async function deposit(world: World, one: Of<'deposit'>): Promise<void> {
  const owner = member(world, one)
  const created = await done(owner.call('POST', '/private/user/deposit', { amount: one.amount, payment_method: 'card' }))
  const id = created.body.data?.transaction?._id
  if (one.end === 'approve' || one.end === 'decline' || one.end === 'delay')
    return void (await done(owner.call('POST', `/private/user/deposit/${id}/pay`, { outcome: one.end })))
  await decide(world, String(id), one.end.slice('admin '.length))
}

async function withdraw(world: World, one: Of<'withdraw'>): Promise<void> {
  const owner = member(world, one)
  const body = { amount: one.amount, payment_option: 'wallet', selected_coin: `${BTC}::btc::Bitcoin` }
  const asked = await done(owner.call('POST', '/private/user/transaction', body))
  const id = asked.body.data?.transaction?._id
  if (asked.status !== 201 || one.end === 'open') return
  if (one.end === 'cancel') return void (await done(owner.call('DELETE', `/private/user/transaction/${id}`)))
  if (one.end === 'lapse') {
    await advance(world, 450)
    await advance(world, 451)
    return run(world, 'lapse')
  }
  const code = await world.app.codeFor(owner.email, 'code:withdrawal')
  await done(owner.call('PATCH', `/private/user/transaction/${id}`, { code }))
  if (one.end !== 'confirm') await decide(world, String(id), `${one.end}s`)
}

/** Renews each session before its idle time is over. */
async function advance({ app, boss, second, everyone }: World, seconds: number): Promise<void> {
  for (const client of [boss, second, ...everyone]) await done(client.call('GET', '/me'))
  app.clock.advance(seconds)
}

async function decide({ boss }: World, id: string, end: string): Promise<void> {
  if (end === 'approves') await done(boss.call('PATCH', `/admin/transaction/${id}`))
  else if (end === 'declines') await done(boss.call('PATCH', `/admin/transaction/decline/${id}`, { admin_comment: 'For a test' }))
  else await done(boss.call('DELETE', `/admin/transaction/${id}`))
}

async function invest(world: World, { amount, at_maturity, ...one }: Of<'invest'>): Promise<void> {
  const owner = member(world, one)
  const bought = await done(owner.call('POST', '/private/user/investment', { plan: 'starter', amount }))
  const id = bought.body.data?.investment?._id
  if (id && at_maturity !== 'pay_out')
    await done(owner.call('PUT', `/private/user/investment/${id}/maturity`, { instruction: at_maturity }))
}

async function liquidate(world: World, one: Of<'liquidate'>): Promise<void> {
  const owner = member(world, one)
  const open = (await done(owner.call('GET', '/me/investments?status=active&limit=200'))).body.data as unknown as { _id: string }[]
  const chosen = open[one.pick % Math.max(1, open.length)]
  if (chosen) await done(owner.call('PATCH', `/private/user/investment/${chosen._id}`, {}))
}

/** Plans mature, and what a first plan earns its referrer is paid. */
async function pass(world: World, { days }: Of<'days'>): Promise<void> {
  await agree(world, await done(world.boss.call('POST', '/admin/business-date', { days })))
  await run(world, 'maturity')
  await run(world, 'referral bonuses')
}

async function run({ app }: World, name: string): Promise<void> {
  await app.settled()
  await app.assembly.jobs.find((job) => job.name === name)?.run()
  await app.settled()
}

async function agree({ second }: World, { status, body }: Answer): Promise<void> {
  if (status === 202) await done(decideChange(second, body.data?.change_id))
}

function member({ members }: World, { who: at }: { readonly who: number }): Client {
  const found = members[at]
  if (!found) throw new Error(`no member ${at}`)
  return found
}

async function done(call: Promise<Answer>): Promise<Answer> {
  const answer = await call
  if (answer.status >= 500 || answer.status === 401 || answer.status === 429) throw new Error(answer.text)
  return answer
}
