/** The tables admin_change and admin_alone, and what waits as other rooms show it. */
import { type Cents, cents, total } from '#kernel/money'
import type { Query, Queryable } from '#server/store'
import type { Change, ChangeState } from './change.ts'

type Row = Omit<Change, 'amount'> & { readonly amount: bigint | null }
export type AfterChange = { readonly created_at: Date; readonly id: string } | null
export type ChangeFilter = {
  readonly state?: ChangeState | undefined
  readonly object_kind?: string | undefined
  readonly object_id?: string | undefined
}

const CHANGE = `SELECT c.id, c.kind, c.beneficiary, c.amount, c.object_kind, c.object_id, c.payload, c.before, c.hash, c.maker, c.maker_reason, c.created_at, c.expires_at,
  c.state, c.decided_by, c.decided_at, c.decision_reason, m.email AS maker_email, m.role AS maker_role, m.status AS maker_status, coalesce(m.frozen_at IS NOT NULL, false) AS maker_is_frozen, d.email AS decided_email
  FROM admin_change c LEFT JOIN users m ON m.id = c.maker LEFT JOIN users d ON d.id = c.decided_by`

function fromRow({ amount, ...row }: Row): Change {
  return { ...row, amount: amount === null ? null : cents(amount) }
}

export async function readChange(query: Query, id: string): Promise<Change | null> {
  const [row] = await query<Row>(`${CHANGE} WHERE c.id = $1`, [id])
  return row ? fromRow(row) : null
}

export async function findChanges(query: Query, filter: ChangeFilter, limit: number, after: AfterChange): Promise<Change[]> {
  const rows = await query<Row>(
    `${CHANGE} WHERE ($1::text IS NULL OR c.state = $1) AND ($2::text IS NULL OR c.object_id = $2) AND ($6::text IS NULL OR c.object_kind = $6)
       AND ($3::timestamptz IS NULL OR (c.created_at, c.id) < ($3, $4::uuid)) ORDER BY c.created_at DESC, c.id DESC LIMIT $5`,
    [filter.state ?? null, filter.object_id ?? null, after?.created_at ?? null, after?.id ?? null, limit, filter.object_kind ?? null],
  )
  return rows.map(fromRow)
}

export async function countChanges(query: Query, filter: ChangeFilter): Promise<number> {
  const [row] = await query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT FROM admin_change WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR object_id = $2)
     LIMIT 10001) AS counted`,
    [filter.state ?? null, filter.object_id ?? null],
  )
  return row?.n ?? 0
}

/** The newest pending change of each of these objects. */
export async function findWaiting(query: Query, object_kind: string, object_ids: readonly string[]): Promise<Map<string, Change>> {
  if (object_ids.length === 0) return new Map()
  const rows = await query<Row>(
    `${CHANGE} WHERE c.state = 'waiting' AND c.object_kind = $1 AND c.object_id = ANY ($2::text[]) ORDER BY c.created_at, c.id`,
    [object_kind, object_ids],
  )
  return new Map(rows.map((row) => [String(row.object_id), fromRow(row)]))
}

/** When the next pending change expires; null: none is pending. */
export async function nextExpiry(query: Query): Promise<Date | null> {
  const [row] = await query<{ at: Date | null }>(`SELECT min(expires_at) AS at FROM admin_change WHERE state = 'waiting'`)
  return row?.at ?? null
}

export async function findExpired(query: Query, at: Date, limit: number): Promise<Change[]> {
  const rows = await query<Row>(`${CHANGE} WHERE c.state = 'waiting' AND c.expires_at <= $1 ORDER BY c.expires_at LIMIT $2`, [at, limit])
  return rows.map(fromRow)
}

export type SoloApprovals = { readonly n: number; readonly sum: Cents }

/** Number and sum of this person's solo approvals since then: one statement, for a consistent read. */
export async function readSoloApprovals(query: Query, maker: string, since: Date): Promise<SoloApprovals> {
  const [row] = await query<{ n: number; sum: bigint }>(
    'SELECT count(*)::int AS n, coalesce(sum(amount) FILTER (WHERE at > $2), 0)::bigint AS sum FROM admin_alone WHERE maker = $1',
    [maker, since],
  )
  return { n: row?.n ?? 0, sum: total(row?.sum ?? 0n) }
}

/** The pending change of a record, as the record itself shows it. */
function viewWaiting({ id, kind, amount, object_id, maker_email, created_at, expires_at }: Change) {
  return { change_id: id, kind, amount, object_id, asked_by: maker_email, created_at, expires_at }
}
export type WaitingView = ReturnType<typeof viewWaiting>

/** Keyed by the id of the record concerned. */
export async function readWaiting(database: Queryable, kind: string, ids: readonly string[]): Promise<Map<string, WaitingView>> {
  const changes = await findWaiting(database.query, kind, ids)
  return new Map([...changes].map(([id, change]) => [id, viewWaiting(change)]))
}

/** Pending changes of a kind of record, or of one record: newest first, at most 50. */
export async function readWaitingOf({ query }: Queryable, object_kind: string, object_id?: string): Promise<WaitingView[]> {
  const rows = await findChanges(query, { state: 'waiting', object_kind, object_id }, 50, null)
  return rows.map(viewWaiting)
}
