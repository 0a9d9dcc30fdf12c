import type { Clock } from '#kernel/clock'
import type { Audit } from '#server/audit'
import type { DocumentsRoom } from '#server/documents'
import type { Funding } from '#server/funding'
import type { Identity, MailQueue } from '#server/identity'
import type { MemberData } from '#server/room'
import type { Database, MovableClock } from '#server/store'

export type AccountDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly business: Pick<MovableClock, 'now' | 'at'>
  readonly identity: Pick<
    Identity,
    'readUser' | 'readProfile' | 'updateProfile' | 'removePicture' | 'countReferred' | 'throttle' | 'provePassword'
  >
  readonly documents: Pick<DocumentsRoom, 'examine' | 'keep' | 'remove'>
  readonly messages: { countUnread(user_id: string): Promise<number> }
  readonly funding: Pick<Funding, 'readPayout' | 'listPayoutAddresses'>
  readonly audit: Pick<Audit, 'record' | 'about'>
  readonly mail: Pick<MailQueue, 'write'>
  readonly memberData: MemberData
}
