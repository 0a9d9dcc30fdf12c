/**
 * Outbox: events for other rooms, each a row in the transaction that causes it. Each row triggers a reaction
 * (jobs/dispatch-outbox.ts).
 */
import { newId } from '#kernel/id'
import type { Sealer } from './keys/seal.ts'
import type { Queryable, Tx } from './port.ts'

/** The payload is JSON, sealed in the table because it may hold a single-use link. */
export type OutboxRow = { readonly kind: string; readonly payload: unknown }
export type Sealing = Pick<Sealer, 'seal'>

export const OUTBOX_PURPOSE = 'outbox'

/** Writes in the caller's transaction, with the database's real time. */
export function outboxWriter(sealing: Sealing): (tx: Tx, row: OutboxRow) => Promise<void> {
  return async (tx, row) => {
    await tx.query('INSERT INTO outbox (id, kind, payload) VALUES ($1, $2, $3)', [newId(), row.kind, sealed(sealing, row)])
  }
}

/** The row as a journal record, written by the ledger with the money. */
export function outboxRecord(sealing: Sealing, row: OutboxRow, at: Date): { name: 'store_record_outbox'; row: Record<string, unknown> } {
  const payload = sealed(sealing, row).toString('base64')
  return { name: 'store_record_outbox', row: { id: newId(at), kind: row.kind, payload, recorded_at: at } }
}

/** Decrypts a row's payload. */
export function openOutbox({ open }: Pick<Sealer, 'open'>, payload: Uint8Array): unknown {
  return JSON.parse(open(payload, OUTBOX_PURPOSE).toString())
}

export type OutboxState = { readonly waiting: number; readonly failing: number; readonly oldest: Date | null }

/** The rows without a reaction so far; `oldest`: when the first of them was written. */
export async function readOutboxState({ query }: Queryable): Promise<OutboxState> {
  const [row] = await query<OutboxState>(
    `SELECT count(*)::int AS waiting, count(*) FILTER (WHERE last_error IS NOT NULL)::int AS failing, min(recorded_at) AS oldest
     FROM outbox WHERE done_at IS NULL`,
  )
  return row ?? { waiting: 0, failing: 0, oldest: null }
}

const RETENTION = '7 days'

/** Deletes rows dispatched over a week ago, because their payloads hold personal data. For an hourly job. */
export async function purgeOutbox({ query }: Queryable): Promise<void> {
  await query(`DELETE FROM outbox WHERE done_at < now() - interval '${RETENTION}'`)
}

function sealed({ seal }: Sealing, row: OutboxRow): Buffer {
  return seal(JSON.stringify(row.payload), OUTBOX_PURPOSE)
}
