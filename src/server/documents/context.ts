/** The room's dependencies: the database, the time, and the two keys that aren't in the database. */
import type { Clock } from '#kernel/clock'
import { type Database, deriveKey } from '#server/store'

export type DocumentsContext = {
  readonly database: Database
  readonly clock: Clock
  readonly wrapping_key: Buffer
  readonly marking_key: Buffer
}

export function openContext({ database, clock, secret_key }: { database: Database; clock: Clock; secret_key: string }): DocumentsContext {
  return {
    database,
    clock,
    wrapping_key: deriveKey(secret_key, 'document-key/v1'),
    marking_key: deriveKey(secret_key, 'document-mark/v1'),
  }
}
