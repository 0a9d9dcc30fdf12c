/** The port to the database, for both adapters. PostgreSQL is the only dialect; openDatabase chooses the server once. */
import type { Kysely } from 'kysely'
import type { Refused } from '#kernel/refusal'

/**
 * Runs one statement with `$1` parameters and returns its rows. int8 comes as bigint, numeric as string, date as `yyyy-mm-dd`,
 * timestamptz as Date, bytea as Buffer, json parsed; a JavaScript array goes in as an SQL array, so json is handed in as text.
 */
export type Query = <Row = Record<string, unknown>>(text: string, parameters?: readonly unknown[]) => Promise<Row[]>

/** Valid until the work it was given to ends. Await nothing but the database inside: on the embedded store all others wait meanwhile. */
export type Tx = {
  readonly query: Query
  /** Typed queries in the same transaction; a room narrows it with `tx.kysely.withTables<MyTables>()`. */
  readonly kysely: Kysely<object>
}

export type TransactionOptions = {
  /** REPEATABLE READ READ ONLY: one consistent picture of all tables. */
  readonly snapshot?: boolean
  /** Keeps the rights of the connecting role: for migrations and the auditor's repairs only. */
  readonly as_owner?: boolean
}

export type Database = {
  readonly kind: 'embedded' | 'postgresql'
  /** Autocommit, for reads. */
  readonly query: Query
  /** Autocommit, for reads. */
  readonly kysely: Kysely<object>
  /**
   * READ COMMITTED under the role clearterm_app. Commits when `work` resolves, rolls back when it rejects and rejects with the same error.
   * Rejects with CommitInDoubt when it is unknown whether the commit happened.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Whether transactions run as clearterm_app; false where the role could not be created or granted. */
  readonly roleInForce: () => boolean
  /** Whether the login that serves can become the owner of the tables: always where there is only one. */
  readonly ownsTables: () => boolean
  /** Looks again whether clearterm_app can be taken and who owns the tables; the migration runner calls it after creating it. */
  readonly refreshRole: () => Promise<boolean>
  /** Milliseconds since a statement last succeeded. */
  readonly silentFor: () => number
  /** What the database said when it had no room for a write, if that was seconds ago; null: it takes writes, as far as is known. */
  readonly outOfSpace: () => string | null
  /** Hears the notices of other connections, of any node, on a channel; null where the store has none (embedded): look instead. */
  readonly listen: ((channel: string, heard: () => void) => Promise<{ close(): Promise<void> }>) | null
  close(): Promise<void>
}

/** Why the store cannot be used, in one sentence for the operator. */
export type StoreRefusal = Refused<'store_unavailable'> & { readonly detail: string }
