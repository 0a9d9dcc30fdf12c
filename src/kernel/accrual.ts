/**
 * Accrual, computed on read from the terms that the investment was sold on: integers only, linear in time. It moves no money and writes
 * nothing. The server's figures and the preview of a plan use the same functions.
 */
import { secondsBetween } from '#kernel/clock'
import { type Cents, cents } from '#kernel/money'
import { divideFloor } from '#kernel/rounding'

/** The terms that accrual needs. */
export type Accruing = {
  readonly promised: Cents
  readonly started_at: Date
  readonly term_seconds: number
}

export type Leaving = Accruing & { readonly exit_share_bps: number }

/** Whole seconds since the start, clamped to 0 … term. */
export function elapsedSeconds({ started_at, term_seconds }: Accruing, at: Date): number {
  return Math.min(Math.max(secondsBetween(started_at, at), 0), term_seconds)
}

/** floor(R · elapsed ÷ term): accrued by the calendar so far. */
export function accrued(investment: Accruing, at: Date): Cents {
  return cents(divideFloor(investment.promised * BigInt(elapsedSeconds(investment, at)), BigInt(investment.term_seconds)))
}

/** A = floor(R · elapsed · exit_share_bps ÷ (term · 10000)): the early exit's return on top of the principal. */
export function exitReturn(investment: Leaving, at: Date): Cents {
  const numerator = investment.promised * BigInt(elapsedSeconds(investment, at)) * BigInt(investment.exit_share_bps)
  return cents(divideFloor(numerator, BigInt(investment.term_seconds) * 10_000n))
}
