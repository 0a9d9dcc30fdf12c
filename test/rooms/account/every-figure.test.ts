/**
 * Every figure on a screen is the sum of the records that it opens. Random histories over the real app, then every figure of a member,
 * the operator and the public against its own records, and against the others that count the same money. FIGURE_SEED repeats a run,
 * FIGURE_RUNS makes it longer (npm run soak).
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { figureNames, headlineLines } from '#contract/member/figures'
import { statNames } from '#contract/shared/stat-name'
import { parseStatement } from '#proof/index'
import { type Client, startApp } from '#test/support/app.ts'
import { readCsvRows } from '#test/support/csv.ts'
import { onStore } from '#test/support/database.ts'
import { is_whole } from '#test/support/whole.ts'
import { history, openWorld, take, type World } from './histories.ts'
import { add, cents, type Money, type Row, readAll, readFigure, readOne } from './read-figures.ts'

const SEED = Number(process.env.FIGURE_SEED ?? 20_261)
const RUNS = Number(process.env.FIGURE_RUNS ?? (is_whole ? 2 : 1))
const STEPS = Number(process.env.FIGURE_STEPS ?? 8)

type Member = { readonly info: Record<string, string>; readonly me: Record<string, string>; readonly investments: readonly Row[] }

/** Of one member: the dashboard, its figures opened, and the screens of investments, transactions, referrals, statements and the chart. */
async function checkMember(client: Client): Promise<Member> {
  const { account_info } = (await readOne(client, '/me/account')) as unknown as {
    account_info: Record<string, string> & { allocation: Row[]; open_investments: number }
  }
  const info: Record<string, string> = account_info
  for (const name of figureNames) {
    const { value, counts, records } = await readFigure(client, name)
    expect([name, counts === 'out' ? -add(records, 'amount') : add(records, 'amount')]).toEqual([name, cents(value)])
    // What accrues goes on by the second between two calls.
    if (name !== 'active_accrued_amount' && name !== 'set_aside' && name !== 'yours_today')
      expect([name, value]).toEqual([name, info[name]])
  }
  const held = checkSums(info)
  const investments = await readAll(client, '/me/investments?')
  const open = investments.filter(({ status }) => status === 'active')
  expect(open.length).toBe(account_info.open_investments)
  expect(add(open, 'capital')).toBe(cents(info.locked_fund))
  expect(add(account_info.allocation, 'capital')).toBe(cents(info.locked_fund))
  expect(add(investments, 'capital')).toBe(cents(info.total_investment_capital))
  expect(held + add(open, 'promised_return')).toBe(cents(info.owed_in_all))
  const ended = investments.filter(({ status }) => status === 'expired')
  expect(add(ended, 'amount')).toBe(cents(info.total_investment_revenue))
  const me = (await readOne(client, '/me')) as unknown as Record<string, string>
  for (const name of Object.keys(me).filter((one) => figureNames.includes(one as never)))
    expect([name, me[name]]).toEqual([name, info[name]])
  await checkTransactions(client, info)
  await checkReferral(client, info, me)
  await checkOverTime(client, held, cents(info.owed_in_all))
  return { info, me, investments }
}

const ACCOUNTS = ['main_balance', 'bonus_balance', 'earning_balance', 'locked_fund', 'held_balance']

/** What a total's popover lists adds up to it; the seven cards with the line of adjustments add up to all accounts, which are returned. */
function checkSums(info: Record<string, string>): bigint {
  const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + cents(info[name]), 0n)
  const accounts = sumOf(ACCOUNTS)
  for (const name of ['yours_today', 'owed_in_all'] as const) {
    const lines = headlineLines(name, info as never) ?? []
    expect([name, add(lines, 'amount')]).toEqual([name, cents(info[name])])
    const shown: string[] = lines.map(({ part }) => part)
    const left_out = [...ACCOUNTS, 'active_accrued_amount', ...(name === 'owed_in_all' ? ['set_aside'] : [])].filter(
      (part) => !shown.includes(part),
    )
    for (const part of left_out) expect([part, info[part]]).toEqual([part, '0.00'])
  }
  const cards = sumOf(['total_deposit', 'total_investment_revenue', 'total_bonus', 'total_adjustment']) - cents(info.total_withdrawal)
  expect(cards).toBe(accounts)
  return accounts
}

/** The lists of transactions add up to the totals that count them. */
async function checkTransactions(client: Client, info: Record<string, string>): Promise<void> {
  const rows = await readAll(client, '/me/transactions?')
  const settled = (origin: string, type: string, account = 'main') =>
    add(
      rows.filter(
        (row) =>
          row.origin === origin && row.transaction_type === type && row.account_type === account && row.transaction_status === 'active',
      ),
      'amount',
    )
  expect(settled('rail', 'credit')).toBe(cents(info.total_deposit))
  expect(settled('rail', 'debit')).toBe(cents(info.total_withdrawal))
  const bonus = settled('referral', 'credit', 'bonus') + settled('adjustment', 'credit', 'bonus')
  expect(bonus).toBe(cents(info.total_bonus))
  const waiting = rows.filter((row) => row.origin === 'rail' && row.transaction_type === 'debit' && row.transaction_status === 'pending')
  expect(add(waiting, 'amount')).toBe(cents(info.held_balance))
  const { page } = (await client.call('GET', '/me/transactions?limit=1')).body
  expect(Number(page?.total)).toBe(rows.length)
}

