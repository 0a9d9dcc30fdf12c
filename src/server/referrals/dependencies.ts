import type { Settings } from '#contract/settings'
import type { BusinessClock, Clock } from '#kernel/clock'
import type { Cents } from '#kernel/money'
import type { Approvals } from '#server/approvals'
import type { Audit } from '#server/audit'
import type { DocumentsRoom } from '#server/documents'
import type { Identity } from '#server/identity'
import type { Post } from '#server/ledger'
import type { Database, Query, Queryable, Sealing } from '#server/store'

/** The first plan that a member ever bought, as far as a bonus is about it. */
export type FirstPlan = {
  readonly id: string
  readonly plan: string
  readonly status: 'active' | 'matured' | 'liquidated'
  /** The return that it paid; null while it runs. */
  readonly paid: Cents | null
  /** The business date of its end. */
  readonly ended_at: Date | null
  /** The referral rate of the terms that it was sold on. */
  readonly referral_bps: number
}

export type ReferralsDependencies = {
  readonly database: Database
  readonly post: Post
  readonly clock: Clock
  readonly business: BusinessClock
  readonly settings: (reader?: Queryable) => Promise<Settings>
  readonly audit: Pick<Audit, 'row'>
  readonly approvals: Approvals
  readonly identity: Pick<
    Identity,
    | 'readUsers'
    | 'readUser'
    | 'referrersOf'
    | 'referralCircle'
    | 'referredAmong'
    | 'sharedWith'
    | 'referredBy'
    | 'isInBurst'
    | 'countReferred'
  >
  readonly sealer: Sealing
  readonly public_url: string
  /** What people call a plan. */
  readonly planName: (plan: string) => string
  /** The first plans of these members, by member. */
  readonly findFirstPlans: (query: Query, user_ids: readonly string[]) => Promise<ReadonlyMap<string, FirstPlan>>
  /** Who else is, or was, paid to a payout address of this member. */
  readonly usersSharingAddress: (user_id: string, query: Query) => Promise<readonly string[]>
  readonly documents: Pick<DocumentsRoom, 'usersSharing'>
}
