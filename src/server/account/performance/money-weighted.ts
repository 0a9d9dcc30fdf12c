/**
 * The money-weighted return: the one rate at which all that was paid in grows to all that was paid out and what is left (XIRR, days ÷ 365).
 * Amounts become floats only to weigh them: none is made of a rate. Pure.
 */
import type { NoRate } from '#contract/member/returns'

/** Cents on a calendar day: above zero paid in, below zero paid out. */
export type DatedFlow = { readonly day: number; readonly amount: bigint }

export const YEAR_DAYS = 365

/**
 * The rates that are tried, as growth per day (logarithm): zero, and on both sides steps that grow. At the outermost only the first or the
 * last flow counts, so that no root is beyond them.
 */
const MIN_GROWTH = 1e-6
const RATIO = 1.25
const MAX_GROWTH = 60

const side: readonly number[] = Array.from(
  { length: Math.ceil(Math.log(MAX_GROWTH / MIN_GROWTH) / Math.log(RATIO)) + 1 },
  (_, n) => MIN_GROWTH * RATIO ** n,
)
const tried: readonly number[] = [...side.map((growth) => -growth).reverse(), 0, ...side]

/** Growth per day as a logarithm, so that `Math.expm1(growth · days)` is the return over some days. What is left is a flow out. */
export function moneyWeighted(flows: readonly DatedFlow[]): number | NoRate {
  const terms = termsOf(flows)
  const last = terms.at(-1)?.day ?? 0
  if (!flows.some(({ amount }) => amount > 0n)) return 'no_money'
  if (last < 1) return 'under_a_day'
  const at = (growth: number): number => balanceAt(terms, last, growth)
  const roots = rootsIn(tried.map((growth) => ({ growth, sign: Math.sign(at(growth)) })))
  const [root] = roots
  if (!root) return 'no_root'
  return roots.length > 1 ? 'several_roots' : bisect(at, root)
}

type Tried = { readonly growth: number; readonly sign: number }
type Bracket = readonly [low: number, high: number]

/** Where the sign changes, or is zero. */
function rootsIn(all: readonly Tried[]): Bracket[] {
  return all.flatMap(({ growth, sign }, n): Bracket[] => {
    const before = all[n - 1]
    if (sign === 0) return [[growth, growth]]
    return before && before.sign !== 0 && before.sign !== sign ? [[before.growth, growth]] : []
  })
}

type Term = { readonly day: number; readonly amount: number }

/** One a day, the first on day zero, without days that cancel out. */
function termsOf(flows: readonly DatedFlow[]): Term[] {
  const days = new Map<number, bigint>()
  for (const { day, amount } of flows) days.set(day, (days.get(day) ?? 0n) + amount)
  const terms = [...days].filter(([, amount]) => amount !== 0n).sort(([a], [b]) => a - b)
  const first = terms[0]?.[0] ?? 0
  return terms.map(([day, amount]) => ({ day: day - first, amount: Number(amount) }))
}

/** The sign of what is left over at the end. Seen from the end that keeps every power at or below one. */
function balanceAt(terms: readonly Term[], last: number, growth: number): number {
  const seen_from = growth < 0 ? last : 0
  return terms.reduce((sum, { day, amount }) => sum + amount * Math.exp(growth * (seen_from - day)), 0)
}

/** Down to the last bit. */
function bisect(at: (growth: number) => number, [low, high]: Bracket): number {
  const rises = at(low) < at(high)
  let [from, to] = [low, high]
  for (;;) {
    const middle = (from + to) / 2
    if (middle <= from || middle >= to) return middle
    if (at(middle) < 0 === rises) from = middle
    else to = middle
  }
}
