/** An investment: one member's purchase of a plan, with its own copy of the terms. */

import { accrued, exitReturn } from '#kernel/accrual'
import { DAY_SECONDS } from '#kernel/duration'
import { calendarDays } from '#kernel/format/moment'
import { type Cents, formatUsd } from '#kernel/money'
import { findPlan } from './terms/catalogue.ts'

export type Instruction = 'pay_out' | 'reinvest_principal' | 'reinvest_all'
export type InvestmentStatus = 'active' | 'matured' | 'liquidated'

export type Investment = {
  readonly id: string
  readonly user_id: string
  readonly plan: string
  readonly terms_version: number
  readonly principal: Cents
  readonly promised: Cents
  readonly rate_bps: number
  readonly term_seconds: number
  readonly exit_share_bps: number
  readonly started_at: Date
  readonly matures_at: Date
  readonly status: InvestmentStatus
  readonly instruction: Instruction
  readonly paid: Cents | null
  readonly ended_at: Date | null
  readonly bought_by: string
  readonly ended_by: string | null
  readonly updated_at: Date
}

export function planName(plan: string): string {
  return findPlan(plan)?.name ?? plan
}

/** The total payout of an early exit: principal and return. */
function exitValue(investment: Investment, at: Date): bigint {
  return investment.principal + exitReturn(investment, at)
}

/** The wire format at the business instant `at`; once ended, with the paid amounts. */
export function viewInvestment(investment: Investment, at: Date) {
  const active = investment.status === 'active'
  const until = active ? at : (investment.ended_at ?? at)
  const earned = active ? accrued(investment, at) : (investment.paid ?? accrued(investment, until))
  const term_days = Math.round(investment.term_seconds / DAY_SECONDS)
  return {
    _id: investment.id,
    user: investment.user_id,
    plan: investment.plan,
    plan_name: planName(investment.plan),
    capital: investment.principal,
    amount: earned,
    exit_value: (active ? exitValue(investment, at) : investment.principal + earned) as Cents,
    promised_return: investment.promised,
    rate_bps: investment.rate_bps,
    started_at: investment.started_at,
    matures_at: investment.matures_at,
    days_left: active ? Math.max(0, calendarDays(until, investment.matures_at)) : 0,
    term_days,
    day: Math.min(term_days, Math.max(0, calendarDays(investment.started_at, until))),
    accrued_bps: investment.promised === 0n ? 0 : Number((earned * 10_000n) / investment.promised),
    status: active ? ('active' as const) : ('expired' as const),
    ended_by:
      investment.status === 'matured' ? ('maturity' as const) : investment.status === 'liquidated' ? ('liquidation' as const) : null,
    ended_at: investment.ended_at,
    maturity_instruction: investment.instruction,
    updated_at: investment.updated_at,
  }
}

export function boughtMessage(principal: Cents): string {
  return `You just invested ${formatUsd(principal)}`
}

export function creditedMessage(amount: bigint): string {
  return `${formatUsd(amount)} was credited into your account.`
}
