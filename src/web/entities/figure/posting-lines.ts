/** The newest postings of a figure and the earlier ones as one line, so that what is shown adds up to it. */
import type { WireReply } from '#contract/routes'
import { centsOf } from '#web/kit/index.ts'

/** One figure with its entries, page by page. */
export type FigurePage = WireReply<'readFigure'>
export type FigurePosting = FigurePage['data']['postings'][number]

/** Amounts with the figure's sign: a figure that counts what left an account is minus the sum of its postings. */
export function withFigureSign(figure: FigurePage): FigurePage {
  const { counts, postings } = figure.data
  if (counts === 'in') return figure
  return { ...figure, data: { ...figure.data, postings: postings.map((one) => ({ ...one, amount: negated(one.amount) })) } }
}

function negated(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

type Lines = {
  readonly newest: readonly FigurePosting[]
  /** Null: there are no others. `count` is null when they are too many to count. */
  readonly earlier: { readonly count: number | null; readonly amount: bigint } | null
}

/** Of a first page that has the figure's sign. */
export function postingLines({ data: { value, postings }, page: { total, next_cursor } }: FigurePage): Lines {
  if (next_cursor === null) return { newest: postings, earlier: null }
  const shown = postings.reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0n), 0n)
  return { newest: postings, earlier: { count: total === null ? null : total - postings.length, amount: (centsOf(value) ?? 0n) - shown } }
}
