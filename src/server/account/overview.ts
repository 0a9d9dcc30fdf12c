/** The dashboard in one call: balances from the ledger, sums by kind of move, open investments as of the business date. */
import { type Headline, headlines } from '#contract/member/figures'
import { accrued } from '#kernel/accrual'
import { type Cents, cents, total as lifetime, sum } from '#kernel/money'
import { sharesOf } from '#kernel/shares'
import { type KindSum, readMemberBalances, sumsByKind } from '#server/books'
import { findInvestments, findOpenInvestments, type Investment, planName, viewInvestment } from '#server/plans'
import type { Query } from '#server/store'
import { findTransactions } from '#server/transactions'
import type { AccountDependencies } from './dependencies.ts'
import { definitions, figureOf, type PostingFilter } from './figures/read-figure.ts'
import { viewWithPayouts } from './transactions.ts'

const MAX_ROWS = 10

export async function readOverview({ database, business, messages, funding }: AccountDependencies, user_id: string) {
  const { query } = database
  const [balances, totals, open, latest, transactions, message_count, wallets, as_of] = await Promise.all([
    readMemberBalances(database, user_id),
    readTotals(query, user_id),
    findOpenInvestments(query, user_id),
    findInvestments(query, { user_id }, MAX_ROWS, null),
    findTransactions(query, { user_id, date: 'effective_at' }, MAX_ROWS, null),
    messages.countUnread(user_id),
    funding.listPayoutAddresses(user_id),
    business.now(),
  ])
  const { allocation, next } = portfolioOf(open)
  const promised = sum(open.map((investment) => investment.promised))
  const accrued_so_far = sum(open.map((investment) => accrued(investment, as_of)))
  const figures = {
    main_balance: balances.main,
    locked_fund: balances.locked,
    held_balance: balances.held,
    bonus_balance: balances.bonus,
    earning_balance: balances.earning,
    active_accrued_amount: accrued_so_far,
    set_aside: cents(promised - accrued_so_far),
  }
  const headline = (name: Headline) => sum(headlines[name].map((part) => figures[part]))
  return {
    account_info: {
      ...figures,
      ...totals,
      owed_in_all: headline('owed_in_all'),
      yours_today: headline('yours_today'),
      open_investments: open.length,
      allocation,
      maturities: maturitiesOf(open, as_of),
      next_maturity: next && viewInvestment(next, as_of),
      wallets,
      message_count,
      as_of,
    },
    investments: latest.map((investment) => viewInvestment(investment, as_of)),
    transactions: await viewWithPayouts(query, transactions),
  }
}

/** What open plans pay at maturity, by day. Pure. */
export type Maturity = {
  readonly at: Date
  readonly investments: number
  readonly plan_name: string | null
  readonly capital: Cents
  readonly promised: Cents
  readonly accrued: Cents
  readonly pays: Cents
}

/** Soonest first; days are UTC. */
function maturitiesOf(open: readonly Investment[], as_of: Date): Maturity[] {
  const days = new Map<string, Investment[]>()
  for (const one of [...open].sort((a, b) => a.matures_at.getTime() - b.matures_at.getTime())) {
    const day = one.matures_at.toISOString().slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), one])
  }
  return [...days.values()].map((plans) => maturityOf(plans, as_of))
}

function maturityOf(plans: readonly Investment[], as_of: Date): Maturity {
  const capital = sum(plans.map(({ principal }) => principal))
  const promised = sum(plans.map((one) => one.promised))
  const names = new Set(plans.map(({ plan }) => planName(plan)))
  return {
    at: plans.at(-1)?.matures_at ?? as_of,
    investments: plans.length,
    plan_name: names.size === 1 ? ([...names][0] ?? null) : null,
    capital,
    promised,
    accrued: sum(plans.map((one) => accrued(one, as_of))),
    pays: cents(capital + promised),
  }
}

/** The open capital by plan, and the next maturity. Pure. */
function portfolioOf(open: readonly Investment[]) {
  const by_plan = new Map<string, Investment[]>()
  for (const one of open) by_plan.set(one.plan, [...(by_plan.get(one.plan) ?? []), one])
  const parts = [...by_plan]
    .map(([plan, held]) => ({
      plan,
      plan_name: planName(plan),
      investments: held.length,
      capital: sum(held.map(({ principal }) => principal)),
    }))
    .sort((a, b) => Number(b.capital - a.capital))
  const shares = sharesOf(parts.map(({ capital }) => capital))
  const allocation = parts.map((part, at) => ({ ...part, share_bps: Number(shares[at] ?? 0n) }))
  const next = open.reduce<Investment | null>((first, one) => (first && first.matures_at <= one.matures_at ? first : one), null)
  return { allocation, next }
}

const names = [
  'total_deposit',
  'total_withdrawal',
  'total_bonus',
  'total_adjustment',
  'total_investment_capital',
  'total_investment_revenue',
] as const

export type Totals = Readonly<Record<Exclude<(typeof names)[number], 'total_adjustment'>, Cents>> & { readonly total_adjustment: bigint }

/** A member's lifetime totals: each figure's definition, applied to sums that are read once. */
export async function readTotals(query: Query, user_id: string): Promise<Totals> {
  const sums = await sumsByKind(query, user_id)
  const of = (name: (typeof names)[number]) => totalOf(definitions[name].behind, sums)
  return Object.fromEntries(names.map((name) => [name, name === 'total_adjustment' ? of(name) : lifetime(of(name))])) as Totals
}

function totalOf(behind: PostingFilter, sums: readonly KindSum[]): bigint {
  const matching = sums.filter(({ account, kind }) =>
    behind.of.some((one) => one.account === account && (one.kinds?.includes(kind) ?? true)),
  )
  return figureOf(
    behind,
    matching.reduce((sum, { total }) => sum + total, 0n),
  )
}
