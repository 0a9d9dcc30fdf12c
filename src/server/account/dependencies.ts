import type * as z from 'zod/mini'
import type { payoutInfo } from '#contract/funding'
import type { Clock } from '#kernel/clock'
import type { Refused } from '#kernel/refusal'
import type { Audit } from '#server/audit'
import type { DocumentsRoom } from '#server/documents'
import type { Identity, MailQueue, Profile, Throttle, User } from '#server/identity'
import type { Database, MovableClock } from '#server/store'
import type { Eraser } from './closing/eraser.ts'
import type { ExportPart } from './export/part.ts'

export type AccountDependencies = {
  readonly database: Database
  readonly clock: Clock
  readonly business: Pick<MovableClock, 'now' | 'at'>
  readUser(user_id: string): Promise<User | null>
  readProfile(user_id: string): Promise<Profile>
  readonly updateProfile: Identity['updateProfile']
  readonly removePicture: Identity['removePicture']
  readonly documents: Pick<DocumentsRoom, 'examine' | 'keep' | 'remove'>
  /** How many people this member referred. */
  countReferred(user_id: string): Promise<number>
  countUnread(user_id: string): Promise<number>
  readPayoutInfo(user_id: string): Promise<z.output<typeof payoutInfo>>
  listPayoutAddresses(user_id: string): Promise<z.output<typeof payoutInfo>['crypto']>
  readonly throttle: Pick<Throttle, 'limit'>
  readonly audit: Pick<Audit, 'record' | 'about'>
  readonly mail: Pick<MailQueue, 'write'>
  provePassword(user_id: string, password: string): Promise<Refused<'invalid' | 'too_many' | 'unavailable'> | null>
  /** What the other rooms forget when an account closes, and add to a member's copy of their data: a line for each room. */
  readonly erasers: readonly Eraser[]
  readonly exportParts: readonly ExportPart[]
}
