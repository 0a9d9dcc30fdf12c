/**
 * One account of an epoch as bytes, so that a quarter of a million of them are 28 MB without objects: id (16), the six amounts (48), and
 * after the store's packed part, the four chunks (32) and the positions of their leaves (16). Big-endian.
 */
import { assert } from '#kernel/assert'
import { toHex } from '#kernel/id'
import { type Cents, cents } from '#kernel/money'
import { CHUNKS, CLASSES, type OwedClass } from '#proof/index'

const ID_BYTES = 16
/** As `proof_owed_record` packs it. */
export const OWED_BYTES = ID_BYTES + 8 * CLASSES.length
const POSITIONS_AT = OWED_BYTES + 8 * CHUNKS
export const RECORD_BYTES = POSITIONS_AT + 4 * CHUNKS

export type AccountRecord = {
  readonly account_id: string
  readonly amount: Cents
  readonly breakdown: Readonly<Record<OwedClass, Cents>>
  readonly chunks: readonly { readonly amount: Cents; readonly position: number }[]
}

/** A record's id and liabilities, from a record or from the store's packed half of one. */
export function readOwed(bytes: Uint8Array, at: number): { readonly account_id: string; readonly amount: Cents } {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, OWED_BYTES)
  let amount = 0n
  for (let place = ID_BYTES; place < OWED_BYTES; place += 8) amount += view.getBigUint64(place)
  return { account_id: idAt(bytes, at), amount: cents(amount) }
}

export function writeChunk(bytes: Uint8Array, at: number, i: number, amount: Cents): void {
  new DataView(bytes.buffer, bytes.byteOffset + at, RECORD_BYTES).setBigUint64(OWED_BYTES + 8 * i, amount)
}

export function writePosition(bytes: Uint8Array, at: number, i: number, position: number): void {
  new DataView(bytes.buffer, bytes.byteOffset + at, RECORD_BYTES).setUint32(POSITIONS_AT + 4 * i, position)
}

/** The record of an account among records; null if it isn't there. */
export function findRecord(records: Uint8Array, account_id: string): AccountRecord | null {
  assert(records.length % RECORD_BYTES === 0, 'records are whole')
  for (let at = 0; at < records.length; at += RECORD_BYTES) if (idAt(records, at) === account_id) return readRecord(records, at)
  return null
}

function readRecord(bytes: Uint8Array, at: number): AccountRecord {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, RECORD_BYTES)
  const part = (place: number): Cents => cents(view.getBigUint64(place))
  const [main, bonus, earning, locked, held, promised] = CLASSES.map((_, place) => part(ID_BYTES + 8 * place))
  assert(main !== undefined && bonus !== undefined && earning !== undefined, 'a record has its amounts')
  assert(locked !== undefined && held !== undefined && promised !== undefined, 'a record has its amounts')
  return {
    ...readOwed(bytes, at),
    breakdown: { main, bonus, earning, locked, held, promised },
    chunks: Array.from({ length: CHUNKS }, (_, i) => ({
      amount: part(OWED_BYTES + 8 * i),
      position: view.getUint32(POSITIONS_AT + 4 * i),
    })),
  }
}

export function idAt(bytes: Uint8Array, at: number): string {
  const hex = toHex(bytes.subarray(at, at + ID_BYTES))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
