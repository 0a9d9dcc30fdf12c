/** The income of a period: what plans paid at maturity and at an early exit, and bonuses. Pure. */
import { type Cents, cents } from '#kernel/money'
import type { Statement, StatementLine } from './statement.ts'

export const incomeKinds = ['income_returns', 'income_early_exits', 'income_bonuses'] as const
export type IncomeKind = (typeof incomeKinds)[number]

type Line = Pick<StatementLine, 'kind' | 'account' | 'amount' | 'described'>

/** By the definitions of the figures "returns paid" and "bonuses"; null: no income. */
export function incomeKindOf({ kind, account, amount, described }: Line): IncomeKind | null {
  if (kind === 'plan.pay' && amount > 0n)
    return described.transaction?.plan_event === 'early_exit' ? 'income_early_exits' : 'income_returns'
  const is_bonus = kind === 'referral.bonus' || kind === 'adjustment.credit'
  return is_bonus && account === 'bonus' ? 'income_bonuses' : null
}

/** The same period with the lines of its income alone. */
export function onlyIncome(statement: Statement): Statement {
  return {
    ...statement,
    lines: async function* () {
      for await (const page of statement.lines()) {
        const kept = page.filter((line) => incomeKindOf(line) !== null)
        if (kept.length > 0) yield kept
      }
    },
  }
}

export type IncomeSums = Record<IncomeKind, Cents>

export function noIncome(): IncomeSums {
  return { income_returns: cents(0n), income_early_exits: cents(0n), income_bonuses: cents(0n) }
}

/** Adds a page to `sums`. */
export function addIncome(sums: IncomeSums, page: readonly Line[]): void {
  for (const line of page) {
    const kind = incomeKindOf(line)
    if (kind) sums[kind] = cents(sums[kind] + line.amount)
  }
}

export function incomeInAll(sums: IncomeSums): Cents {
  return cents(incomeKinds.reduce((total, kind) => total + sums[kind], 0n))
}
