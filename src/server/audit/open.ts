/** Opens the room: one chain, its writers and readers. */

import { type MemberAction, memberActions } from '#contract/shared/audit-action'
import { assert } from '#kernel/assert'
import type { Clock } from '#kernel/clock'
import type { Database, Queryable, Tx } from '#server/store'
import { append, type Head } from './append.ts'
import { type AuditKeys, type AuditRow, auditRow, type Change } from './chain.ts'
import { type AuditPage, type AuditQuery, list } from './list.ts'
import { type Published, type Verified, verify } from './verify.ts'

/** The name of the record of a journal group that goes into the log; its rows are made by `row`, and written by `append`. */
export const AUDIT_RECORD = 'audit_record'

export type Audit = {
  /** In the changing transaction, as its last statement. */
  record(tx: Queryable, change: Change): Promise<void>
  row(change: Change): AuditRow
  /** Writes rows that `row` made, in their order: for the ledger, in place of an SQL function. */
  append(tx: Queryable, rows: readonly object[]): Promise<void>
  /** Begins the keyed chain where it has not begun: entries from before the key are sealed as they are. */
  start(): Promise<void>
  list(query: AuditQuery): Promise<AuditPage>
  /** Entries about certain records, for the members concerned. */
  about(query: AboutQuery): Promise<RecordHistoryEntry[]>
  /** The number of entries and the newest one's chain value. */
  head(query: Tx['query']): Promise<Head>
  verify(): Promise<Verified>
  /** For a job: throws if the log is behind a head that this process has seen. */
  watch(): Promise<void>
}

export type AuditDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly key: AuditKeys
  /** The log's heads in the signed public log; none by default. */
  readonly published?: (query: Tx['query']) => Promise<Published>
  readonly wasPublished?: (query: Tx['query']) => Promise<boolean>
}

export function openAudit({ database, clock, key, ...given }: AuditDependencies): Audit {
  const { published = async () => ({ heads: [] }), wasPublished = async () => false } = given
  const { look, seen } = openRollbackDetector(database.query)
  const write: Audit['append'] = (tx, rows) => append(tx, rows as readonly AuditRow[], { key, wasPublished })
  return {
    append: write,
    record: (tx, change) => write(tx, [auditRow(change, clock)]),
    row: (change) => auditRow(change, clock),
    start: () => database.transaction((tx) => write(tx, [])),
    list: (query) => list(database, query),
    about: (query) => listAbout(database, query),
    head: look.head,
    verify: () => verify(database, { key, published, seen: seen() }),
    watch: look.watch,
  }
}

/** The log entries about certain records: action, time and reason, without the actor. */
type RecordHistoryEntry = {
  readonly n: bigint
  readonly at: Date
  readonly action: MemberAction
  readonly object_kind: string
  readonly object_id: string | null
  readonly reason: string | null
}
type AboutQuery = {
  readonly object_ids: readonly string[]
  /** Whose own changes are excluded. */
  readonly not_by: string
  readonly limit: number
  /** Only entries before this one. */
  readonly before: bigint | null
}

/** Newest first, of the actions that a member may read. */
async function listAbout(database: Queryable, { object_ids, not_by, limit, before }: AboutQuery): Promise<RecordHistoryEntry[]> {
  return database.query<RecordHistoryEntry>(
    `SELECT n, at, action, object_kind, object_id, reason FROM audit_entry
     WHERE object_id = ANY ($1::text[]) AND actor IS DISTINCT FROM $2::uuid AND action = ANY ($5::text[]) AND ($3::bigint IS NULL OR n < $3)
     ORDER BY n DESC LIMIT $4`,
    [object_ids, not_by, before, limit, memberActions],
  )
}

type Query = Tx['query']

/**
 * Remembers the newest head that this process has seen, so that a restored older database is detected before the next head is published.
 */
function openRollbackDetector(query: Query) {
  let seen: Head | null = null
  const head = async (on: Query): Promise<Head> => {
    const [found] = await on<Head>('SELECT n, chain FROM audit_head')
    assert(found, 'the audit log has a head')
    return found
  }
  const watch = async (): Promise<void> => {
    const now = await head(query)
    if (seen && !(await continues(query, seen, now))) throw new Error(`the audit log no longer holds entry ${seen.n} as this server saw it`)
    seen = now
  }
  return { look: { head, watch }, seen: () => seen }
}

async function continues(query: Query, seen: Head, now: Head): Promise<boolean> {
  if (now.n <= seen.n) return now.n === seen.n && now.chain.equals(seen.chain)
  const [row] = await query<{ chain: Buffer | null; before_key: boolean }>(
    'SELECT (SELECT chain FROM audit_entry WHERE n = $1) AS chain, $1 <= n AS before_key FROM audit_key',
    [String(seen.n)],
  )
  return row !== undefined && (row.before_key || row.chain?.equals(seen.chain) === true)
}
