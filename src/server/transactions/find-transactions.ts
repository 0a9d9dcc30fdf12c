/** Reads transactions: one, or a page by date and id, newest first by default. */
import { cents } from '#kernel/money'
import { type Closeness, closenessOf, type SearchTerm } from '#kernel/search-term'
import type { Query } from '#server/store'
import {
  nameOf,
  type PaymentMethod,
  type PlanEvent,
  type Transaction,
  type TransactionAccount,
  type TransactionOrigin,
} from './transaction.ts'
import type { TransactionState } from './transitions.ts'

export type TransactionFilter = {
  readonly id?: string | undefined
  readonly user_id?: string | undefined
  readonly states?: readonly TransactionState[] | undefined
  readonly type?: 'credit' | 'debit' | undefined
  readonly account?: string | undefined
  readonly method?: PaymentMethod | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly object_id?: string | undefined
  readonly user_ids?: readonly string[] | undefined
  /** True leaves out deleted and cancelled ones. */
  readonly shown?: true | undefined
  readonly oldest_first?: boolean | undefined
  /** The date that the list shows. It is sorted, continued and limited by it. When it was recorded, by default. */
  readonly date?: 'created_at' | 'effective_at' | undefined
}

/** `created_at`: the last row's date, of the kind that the list shows. */
export type After = { readonly created_at: Date; readonly id: string } | null

/** The place after a row of a list that shows business dates. */
export function afterEffective({ effective_at, id }: Pick<Transaction, 'effective_at' | 'id'>): NonNullable<After> {
  return { created_at: effective_at, id }
}

/** What a list is sorted and limited by, and a date to compare it with. A cursor has milliseconds; as the index has it (migration 099). */
const DATES = {
  created_at: { column: 'created_at', of: (place: string) => place },
  effective_at: {
    column: `date_trunc('milliseconds', effective_at AT TIME ZONE 'UTC')`,
    of: (place: string) => `${place}::timestamptz AT TIME ZONE 'UTC'`,
  },
} as const

type Row = Omit<Transaction, 'amount'> & { amount: bigint }

function fromRow(row: Row): Transaction {
  return { ...row, amount: cents(row.amount) }
}

export async function readTransaction(query: Query, id: string, user_id?: string): Promise<Transaction | null> {
  const [row] = await query<Row>('SELECT * FROM member_transaction WHERE id = $1 AND ($2::uuid IS NULL OR user_id = $2)', [
    id,
    user_id ?? null,
  ])
  return row ? fromRow(row) : null
}

/** Reads many by id. */
export async function readTransactions(query: Query, ids: readonly string[]): Promise<Map<string, Transaction>> {
  const rows = await query<Row>('SELECT * FROM member_transaction WHERE id = ANY ($1::uuid[])', [ids])
  return new Map(rows.map((row) => [row.id, fromRow(row)]))
}

/** When the next withdrawal lapses; null: none waits for its code. */
export async function nextExpiry(query: Query): Promise<Date | null> {
  const [row] = await query<{ at: Date | null }>(`SELECT min(expires_at) AS at FROM member_transaction WHERE state = 'unconfirmed'`)
  return row?.at ?? null
}

/** Withdrawals whose confirmation time has ended, oldest first. */
export async function findExpired(query: Query, at: Date, limit: number): Promise<Transaction[]> {
  const rows = await query<Row>(
    `SELECT * FROM member_transaction WHERE state = 'unconfirmed' AND expires_at <= $1 ORDER BY created_at LIMIT $2`,
    [at, limit],
  )
  return rows.map(fromRow)
}

/** `limit` rows; callers add one to detect a next page. */
export async function findTransactions(query: Query, filter: TransactionFilter, limit: number, after: After): Promise<Transaction[]> {
  // For several states over all members, reads the newest of each by its index and merges them, to avoid sorting the whole
  // list.
  const apart = filter.states !== undefined && filter.user_id === undefined && filter.user_ids === undefined
  const { where, parameters } = conditions(apart ? { ...filter, states: undefined } : filter)
  const { column, of } = DATES[filter.date ?? 'created_at']
  if (after) {
    parameters.push(after.created_at, after.id)
    where.push(`(${column}, id) ${filter.oldest_first ? '>' : '<'} (${of(`$${parameters.length - 1}`)}, $${parameters.length})`)
  }
  parameters.push(limit)
  const order = filter.oldest_first ? 'ASC' : 'DESC'
  const newest = `ORDER BY ${column} ${order}, id ${order} LIMIT $${parameters.length}`
  if (apart) parameters.push(filter.states)
  const rows = await query<Row>(
    apart
      ? `SELECT t.* FROM unnest($${parameters.length}::text[]) AS wanted (state) CROSS JOIN LATERAL
           (SELECT * FROM member_transaction m ${clause(['m.state = wanted.state', ...where])} ${newest}) t ${newest}`
      : `SELECT * FROM member_transaction ${clause(where)} ${newest}`,
    parameters,
  )
  return rows.map(fromRow)
}

const COUNT_LIMIT = 10_000

