import type { Clock } from '#kernel/clock'
import type { Refused } from '#kernel/refusal'
import type { Approvals, ApprovalsDependencies } from '#server/approvals'
import type { Audit } from '#server/audit'
import type { DocumentsRoom } from '#server/documents'
import type { Funding } from '#server/funding'
import type { Actor, Identity, WriteOutbox } from '#server/identity'
import type { JobState } from '#server/jobs'
import type { Post } from '#server/ledger'
import type { MailRoom } from '#server/mail'
import type { Database, MovableClock, Sealing } from '#server/store'
import type { SettingsRoom } from './settings.ts'

export type AdminDependencies = {
  readonly database: Database
  readonly post: Post
  readonly clock: Clock
  readonly business: MovableClock
  readonly audit: Audit
  readonly identity: Identity
  readonly funding: Funding
  readonly settings: SettingsRoom
  readonly approving: ApprovalsDependencies
  readonly approvals: Approvals
  readonly documents: Pick<DocumentsRoom, 'list' | 'keep' | 'examine'>
  readonly sealing: Sealing
  readonly writeOutbox: WriteOutbox
  readonly kick: () => void
  readonly mail: Pick<MailRoom, 'list' | 'retry' | 'countByState' | 'record'>
  /** This node's clock-driven work; empty before it has started. */
  jobStates(): readonly JobState[]
  countDue(at: Date): Promise<number>
  matureDue(): Promise<number>
  /** Closes a member's account; 52 names what is in the way. */
  closeAccount(
    user_id: string,
    by: Actor & { readonly reason: string | null },
  ): Promise<{ readonly closed: true } | Refused<'wrong_status' | 'no_user'>>
}
