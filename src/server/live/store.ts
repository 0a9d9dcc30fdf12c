/**
 * The rows that triggers write for each change that a member may see. Only those of transactions below the snapshot's xmin are read: these
 * have all ended, so a row that is not there now will never come before one that is.
 */
import type { Database, Query } from '#server/store'

export type Change = Cursor & { readonly kind: 'transaction' | 'investment' | 'message'; readonly object_id: string }

const HORIZON = 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint'

/** The start for a new client: everything from here on is new. */
export async function readHorizon(query: Query): Promise<{ horizon: bigint; floor: bigint }> {
  const [row] = await query<{ horizon: bigint; floor: bigint }>(`SELECT ${HORIZON} AS horizon, xid AS floor FROM live_floor`)
  if (!row) throw new Error('live_floor has its row')
  return row
}

/** Which of these members have changes from `since` up to the new horizon. */
export async function findChangedUsers(
  query: Query,
  since: bigint,
  user_ids: readonly string[],
): Promise<{ horizon: bigint; user_ids: string[] }> {
  const [row] = await query<{ horizon: bigint; user_ids: string[] }>(
    `WITH edge AS MATERIALIZED (SELECT ${HORIZON} AS horizon)
     SELECT horizon, ARRAY(SELECT DISTINCT e.user_id::text FROM live_event e
       WHERE e.xid >= $1 AND e.xid < edge.horizon AND e.user_id = ANY ($2::uuid[])) AS user_ids FROM edge`,
    [since, user_ids],
  )
  return row ?? { horizon: since, user_ids: [] }
}

/** A member's changes after a cursor, oldest first. */
export function readChanges(query: Query, user_id: string, { xid, n }: Cursor, limit: number): Promise<Change[]> {
  return query<Change>(
    `SELECT xid, n, kind, object_id FROM live_event
     WHERE user_id = $1 AND (xid, n) > ($2, $3) AND xid < ${HORIZON} ORDER BY xid, n LIMIT $4`,
    [user_id, xid, n, limit],
  )
}

/** Deletes changes older than a day; a client that reconnects later starts over. */
export async function purgeChanges(database: Database): Promise<void> {
  await database.transaction((tx) =>
    tx.query(
      `WITH gone AS (DELETE FROM live_event WHERE at < now() - interval '1 day' RETURNING xid)
       UPDATE live_floor SET xid = greatest(xid, (SELECT max(gone.xid) FROM gone))`,
    ),
  )
}

/** A position in the stream: the last row read, in the order in which rows become visible. */
export type Cursor = { readonly xid: bigint; readonly n: bigint }

const FORM = /^(\d{1,18})-(\d{1,18})$/

/** What a browser keeps as Last-Event-ID. */
export function formatCursor({ xid, n }: Cursor): string {
  return `${xid}-${n}`
}

/** Null for a malformed id. */
export function parseCursor(text: string | undefined): Cursor | null {
  const [, xid, n] = FORM.exec(text ?? '') ?? []
  return xid === undefined || n === undefined ? null : { xid: BigInt(xid), n: BigInt(n) }
}
