/** The wire's overview, and the names of the figures that open their definition. */
import type { WireReplyOf } from '#contract/define'
import type { Api } from '#contract/routes'

export type Account = WireReplyOf<Api['readAccount']>['data']
export type AccountInfo = Account['account_info']
export type FigureName =
  | 'main_balance'
  | 'locked_fund'
  | 'held_balance'
  | 'active_accrued_amount'
  | 'set_aside'
  | 'owed_in_all'
  | 'total_investment_capital'
  | 'total_investment_revenue'
  | 'total_deposit'
  | 'total_withdrawal'
  | 'total_bonus'
