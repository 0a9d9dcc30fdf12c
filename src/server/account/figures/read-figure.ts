/** One figure with its entries. */
import { type FigureName, type Headline, type HeadlinePart, headlinePartsOf } from '#contract/member/figures'
import { accrued } from '#kernel/accrual'
import { type Cents, cents, sum } from '#kernel/money'
import { isRefused, type Refused, refuseField } from '#kernel/refusal'
import { findFigurePostings, type MemberPosting, readLastMove, readMemberBalances, sumFigurePostings } from '#server/books'
import { TOTAL_LIMIT } from '#server/http'
import type { MemberAccount, MoveKind } from '#server/ledger'
import { findOpenInvestments, type Investment, planName } from '#server/plans'
import type { AccountDependencies } from '../dependencies.ts'

export type FigurePage = {
  readonly value: bigint
  readonly definition: string
  readonly counts: PostingFilter['counts']
  readonly as_of: Date
  readonly upto: bigint
  readonly parts: readonly Part[]
  readonly postings: readonly MemberPosting[]
  readonly next_cursor: string | null
  readonly total: number | null
}

export type FigureQuery = { readonly name: FigureName; readonly cursor: string | undefined; readonly limit: number }

export async function readFigure(
  dependencies: Pick<AccountDependencies, 'database' | 'business'>,
  user_id: string,
  { name, cursor, limit }: FigureQuery,
): Promise<FigurePage | Refused<'invalid'>> {
  const place = parseCursor(cursor)
  if (isRefused(place)) return place
  const { definition, behind }: Definition = definitions[name]
  const upto = place?.upto ?? (await readLastMove(dependencies.database.query))
  if (!behind) {
    const parts_view = await readParts(dependencies, user_id, name as PlanFigure)
    return { ...parts_view, definition, counts: 'in', upto, postings: [], next_cursor: null, total: 0 }
  }
  const [postings_view, as_of] = await Promise.all([
    readPostings(dependencies, user_id, { behind, upto, before: place?.before ?? null, limit }),
    dependencies.business.now(),
  ])
  return { ...postings_view, definition, counts: behind.counts, as_of, upto, parts: [] }
}

type PageOf = { readonly behind: PostingFilter; readonly upto: bigint; readonly before: bigint | null; readonly limit: number }

async function readPostings(
  { database: { query } }: Pick<AccountDependencies, 'database'>,
  user_id: string,
  { behind, upto, before, limit }: PageOf,
): Promise<Pick<FigurePage, 'value' | 'postings' | 'next_cursor' | 'total'>> {
  const filter = { ...behind, upto }
  const [sum, rows] = await Promise.all([
    sumFigurePostings(query, user_id, filter),
    findFigurePostings(query, user_id, filter, before, limit + 1),
  ])
  const postings = rows.slice(0, limit)
  const last = postings.at(-1)
  return {
    value: figureOf(behind, sum.total),
    postings,
    next_cursor: rows.length > limit && last ? formatCursor({ upto, before: last.entry_id }) : null,
    total: sum.count <= TOTAL_LIMIT ? sum.count : null,
  }
}

/** The cursor of a page of postings: after this entry, without entries recorded since the first page. */
type FigureCursor = {
  /** The journal's last entry when the first page was read. */
  readonly upto: bigint
  /** The last entry shown. */
  readonly before: bigint
}

const PLACE = /^(\d{1,18})-(\d{1,18})$/

/** Null without a cursor; a refusal (40) for an invalid one. */
function parseCursor(text: string | undefined): FigureCursor | null | Refused<'invalid'> {
  if (text === undefined) return null
  const [, upto, before] = PLACE.exec(text) ?? []
  if (upto === undefined || before === undefined) return refuseField('cursor', { reason: 'cursor_unknown' })
  return { upto: BigInt(upto), before: BigInt(before) }
}

function formatCursor({ upto, before }: FigureCursor): string {
  return `${upto}-${before}`
}

/** Figures without postings: what open plans accrue and promise, and the total in parts. */
type Part = {
  readonly kind: 'account' | 'accrued' | 'set_aside' | 'promised'
  readonly name: string
  readonly amount: Cents
  readonly object_id: string | null
}

type PlanFigure = 'active_accrued_amount' | 'set_aside' | Headline

const accountOf = {
  main_balance: 'main',
  bonus_balance: 'bonus',
  earning_balance: 'earning',
  held_balance: 'held',
  locked_fund: 'locked',
} as const satisfies { readonly [Part in HeadlinePart]?: MemberAccount }

