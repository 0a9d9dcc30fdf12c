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

/**
 * SECRET_KEY as it was given: one key, or several, newest first, separated by commas. A KeyRing also has what was kept of former keys whose
 * use cannot be repeated under the newest one.
 */
export type SecretKey = string | KeyRing
type KeptKey = { readonly label: string; readonly generation: number; readonly key: Buffer }
export type KeyRing = {
  readonly given: string
  /** Of every former generation. */
  readonly kept: readonly KeptKey[]
  /** The given key that the database began with; null: it is given no more. */
  readonly original: string | null
}

export const MIN_KEY_LENGTH = 32

/** Newest first. A comma separates keys only where each part is long enough for one: a single key may contain commas. */
export function keysIn(secret_key: SecretKey): readonly [string, ...string[]] {
  const text = givenKeys(secret_key)
  const [newest = '', ...older] = text.split(',').map((key) => key.trim())
  return [newest, ...older].every((key) => key.length >= MIN_KEY_LENGTH) ? [newest, ...older] : [text]
}

function derive(key: string, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, 'clearterm/v1', label, 32))
}

/** As it was given. */
export function givenKeys(secret_key: SecretKey): string {
  return typeof secret_key === 'string' ? secret_key : secret_key.given
}

/** The newest 32-byte key for one use, separated by its label, e.g. `code-pepper/v1`. */
export function deriveKey(secret_key: SecretKey, label: string): Buffer {
  return derive(keysIn(secret_key)[0], label)
}

/** The newest key for one use, then all former ones that are known. */
export function deriveKeys(secret_key: SecretKey, label: string): readonly [Buffer, ...Buffer[]] {
  const [newest, ...older] = keysIn(secret_key)
  const kept = typeof secret_key === 'string' ? [] : secret_key.kept.filter((one) => one.label === label).map(({ key }) => key)
  const given = older.map((key) => derive(key, label))
  return [derive(newest, label), ...given, ...kept.filter((key) => !given.some((one) => one.equals(key)))]
}

/** The key of the database's first generation. */
export function originalKey(secret_key: SecretKey, label: string): Buffer {
  if (typeof secret_key === 'string') return derive(keysIn(secret_key).at(-1) ?? '', label)
  if (secret_key.original !== null) return derive(secret_key.original, label)
  const [first] = secret_key.kept.filter((one) => one.label === label).sort((one, other) => one.generation - other.generation)
  assert(first, 'the first key is given or was kept')
  return first.key
}

export function sealer(secret_key: SecretKey): Sealer {
  const keys = new Map<string, readonly [Buffer, ...Buffer[]]>()
  const keysFor = (purpose: string): readonly [Buffer, ...Buffer[]] => {
    const derived = keys.get(purpose) ?? deriveKeys(secret_key, `seal/${purpose}`)
    keys.set(purpose, derived)
    return derived
  }
  return {
    seal: (plaintext, purpose) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, keysFor(purpose)[0], nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(purpose))
      const body = [cipher.update(plaintext), cipher.final()]
      return Buffer.concat([Buffer.of(VERSION), nonce, ...body, cipher.getAuthTag()])
    },
    open: (sealed, purpose) => {
      assert(sealed.length > NONCE_BYTES + TAG_BYTES && sealed[0] === VERSION, 'a sealed value has a version that is known')
      const opened = openedByAny(keysFor(purpose), (key) => openWith(key, sealed, purpose))
      assert(opened, 'a sealed value is whole and was sealed for this purpose by this key')
      return opened.value
    },
  }
}

/** The first key that opens a value, and its place among `keys`; null: none does. `open` throws for a wrong key. */
export function openedByAny<Value>(
  keys: readonly Uint8Array[],
  open: (key: Uint8Array) => Value,
): { readonly value: Value; readonly at: number } | null {
  for (const [at, key] of keys.entries()) {
    try {
      return { value: open(key), at }
    } catch {
      // Sealed by another key, or changed.
    }
  }
  return null
}

function openWith(key: Uint8Array, sealed: Uint8Array, purpose: string): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(1, 1 + NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(1 + NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}
