/** A month of one member's account, by business date: opening and closing balances, and every posting with its running balance. */
import { type Cents, cents, sum } from '#kernel/money'
import {
  type AccountSums,
  findLocked,
  findPostings,
  type MemberPosting,
  type Period,
  readLastMove,
  readTransactions,
  sumBefore,
} from '#server/ledger'
import { accrued, findBought, planName, readPlansOf } from '#server/plans'
import type { Query } from '#server/store'
import type { AccountDependencies } from '../dependencies.ts'
import { type DescribedPosting, reasonOf } from './describe-posting.ts'
import { boundsOf } from './month.ts'

export type StatementLine = MemberPosting & {
  readonly described: DescribedPosting
  /** Of its account, after the posting. */
  readonly balance: bigint
  readonly reason: string | null
}

export type Statement = {
  readonly month: string
  readonly from: Date
  /** The month's end, or now while it is running: business dates. */
  readonly until: Date
  readonly complete: boolean
  readonly opening: AccountSums
  readonly closing: AccountSums
  /** Committed to investments that were open at the end: never part of a balance. */
  readonly promised: Cents
  /** The part of it accrued until then. */
  readonly accrued: Cents
  /** A page of lines at a time, in the journal's order. */
  lines(): AsyncGenerator<readonly StatementLine[]>
}

const PAGE = 1_000

export async function readStatement(
  { database: { query }, business }: Pick<AccountDependencies, 'database' | 'business'>,
  user_id: string,
  month: string,
): Promise<Statement> {
  const bounds = boundsOf(month)
  const [now, upto] = await Promise.all([business.now(), readLastMove(query)])
  const complete = bounds.until <= now
  const period = { ...bounds, upto }
  const at_end = complete ? bounds.until : now
  const [opening, closing, locked] = await Promise.all([
    sumBefore(query, user_id, { until: bounds.from, upto }),
    sumBefore(query, user_id, period),
    findLocked(query, user_id, period),
  ])
  const open = await findBought(query, user_id, locked)
  return {
    month,
    from: bounds.from,
    until: at_end,
    complete,
    opening,
    closing,
    promised: sum(open.map((investment) => investment.promised)),
    accrued: sum(open.map((investment) => accrued(investment, at_end))),
    lines: () => readLines(query, user_id, period, opening),
  }
}

/** Σ over all accounts. */
export function inAll(sums: AccountSums): Cents {
  return cents(Object.values(sums).reduce((total, one) => total + one, 0n))
}

async function* readLines(query: Query, user_id: string, period: Period, opening: AccountSums): AsyncGenerator<readonly StatementLine[]> {
  const running = { ...opening }
  let after: MemberPosting | null = null
  for (;;) {
    const postings: readonly MemberPosting[] = await findPostings(query, user_id, period, after, PAGE)
    if (postings.length > 0) yield await toLines(query, postings, running)
    after = postings.at(-1) ?? null
    if (postings.length < PAGE) return
  }
}

async function toLines(query: Query, postings: readonly MemberPosting[], running: Record<string, bigint>): Promise<StatementLine[]> {
  const transactions = await readTransactions(query, [...new Set(postings.map(({ ref }) => ref))])
  const objects = [...transactions.values()].flatMap(({ object_id, origin }) => (object_id && origin === 'plan' ? [object_id] : []))
  const plans = await readPlansOf(query, objects)
  return postings.map((posting) => {
    const transaction = transactions.get(posting.ref)
    const plan = plans.get(transaction?.object_id ?? '')
    const balance = (running[posting.account] ?? 0n) + posting.amount
    running[posting.account] = balance
    const described = { posting, transaction, plan: plan === undefined ? null : planName(plan) }
    return { ...posting, described, balance, reason: reasonOf(described) }
  })
}
