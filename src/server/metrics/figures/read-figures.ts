/** The data behind all public figures, read once for all readers; journal figures come from one point of it. */
import { cachedFor, type Dated } from '#kernel/cached-for'
import type { Clock } from '#kernel/clock'
import type { Statement } from '#proof/index'
import { type JournalTotals, openJournalTotals } from '#server/books'
import { readLastFillAt } from '#server/bots'
import type { MoveKind } from '#server/ledger'
import { cachedLate, type Database } from '#server/store'
import { type PayoutTime, readPayoutTime } from '#server/transactions'
import { coverageBps } from '#server/treasury'

export type FigureSources = {
  readonly database: Database
  readonly clock: Clock
  countVerifiedByDay(): Promise<readonly { readonly day: string; readonly count: number }[]>
  newestEpoch(): Promise<{ readonly epoch: number; readonly at: Date } | null>
  newestStatement(): Promise<SignedTotals | null>
}

export type Figures = {
  readonly journal: Dated<JournalTotals & { readonly books: Books; readonly coverage_bps: number | null }>
  /** What pages print as coverage, owed and held: one value everywhere. */
  readonly totals: PublicTotals
  readonly epoch: Dated<{ readonly epoch: number; readonly at: Date } | null>
  readonly last_fill: Dated<Date | null>
  readonly verified: Dated<readonly { readonly day: string; readonly count: number }[]>
  readonly payout: Dated<PayoutTime>
}

/** Amounts are cached for two seconds; counts over many rows for fifteen. */
const FRESH_SECONDS = 2
const SLOW_SECONDS = 15

export function openFigures(sources: FigureSources): () => Promise<Figures> {
  const { clock } = sources
  const readTotals = openJournalTotals()
  const journal = cachedLate(sources, FRESH_SECONDS, async (query) => {
    const totals = await readTotals(query)
    const books = booksOf(totals)
    return { ...totals, books, coverage_bps: coverageBps(books.custody.value, books.owed.value) }
  })
  const epoch = cachedFor(clock, FRESH_SECONDS, sources.newestEpoch)
  const statement = cachedFor(clock, FRESH_SECONDS, sources.newestStatement)
  const last_fill = cachedLate(sources, FRESH_SECONDS, readLastFillAt)
  const verified = cachedFor(clock, SLOW_SECONDS, sources.countVerifiedByDay)
  const payout = cachedLate(sources, SLOW_SECONDS, readPayoutTime)
  return async () => {
    const [j, e, s, l, v, p] = await Promise.all([journal(), epoch(), statement(), last_fill(), verified(), payout()])
    return { journal: j, totals: publicTotals(s.value, j), epoch: e, last_fill: l, verified: v, payout: p }
  }
}

/** Coverage, owed and held as pages print them: the newest signed statement's, as on /proof, or before the first the books' own. */
type SignedTotals = Pick<Statement, 'at' | 'liabilities' | 'custody' | 'reserve_free' | 'reserve_committed' | 'coverage_bps'>

type PublicTotals = {
  readonly owed: bigint
  readonly custody: bigint
  readonly reserve_free: bigint
  readonly reserve_committed: bigint
  readonly coverage_bps: number | null
  readonly as_of: Date
}

type Journal = Dated<{ readonly books: Books; readonly coverage_bps: number | null }>

function publicTotals(signed: SignedTotals | null, { value: { books, coverage_bps }, as_of }: Journal): PublicTotals {
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

type Part = { readonly name: string; readonly amount: bigint }
export type Sum = { readonly value: bigint; readonly parts: readonly Part[] }

type Books = {
  readonly custody: Sum
  readonly owed: Sum
  readonly reserve_free: Sum
  readonly reserve_committed: Sum
}

/** The operator's books at one point of the journal, computed from its moves alone, so that anyone can recompute each figure. */
function booksOf({ of }: Pick<JournalTotals, 'of'>): Books {
  const moved = (kind: MoveKind, sign: 1n | -1n = 1n): Part => ({ name: kind, amount: sign * of(kind).amount })
  const custody = sum([
    moved('operator.fund'),
    moved('operator.take', -1n),
    moved('deposit.settle'),
    moved('withdrawal.pay', -1n),
    moved('reversal', -1n),
  ])
  const reserve_committed = sum([moved('plan.commit'), moved('plan.pay', -1n), moved('plan.release', -1n)])
  const reserve_free = sum([
    { name: 'operator.fund', amount: of('operator.fund', 'reserve:free').amount },
    { name: 'operator.take', amount: -of('operator.take', 'reserve:free').amount },
    moved('plan.commit', -1n),
    moved('plan.release'),
  ])
  const members = sum([
    moved('deposit.settle'),
    moved('withdrawal.pay', -1n),
    moved('plan.pay'),
    moved('referral.bonus'),
    moved('adjustment.credit'),
    moved('adjustment.debit', -1n),
    moved('reversal', -1n),
  ])
  const owed = sum([
    { name: 'members', amount: members.value },
    { name: 'reserve:committed', amount: reserve_committed.value },
  ])
  return { custody, owed, reserve_free, reserve_committed }
}

function sum(parts: readonly Part[]): Sum {
  return { value: parts.reduce((total, { amount }) => total + amount, 0n), parts }
}
