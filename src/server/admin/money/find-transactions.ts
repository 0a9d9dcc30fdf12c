/** The administrators' list of transactions: with owner, age, and the number in each state. */
import type { Clock } from '#kernel/clock'
import { secondsBetween } from '#kernel/clock'
import { isId } from '#kernel/id'
import { readWaiting } from '#server/approvals'
import { fullName, type Identity } from '#server/identity'
import type { Query, Queryable } from '#server/store'
import {
  type After,
  actionsOf,
  countTransactions,
  findTransactions,
  type PaymentMethod,
  readTransaction,
  statesOf,
  type Transaction,
  type TransactionStatus,
  transitions,
  viewTransaction,
} from '#server/transactions'

export type AdminTransactionQuery = {
  readonly limit: number
  readonly after: After
  readonly q?: string | undefined
  readonly user?: string | undefined
  readonly status?: TransactionStatus | 'approved' | undefined
  readonly type?: 'credit' | 'debit' | undefined
  readonly method?: PaymentMethod | undefined
  readonly waiting?: boolean
}

type Dependencies = {
  readonly database: Queryable
  readonly clock: Clock
  readonly identity: Pick<Identity, 'readUsers' | 'findUserIds'>
}

/** They await an administrator. */
const WAITING = [...transitions.approve.from, ...transitions.approve_as_second.from]

/** Newest first. Deleted ones are listed only if requested by status or id. */
export async function findAdminTransactions({ database, clock, identity }: Dependencies, params: AdminTransactionQuery) {
  const { query } = database
  const named = params.q && isId(params.q) ? await readTransaction(query, params.q) : null
  const filter = {
    id: named?.id,
    user_id: params.user,
    user_ids: params.q && !named ? await idsOf(identity, params.q) : undefined,
    states: params.waiting ? WAITING : params.status ? statesOf(params.status) : undefined,
    type: params.type,
    method: params.method,
    shown: params.status === 'deleted' || named ? undefined : (true as const),
  }
  const [rows, total] = await Promise.all([
    findTransactions(query, filter, params.limit + 1, params.after),
    countTransactions(query, filter),
  ])
  const users = new Map((await identity.readUsers([...new Set(rows.map((row) => row.user_id))])).map((user) => [user.id, user]))
  const second = rows.filter((row) => row.state === 'awaiting_second').map((row) => row.id)
  const changes = await readWaiting(database, 'transaction', second)
  const now = clock.now()
  const view = (row: Transaction) => {
    const user = users.get(row.user_id)
    const waits = (WAITING as readonly string[]).includes(row.state)
    return {
      ...viewTransaction(row),
      member_name: user ? fullName(user) : '',
      member_email: user?.email ?? '',
      waiting_change: changes.get(row.id) ?? null,
      actions: actionsOf(row),
      waiting_seconds: waits ? Math.max(0, secondsBetween(row.created_at, now)) : null,
    }
  }
  return { rows, total, view }
}

/** People by name, email or phone; an id that is not a transaction's is a person's. */
async function idsOf(identity: Pick<Identity, 'findUserIds'>, q: string): Promise<string[]> {
  return isId(q) ? [q] : identity.findUserIds(q)
}

export async function countByStatus(query: Query, clock: Clock) {
  const rows = await query<{ state: Transaction['state']; n: bigint; oldest: Date | null }>(
    `SELECT t.state, t.n, CASE WHEN t.state IN ('awaiting_approval', 'awaiting_second')
       THEN (SELECT min(created_at) FROM member_transaction m WHERE m.state = t.state) END AS oldest FROM member_transaction_tally t`,
  )
  const count = (states: readonly string[]): number =>
    rows.filter((row) => states.includes(row.state)).reduce((sum, row) => sum + Number(row.n), 0)
  const oldest = rows.flatMap((row) => (row.oldest ? [row.oldest.getTime()] : []))
  const deleted = count(statesOf('deleted'))
  return {
    all: count(rows.map((row) => row.state)) - deleted,
    pending: count(statesOf('pending')),
    active: count(statesOf('active')),
    rejected: count(statesOf('rejected')),
    deleted,
    waiting: count(WAITING),
    oldest_waiting_seconds: oldest.length > 0 ? Math.max(0, secondsBetween(new Date(Math.min(...oldest)), clock.now())) : null,
  }
}
