/**
 * The store room: SQL behind one port, migrations, sealed values, the outbox. Other rooms may use only what this file exports.
 */
export { type BusinessStep, businessStep, type MovableClock, openBusinessClock } from './business-clock.ts'
export {
  CommitInDoubt,
  folderFault,
  isAccountClosed,
  isConnectionLost,
  isOutOfSpace,
  isPassing,
  isTransient,
  isUniqueViolation,
} from './errors.ts'
export { countSealed, keptKeys, missingKeyFault, resealDue, type SealedColumn, sealedFor } from './keys/reseal.ts'
export { deriveKey, deriveKeys, givenKeys, keysIn, openedByAny, originalKey, type Sealer, type SecretKey, sealer } from './keys/seal.ts'
export { checkSecretKey, loadSecretKey, placeOfGeneration, readGenerations, readKeyRing, readSecretKey } from './keys/secret-key.ts'
export { migrate, newestMigration } from './migrate.ts'
export { migrateAsOwner } from './migrate-as-owner.ts'
export { findRepeat, type OnceHashes, type OnceKey, onceHashes, type WrittenRow } from './once.ts'
export { openDatabase, openWhenReachable, WAIT_SECONDS } from './open.ts'
export {
  OUTBOX_PURPOSE,
  type OutboxRow,
  openOutbox,
  outboxRecord,
  outboxWriter,
  purgeOutbox,
  readOutboxState,
  type Sealing,
} from './outbox.ts'
export type { Database, Query, Queryable, Tx } from './port.ts'
export { type LateReads, openLateReads } from './replica/late-reads.ts'
export { type AsOf, asOf, cachedLate, noteAsOf, readPlaces } from './replica/replica.ts'
export { readStoreSetup } from './setup.ts'
