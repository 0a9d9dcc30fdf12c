/** Growth, its split and the rates, on random plans and entries and on one worked by hand. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accrued } from '#kernel/accrual'
import { DAY_MS, DAY_SECONDS } from '#kernel/duration'
import { cents } from '#kernel/money'
import type { DaySum } from '#server/books'
import type { Investment } from '#server/plans'
import { inBitcoin } from './bitcoin.ts'
import { heldAt } from './held.ts'
import { performanceOf } from './performance.ts'
import { whyOf } from './why.ts'

const DAY_0 = Date.parse('2026-03-01T00:00:00Z')
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

type Bought = {
  readonly plan?: string
  readonly principal: bigint
  readonly promised: bigint
  readonly start: number
  readonly term: number
}

/** Days from the first; `ends` early with `paid`. */
function investment({ plan = 'starter', principal, promised, start, term }: Bought, end: { at: number; paid: bigint } | null): Investment {
  const started_at = new Date(DAY_0 + start * DAY_MS)
  const base = {
    id: `${plan} ${start}`,
    user_id: 'x',
    plan,
    terms_version: 1,
    rate_bps: 0,
    exit_share_bps: 9_000,
    instruction: 'pay_out',
  } as const
  return {
    ...base,
    principal: cents(principal),
    promised: cents(promised),
    term_seconds: term * DAY_SECONDS,
    started_at,
    matures_at: new Date(started_at.getTime() + term * DAY_MS),
    status: end ? 'liquidated' : 'active',
    paid: end ? cents(end.paid) : null,
    ended_at: end ? new Date(DAY_0 + end.at * DAY_MS) : null,
    bought_by: 'x',
    ended_by: end ? 'x' : null,
    updated_at: started_at,
  }
}

const kinds = [
  ['deposit.settle', 'main', 1n],
  ['withdrawal.pay', 'held', -1n],
  ['referral.bonus', 'bonus', 1n],
  ['adjustment.credit', 'bonus', 1n],
  ['adjustment.credit', 'main', 1n],
  ['adjustment.debit', 'main', -1n],
  ['reversal', 'main', -1n],
  ['reversal', 'bonus', -1n],
] as const

const bought = fc.record({
  plan: fc.constantFrom('starter', 'gold', 'silver'),
  principal: fc.bigInt(10_000n, 900_000n),
  promised: fc.bigInt(0n, 90_000n),
  start: fc.integer({ min: 0, max: 9_000 }).map((n) => n / 100),
  term: fc.integer({ min: 1, max: 40 }),
  /** Of the term; above one: it matured. */
  lasts: fc.integer({ min: 0, max: 150 }).map((n) => n / 100),
  share: fc.integer({ min: 0, max: 100 }),
})
const moved = fc.record({ of: fc.constantFrom(...kinds), day: fc.nat({ max: 90 }), amount: fc.bigInt(1n, 500_000n) })

/** Each as it ended by day 90, with its payment. */
function lived(all: readonly (Bought & { readonly lasts: number; readonly share: number })[]): Investment[] {
  return all.map((one) => {
    const open = investment(one, null)
    const at = one.start + one.term * Math.min(1, one.lasts)
    if (at > 90) return open
    const so_far = accrued(open, new Date(DAY_0 + at * DAY_MS))
    return investment(one, { at, paid: one.lasts >= 1 ? one.promised : (so_far * BigInt(one.share)) / 100n })
  })
}

it('splits growth by kind, to the cent, in any period', () => {
  fc.assert(
    fc.property(
      fc.array(bought, { maxLength: 6 }),
      fc.array(moved, { maxLength: 12 }),
      fc.nat({ max: 90 }),
      fc.nat({ max: 90 }),
      (plans, moves, one_day, other_day) => {
        const held = lived(plans)
        const [first, last] = [Math.min(one_day, other_day), Math.max(one_day, other_day)]
        const span = { from: DAY_0 + first * DAY_MS, until: DAY_0 + (last + 1) * DAY_MS }
        const entries = [
          // Money enough that nothing is below zero.
          { kind: 'deposit.settle', account: 'main', total: 100_000_000n, at: DAY_0 },
          ...moves.map(({ of: [kind, account, sign], day, amount }) => ({ kind, account, total: sign * amount, at: DAY_0 + day * DAY_MS })),
          ...held.flatMap(({ paid, ended_at }) =>
            ended_at ? [{ kind: 'plan.pay', account: 'main', total: paid ?? 0n, at: ended_at.getTime() }] : [],
          ),
        ] as (Omit<DaySum, 'day'> & { readonly at: number })[]
        const sums = entries
          .filter(({ at }) => at < span.until)
          .map(({ at, ...one }) => ({ ...one, day: at < span.from ? null : dayOf(at) }))
        const own = held.filter(({ ended_at }) => !ended_at || ended_at.getTime() >= span.from)
        const { course, money_in, money_out, growth, plans: results, bonuses, adjustments } = performanceOf(sums, own, span)
        const valueAt = (at: number) =>
          entries.reduce((all, one) => (one.at < at ? all + one.total : all), 0n) +
          held.reduce((all, one) => {
            const is_open = one.started_at.getTime() < at && (!one.ended_at || one.ended_at.getTime() >= at)
            return is_open ? all + accrued(one, new Date(at)) : all
          }, 0n)
        expect([course.opening, course.closing]).toEqual([valueAt(span.from), valueAt(span.until)])
        expect(course.closing).toBe(course.opening + money_in - money_out + growth)
        expect(results.reduce((all, one) => all + one.growth, 0n) + bonuses + adjustments).toBe(growth)
        for (const one of results) {
          expect(one.returns + one.early_exits).toBe(one.growth)
          expect([one.returns >= 0n, one.early_exits <= 0n]).toEqual([true, true])
        }
      },
    ),
  )
})

