/** The dashboard in one call: balances from the ledger, sums by kind of move, open investments as of the business date. */

import { accrued } from '#kernel/accrual'
import { type Cents, cents, sum } from '#kernel/money'
import { readMemberBalances } from '#server/books'
import { findInvestments, findOpenInvestments, viewInvestment } from '#server/plans'
import { findTransactions } from '#server/transactions'
import type { AccountDependencies } from './dependencies.ts'
import { maturitiesOf } from './maturities.ts'
import { portfolioOf } from './portfolio.ts'
import { readTotals } from './totals.ts'
import { viewWithPayouts } from './transactions.ts'

const MAX_ROWS = 10

export async function readOverview({ database, business, messages, funding }: AccountDependencies, user_id: string) {
  const { query } = database
  const [balances, totals, open, latest, transactions, message_count, wallets, as_of] = await Promise.all([
    readMemberBalances(database, user_id),
    readTotals(query, user_id),
    findOpenInvestments(query, user_id),
    findInvestments(query, { user_id }, MAX_ROWS, null),
    findTransactions(query, { user_id }, MAX_ROWS, null),
    messages.countUnread(user_id),
    funding.listPayoutAddresses(user_id),
    business.now(),
  ])
  const { allocation, next } = portfolioOf(open)
  const promised = sum(open.map((investment) => investment.promised))
  const accrued_so_far = sum(open.map((investment) => accrued(investment, as_of)))
  return {
    account_info: {
      main_balance: balances.main,
      locked_fund: balances.locked,
      held_balance: balances.held,
      bonus_balance: balances.bonus,
      earning_balance: balances.earning,
      ...totals,
      active_accrued_amount: accrued_so_far,
      set_aside: cents(promised - accrued_so_far),
      owed_in_all: owed(balances, promised),
      yours_today: owed(balances, accrued_so_far),
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

function owed(balances: Readonly<Record<string, Cents>>, returns: Cents): Cents {
  return cents(sum(Object.values(balances)) + returns)
}
