/**
 * A user's leaves in the liability tree. Each is blinded by a nonce that only its user gets, so that the published tree doesn't reveal
 * whose a leaf is (after BitMEX's published tree of split leaves, 2021).
 */
import { assert } from '#kernel/assert'
import { isId } from '#kernel/id'
import type { Cents } from '#kernel/money'
import { concat, type Digest, HASH_BYTES, hmacSha256, isCents, isCount, type Mac, sha256, u32be, u64be, utf8 } from './bytes.ts'

const USER_KEY_TAG = utf8('clearterm/pol/user-key/v1\0')
const NONCE_TAG = utf8('clearterm/pol/nonce/v1\0')
const ID_TAG = utf8('clearterm/pol/id/v1\0')
const LEAF_TAG = concat(Uint8Array.of(0x00), utf8('clearterm/pol/leaf/v1'))
/** Overwritten for each leaf: a million leaves then create no garbage. */
const leafBytes = concat(LEAF_TAG, new Uint8Array(2 * HASH_BYTES + 4 + 8))
const leafView = new DataView(leafBytes.buffer, LEAF_TAG.length)
const PAD_TAG = concat(Uint8Array.of(0x02), utf8('clearterm/pol/pad/v1'))

export type Leaf = { readonly hash: Uint8Array; readonly sum: Cents }

/** HMAC-SHA256(master, tag ‖ account_id). `account_id` is a lower-case UUID. */
export function userKey(master: Uint8Array, account_id: string, mac: Mac = hmacSha256): Uint8Array {
  assert(isId(account_id), 'an account id is a lower-case UUID')
  return mac(master, concat(USER_KEY_TAG, utf8(account_id)))
}

/** nonce_i = HMAC-SHA256(user_key, tag ‖ u32be(epoch) ‖ u32be(i)): of one epoch only, so that leaves cannot be followed over time. */
export function chunkNonce(user_key: Uint8Array, epoch: number, i: number, mac: Mac = hmacSha256): Uint8Array {
  return mac(user_key, concat(NONCE_TAG, u32be(epoch), u32be(i)))
}

/** SHA-256(tag ‖ account_id): what binds a leaf to one account and no other. */
export function idHash(account_id: string, digest: Digest = sha256): Uint8Array {
  return digest(concat(ID_TAG, utf8(account_id)))
}

export type Chunk = { readonly i: number; readonly amount: Cents; readonly nonce: Uint8Array }

/** leaf = SHA-256(0x00 ‖ tag ‖ nonce ‖ id hash ‖ u32be(i) ‖ u64be(amount)). */
export function leafOf(chunk: Chunk, id_hash: Uint8Array, digest: Digest = sha256): Leaf {
  const { i, amount, nonce } = chunk
  assert(isCents(amount) && isCount(i), 'a chunk has a number and 0 ≤ v < 2^53')
  assert(nonce.length === HASH_BYTES && id_hash.length === HASH_BYTES, 'a nonce and an id hash have 32 bytes')
  leafBytes.set(nonce, LEAF_TAG.length)
  leafBytes.set(id_hash, LEAF_TAG.length + HASH_BYTES)
  leafView.setUint32(2 * HASH_BYTES, i)
  leafView.setBigUint64(2 * HASH_BYTES + 4, amount)
  return { hash: digest(leafBytes), sum: amount }
}

/** pad_j = SHA-256(0x02 ‖ tag ‖ u64be(j)), amount 0; `j` is the 0-based position in the tree. */
export function padHash(j: number, digest: Digest = sha256): Uint8Array {
  return digest(concat(PAD_TAG, u64be(BigInt(j))))
}
