/** What open plans pay by month, from the terms that were bought: known, not projected. */
import type * as z from 'zod/mini'
import type { returns } from '#contract/member/returns'
import { type Cents, cents, sum, total, ZERO } from '#kernel/money'
import { findOpenInvestments, type Investment, planName } from '#server/plans'
import type { PerformanceDependencies } from './dependencies.ts'

const MONTHS = 12

type View = z.output<typeof returns.readIncomeDue.reply>['data']
type Payout = View['months'][number]['payouts'][number]
type Due = Pick<Payout, 'returns' | 'capital' | 'total'>

export async function readIncomeDue({ database, business }: PerformanceDependencies, user_id: string): Promise<View> {
  const [open, as_of] = await Promise.all([findOpenInvestments(database.query, user_id), business.now()])
  return { as_of, ...incomeDue(open, as_of) }
}

/** Pure. The first month is that of `now`; what is past due and not ended yet belongs to it. */
export function incomeDue(open: readonly Investment[], now: Date): Omit<View, 'as_of'> {
  const payouts = open.map(payoutOf).sort((one, other) => one.at.getTime() - other.at.getTime())
  const months = Array.from({ length: MONTHS }, (_, n) => monthAfter(now, n))
  const end = Date.parse(`${monthAfter(now, MONTHS)}-01`)
  const within = payouts.filter(({ at }) => at.getTime() < end)
  const monthOf = ({ at }: Payout) => new Date(Math.max(at.getTime(), now.getTime())).toISOString().slice(0, 7)
  const later = payouts.slice(within.length)
  return {
    months: months.map((month) => {
      const own = within.filter((payout) => monthOf(payout) === month)
      return { month, ...dueOf(own), reinvested: sum(own.map(reinvestedOf)), payouts: own }
    }),
    ...dueOf(within),
    later: { investments: later.length, ...dueOf(later) },
  }
}

/** `2026-11`, counted from the month of an instant. */
function monthAfter(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 7)
}

function payoutOf({ id, plan, matures_at, principal, promised, instruction }: Investment): Payout {
  return {
    investment: id,
    plan,
    plan_name: planName(plan),
    at: matures_at,
    returns: promised,
    capital: principal,
    total: cents(principal + promised),
    maturity_instruction: instruction,
  }
}

function reinvestedOf({ maturity_instruction, capital, total: all }: Payout): Cents {
  if (maturity_instruction === 'reinvest_all') return all
  return maturity_instruction === 'reinvest_principal' ? capital : ZERO
}

function dueOf(payouts: readonly Payout[]): Due {
  const add = (of: 'returns' | 'capital' | 'total') => total(payouts.reduce((all, payout) => all + payout[of], 0n))
  return { returns: add('returns'), capital: add('capital'), total: add('total') }
}
