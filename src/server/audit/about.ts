/** The log entries about certain records: action, time and reason, without the actor. */
import type { Queryable } from '#server/store'

export type RecordHistoryEntry = {
  readonly n: bigint
  readonly at: Date
  readonly action: string
  readonly object_kind: string
  readonly object_id: string | null
  readonly reason: string | null
}
export type AboutQuery = {
  readonly object_ids: readonly string[]
  /** Whose own changes are excluded. */
  readonly not_by: string
  readonly limit: number
  /** Only entries before this one. */
  readonly before: bigint | null
}

/** Newest first. */
export async function listAbout(database: Queryable, { object_ids, not_by, limit, before }: AboutQuery): Promise<RecordHistoryEntry[]> {
  return database.query<RecordHistoryEntry>(
    `SELECT n, at, action, object_kind, object_id, reason FROM audit_entry
     WHERE object_id = ANY ($1::text[]) AND actor IS DISTINCT FROM $2::uuid AND ($3::bigint IS NULL OR n < $3) ORDER BY n DESC LIMIT $4`,
    [object_ids, not_by, before, limit],
  )
}
