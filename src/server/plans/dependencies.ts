import type { BusinessClock, Clock } from '#kernel/clock'
import type { Post } from '#server/ledger'
import type { Database, Sealing } from '#server/store'
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
