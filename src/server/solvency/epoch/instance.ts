/** The instance's identity: a random name, independent of address and settings, and keys derived from SECRET_KEY. */
import { assert } from '#kernel/assert'
import { randomBytes, toHex } from '#kernel/id'
import { isOrigin, publicKeyOf } from '#proof/index'
import { type Database, deriveKey } from '#server/store'

export type Instance = {
  readonly origin: string
  readonly public_key: Uint8Array
  /** The Ed25519 seed that signs checkpoints. */
  readonly log_key: Uint8Array
  /** The root of all users' nonces. */
  readonly master: Uint8Array
}

export function readInstance({ query, transaction }: Pick<Database, 'query' | 'transaction'>, secret_key: string): () => Promise<Instance> {
  const log_key = deriveKey(secret_key, 'proof/log-key/v1')
  const master = deriveKey(secret_key, 'proof/master/v1')
  const public_key = publicKeyOf(log_key)
  let known: Instance | null = null

  const draw = () =>
    transaction((tx) =>
      tx.query('INSERT INTO proof_instance (origin, public_key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        drawOrigin(),
        Buffer.from(public_key),
      ]),
    )
  const read = () => query<{ origin: string; public_key: Buffer }>('SELECT origin, public_key FROM proof_instance')
  return async () => {
    if (known) return known
    let [row] = await read()
    if (!row) {
      await draw()
      ;[row] = await read()
    }
    assert(row && isOrigin(row.origin), 'an instance has an origin')
    assert(row.public_key.equals(public_key), 'the log is signed by the key that it began with')
    known = { origin: row.origin, public_key, log_key, master }
    return known
  }
}

function drawOrigin(): string {
  return `clearterm/sandbox/${toHex(randomBytes(12))}`
}
