/**
 * Encrypts values that database readers must not see: AES-256-GCM (NIST SP 800-38D) with one key per purpose, derived from
 * SECRET_KEY by HKDF-SHA256 (RFC 5869). Format: version byte, 96-bit random nonce, ciphertext, 128-bit tag. The purpose is
 * authenticated too.
 */
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { assert } from '#kernel/assert'
import { randomBytes } from '#kernel/id'

export type Sealer = {
  /** A purpose is one of a few fixed labels, such as `outbox/mail`, and never contains an id. */
  readonly seal: (plaintext: string | Uint8Array, purpose: string) => Buffer
  /** The plaintext; a broken invariant if the value was changed or sealed for another purpose or key. */
  readonly open: (sealed: Uint8Array, purpose: string) => Buffer
}

const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

/** A 32-byte key for one use, separated by its label, e.g. `code-pepper/v1`. */
export function deriveKey(secret_key: string, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret_key, 'clearterm/v1', label, 32))
}

export function sealer(secret_key: string): Sealer {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string): Buffer => {
    const key = keys.get(purpose) ?? deriveKey(secret_key, `seal/${purpose}`)
    keys.set(purpose, key)
    return key
  }
  return {
    seal: (plaintext, purpose) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(purpose))
      const body = [cipher.update(plaintext), cipher.final()]
      return Buffer.concat([Buffer.of(VERSION), nonce, ...body, cipher.getAuthTag()])
    },
    open: (sealed, purpose) => {
      assert(sealed.length > NONCE_BYTES + TAG_BYTES && sealed[0] === VERSION, 'a sealed value has a version that is known')
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      const nonce = bytes.subarray(1, 1 + NONCE_BYTES)
      const decipher = createDecipheriv(CIPHER, keyFor(purpose), nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return finished(decipher, bytes.subarray(1 + NONCE_BYTES, -TAG_BYTES))
    },
  }
}

function finished(decipher: ReturnType<typeof createDecipheriv>, body: Uint8Array): Buffer {
  try {
    return Buffer.concat([decipher.update(body), decipher.final()])
  } catch {
    assert(false, 'a sealed value is whole and was sealed for this purpose by this key')
  }
}
