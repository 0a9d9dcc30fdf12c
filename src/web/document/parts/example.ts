/** What an amount becomes in a plan, in cents, as the ledger rounds it. The page and the script of its calculator share it. */
import { returnOf } from '#kernel/promised-return'

/** Amounts and rate (basis points of the whole term) as integers. */
export type ExampleTerms = { readonly bps: bigint; readonly days: number; readonly min: bigint; readonly max: bigint }

export type Example = {
  readonly capital: bigint
  readonly promised: bigint
  readonly total: bigint
  /** At the end of `day`. */
  readonly accrued: bigint
}

/** How much of the term the drawing shows as accrued, until its mark is moved. */
const ELAPSED = 0.4

export function exampleDay({ days }: Pick<ExampleTerms, 'days'>): number {
  return Math.round(days * ELAPSED)
}

export function exampleOf(terms: ExampleTerms, capital: bigint, day = exampleDay(terms)): Example {
  const promised = returnOf(capital, terms.bps)
  return { capital, promised, total: capital + promised, accrued: (promised * BigInt(day)) / BigInt(terms.days) }
}

/** An amount that leaves room on both sides: four fifths of the largest, in whole dollars. */
export function exampleAmount({ min, max }: Pick<ExampleTerms, 'min' | 'max'>): bigint {
  const amount = ((max * 4n) / 500n) * 100n
  return amount < min ? min : amount
}

/** The amount's share of the plan's largest, in percent: the height of the pane. */
export function paneHeight({ max }: Pick<ExampleTerms, 'max'>, capital: bigint): number {
  return max === 0n ? 0 : Number((capital * 1_000n) / max) / 10
}
