import { describe, expect, it } from 'vitest'
import { cents } from '#kernel/money'
import type { BalanceSheet } from '#server/books'
import { coverageBps, liabilitiesOf } from './coverage.ts'

const BALANCES: BalanceSheet = {
  custody: cents(1_000n),
  members: cents(600n),
  'reserve:free': cents(250n),
  'reserve:committed': cents(100n),
  'referral:budget': cents(30n),
  'adjustment:budget': cents(20n),
}

describe('coverage', () => {
  it('counts every open promise in full as owed, and none of what is the operator’s own', () => {
    expect(liabilitiesOf(BALANCES)).toBe(700n)
  })

  it('is in basis points, floored, and nothing while nothing is owed', () => {
    expect(coverageBps(1_000n, 700n)).toBe(14_285)
    expect(coverageBps(700n, 700n)).toBe(10_000)
    expect(coverageBps(699n, 700n)).toBe(9_985)
    expect(coverageBps(1_000n, 0n)).toBeNull()
    expect(coverageBps(9_007_199_254_740_991n, 9_007_199_254_740_991n)).toBe(10_000)
  })
})
