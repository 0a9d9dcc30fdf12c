/** Figures without postings: what open plans accrue and promise, and the total in parts. */

import { accrued } from '#kernel/accrual'
import { type Cents, cents, sum } from '#kernel/money'
import { readMemberBalances } from '#server/books'
import type { MemberAccount } from '#server/ledger'
import { findOpenInvestments, type Investment, planName } from '#server/plans'
import type { AccountDependencies } from '../dependencies.ts'

export type Part = {
  readonly kind: 'account' | 'accrued' | 'set_aside' | 'promised'
  readonly name: string
  readonly amount: Cents
  readonly object_id: string | null
}

export type PlanFigure = 'active_accrued_amount' | 'set_aside' | 'owed_in_all' | 'yours_today'

export async function readParts(
  { database, business }: Pick<AccountDependencies, 'database' | 'business'>,
  user_id: string,
  name: PlanFigure,
): Promise<{ readonly value: Cents; readonly parts: readonly Part[]; readonly as_of: Date }> {
  const [open, balances, as_of] = await Promise.all([
    findOpenInvestments(database.query, user_id),
    readMemberBalances(database, user_id),
    business.now(),
  ])
  const plans = open.map((one) => (name === 'owed_in_all' ? promised(one) : ofPlan(one, name, as_of)))
  const parts = name === 'owed_in_all' || name === 'yours_today' ? [...ofAccounts(balances), ...plans] : plans
  return { value: sum(parts.map(({ amount }) => amount)), parts, as_of }
}

function ofAccounts(balances: Readonly<Record<MemberAccount, Cents>>): Part[] {
  return Object.entries(balances).map(([name, amount]) => ({ kind: 'account', name, amount, object_id: null }))
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
