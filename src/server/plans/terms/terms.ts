/** Terms and the figures derived from them: pure. Rates are basis points over the whole term. */

import { DAY_SECONDS } from '#kernel/duration'
import { unflattering } from '#kernel/format/number'
import { type Cents, cents, formatDecimal } from '#kernel/money'
import { returnOf } from '#kernel/promised-return'
import { type Refused, refuseField } from '#kernel/refusal'
import { divideFloor } from '#kernel/rounding'

export type Terms = {
  readonly plan: string
  readonly version: number
  readonly rate_bps: number
  readonly term_seconds: number
  readonly min: Cents
  readonly max: Cents
  readonly exit_share_bps: number
  readonly referral_bps: number
  readonly on_sale: boolean
}

const BPS = 10_000n

/** R = P · rate, rounded half to even: the whole promised return, committed at sale. */
export function promisedReturn(principal: Cents, rate_bps: number): Cents {
  return cents(returnOf(principal, BigInt(rate_bps)))
}

/** The largest principal whose return the free reserve covers; rounding half to even may allow a few cents more, but never commits less. */
export function capacityLeft(free: Cents, rate_bps: number): Cents {
  const most = divideFloor(free * BPS, BigInt(rate_bps))
  return cents(most < 9_007_199_254_740_991n ? most : 9_007_199_254_740_991n)
}

export function outOfRange({ min, max }: Terms): Refused<'invalid'> {
  return refuseField('amount', { reason: 'amount_between', params: { min: formatDecimal(min), max: formatDecimal(max) } })
}

/** `14.50` for 1450. */
export function formatBps(bps: number): string {
  return (bps / 100).toFixed(2)
}

export function termDays(term_seconds: number): number {
  return Math.round(term_seconds / DAY_SECONDS)
}

/** The contracted rate divided by the days of the term, in percent, rounded down: the specification's "daily PNL". */
export function dailyPercent({ rate_bps, term_seconds }: Terms): string {
  return unflattering((rate_bps * DAY_SECONDS) / term_seconds / 100, 'down').toFixed(2)
}

/** APY = 100 · [(1 + r)^(365/days) − 1]: the rate repeated for a year, rounded down. For display, not for money. */
export function apyPercent({ rate_bps, term_seconds }: Terms): string {
  const years = (365 * DAY_SECONDS) / term_seconds
  return unflattering(100 * ((1 + rate_bps / 10_000) ** years - 1), 'down').toFixed(2)
}
