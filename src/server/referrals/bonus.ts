/** A referral bonus: pure rules. It is the plan's referral rate times the return that the referred person's first plan really paid. */

import type { referralSignals } from '#contract/member/referrals'
import { type Cents, cents } from '#kernel/money'
import { divideHalfEven } from '#kernel/rounding'
import { withheldNotes } from '#sentences/decisions'

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
  off: withheldNotes.withheld_off,
  same_person: withheldNotes.withheld_same_person,
  closed: withheldNotes.withheld_closed,
} as const

/** Of a reason of these; null of one that an administrator wrote. */
export function withheldCode(reason: string | null): keyof typeof withheldNotes | null {
  const [code] = Object.entries(withheldNotes).find(([, sentence]) => sentence === reason) ?? []
  return (code ?? null) as keyof typeof withheldNotes | null
}