async function readParts(
  { database, business }: Pick<AccountDependencies, 'database' | 'business'>,
  user_id: string,
  name: PlanFigure,
): Promise<{ readonly value: Cents; readonly parts: readonly Part[]; readonly as_of: Date }> {
  const [open, balances, as_of] = await Promise.all([
    findOpenInvestments(database.query, user_id),
    readMemberBalances(database, user_id),
    business.now(),
  ])
  const part_names = headlinePartsOf(name) ?? []
  const plans = open.map((one) => (part_names.includes('set_aside') ? promised(one) : ofPlan(one, name, as_of)))
  const parts = [
    ...part_names.flatMap((part) => (part in accountOf ? ofAccount(accountOf[part as keyof typeof accountOf], balances) : [])),
    ...plans,
  ]
  return { value: sum(parts.map(({ amount }) => amount)), parts, as_of }
}

function ofAccount(name: MemberAccount, balances: Readonly<Record<MemberAccount, Cents>>): Part {
  return { kind: 'account', name, amount: balances[name], object_id: null }
}

function promised({ id, plan, promised: amount }: Investment): Part {
  return { kind: 'promised', name: planName(plan), amount, object_id: id }
}

function ofPlan(investment: Investment, name: PlanFigure, as_of: Date): Part {
  const so_far = accrued(investment, as_of)
  const rest = cents(investment.promised - so_far)
  const what = { name: planName(investment.plan), object_id: investment.id }
  return name === 'set_aside' ? { ...what, kind: 'set_aside', amount: rest } : { ...what, kind: 'accrued', amount: so_far }
}

/** Postings on accounts: all of an account, or those of some kinds. */
export type PostingFilter = {
  readonly of: readonly { readonly account: MemberAccount; readonly kinds?: readonly MoveKind[] }[]
  /** `out`: the figure counts outgoing amounts, so it is the negated sum of the postings. */
  readonly counts: 'in' | 'out'
}

export type Definition = { readonly definition: string; readonly behind: PostingFilter | null }
type Summed = Definition & { readonly behind: PostingFilter }

const onAccount = (account: MemberAccount, definition: string): Summed => ({
  definition,
  behind: { of: [{ account }], counts: 'in' },
})
const credited = (account: MemberAccount, kinds: readonly MoveKind[], definition: string): Summed => ({
  definition,
  behind: { of: [{ account, kinds }], counts: 'in' },
})
const debited = (account: MemberAccount, kinds: readonly MoveKind[], definition: string): Summed => ({
  definition,
  behind: { of: [{ account, kinds }], counts: 'out' },
})
const ofPlans = (definition: string): Definition => ({ definition, behind: null })

const TAKEN_BACK = ['adjustment.debit', 'reversal'] as const

export const definitions = {
  main_balance: onAccount('main', 'The balance of the main account: every posting on it, added up.'),
  locked_fund: onAccount('locked', 'The capital of open plans: every posting on the locked account, added up.'),
  held_balance: onAccount('held', 'Withdrawals asked for and not paid yet: every posting on the held account, added up.'),
  bonus_balance: onAccount('bonus', 'Bonus that was not taken to the main account: every posting on the bonus account, added up.'),
  earning_balance: onAccount(
    'earning',
    'Earnings that were not taken to the main account: every posting on the earning account, added up.',
  ),
  total_deposit: credited('main', ['deposit.settle'], 'All deposits that were settled. Adjustments by the operator are left out.'),
  total_withdrawal: debited('held', ['withdrawal.pay'], 'All withdrawals that were paid out.'),
  total_bonus: credited(
    'bonus',
    ['referral.bonus', 'adjustment.credit'],
    'All bonuses that were credited: for referrals, and by the operator. Nothing is subtracted for what was moved to the main account or debited by the operator.',
  ),
  total_adjustment: {
    definition:
      'Credits and debits by the operator, and reversals, except credits that count as a bonus. Deposits minus withdrawals, returns paid, bonuses and adjustments add up to all accounts.',
    behind: {
      of: [
        { account: 'main', kinds: ['adjustment.credit', ...TAKEN_BACK] },
        { account: 'earning', kinds: ['adjustment.credit', ...TAKEN_BACK] },
        { account: 'bonus', kinds: TAKEN_BACK },
      ],
      counts: 'in',
    },
  },
  total_investment_capital: debited('main', ['plan.lock'], 'All capital that was placed in plans, open and ended.'),
  total_investment_revenue: credited('main', ['plan.pay'], 'All returns that were paid when plans ended.'),
  active_accrued_amount: ofPlans(
    'What open plans have accrued by the calendar, from the terms they were bought on. Paid when a plan ends.',
  ),
  set_aside: ofPlans('The part of the promised returns that has not accrued yet. It lies in the committed reserve.'),
  yours_today: ofPlans('Balance, bonus, earning, held and locked money, and what open plans have accrued so far.'),
  owed_in_all: ofPlans('Balance, bonus, earning, held and locked money, and the whole promised return of every open plan.'),
} satisfies { readonly [Name in FigureName]: Definition }

/** The sum of a figure's postings with the figure's sign: outgoing amounts are positive for an `out` figure. */
export function figureOf({ counts }: Pick<PostingFilter, 'counts'>, total: bigint): bigint {
  return counts === 'out' ? -total : total
}
