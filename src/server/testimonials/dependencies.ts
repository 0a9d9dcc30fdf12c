import type { Clock } from '#kernel/clock'
import type { Audit } from '#server/audit'
import type { Identity, WriteOutbox } from '#server/identity'
import type { Database, Query } from '#server/store'

/** A matured plan, from its record. */
export type Matured = {
  readonly investment_id: string
  /** The plan's id. */
  readonly plan: string
  readonly principal: bigint
  readonly paid: bigint
  readonly matured_at: Date
}

/** A plan's end, as the plans room has it. */
export type EndedPlan = Pick<Matured, 'plan' | 'principal'> & {
  readonly id: string
  readonly paid: bigint | null
  readonly ended_at: Date | null
}

export type TestimonialsDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Pick<Audit, 'record'>
  readonly writeOutbox: WriteOutbox
  readonly kick: () => void
  readonly identity: Pick<Identity, 'readUsers'>
  /** The requirements for a testimonial, checked with the owning rooms in the writing transaction. Neither is ever undone. */
  readonly findLastMatured: (query: Query, user_id: string) => Promise<EndedPlan | null>
  readonly planName: (plan: string) => string
}
