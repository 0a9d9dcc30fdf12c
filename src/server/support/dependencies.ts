/** The room's dependencies, passed in once by the assembly. */
import type { Settings } from '#contract/settings'
import type { Clock } from '#kernel/clock'
import type { Audit } from '#server/audit'
import type { DocumentsRoom } from '#server/documents'
import type { Identity, MailQueue, Throttle, WriteOutbox } from '#server/identity'
import type { Database, Query } from '#server/store'

export type SupportDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly settings: () => Promise<Settings>
  readonly documents: Pick<DocumentsRoom, 'examine' | 'keep' | 'read' | 'list' | 'remove' | 'removeAll'>
  readonly throttle: Pick<Throttle, 'limit' | 'usage'>
  readonly audit: Pick<Audit, 'record'>
  readonly mail: Pick<MailQueue, 'write'>
  readonly readUsers: Identity['readUsers']
  readonly writeOutbox: WriteOutbox
  /** Something was written into the outbox. */
  readonly kick: () => void
  /** An investment of this member, from the room that owns it. */
  readonly readInvestment: (query: Query, id: string, user_id: string) => Promise<unknown>
}
