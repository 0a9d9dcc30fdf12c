/** The definition of each figure, and the postings in its sum. The app has the same texts in its languages. */
import type { FigureName } from '#contract/member/figures'
import type { MemberAccount, MoveKind } from '#server/ledger'

/** Postings on one account: all of them, or those of some kinds. */
export type PostingFilter = {
  readonly account: MemberAccount
  readonly kinds?: readonly MoveKind[]
  /** `out`: the figure counts outgoing amounts, so it is the negated sum of the postings. */
  readonly counts: 'in' | 'out'
}

export type Definition = { readonly definition: string; readonly behind: PostingFilter | null }
type Summed = Definition & { readonly behind: PostingFilter }

const onAccount = (account: MemberAccount, definition: string): Summed => ({ definition, behind: { account, counts: 'in' } })
const credited = (account: MemberAccount, kinds: readonly MoveKind[], definition: string): Summed => ({
  definition,
  behind: { account, kinds, counts: 'in' },
})
const debited = (account: MemberAccount, kinds: readonly MoveKind[], definition: string): Summed => ({
  definition,
  behind: { account, kinds, counts: 'out' },
})
const ofPlans = (definition: string): Definition => ({ definition, behind: null })

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
