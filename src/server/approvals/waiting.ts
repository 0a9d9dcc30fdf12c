/** The pending change of a record, as the record itself shows it. */
import type { Queryable } from '#server/store'
import type { Change } from './change.ts'
import { findChanges, findWaiting } from './store.ts'

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
