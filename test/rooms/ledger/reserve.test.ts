/** No order of purchases, ends and fundings leaves a promise uncovered: random steps through the verdict itself, without a database. */
import { expect, it } from 'vitest'
import { exitReturn } from '#kernel/accrual'
import { addSeconds } from '#kernel/clock'
import { newId, randomBelow } from '#kernel/id'
import { cents } from '#kernel/money'
import { type Entry, entries, member } from '#server/ledger'
import type { Investment, Terms } from '#server/plans'
import { evaluate, type LockedAccount } from '../../../src/server/ledger/post/evaluate.ts'
import { closeInvestment, openInvestment } from '../../../src/server/plans/move-capital.ts'

const STEPS = Number(process.env.RESERVE_STEPS ?? 20_000)
const START = new Date('2026-01-05T12:00:00Z')
const RATES = [1_000, 1_450, 1_800, 2_200, 2_800]

const terms = (rate_bps: number): Terms => ({
  plan: 'starter',
  version: 1,
  rate_bps,
  term_seconds: 604_800,
  min: cents(1n),
  max: cents(1_000_000n),
  exit_share_bps: 10_000,
  referral_bps: 0,
  on_sale: true,
})

it(`sec/B11: over ${STEPS} random operations the reserve is never below what is promised, and every promise that ends is paid from it`, () => {
  const user_id = newId()
  const codes = ['custody:sandbox', 'reserve:free', 'reserve:committed', member(user_id, 'main'), member(user_id, 'locked')]
  const accounts = new Map(codes.map((code, n): [string, LockedAccount] => [code, { id: BigInt(n + 1), code, balance: 0n, seq: 0n }]))
  const holds = (code: string): bigint => accounts.get(code)?.balance ?? -1n
  const post = (list: readonly Entry[]): boolean => 'moves' in evaluate(accounts, list)
  const open: Investment[] = []
  let promised = 0n
  const counts = { sold: 0, refused: 0, ended: 0 }
  for (let step = 0; step < STEPS; step += 1) {
    const at = addSeconds(START, step * 30)
    const amount = cents(BigInt(1 + randomBelow(5_000)))
    const chance = randomBelow(10)
    if (chance === 0) post([entries.operatorFund('reserve:free', amount, newId())])
    // More is asked back than was put in, so that the reserve runs dry again and again.
    else if (chance === 1) post([entries.operatorTake('reserve:free', cents(amount * 2n), newId())])
    else if (chance === 2) post([entries.depositSettle(user_id, cents(amount * 9n), newId())])
    else if (chance < 7) {
      const rate = RATES[randomBelow(RATES.length)] ?? 1
      const bought = openInvestment({
        user_id,
        terms: terms(rate),
        principal: amount,
        started_at: at,
        recorded_at: at,
        instruction: 'pay_out',
      })
      if (post(bought.entries)) {
        open.push(bought.investment)
        promised += bought.investment.promised
        counts.sold += 1
      } else counts.refused += 1
    } else {
      const [one] = open.splice(randomBelow(Math.max(1, open.length)), 1)
      if (!one) continue
      const ending = closeInvestment(one, { status: 'liquidated', paid: exitReturn(one, at), ended_at: at, recorded_at: at })
      // What was promised is there: an end is never refused.
      expect(post(ending.entries)).toBe(true)
      promised -= one.promised
      counts.ended += 1
    }
    if (holds('reserve:committed') !== promised || holds('reserve:free') < 0n)
      throw new Error(`step ${step}: ${promised} promised, ${holds('reserve:committed')} committed`)
  }
  expect(holds(member(user_id, 'locked'))).toBe(open.reduce((total, { principal }) => total + principal, 0n))
  expect(Math.min(counts.sold, counts.refused, counts.ended)).toBeGreaterThan(STEPS / 200)
})
