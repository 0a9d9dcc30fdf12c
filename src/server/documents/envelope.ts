/**
 * A file's envelope: AES-256-GCM (NIST SP 800-38D) under a random key of the file's own, which is itself sealed under a key that
 * HKDF-SHA256 derives from SECRET_KEY and that no database holds. Owner and id are authenticated with every part: a row put under another
 * owner, or a part put into another row, does not open. Sealed: 96-bit random nonce, ciphertext, 128-bit tag.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import { assert } from '#kernel/assert'
import { randomBytes } from '#kernel/id'
import { openedByAny } from '#server/store'

export type About = { readonly owner: string; readonly id: string }
export type Part = 'key' | 'name' | 'content'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** A fresh data key, and its sealed form for the database. */
export function newKey(wrapping_key: Uint8Array, about: About): { readonly key: Buffer; readonly sealed_key: Buffer } {
  const key = Buffer.from(randomBytes(KEY_BYTES))
  return { key, sealed_key: sealPart(wrapping_key, about, 'key', key) }
}

export function openKey(wrapping_keys: readonly Uint8Array[], about: About, sealed_key: Uint8Array): Buffer {
  const opened = openedByAny(wrapping_keys, (key) => openPart(key, about, 'key', sealed_key))
  assert(opened, 'a document is whole, and belongs to this owner and id')
  return opened.value
}

/** The sealed form of a key under the first of these, and which of them had sealed it; null: none of them. */
export function rewrapKey(wrapping_keys: readonly [Uint8Array, ...Uint8Array[]], about: About, sealed_key: Uint8Array) {
  const opened = openedByAny(wrapping_keys, (key) => openPart(key, about, 'key', sealed_key))
  return opened && { value: sealPart(wrapping_keys[0], about, 'key', opened.value), at: opened.at }
}

export function sealPart(key: Uint8Array, about: About, part: Part, plaintext: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(bound(about, part))
  return Buffer.concat([nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
}

/** A modified or misplaced part is a broken invariant. */
export function openPart(key: Uint8Array, about: About, part: Part, sealed: Uint8Array): Buffer {
  assert(sealed.length >= NONCE_BYTES + TAG_BYTES, 'a sealed part has its nonce and its tag')
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(bound(about, part)).setAuthTag(bytes.subarray(-TAG_BYTES))
  const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
  try {
    return Buffer.concat([opened, decipher.final()])
  } catch {
    assert(false, 'a document is whole, and belongs to this owner and id')
  }
}

function bound({ owner, id }: About, part: Part): Buffer {
  return Buffer.from(['clearterm/document/v1', owner, id, part].join('\0'))
}
