import { describe, expect, it } from 'vitest'
import { exitReturn } from '#kernel/accrual'
import { addSeconds } from '#kernel/clock'
import { newId } from '#kernel/id'
import { type Cents, cents } from '#kernel/money'
import { type Entry, member } from '#server/ledger'
import { type Investment, viewInvestment } from './investment.ts'
import { closeInvestment, openInvestment } from './move-capital.ts'
import type { Terms } from './terms/terms.ts'

const ADA = newId()
const START = new Date('2026-01-05T12:00:00Z')
const TERMS: Terms = {
  plan: 'starter',
  version: 3,
  rate_bps: 1_000,
  term_seconds: 7 * 86_400,
  min: cents(1n),
  max: cents(50_000n),
  exit_share_bps: 10_000,
  referral_bps: 0,
  on_sale: true,
}
const bought = (principal: bigint) =>
  openInvestment({ user_id: ADA, terms: TERMS, principal: cents(principal), started_at: START, recorded_at: START, instruction: 'pay_out' })

function leave(investment: Investment, at: Date, paid: Cents = exitReturn(investment, at)) {
  return closeInvestment(investment, { status: 'liquidated', paid, ended_at: at, recorded_at: at })
}

/** The entries' effect on a credit-normal account. */
function effect(entries: readonly Entry[], account: string): bigint {
  return entries.reduce(
    (total, { debit, credit, amount }) => total + (credit === account ? amount : 0n) - (debit === account ? amount : 0n),
    0n,
  )
}

describe('buying and ending', () => {
  it('locks the principal, sets the promise aside, and copies the terms', () => {
    const { investment, entries, records } = bought(50_000n)
    expect(investment).toMatchObject({
      principal: 50_000n,
      promised: 5_000n,
      terms_version: 3,
      matures_at: addSeconds(START, 604_800),
      status: 'active',
    })
    expect(entries.map(({ kind, amount, ref }) => [kind, amount, ref])).toEqual([
      ['plan.lock', 50_000n, investment.bought_by],
      ['plan.commit', 5_000n, investment.bought_by],
    ])
    expect(records.map(({ name }) => name)).toEqual(['ledger_record_transaction', 'plans_record_investment'])
  })

  it('gives back at an early end what was not earned, and writes no move of zero', () => {
    const { investment } = bought(50_000n)
    const middle = leave(investment, addSeconds(START, 302_400))
    expect(middle.amount).toBe(52_500n)
    expect(middle.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['plan.unlock', 50_000n],
      ['plan.pay', 2_500n],
      ['plan.release', 2_500n],
    ])
    expect(leave(investment, START).entries.map(({ kind }) => kind)).toEqual(['plan.unlock', 'plan.release'])
    expect(leave(investment, investment.matures_at).entries.map(({ kind }) => kind)).toEqual(['plan.unlock', 'plan.pay'])
    expect(bought(4n).entries.map(({ kind }) => kind)).toEqual(['plan.lock'])
  })

  it('cannot pay more than was promised', () => {
    const { investment } = bought(50_000n)
    expect(() => leave(investment, START, cents(5_001n))).toThrow('cents out of range')
  })

  it('gains nothing over 10,000 cycles of one cent, and the reserve loses nothing (sec/B6)', () => {
    let gained = 0n
    let taken = 0n
    for (let n = 0; n < 10_000; n += 1) {
      const { investment, entries } = bought(1n)
      const all = [...entries, ...leave(investment, addSeconds(START, n * 61)).entries]
      gained += effect(all, member(ADA, 'main'))
      taken -= effect(all, 'reserve:free')
      expect(effect(all, member(ADA, 'locked'))).toBe(0n)
      expect(effect(all, 'reserve:committed')).toBe(0n)
    }
    expect([gained, taken]).toEqual([0n, 0n])
  })

  function daysAt(at: Date): { day: number; days_left: number } {
    const midnight = (one: Date) => Date.parse(`${one.toISOString().slice(0, 10)}T00:00:00Z`)
    const day = (midnight(at) - midnight(START)) / 86_400_000
    return { day, days_left: 7 - day }
  }

  it('is shown by the calendar while it runs, and by what was paid once it has ended', () => {
    const { investment } = bought(50_000n)
    const day = addSeconds(START, 86_400 + 5)
    expect(viewInvestment(investment, day)).toMatchObject({
      amount: 714n,
      exit_value: 50_714n,
      days_left: 6,
      day: 1,
      status: 'active',
      ended_by: null,
    })
    expect(viewInvestment(investment, addSeconds(START, -86_400))).toMatchObject({ amount: 0n, accrued_bps: 0, day: 0 })
    // Calendar days at any hour: the day of the term and the days that are left are the whole term together.
    for (const hours of [0, 1, 5.5, 11, 12, 17, 23.9, 24, 25, 100, 167])
      expect(viewInvestment(investment, addSeconds(START, hours * 3_600))).toMatchObject(daysAt(addSeconds(START, hours * 3_600)))
    const ended: Investment = { ...investment, status: 'liquidated', paid: cents(700n), ended_at: day }
    expect(viewInvestment(ended, addSeconds(START, 9e6))).toMatchObject({
      amount: 700n,
      exit_value: 50_700n,
      days_left: 0,
      status: 'expired',
      ended_by: 'liquidation',
    })
  })
})
