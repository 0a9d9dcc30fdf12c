/** Events for other rooms, each a row in the transaction that causes it. A reaction runs for each row (jobs/dispatch-outbox.ts). */
import { newId } from '#kernel/id'
import type { Database, Tx } from './port.ts'
import type { Sealer } from './seal.ts'

/** The payload is JSON. It may hold a link that works once, so it is sealed in the table. */
export type OutboxRow = { readonly kind: string; readonly payload: unknown }
export type Sealing = Pick<Sealer, 'seal'>

export const OUTBOX_PURPOSE = 'outbox'

/** Writes in the caller's transaction. Its real time is the database's. */
export function outboxWriter(sealing: Sealing): (tx: Tx, row: OutboxRow) => Promise<void> {
  return async (tx, row) => {
    await tx.query('INSERT INTO outbox (id, kind, payload) VALUES ($1, $2, $3)', [newId(), row.kind, sealed(sealing, row)])
  }
}

/** The same as a record of a journal group: written by the ledger in the transaction that moves the money. */
export function outboxRecord(sealing: Sealing, row: OutboxRow, at: Date): { name: 'store_record_outbox'; row: Record<string, unknown> } {
  const payload = sealed(sealing, row).toString('base64')
  return { name: 'store_record_outbox', row: { id: newId(at), kind: row.kind, payload, recorded_at: at } }
}

/** Opens a row's payload. */
export function openOutbox({ open }: Pick<Sealer, 'open'>, payload: Uint8Array): unknown {
  return JSON.parse(open(payload, OUTBOX_PURPOSE).toString())
}

const KEPT = '7 days'

/** Deletes rows whose reaction has run a week ago: their payloads name people. For an hourly job. */
export async function purgeOutbox({ query }: Pick<Database, 'query'>): Promise<void> {
  await query(`DELETE FROM outbox WHERE done_at < now() - interval '${KEPT}'`)
}

function sealed({ seal }: Sealing, row: OutboxRow): Buffer {
  return seal(JSON.stringify(row.payload), OUTBOX_PURPOSE)
}