const entry = (kind: DaySum['kind'], day: number, total: bigint, account: DaySum['account'] = 'main'): DaySum => ({
  kind,
  account,
  total,
  day: dayOf(DAY_0 + day * DAY_MS),
})
const until = (day: number) => ({ from: DAY_0, until: DAY_0 + day * DAY_MS })

/** $1,000 on day 0, a plan of $1,000 from day 0 that promises $100 in ten days, $9,000 more on day 10, nothing after. */
const early = [investment({ principal: 100_000n, promised: 10_000n, start: 0, term: 10 }, { at: 10, paid: 10_000n })]
const sums = [entry('deposit.settle', 0, 100_000n), entry('plan.pay', 10, 10_000n), entry('deposit.settle', 10, 900_000n)]

it('tells why the returns differ: most of the money came when the best was over', () => {
  const { course, rates, growth, plans } = performanceOf(sums, early, until(21))
  expect([growth, course.closing, plans.map((one) => [one.plan, one.growth, one.money_in, one.money_out])]).toEqual([
    10_000n,
    1_010_000n,
    [['starter', 10_000n, 100_000n, 110_000n]],
  ])
  expect(rates.time_weighted).toBeCloseTo(0.1, 12)
  expect(plans[0]?.rates.time_weighted).toBeCloseTo(0.1, 12)
  const money_weighted = Math.expm1(Number(rates.money_weighted) * 20)
  // −1,000 (1 + r)^2 − 9,000 (1 + r) + 10,100 = 0 in periods of ten days.
  const period = (-9_000 + Math.sqrt(9_000 ** 2 + 4 * 1_000 * 10_100)) / 2_000
  expect(money_weighted).toBeCloseTo(period ** 2 - 1, 10)
  if (!rates.chain || !rates.span) throw new Error('there is a rate')
  const shown = { time_weighted: '10.00', money_weighted: '1.82', span: rates.span }
  expect(whyOf(course, rates.chain, shown)).toMatchObject({ code: 'in_worse', after: 0, flows: 1, flow: { day: DAY_0 / DAY_MS + 10 } })
  expect(whyOf(course, rates.chain, { ...shown, money_weighted: '10.00' }).code).toBe('equal')
  // It does not explain the opposite.
  expect(whyOf(course, rates.chain, { ...shown, money_weighted: '11.00' }).code).toBe('mixed')
})

it('is both the same return where no money moves after the first day, and none in under a day', () => {
  const { rates, course } = performanceOf(
    [sums[0] as DaySum],
    [investment({ principal: 100_000n, promised: 10_000n, start: 0, term: 10 }, null)],
    until(6),
  )
  expect(Math.expm1(Number(rates.money_weighted) * 5)).toBeCloseTo(Number(rates.time_weighted), 12)
  if (!rates.chain || !rates.span) throw new Error('there is a rate')
  expect(whyOf(course, rates.chain, { time_weighted: '6.00', money_weighted: '6.00', span: rates.span }).code).toBe('no_flows')
  expect(performanceOf(sums.slice(0, 1), [], until(1)).rates).toMatchObject({ time_weighted: 'under_a_day', money_weighted: 'under_a_day' })
  expect(performanceOf([], [], until(9)).rates).toMatchObject({ time_weighted: 'no_money', money_weighted: 'no_money' })
  const bonus = performanceOf([entry('referral.bonus', 2, 500n, 'bonus')], [], until(9))
  expect([bonus.growth, bonus.bonuses, bonus.rates.time_weighted]).toEqual([500n, 500n, 'unfunded_gain'])
})

it('counts a plan in its own instant as what follows, as the journal does', () => {
  const one = investment({ principal: 100n, promised: 10n, start: 1, term: 2 }, { at: 2, paid: 4n })
  const at = (day: number) => DAY_0 + day * DAY_MS
  expect(heldAt([one], [at(1), at(1.5), at(2), at(2) + 1])).toEqual([
    { capital: 0n, accrued: 0n },
    { capital: 100n, accrued: 2n },
    { capital: 100n, accrued: 5n },
    { capital: 0n, accrued: 0n },
  ])
})

it('buys and sells BTC with the same money on the same days', () => {
  const { course } = performanceOf([entry('deposit.settle', 0, 100_000n), entry('withdrawal.pay', 2, -50_000n, 'held')], [], until(5))
  const first = DAY_0 / DAY_MS
  const usd = (dollars: number) => (BigInt(dollars) * 10n ** 12n) as never
  const prices = (...closes: [number, number][]) => ({
    first: first - 9,
    by_day: new Map(closes.map(([day, price]) => [first + day, usd(price)])),
  })
  // 0.02 BTC, less 0.005, at $60,000.
  expect(inBitcoin(course, prices([0, 50_000], [2, 100_000], [4, 60_000]))).toEqual({ closing: 90_000n })
  expect(inBitcoin(course, prices([0, 50_000], [2, 10_000], [4, 60_000]))).toEqual({ none: 'ran_out', day: first + 2 })
  expect(inBitcoin(course, prices([0, 50_000], [2, 100_000]))).toEqual({ none: 'no_price', day: first + 4 })
  expect(inBitcoin(course, { ...prices([2, 100_000], [4, 60_000]), first: first + 1 })).toEqual({ none: 'before_prices', day: first })
  expect(inBitcoin(performanceOf([], [], until(5)).course, prices())).toEqual({ none: 'no_money', day: null })
})
