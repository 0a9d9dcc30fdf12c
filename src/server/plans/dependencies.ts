import type { BusinessClock, Clock } from '#kernel/clock'
import type { Post } from '#server/ledger'
import type { Database, Sealing } from '#server/store'
import type { Terms } from './terms/terms.ts'

export type PlansDependencies = {
  readonly database: Database
  readonly post: Post
  readonly clock: Clock
  readonly business: BusinessClock
  readonly sealing: Sealing
  /** The newest terms of each plan. */
  readTerms(): Promise<ReadonlyMap<string, Terms>>
  /** Signs exit quotes; 32 bytes derived from SECRET_KEY. */
  readonly quote_key: Uint8Array
}
