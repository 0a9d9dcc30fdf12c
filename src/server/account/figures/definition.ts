/** What each figure means, and which postings it is the sum of. The app has the same words in its own languages. */
import type { FigureName } from '#contract/figures'
import type { MemberAccount, MoveKind } from '#server/ledger'

/** Postings on one account: all of them, or those of one kind. */
export type Behind = { readonly account: MemberAccount; readonly kind?: MoveKind }

export type Definition = { readonly definition: string; readonly behind: Behind | null }

const onAccount = (account: MemberAccount, definition: string): Definition => ({ definition, behind: { account } })
const ofKind = (account: MemberAccount, kind: MoveKind, definition: string): Definition => ({ definition, behind: { account, kind } })
const ofPlans = (definition: string): Definition => ({ definition, behind: null })

export const definitions: { readonly [Name in FigureName]: Definition } = {
  main_balance: onAccount('main', 'The balance of the main account: every posting on it, added up.'),
  locked_fund: onAccount('locked', 'The capital of open plans: every posting on the locked account, added up.'),
  held_balance: onAccount('held', 'Withdrawals asked for and not paid yet: every posting on the held account, added up.'),
  bonus_balance: onAccount('bonus', 'Bonus that was not taken to the main account: every posting on the bonus account, added up.'),
  earning_balance: onAccount(
    'earning',
    'Earnings that were not taken to the main account: every posting on the earning account, added up.',
  ),
  total_deposit: ofKind('main', 'deposit.settle', 'All deposits that were settled. Adjustments by the operator are left out.'),
  total_withdrawal: ofKind('held', 'withdrawal.pay', 'All withdrawals that were paid out.'),
  total_bonus: ofKind('bonus', 'referral.bonus', 'All bonuses that were credited for people brought.'),
  total_investment_capital: ofKind('main', 'plan.lock', 'All capital that was placed in plans, open and ended.'),
  total_investment_revenue: ofKind('main', 'plan.pay', 'All returns that were paid when plans ended.'),
  active_accrued_amount: ofPlans(
    'What open plans have accrued by the calendar, from the terms they were bought on. Paid when a plan ends.',
  ),
  set_aside: ofPlans('The part of the promised returns that has not accrued yet. It lies in the committed reserve.'),
  owed_in_all: ofPlans('Balance, bonus, earning, held and locked money, and the whole promised return of every open plan.'),
}
