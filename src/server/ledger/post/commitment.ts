/**
 * Byte format of a batch's commitment and of the chain, as fixed by docs/decisions and the solvency proof. commitment_n =
 * SHA-256(tag ‖ salt ‖ u64be(n) ‖ u32be(moves) ‖ moves), chain_n = SHA-256(tag ‖ chain_{n−1} ‖ commitment_n), chain_0 = 32 zero
 * bytes.
 */
import { createHash } from 'node:crypto'

const BATCH_TAG = Buffer.from('clearterm/journal/batch/v1\0', 'ascii')
const CHAIN_TAG = Buffer.from('clearterm/journal/chain/v1\0', 'ascii')
const FIXED_BYTES = 8 * 8 + 16 + 2

export type Move = {
  readonly id: bigint
  readonly debit: bigint
  readonly credit: bigint
  readonly amount: bigint
  readonly debit_seq: bigint
  readonly credit_seq: bigint
  readonly debit_after: bigint
  readonly credit_after: bigint
  readonly ref: string
  readonly kind: string
}

function moveBytes(move: Move): Buffer {
  const kind = Buffer.from(move.kind, 'utf8')
  const bytes = Buffer.alloc(FIXED_BYTES + kind.length)
  const numbers = [move.id, move.debit, move.credit, move.amount, move.debit_seq, move.credit_seq, move.debit_after, move.credit_after]
  let at = 0
  for (const value of numbers) at = bytes.writeBigUInt64BE(value, at)
  at += bytes.write(move.ref.replaceAll('-', ''), at, 'hex')
  at = bytes.writeUInt16BE(kind.length, at)
  kind.copy(bytes, at)
  return bytes
}

/** The 32-byte commitment to a batch: `number` from 1, `salt` 32 random bytes that prevent confirming a guessed batch. */
export function commitBatch(number: bigint, salt: Uint8Array, moves: readonly Move[]): Buffer {
  const head = Buffer.alloc(12)
  head.writeBigUInt64BE(number, 0)
  head.writeUInt32BE(moves.length, 8)
  const hash = createHash('sha256').update(BATCH_TAG).update(salt).update(head)
  for (const move of moves) hash.update(moveBytes(move))
  return hash.digest()
}

export function extendChain(previous: Uint8Array, commitment: Uint8Array): Buffer {
  return createHash('sha256').update(CHAIN_TAG).update(previous).update(commitment).digest()
}
