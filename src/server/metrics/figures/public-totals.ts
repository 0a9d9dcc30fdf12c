/** Coverage, owed and held as pages print them: the newest signed statement's, as on /proof, or before the first the books' own. */
import type { Dated } from '#kernel/cached-for'
import type { Statement } from '#proof/index'
import type { Books } from './books.ts'

export type SignedTotals = Pick<Statement, 'at' | 'liabilities' | 'custody' | 'reserve_free' | 'reserve_committed' | 'coverage_bps'>

export type PublicTotals = {
  readonly owed: bigint
  readonly custody: bigint
  readonly reserve_free: bigint
  readonly reserve_committed: bigint
  readonly coverage_bps: number | null
  readonly as_of: Date
}

type Journal = Dated<{ readonly books: Books; readonly coverage_bps: number | null }>

export function publicTotals(signed: SignedTotals | null, { value: { books, coverage_bps }, as_of }: Journal): PublicTotals {
  if (signed) {
    const { at, liabilities, custody, reserve_free, reserve_committed } = signed
    return { owed: liabilities, custody, reserve_free, reserve_committed, coverage_bps: signed.coverage_bps, as_of: new Date(at) }
  }
  return {
    owed: books.owed.value,
    custody: books.custody.value,
    reserve_free: books.reserve_free.value,
    reserve_committed: books.reserve_committed.value,
    coverage_bps,
    as_of,
  }
}
