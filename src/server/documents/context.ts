/** The room's dependencies: the database, the time, and the two keys that aren't in the database. */
import type { Clock } from '#kernel/clock'
import { type Database, deriveKeys, originalKey, type SecretKey } from '#server/store'

/** The label of the keys that seal each file's own key. */
export const DOCUMENT_KEY = 'document-key/v1'

export type DocumentsContext = {
  readonly database: Database
  readonly clock: Clock
  /** Newest first. */
  readonly wrapping_keys: readonly [Buffer, ...Buffer[]]
  /** Of the first SECRET_KEY for ever: equal files have equal marks across a rotation. */
  readonly marking_key: Buffer
}

export function openContext({
  database,
  clock,
  secret_key,
}: {
  database: Database
  clock: Clock
  secret_key: SecretKey
}): DocumentsContext {
  return {
    database,
    clock,
    wrapping_keys: deriveKeys(secret_key, DOCUMENT_KEY),
    marking_key: originalKey(secret_key, 'document-mark/v1'),
  }
}
