import type { Clock } from '#kernel/clock'
import type { Audit } from '#server/audit'
import type { Database } from '#server/store'

export type AnnouncementsDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly audit: Pick<Audit, 'record'>
}