async function checkReferral(client: Client, info: Record<string, string>, me: Record<string, string>): Promise<void> {
  const referral = await readOne(client, '/me/referral')
  const referred = referral.referred as unknown as Row[]
  expect(referred.length).toBe(Number(referral.total_referred))
  expect(Number(me.total_referred)).toBe(referred.length)
  const paid = add(
    referred.filter(({ state }) => state === 'paid'),
    'bonus',
  )
  expect(paid).toBe(cents(String(referral.total_bonus)))
  const { records } = await readFigure(client, 'total_bonus')
  expect(
    add(
      records.filter(({ kind }) => kind === 'referral.bonus'),
      'amount',
    ),
  ).toBe(paid)
  expect(paid <= cents(info.total_bonus)).toBe(true)
}

/** The statement of each month, and the last point of every chart. */
async function checkOverTime(client: Client, held: bigint, owed: bigint): Promise<void> {
  const months = (await readOne(client, '/me/statements')) as unknown as Row[]
  let before: bigint = 0n
  for (const { month, opening, closing, postings } of [...months].reverse()) {
    expect(cents(opening)).toBe(before)
    before = cents(closing)
    const rows = readCsvRows((await client.call('GET', `/me/statement?month=${month}&format=csv`)).text)
    const listed = rows.filter(({ row }) => row === 'posting')
    expect(listed.length).toBe(Number(postings))
    expect(cents(opening) + add(listed, 'amount')).toBe(before)
  }
  expect(before).toBe(held)
  for (const range of ['day', 'month', 'all']) {
    const points = (await readOne(client, `/me/equity?range=${range}`)) as unknown as Row[]
    expect([range, cents(points.at(-1)?.total)]).toEqual([range, held])
    for (const { balance, held: on_hold, locked, accrued, yours_today, set_aside, owed_in_all } of points) {
      expect([balance, on_hold, locked, accrued].reduce((sum, one) => sum + cents(one), 0n)).toBe(cents(yours_today))
      expect(cents(yours_today) + cents(set_aside)).toBe(cents(owed_in_all))
    }
    expect([range, cents(points.at(-1)?.owed_in_all)]).toEqual([range, owed])
  }
}

type Treasury = {
  readonly reserve: Money
  readonly custody: string
  readonly liabilities: string
  readonly coverage_bps: number | null
  readonly commitments: readonly Row[]
  readonly months: readonly Row[]
  readonly funding: readonly Row[]
} & Money

/** The operator's own accounts: every balance is the sum of its postings, and what is owed is what the members' own screens say. */
async function checkTreasury({ boss }: World, members: readonly Member[]): Promise<Treasury> {
  const treasury = (await readOne(boss, '/admin/treasury')) as unknown as Treasury
  const codes = { reserve: 'reserve:free', referral: 'referral:budget', adjustment: 'adjustment:budget' }
  for (const { account, balance, put_in, taken_back } of treasury.funding) {
    const postings = await readAll(boss, `/admin/treasury/posting?account=${codes[account as keyof typeof codes]}&`)
    const ofKind = (kind: string) =>
      add(
        postings.filter((row) => row.kind === kind),
        'amount',
      )
    expect([account, add(postings, 'amount')]).toEqual([account, cents(balance)])
    expect([account, ofKind('operator.fund'), -ofKind('operator.take')]).toEqual([account, cents(put_in), cents(taken_back)])
  }
  const committed = cents(treasury.reserve.committed)
  expect(add(await readAll(boss, '/admin/treasury/posting?account=reserve:committed&'), 'amount')).toBe(committed)
  expect(add(treasury.commitments, 'promised')).toBe(committed)
  expect(add(treasury.months, 'promised')).toBe(committed)
  const owed = members.reduce((sum, { info }) => sum + cents(info.owed_in_all), 0n)
  expect(cents(treasury.liabilities)).toBe(owed)
  const own = [treasury.reserve.free, treasury.referral_budget, treasury.adjustment_budget]
  expect(cents(treasury.custody)).toBe(owed + own.reduce((sum, one) => sum + cents(one), 0n))
  expect(treasury.coverage_bps).toBe(owed === 0n ? null : Number((cents(treasury.custody) * 10_000n) / owed))
  const overview = (await readOne(boss, '/admin/overview')) as unknown as Money & { days: Row[]; coverage_bps: number }
  expect(overview).toMatchObject({
    coverage_bps: treasury.coverage_bps,
    reserve_free: treasury.reserve.free,
    reserve_committed: treasury.reserve.committed,
    referral_budget: treasury.referral_budget,
    adjustment_budget: treasury.adjustment_budget,
  })
  expect(add(overview.days, 'deposits')).toBe(members.reduce((sum, { info }) => sum + cents(info.total_deposit), 0n))
  expect(add(overview.days, 'withdrawals')).toBe(members.reduce((sum, { info }) => sum + cents(info.total_withdrawal), 0n))
  return treasury
}

