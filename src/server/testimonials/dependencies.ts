import type { Clock } from '#kernel/clock'
import type { Audit } from '#server/audit'
import type { User, WriteOutbox } from '#server/identity'
import type { Database, Query } from '#server/store'

type Reader = { readonly query: Query }

/** A matured plan, as its record says it. */
export type Matured = {
  readonly investment_id: string
  /** The plan's id. */
  readonly plan: string
  readonly principal: bigint
  readonly paid: bigint
  readonly matured_at: Date
}

export type TestimonialsDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Pick<Audit, 'record'>
  readonly writeOutbox: WriteOutbox
  readonly kick: () => void
  readonly readUsers: (ids: readonly string[]) => Promise<readonly User[]>
  /** What earns a testimonial, asked of the rooms that know, in the writing transaction. Neither is ever undone. */
  readonly lastMatured: (reader: Reader, user_id: string) => Promise<Matured | null>
  readonly wasPaidOut: (reader: Reader, user_id: string) => Promise<boolean>
  readonly planName: (plan: string) => string
}
