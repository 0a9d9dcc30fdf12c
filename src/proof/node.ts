/**
 * An inner node of the liability tree: a Maxwell–Todd sum tree with both children's sums bound into the hash. Binding only their total
 * lets an operator show max(L, R) as L + R to each side; that is the fault that eprint 2018/1139 describes and this hash closes.
 */
import { type Digest, HASH_BYTES, sha256 } from './bytes.ts'

/** A hash and the sum below it; the sum may still be out of bounds. */
export type SumNode = { readonly hash: Uint8Array; readonly sum: bigint }

/** Overwritten for each node: a million nodes then create no garbage. */
const bytes = new Uint8Array(1 + 2 * (HASH_BYTES + 8))
const view = new DataView(bytes.buffer)

/** SHA-256(0x01 ‖ hash_L ‖ u64be(sum_L) ‖ hash_R ‖ u64be(sum_R)). Bounds are the caller's to check. */
export function nodeHash(left: SumNode, right: SumNode, digest: Digest = sha256): Uint8Array {
  bytes[0] = 0x01
  bytes.set(left.hash, 1)
  view.setBigUint64(1 + HASH_BYTES, left.sum)
  bytes.set(right.hash, 9 + HASH_BYTES)
  view.setBigUint64(9 + 2 * HASH_BYTES, right.sum)
  return digest(bytes)
}
