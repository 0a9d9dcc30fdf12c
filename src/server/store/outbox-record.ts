/** An outbox row as a record of a journal group: written by the ledger in the transaction that moves the money. */
import { newId } from '#kernel/id'

export const OUTBOX_PURPOSE = 'outbox'
export type Sealing = { seal(plaintext: string | Uint8Array, purpose: string): Buffer }
export type OutboxRow = { readonly kind: string; readonly payload: unknown }

export function outboxRecord(
  { seal }: Sealing,
  { kind, payload }: OutboxRow,
  at: Date,
): { name: 'store_record_outbox'; row: Record<string, unknown> } {
  const sealed = seal(JSON.stringify(payload), OUTBOX_PURPOSE).toString('base64')
  return { name: 'store_record_outbox', row: { id: newId(at), kind, payload: sealed, recorded_at: at } }
}