type Records = { value: string | null; unit: string; parts: Row[]; days: Row[]; earlier: Row | null }

/** The public figures: each the sum of its parts or days, and equal to what members and the treasury show. */
async function checkPublic({ app }: World, members: readonly Member[], treasury: Treasury): Promise<void> {
  app.clock.advance(20)
  const shown = (await readOne(app.anyone, '/stats')) as unknown as { name: string; value: string | null }[]
  const all = new Map<string, string | null>()
  for (const name of statNames) {
    const { value, unit, parts, days, earlier } = (await readOne(app.anyone, `/stats/${name}/records`)) as unknown as Records
    all.set(name, value)
    if (name !== 'checkpoint_age') expect([name, value]).toEqual([name, shown.find((one) => one.name === name)?.value])
    const lines = [...days, ...(earlier ? [earlier] : [])]
    if (unit === 'usd') expect([name, add(parts, 'value') + add(lines, 'value')]).toEqual([name, cents(value)])
    if (unit === 'count' && name !== 'checkpoint_epoch')
      expect([name, String(lines.reduce((sum, { count }) => sum + Number(count), 0))]).toEqual([name, value])
  }
  const sum = (name: string) => members.reduce((total, { info }) => total + cents(info[name]), 0n)
  expect(cents(all.get('deposits_settled'))).toBe(sum('total_deposit'))
  expect(cents(all.get('withdrawals_paid'))).toBe(sum('total_withdrawal'))
  expect(cents(all.get('returns_paid'))).toBe(sum('total_investment_revenue'))
  expect(Number(all.get('plans_sold'))).toBe(members.reduce((count, { investments }) => count + investments.length, 0))
  expect(cents(all.get('custody'))).toBe(cents(treasury.custody))
  expect(cents(all.get('owed'))).toBe(cents(treasury.liabilities))
  expect(cents(all.get('reserve_free'))).toBe(cents(treasury.reserve.free))
  expect(cents(all.get('reserve_committed'))).toBe(cents(treasury.reserve.committed))
  expect(cents(all.get('coverage'))).toBe(BigInt(treasury.coverage_bps ?? 0))
}

/**
 * A new epoch states the treasury's figures, its leaves add up to what is owed, and each member's own piece is what their dashboard says.
 */
async function checkProof({ app, boss, everyone }: World, members: readonly Member[], treasury: Treasury): Promise<void> {
  const created = await boss.call('POST', '/admin/proof/epoch')
  expect([created.status, created.text]).toEqual([201, created.text])
  const epoch = Number(created.body.data?.epoch)
  const statement = parseStatement(String((await readOne(app.anyone, `/proof/${epoch}`)).statement))
  if ('refused' in statement) throw new Error(statement.refused)
  expect(statement).toMatchObject({
    liabilities: cents(treasury.liabilities),
    custody: cents(treasury.custody),
    reserve_free: cents(treasury.reserve.free),
    reserve_committed: cents(treasury.reserve.committed),
    operator_other: cents(treasury.referral_budget) + cents(treasury.adjustment_budget),
    coverage_bps: treasury.coverage_bps,
  })
  const leaves = (await app.anyone.call('GET', `/proof/${epoch}/leaves`)).text.trimEnd().split('\n')
  expect(leaves.reduce((sum, line) => sum + BigInt(line.split(' ')[1] ?? 0), 0n)).toBe(statement.liabilities)
  for (const [at, client] of everyone.entries()) {
    const { amount, breakdown, chunks } = (await readOne(client, '/me/proof')) as unknown as {
      amount: string
      breakdown: Record<string, string>
      chunks: Row[]
    }
    expect(BigInt(amount)).toBe(cents(members[at]?.info.owed_in_all))
    expect(Object.values(breakdown).reduce((sum, one) => sum + BigInt(one), 0n)).toBe(BigInt(amount))
    expect(chunks.reduce((sum, one) => sum + BigInt(one.amount ?? 0), 0n)).toBe(BigInt(amount))
  }
}

onStore((store) => {
  it('every figure of every screen is the sum of its records, after any history', async () => {
    const app = await startApp(store)
    let world: World | undefined
    await fc.assert(
      fc.asyncProperty(history(STEPS), async (steps) => {
        world = await openWorld(app, world)
        for (const one of steps) await take(world, one)
        const members: Member[] = []
        for (const client of world.everyone) members.push(await checkMember(client))
        const treasury = await checkTreasury(world, members)
        await checkPublic(world, members, treasury)
        await checkProof(world, members, treasury)
        expect(await app.audit()).toEqual([])
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    )
  })
})
