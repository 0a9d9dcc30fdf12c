import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accrued, elapsedSeconds, exitReturn, type Leaving } from '#kernel/accrual'
import { addSeconds } from '#kernel/clock'
import { cents, MAX_CENTS } from '#kernel/money'
import { promisedReturn } from './terms/terms.ts'

const START = new Date('2026-03-28T23:30:00Z')
const WEEK: Leaving = { promised: cents(5_000n), started_at: START, term_seconds: 7 * 86_400, exit_share_bps: 10_000 }

const accruing = fc.record({
  promised: fc.bigInt(0n, MAX_CENTS).map(cents),
  started_at: fc.constant(START),
  term_seconds: fc.integer({ min: 3_600, max: 316_224_000 }),
  exit_share_bps: fc.integer({ min: 0, max: 10_000 }),
})

describe('accrual', () => {
  it('runs from nothing at the start to the whole promise at the end, by whole seconds', () => {
    const at = (seconds: number) => accrued(WEEK, addSeconds(START, seconds))
    expect([0, 120, 121, 302_400, 604_799, 604_800].map(at)).toEqual([0n, 0n, 1n, 2_500n, 4_999n, 5_000n])
    expect(accrued(WEEK, new Date(START.getTime() + 120_999))).toBe(at(120))
  })

  it('is the same across a change to summer time: terms are instants and seconds', () => {
    expect(elapsedSeconds(WEEK, new Date('2026-03-29T23:30:00Z'))).toBe(86_400)
  })

  it('is never negative, never above the promise, never falls, and stands still outside of the term (sec/E2)', () => {
    fc.assert(
      fc.property(accruing, fc.integer({ min: -4e8, max: 8e8 }), fc.integer({ min: 0, max: 1e8 }), (investment, seconds, more) => {
        const [early, late] = [addSeconds(START, seconds), addSeconds(START, seconds + more)]
        const value = accrued(investment, early)
        expect(value >= 0n && value <= investment.promised).toBe(true)
        expect(accrued(investment, late)).toBeGreaterThanOrEqual(value)
        const exit = exitReturn(investment, early)
        expect(exit >= 0n && exit <= value).toBe(true)
        if (seconds <= 0) expect(value).toBe(0n)
        if (seconds >= investment.term_seconds) expect(value).toBe(investment.promised)
        if (investment.exit_share_bps === 10_000) expect(exit).toBe(value)
      }),
      { numRuns: 5_000 },
    )
  })

  it('pays leaving early its share, floored once', () => {
    const half = { ...WEEK, exit_share_bps: 5_000 }
    expect(exitReturn(half, addSeconds(START, 302_400))).toBe(1_250n)
    expect(exitReturn({ ...half, promised: cents(3n) }, addSeconds(START, 604_800))).toBe(1n)
    expect(exitReturn({ ...half, exit_share_bps: 0 }, addSeconds(START, 604_800))).toBe(0n)
  })
})

/** xorshift32: a million numbers in no time, the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    yield state >>> 0
  }
}

describe('rounding (sec/B6)', () => {
  it('loses and makes no cent over a million random splits of a promise into what is paid and what goes back', () => {
    const draw = numbers(20_260_105)
    const next = (limit: number): number => draw.next().value % limit
    let wrong = 0
    for (let n = 0; n < 1_000_000; n += 1) {
      const principal = cents(BigInt(1 + next(5_000_000)))
      const promised = promisedReturn(principal, 1 + next(3_000))
      const term_seconds = 3_600 + next(5_184_000)
      const investment = { promised, started_at: START, term_seconds, exit_share_bps: next(10_001) }
      const paid = exitReturn(investment, new Date(START.getTime() + next(5_200_000) * 1_000))
      const back = promised - paid
      if (paid < 0n || back < 0n || principal + paid + back !== principal + promised) wrong += 1
    }
    expect(wrong).toBe(0)
  })

  it('gains nothing by splitting time: two exits in sequence pay at most what one does', () => {
    fc.assert(
      fc.property(accruing, fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }), (investment, first, second) => {
        const pay = (seconds: number) => exitReturn(investment, addSeconds(START, seconds))
        expect(pay(first) + pay(second)).toBeLessThanOrEqual(
          pay(first + second) + (first + second > investment.term_seconds ? investment.promised : 0n),
        )
      }),
      { numRuns: 2_000 },
    )
  })
})
