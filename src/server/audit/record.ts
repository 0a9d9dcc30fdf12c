import type { Clock } from '#kernel/clock'
import type { Tx } from '#server/store'
import { auditRow, type Change } from './entry.ts'

/**
 * Writes one entry in the changing transaction. Call it last: it takes the lock on the log's head, and all writers wait for it until the commit.
 */
export async function record(tx: Pick<Tx, 'query'>, change: Change, clock: Clock): Promise<void> {
  await tx.query('SELECT audit_record($1::jsonb)', [JSON.stringify([auditRow(change, clock)])])
}
