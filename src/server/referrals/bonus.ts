/** A referral bonus: pure rules. It is the plan's referral rate times the return that the referred person's first plan really paid. */
import type { referralSignals } from '#contract/referrals'
import { type Cents, cents } from '#kernel/money'
import { divideHalfEven } from '#kernel/rounding'

export type Signal = (typeof referralSignals)[number]
export type BonusState = 'due' | 'paused' | 'review' | 'paid' | 'withheld'

export type Bonus = {
  readonly id: string
  readonly referred: string
  readonly referrer: string
  readonly investment_id: string
  readonly plan: string
  readonly rate_bps: number
  readonly earned: Cents
  readonly amount: Cents
  readonly state: BonusState
  readonly reason: string | null
  /** Why an administrator decides first. */
  readonly signals: readonly Signal[]
  readonly transaction_id: string | null
  readonly created_at: Date
}

/** rate · return, rounded half to even, as a promise is. */
export function bonusOf(earned: Cents, rate_bps: number): Cents {
  return cents(divideHalfEven(earned * BigInt(rate_bps), 10_000n))
}

/** Why a bonus is not paid, as its referrer reads it. */
export const WITHHELD = {
  off: 'Referral bonuses were switched off when the plan matured.',
  same_person: 'This looks like an account of somebody who has brought or earned a bonus already.',
  closed: 'The account that brought them is closed.',
} as const
