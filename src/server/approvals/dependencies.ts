import type { Settings } from '#contract/settings'
import type { Clock } from '#kernel/clock'
import type { Audit } from '#server/audit'
import type { Post } from '#server/ledger'
import type { Database, Queryable } from '#server/store'

export type ApprovalsDependencies = {
  readonly database: Database
  readonly post: Post
  readonly clock: Clock
  readonly audit: Pick<Audit, 'row'>
  readonly settings: (reader?: Queryable) => Promise<Settings>
}
