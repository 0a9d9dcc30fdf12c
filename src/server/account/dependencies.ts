import type * as z from 'zod/mini'
import type { payoutInfo } from '#contract/funding'
import type { Clock } from '#kernel/clock'
import type { User } from '#server/identity'
import type { Database, MovableClock } from '#server/store'

export type AccountDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly business: Pick<MovableClock, 'now' | 'at'>
  readUser(user_id: string): Promise<User | null>
  /** How many people this member brought. */
  countReferred(user_id: string): Promise<number>
  countUnread(user_id: string): Promise<number>
  readPayoutInfo(user_id: string): Promise<z.output<typeof payoutInfo>>
}
