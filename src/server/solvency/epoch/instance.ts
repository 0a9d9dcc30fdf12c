/** The instance's identity: a random name, independent of address and settings, and keys derived from SECRET_KEY. */
import { assert } from '#kernel/assert'
import { randomBytes, toHex } from '#kernel/id'
import { type FormerKey, followKeys, isOrigin, parseBase64, parseHandOver, publicKeyOf } from '#proof/index'
import { type Database, deriveKeys, type Query, type SecretKey } from '#server/store'
import { type LoggedText, readHandOvers } from '../log/log-store.ts'

export type Instance = {
  readonly origin: string
  readonly public_key: Uint8Array
  /** The keys before it, as the log's hand-overs say. */
  readonly former: readonly FormerKey[]
  /** The Ed25519 seed that signs checkpoints. */
  readonly log_key: Uint8Array
  /** The seed to which the log's key has to be handed over; null: it signs already, or did before. */
  readonly next_log_key: Uint8Array | null
  /** The root of all users' nonces in new epochs, then those of former keys. */
  readonly masters: readonly [Uint8Array, ...Uint8Array[]]
}

export type InstanceReader = {
  /** As of now; within a transaction, by its own query. */
  (on?: Query): Promise<Instance>
  /** As the log's hand-overs say that were just read. */
  from(handOvers: readonly LoggedText[], on?: Query): Promise<Instance>
  /** The roots of nonces, newest first. */
  readonly masters: Instance['masters']
}

const LOG_KEY = 'proof/log-key/v1'

export function readInstance({ query, transaction }: Pick<Database, 'query' | 'transaction'>, secret_key: SecretKey): InstanceReader {
  const log_keys = deriveKeys(secret_key, LOG_KEY).map((seed) => ({ seed, public_key: publicKeyOf(seed) }))
  const masters = deriveKeys(secret_key, 'proof/master/v1')
  let identity: { readonly origin: string; readonly public_key: Buffer } | null = null

  const draw = () =>
    transaction((tx) =>
      tx.query('INSERT INTO proof_instance (origin, public_key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        drawOrigin(),
        Buffer.from(log_keys[0]?.public_key ?? []),
      ]),
    )
  const read = (on: Query) => on<{ origin: string; public_key: Buffer }>('SELECT origin, public_key FROM proof_instance')
  const readFirst = async (on: Query) => {
    let [row] = await read(on)
    if (!row && on === query) {
      await draw()
      ;[row] = await read(on)
    }
    assert(row && isOrigin(row.origin), 'an instance has an origin')
    return row
  }
  const from: InstanceReader['from'] = async (handOvers, on = query) => {
    identity ??= await readFirst(on)
    const { origin } = identity
    const public_key = lastKey(handOvers) ?? identity.public_key
    const former = followKeys(handOvers, { origin, public_key })
    assert(!('refused' in former), 'the hand-overs of the log’s key lead to the one in use')
    const current = log_keys.find((key) => Buffer.compare(key.public_key, public_key) === 0)
    assert(current, 'SECRET_KEY has the key that signs the public log')
    const [newest] = log_keys
    const was_used = [public_key, ...former.map((one) => one.public_key)].some(
      (one) => newest && Buffer.compare(newest.public_key, one) === 0,
    )
    return { origin, public_key, former, log_key: current.seed, next_log_key: was_used ? null : (newest?.seed ?? null), masters }
  }
  return Object.assign(async (on: Query = query) => from(await readHandOvers(on), on), { from, masters })
}

function lastKey(handOvers: readonly LoggedText[]): Uint8Array | null {
  const last = handOvers.at(-1)
  const read = last && parseHandOver(last.text)
  return read && !('refused' in read) ? parseBase64(read.new_key) : null
}

function drawOrigin(): string {
  return `clearterm/sandbox/${toHex(randomBytes(12))}`
}
