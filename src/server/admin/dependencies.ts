import type { SetupFacts } from '#contract/admin/setup'
import type { Clock } from '#kernel/clock'
import type { AccountDependencies } from '#server/account'
import type { Approvals } from '#server/approvals'
import type { Audit } from '#server/audit'
import type { DocumentsRoom } from '#server/documents'
import type { Funding } from '#server/funding'
import type { Identity, WriteOutbox } from '#server/identity'
import type { Schedule } from '#server/jobs'
import type { Post } from '#server/ledger'
import type { MailRoom } from '#server/mail'
import type { Plans } from '#server/plans'
import type { Referrals } from '#server/referrals'
import type { Database, MovableClock, Sealing } from '#server/store'
import type { SettingsRoom } from './settings.ts'

export type AdminDependencies = AccountDependencies & {
  readonly database: Database
  readonly post: Post
  readonly clock: Clock
  readonly business: MovableClock
  readonly audit: Audit
  readonly identity: Identity
  readonly funding: Funding
  readonly settings: SettingsRoom['read']
  readonly settingsRoom: SettingsRoom
  readonly approvals: Approvals
  readonly documents: Pick<DocumentsRoom, 'list' | 'keep' | 'examine' | 'remove'>
  readonly sealer: Sealing
  readonly writeOutbox: WriteOutbox
  readonly kick: () => void
  readonly mail: Pick<MailRoom, 'list' | 'retry' | 'countByState' | 'record' | 'write'>
  readonly plans: Plans
  readonly referrals: Referrals
  /** This node's clock-driven work. */
  readonly schedule: Pick<Schedule, 'states'>
  readonly config: { readonly is_public: boolean }
  readonly public_url: string
  /** Of every room. */
  readonly setupFacts: () => Promise<SetupFacts>
}
