/** The room's dependencies, passed in once by the assembly. */
import type { Clock } from '#kernel/clock'
import type { Bots } from '#server/bots'
import type { Throttle } from '#server/identity'
import type { Database } from '#server/store'

export type LabDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly throttle: Pick<Throttle, 'limit' | 'usage'>
  readonly bots: Bots
}
