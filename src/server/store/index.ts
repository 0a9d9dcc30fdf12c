/** The store room: SQL behind one port, migrations, sealed values, the outbox. What this file exports is all that others may use. */
export { CommitInDoubt, isConnectionLost, isTransient } from './errors.ts'
export { migrate } from './migrate.ts'
export { openDatabase } from './open.ts'
export { OUTBOX_PURPOSE, type OutboxRow, outboxRecord, type Sealing } from './outbox-record.ts'
export type { Database, Query, StoreRefusal, TransactionOptions, Tx } from './port.ts'
