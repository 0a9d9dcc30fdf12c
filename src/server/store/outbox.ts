/** Reactions across rooms: a row written in the transaction that causes them, so that neither is ever there without the other. */
import { newId } from '#kernel/id'
import type { Database, Tx } from './port.ts'
import type { Sealer } from './seal.ts'

/** The payload is made of JSON values. It may hold a one-time code, so it is sealed in the table. */
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

/** What a row's payload says. */
export function openOutbox({ open }: Pick<Sealer, 'open'>, payload: Uint8Array): unknown {
  return JSON.parse(open(payload, OUTBOX_PURPOSE).toString())
}

const KEPT = '7 days'

/** Reactions that were carried out say nothing any more; their payloads name people. For an hourly job. */
export async function purgeOutbox({ query }: Pick<Database, 'query'>): Promise<void> {
  await query(`DELETE FROM outbox WHERE done_at < now() - interval '${KEPT}'`)
}

function sealed({ seal }: Sealing, row: OutboxRow): Buffer {
  return seal(JSON.stringify(row.payload), OUTBOX_PURPOSE)
}
