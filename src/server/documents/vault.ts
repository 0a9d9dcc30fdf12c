/** Short secrets of a record, each in its own envelope like a file's: shown to one person for a given reason. */
import { deriveKeys, type SealedColumn, type SecretKey } from '#server/store'
import { DOCUMENT_KEY } from './context.ts'
import { type About, newKey, openKey, openPart, rewrapKey, sealPart } from './envelope.ts'

export type Vault = {
  readonly seal: (about: About, secret: string) => Buffer
  /** A secret in the wrong record is a broken invariant. */
  readonly open: (about: About, sealed: Uint8Array) => string
}

const SEALED_KEY_BYTES = 60

/** One vault per kind of secret, separated by its label. */
export function openVault(secret_key: SecretKey, label: string): Vault {
  const wrapping_keys = deriveKeys(secret_key, `vault/${label}`)
  return {
    seal: (about, secret) => {
      const { key, sealed_key } = newKey(wrapping_keys[0], about)
      return Buffer.concat([sealed_key, sealPart(key, about, 'content', Buffer.from(secret))])
    },
    open: (about, sealed) => {
      const key = openKey(wrapping_keys, about, sealed.subarray(0, SEALED_KEY_BYTES))
      return openPart(key, about, 'content', sealed.subarray(SEALED_KEY_BYTES)).toString()
    },
  }
}

/** Exchanges the envelope of a vault's secret after a rotation of SECRET_KEY. */
export function resealVault(label: string): SealedColumn['reseal'] {
  return (secret_key, { id, owner, sealed }) => {
    const rewrapped = rewrapKey(deriveKeys(secret_key, `vault/${label}`), { owner, id }, sealed.subarray(0, SEALED_KEY_BYTES))
    return rewrapped && { value: Buffer.concat([rewrapped.value, sealed.subarray(SEALED_KEY_BYTES)]), at: rewrapped.at }
  }
}

/** The envelopes of files. */
export const sealedDocuments: SealedColumn = {
  table: 'document',
  id: 'id',
  column: 'sealed_key',
  owner: 'owner',
  reseal: (secret_key, { id, owner, sealed }) => rewrapKey(deriveKeys(secret_key, DOCUMENT_KEY), { owner, id }, sealed),
}
