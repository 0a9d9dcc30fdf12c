import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, MAX_CENTS } from '#kernel/money'
import { apyPercent, capacityLeft, dailyPercent, formatBps, outOfRange, promisedReturn, type Terms, termDays } from './terms.ts'

const STARTER: Terms = {
  plan: 'starter',
  version: 1,
  rate_bps: 1_000,
  term_seconds: 7 * 86_400,
  min: cents(10_000n),
  max: cents(50_000n),
  exit_share_bps: 10_000,
  referral_bps: 1_100,
  on_sale: true,
}

describe('terms', () => {
  it('promise the rate on the principal, a tie to the even cent', () => {
    expect(promisedReturn(cents(50_000n), 1_000)).toBe(5_000n)
    expect([5n, 15n, 25n, 35n].map((principal) => promisedReturn(cents(principal), 1_000))).toEqual([0n, 2n, 2n, 4n])
    expect(promisedReturn(cents(1n), 100_000)).toBe(10n)
    expect(promisedReturn(cents(0n), 1_000)).toBe(0n)
  })

  it('leave a capacity whose promise the reserve covers, and a promise more is not covered', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 14n), fc.integer({ min: 1, max: 100_000 }), (free, rate_bps) => {
        const most = capacityLeft(cents(free), rate_bps)
        expect(promisedReturn(most, rate_bps)).toBeLessThanOrEqual(free)
        const a_promise_more = most + 10_000n / BigInt(rate_bps) + 2n
        if (a_promise_more <= MAX_CENTS) expect(promisedReturn(cents(a_promise_more), rate_bps)).toBeGreaterThanOrEqual(free)
      }),
      { numRuns: 5_000 },
    )
    expect(capacityLeft(cents(0n), 1_000)).toBe(0n)
    expect(capacityLeft(cents(MAX_CENTS), 1)).toBe(MAX_CENTS)
  })

  it('are shown as the specification shows them, and never rounded in the operator’s favour', () => {
    expect(outOfRange(STARTER)).toMatchObject({ reason: 'amount_between', params: { min: '100.00', max: '500.00' } })
    expect(formatBps(1_450)).toBe('14.50')
    expect(termDays(45 * 86_400)).toBe(45)
    expect(dailyPercent(STARTER)).toBe('1.42')
    expect(apyPercent({ ...STARTER, rate_bps: 1_450, term_seconds: 30 * 86_400 })).toBe('419.35')
  })
})
