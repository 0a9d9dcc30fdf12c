/** The table announcement. */
import type { Query, Tx } from '#server/store'

export type Announcement = {
  readonly _id: string
  readonly title: string
  readonly body: string
  readonly published_at: Date
  readonly ends_at: Date | null
}
export type Listed = Announcement & { readonly state: 'standing' | 'ended' | 'taken_down' }

const COLUMNS = 'id AS _id, title, body, published_at, ends_at'
const MAX_ROWS = 20
const LISTED = 200

export async function findCurrent(query: Query, now: Date): Promise<Announcement[]> {
  return query<Announcement>(
    `SELECT ${COLUMNS} FROM announcement WHERE taken_down_at IS NULL AND (ends_at IS NULL OR ends_at > $1)
     ORDER BY published_at DESC, id DESC LIMIT ${MAX_ROWS}`,
    [now],
  )
}

export async function findAll(query: Query, now: Date): Promise<Listed[]> {
  return query<Listed>(
    `SELECT ${COLUMNS}, CASE WHEN taken_down_at IS NOT NULL THEN 'taken_down' WHEN ends_at <= $1 THEN 'ended' ELSE 'standing' END AS state
     FROM announcement ORDER BY published_at DESC, id DESC LIMIT ${LISTED}`,
    [now],
  )
}

export async function insertAnnouncement(tx: Tx, { _id, title, body, published_at, ends_at }: Announcement): Promise<void> {
  await tx.query('INSERT INTO announcement (id, title, body, published_at, ends_at) VALUES ($1, $2, $3, $4, $5)', [
    _id,
    title,
    body,
    published_at,
    ends_at,
  ])
}

/** Locked until the caller's transaction ends. */
export async function lockAnnouncement(
  tx: Tx,
  id: string,
): Promise<{ readonly title: string; readonly taken_down_at: Date | null } | null> {
  const [row] = await tx.query<{ title: string; taken_down_at: Date | null }>(
    'SELECT title, taken_down_at FROM announcement WHERE id = $1 FOR UPDATE',
    [id],
  )
  return row ?? null
}

export async function markTakenDown(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query('UPDATE announcement SET taken_down_at = $2 WHERE id = $1', [id, at])
}
