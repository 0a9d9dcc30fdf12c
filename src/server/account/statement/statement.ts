/** A period of one member's account, by business date: opening and closing balances, and every posting with its running balance. */

import { accrued } from '#kernel/accrual'
import { type Cents, cents, sum } from '#kernel/money'
import {
  type AccountSums,
  findLocked,
  findNewestPostings,
  findPostings,
  type MemberPosting,
  type Period,
  readLastMove,
  sumBefore,
} from '#server/books'
import { findBought, planName, readPlansOf } from '#server/plans'
import { type AsOf, asOf, type Query } from '#server/store'
import { readTransactions, type Transaction } from '#server/transactions'
import type { AccountDependencies } from '../dependencies.ts'
import { type DescribedPosting, reasonOf } from './describe-posting.ts'
import type { StatementPeriod } from './period.ts'

export type StatementLine = MemberPosting & {
  readonly described: DescribedPosting
  /** Of its account, after the posting. */
  readonly balance: bigint
  readonly reason: string | null
}

export type Statement = {
  /** It has all of the journal up to this batch; null: read on the primary. */
  readonly batch: bigint | null
  readonly period: StatementPeriod
  readonly from: Date
  /** The period's end, or now while it is running: business dates. */
  readonly until: Date
  readonly complete: boolean
  readonly opening: AccountSums
  readonly closing: AccountSums
  /** Committed to investments that were open at the end: never part of a balance. */
  readonly promised: Cents
  /** The part of it accrued until then. */
  readonly accrued: Cents
  /** A page of lines at a time, by business date. */
  lines(): AsyncGenerator<readonly StatementLine[]>
}

const PAGE = 1_000

/** A period that is over may be read late, but never before the member's newest posting: nothing that they saw is missing. */
export async function readStatement(
  { database, business }: Pick<AccountDependencies, 'database' | 'business'>,
  user_id: string,
  bounds: StatementPeriod,
): Promise<Statement> {
  const [now, [newest]] = await Promise.all([business.now(), findNewestPostings(database.query, user_id, { before: null, limit: 1 })])
  const complete = bounds.until <= now
  // Its pages are read when they are sent, after the call's own handler.
  const read: ReadPart = async (part, since) => asOf(() => (complete ? database.late(part, since) : part(database.query)))
  const { value: sums, batch } = await read((query) => readSums(query, user_id, bounds), newest?.entry_id ?? 0n)
  const { upto, opening, closing, open } = sums
  const at_end = complete ? bounds.until : now
  return {
    batch,
    period: bounds,
    from: bounds.from,
    until: at_end,
    complete,
    opening,
    closing,
    promised: sum(open.map((investment) => investment.promised)),
    accrued: sum(open.map((investment) => accrued(investment, at_end))),
    lines: () => readLines(read, user_id, { ...bounds, upto }, opening),
  }
}

async function readSums(query: Query, user_id: string, { from, until }: Omit<Period, 'upto'>) {
  const upto = await readLastMove(query)
  const [opening, closing, locked] = await Promise.all([
    sumBefore(query, user_id, { until: from, upto }),
    sumBefore(query, user_id, { until, upto }),
    findLocked(query, user_id, { until, upto }),
  ])
  return { upto, opening, closing, open: await findBought(query, user_id, locked) }
}

type ReadPart = <T>(part: (query: Query) => Promise<T>, since: bigint) => Promise<AsOf<T>>

/** Σ over all accounts. */
export function inAll(sums: AccountSums): Cents {
  return cents(Object.values(sums).reduce((total, one) => total + one, 0n))
}

/** Each page from a server that has the statement's last move: two pages may come from two servers. */
async function* readLines(read: ReadPart, user_id: string, period: Period, opening: AccountSums): AsyncGenerator<readonly StatementLine[]> {
  const running = { ...opening }
  let after: MemberPosting | null = null
  for (;;) {
    const before: MemberPosting | null = after
    const { value: page }: AsOf<Page> = await read((query) => readPage(query, user_id, period, before), period.upto)
    if (page.postings.length > 0) yield toLines(page, running)
    after = page.postings.at(-1) ?? null
    if (page.postings.length < PAGE) return
  }
}

type Page = Awaited<ReturnType<typeof readPage>>

async function readPage(query: Query, user_id: string, period: Period, after: MemberPosting | null) {
  const postings: readonly MemberPosting[] = await findPostings(query, user_id, period, after, PAGE)
  if (postings.length === 0) return { postings, transactions: new Map<string, Transaction>(), plans: new Map<string, string>() }
  const transactions = await readTransactions(query, [...new Set(postings.map(({ ref }) => ref))])
  const objects = [...transactions.values()].flatMap(({ object_id, origin }) => (object_id && origin === 'plan' ? [object_id] : []))
  return { postings, transactions, plans: await readPlansOf(query, objects) }
}

function toLines({ postings, transactions, plans }: Page, running: Record<string, bigint>): StatementLine[] {
  return postings.map((posting) => {
    const transaction = transactions.get(posting.ref)
    const plan = plans.get(transaction?.object_id ?? '')
    const balance = (running[posting.account] ?? 0n) + posting.amount
    running[posting.account] = balance
    const described = { posting, transaction, plan: plan === undefined ? null : planName(plan) }
    return { ...posting, described, balance, reason: reasonOf(described) }
  })
}
