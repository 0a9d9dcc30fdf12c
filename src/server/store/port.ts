/** The database port for both adapters. PostgreSQL is the only dialect; openDatabase chooses the server once. */
import type { Kysely } from 'kysely'
import type { Refused } from '#kernel/refusal'

/**
 * Runs one statement with `$1` parameters and returns its rows. Types: int8 is bigint, numeric string, date `yyyy-mm-dd`,
 * timestamptz Date, bytea Buffer, json parsed. JavaScript arrays are sent as SQL arrays, so json must be passed as text.
 */
export type Query = <Row = Record<string, unknown>>(text: string, parameters?: readonly unknown[]) => Promise<Row[]>

/** A transaction, a snapshot, or the database itself. */
export type Queryable = { readonly query: Query }

/** Valid until its work ends. Await only the database inside: on the embedded store all others wait meanwhile. */
export type Tx = Queryable & {
  /** Typed queries in the same transaction; rooms narrow it with `tx.kysely.withTables<MyTables>()`. */
  readonly kysely: Kysely<object>
}

export type TransactionOptions = {
  /** REPEATABLE READ READ ONLY: one consistent view of all tables. */
  readonly snapshot?: boolean
  /** Keeps the connecting role's rights: only for migrations and the auditor's repairs. */
  readonly as_owner?: boolean
}

export type LoginRights = 'serving' | 'owner' | 'superuser'

/** Outside a transaction each statement commits itself: for reads. */
export type Database = Queryable & {
  readonly kind: 'embedded' | 'postgresql'
  readonly kysely: Kysely<object>
  /**
   * READ COMMITTED under the role clearterm_app. Commits when `work` resolves, rolls back when it rejects and rejects with the
   * same error. Rejects with CommitInDoubt if the commit's outcome is unknown.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * A read that may be some seconds late, inside `asOf` (replica/as-of.ts): on a replica in one snapshot, or again as a whole on the
   * primary. `work` may only read, and awaits only the database. With `since`, on a server that has this move of the journal.
   */
  late<T>(work: (query: Query) => Promise<T>, since?: bigint): Promise<T>
  /** Whether transactions run as clearterm_app; false if the role could not be created or granted. */
  readonly roleInForce: () => boolean
  /** What the serving login could do besides serving: with a single login it owns the tables. */
  readonly loginRights: () => LoginRights
  /**
   * Checks again whether clearterm_app is available and who owns the tables; called by the migration runner after creating it.
   */
  readonly refreshRole: () => Promise<boolean>
  /** Connections of this process: in use, the most that it opens, and callers that wait for one. */
  readonly connections: () => { readonly used: number; readonly most: number; readonly waiting: number }
  /** Milliseconds since a statement last succeeded. */
  readonly silentFor: () => number
  /** The database's error for lack of space, if seconds old; null: it takes writes, as far as known. */
  readonly outOfSpace: () => string | null
  /** Subscribes to notifications from any node on a channel; null if the store has none (embedded): poll instead. */
  readonly listen: ((channel: string, onNotice: () => void) => Promise<{ close(): Promise<void> }>) | null
  /**
   * Copies the database's files, as of one instant, into a new folder while it runs; null where the server's own tools do it
   * (PostgreSQL).
   */
  readonly copyFiles: ((folder: string) => Promise<void>) | null
  close(): Promise<void>
}

/** Why the store cannot be used, as a sentence for the operator. */
export type StoreRefusal = Refused<'store_unavailable'> & {
  readonly detail: string
  /** The server may come up: a later attempt may succeed. */
  readonly passing?: boolean
}
