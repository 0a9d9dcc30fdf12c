import type { Clock } from '#kernel/clock'
import type { Audit } from '#server/audit'
import type { DocumentsRoom } from '#server/documents'
import type { Funding } from '#server/funding'
import type { Identity, MailQueue } from '#server/identity'
import type { Database, MovableClock, ReadStale } from '#server/store'
import type { Eraser } from './closing/eraser.ts'
import type { ExportPart } from './export/part.ts'

export type AccountDependencies = {
  readonly database: Database
  /** For statements of past months only: overview and balances read the primary. */
  readonly readStale: ReadStale
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
  /** Each room’s eraser and its part of the data export. */
  readonly memberData: { readonly erasers: readonly Eraser[]; readonly exportParts: readonly ExportPart[] }
}