/** Exact up to 10,000; null beyond. */
export async function countTransactions(query: Query, filter: TransactionFilter): Promise<number | null> {
  const { where, parameters } = conditions(filter)
  const [row] = await query<{ n: bigint }>(
    `SELECT count(*) AS n FROM (SELECT FROM member_transaction ${clause(where)} LIMIT ${COUNT_LIMIT + 1}) t`,
    parameters,
  )
  const n = Number(row?.n ?? 0)
  return n > COUNT_LIMIT ? null : n
}

function clause(where: readonly string[]): string {
  return where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''
}

function conditions(filter: TransactionFilter): { where: string[]; parameters: unknown[] } {
  const parameters: unknown[] = []
  const where: string[] = []
  const add = (sql: (place: string) => string, value: unknown): void => {
    if (value === undefined) return
    parameters.push(value)
    where.push(sql(`$${parameters.length}`))
  }
  add((p) => `id = ${p}`, filter.id)
  add((p) => `user_id = ${p}`, filter.user_id)
  add((p) => `user_id = ANY (${p}::uuid[])`, filter.user_ids)
  add((p) => `state = ANY (${p}::text[])`, filter.states)
  add((p) => `type = ${p}`, filter.type)
  add((p) => `account = ${p}`, filter.account)
  add((p) => `method = ${p}`, filter.method)
  const { column, of } = DATES[filter.date ?? 'created_at']
  add((p) => `${column} >= ${of(p)}`, filter.from)
  add((p) => `${column} < ${of(p)}`, filter.to)
  add((p) => `object_id = ${p}`, filter.object_id)
  if (filter.shown) where.push(`state NOT IN ('deleted', 'cancelled')`)
  return { where, parameters }
}

export type HistoryStep = { readonly state: string; readonly at: Date; readonly by: string; readonly reason: string | null }

export function readHistory(query: Query, transaction_id: string): Promise<HistoryStep[]> {
  return query<HistoryStep>('SELECT state, at, by, reason FROM member_transaction_event WHERE transaction_id = $1 ORDER BY n', [
    transaction_id,
  ])
}

/** Searches a member's transactions by name, amount, narration, coin, or the beginning of an id or address. */
const accounts: readonly TransactionAccount[] = ['main', 'bonus', 'investment', 'earning']
const origins: readonly TransactionOrigin[] = ['rail', 'adjustment', 'transfer', 'plan', 'referral']
const types = ['credit', 'debit'] as const

const ofPlans: readonly PlanEvent[] = ['purchase', 'maturity', 'early_exit']

type Kind = Pick<Transaction, 'account' | 'origin' | 'type' | 'plan_event'> & { readonly closeness: Closeness }

/** Names are not stored: they follow from these four columns. */
function kindsNamed(term: SearchTerm): Kind[] {
  const all = accounts.flatMap((account) => origins.flatMap((origin) => types.map((type) => ({ account, origin, type, plan_event: null }))))
  const plans = ofPlans.map((plan_event) => ({
    account: 'investment' as const,
    origin: 'plan' as const,
    type: plan_event === 'purchase' ? ('debit' as const) : ('credit' as const),
    plan_event,
  }))
  return [...all.filter(({ origin }) => origin !== 'plan'), ...plans].flatMap((kind) => {
    const closeness = closenessOf(nameOf(kind), term)
    return closeness === null ? [] : [{ ...kind, closeness }]
  })
}

/** Best match first, then newest. Addresses match with or without the prefix `sandbox:`. */
export async function searchTransactions(
  query: Query,
  user_id: string,
  term: SearchTerm,
  limit: number,
): Promise<(Transaction & { readonly closeness: Closeness })[]> {
  const kinds = kindsNamed(term)
  const rows = await query<Transaction & { amount: bigint; closeness: Closeness }>(
    `SELECT * FROM (
       SELECT t.*, least(
         CASE WHEN t.amount = $2::bigint OR t.id::text LIKE $3 THEN 0 END,
         kind.closeness,
         CASE WHEN text_fold(concat_ws(' ', t.narration, t.coin, t.network)) LIKE ALL ($5::text[])
           OR text_fold(t.address) LIKE ANY (ARRAY[$4::text, 'sandbox:' || $4]) THEN 3 END
       ) AS closeness
       FROM member_transaction t
       LEFT JOIN unnest($6::text[], $7::text[], $8::text[], $9::text[], $10::int[]) AS kind (account, origin, type, plan_event, closeness)
         ON (t.account, t.origin, t.type) = (kind.account, kind.origin, kind.type) AND t.plan_event IS NOT DISTINCT FROM kind.plan_event
       WHERE t.user_id = $1
     ) found WHERE closeness IS NOT NULL ORDER BY closeness, effective_at DESC, id DESC LIMIT $11`,
    [
      user_id,
      term.amount,
      term.id,
      term.begins,
      term.has,
      kinds.map(({ account }) => account),
      kinds.map(({ origin }) => origin),
      kinds.map(({ type }) => type),
      kinds.map(({ plan_event }) => plan_event),
      kinds.map(({ closeness }) => closeness),
      limit,
    ],
  )
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }))
}
