/** Short secrets of a record, each in its own envelope like a file's: shown to one person for a given reason. */
import { deriveKey } from '#server/store'
import { type About, newKey, openKey, openPart, sealPart } from './envelope.ts'

export type Vault = {
  readonly seal: (about: About, secret: string) => Buffer
  /** A secret in the wrong record is a broken invariant. */
  readonly open: (about: About, sealed: Uint8Array) => string
}

const SEALED_KEY_BYTES = 60

/** One vault per kind of secret, separated by its label. */
export function openVault(secret_key: string, label: string): Vault {
  const wrapping_key = deriveKey(secret_key, `vault/${label}`)
  return {
    seal: (about, secret) => {
      const { key, sealed_key } = newKey(wrapping_key, about)
      return Buffer.concat([sealed_key, sealPart(key, about, 'content', Buffer.from(secret))])
    },
    open: (about, sealed) => {
      const key = openKey(wrapping_key, about, sealed.subarray(0, SEALED_KEY_BYTES))
      return openPart(key, about, 'content', sealed.subarray(SEALED_KEY_BYTES)).toString()
    },
  }
}
