import type { BusinessClock, Clock } from '#kernel/clock'
import { singleFlight } from '#kernel/single-flight'
import type { Post } from '#server/ledger'
import { type Database, deriveKeys, type Sealing, type SecretKey } from '#server/store'
import { readTerms } from './store.ts'
import type { Terms } from './terms/terms.ts'

export type PlansDependencies = {
  readonly database: Database
  readonly post: Post
  readonly clock: Clock
  readonly business: BusinessClock
  readonly sealer: Sealing
  /** The newest terms of each plan. */
  readTerms(): Promise<ReadonlyMap<string, Terms>>
  /** The first signs exit quotes, all are accepted; 32 bytes derived from SECRET_KEY. */
  readonly quote_keys: readonly [Uint8Array, ...Uint8Array[]]
}

type Rooms = Omit<PlansDependencies, 'readTerms' | 'quote_keys'> & { readonly secret_key: SecretKey }

export function plansDependencies({ database, post, clock, business, sealer, secret_key }: Rooms): PlansDependencies {
  const quote_keys = deriveKeys(secret_key, 'exit-quote')
  return { database, post, clock, business, sealer, quote_keys, readTerms: singleFlight(() => readTerms(database.query)) }
}
