/** The wire's investment and its exit quote; and an investment on any of its days, computed as the server does. Nothing is booked by it. */
import type { WireData } from '#contract/routes'
import { accrued } from '#kernel/accrual'
import { addSeconds, secondsBetween } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { type Cents, cents, parseAmount } from '#kernel/money'

export type Investment = WireData<'readInvestment'>
export type ExitQuote = WireData<'quoteExit'>
type Terms = Pick<Investment, 'capital' | 'promised_return' | 'started_at' | 'matures_at'>

export type PreviewDay = {
  readonly at: Date
  readonly accrued: Cents
  /** Of the promised return, not accrued yet. */
  readonly aside: Cents
  /** Zero from maturity on. */
  readonly locked: Cents
  /** Capital and the whole return, at maturity. */
  readonly total: Cents
}

/** The last day is the day of maturity, which ends a term that is no whole number of days too. */
export function lastDay(terms: Terms): number {
  return Math.ceil(termSeconds(terms) / DAY_SECONDS)
}

export function previewDay(terms: Terms, day: number): PreviewDay {
  const started_at = new Date(terms.started_at)
  const [capital, promised] = [amountOf(terms.capital), amountOf(terms.promised_return)]
  const ends = day >= lastDay(terms)
  const at = ends ? new Date(terms.matures_at) : addSeconds(started_at, day * DAY_SECONDS)
  const so_far = accrued({ promised, started_at, term_seconds: termSeconds(terms) }, at)
  return { at, accrued: so_far, aside: cents(promised - so_far), locked: ends ? cents(0n) : capital, total: cents(capital + promised) }
}

function termSeconds({ started_at, matures_at }: Terms): number {
  return secondsBetween(new Date(started_at), new Date(matures_at))
}

function amountOf(amount: string): Cents {
  return parseAmount(amount) ?? cents(0n)
}
