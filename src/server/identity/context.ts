/** Dependencies of identity's verbs, passed in once by the assembly. */

import type { Settings } from '#contract/settings'
import type { Clock } from '#kernel/clock'
import type { Audit } from '#server/audit'
import type { Database, Sealer, Tx } from '#server/store'
import type { Peppers } from './code/code.ts'
import type { MailQueue } from './code/code-mail.ts'
import type { MailedCode } from './code/mailed-code.ts'
import type { Link } from './code/mailed-link.ts'
import type { OneTimeCode } from './code/one-time-code.ts'
import type { Site } from './factor/passkey/site.ts'
import type { Hasher, PasswordPolicy } from './password/password.ts'
import type { Throttle } from './throttle.ts'

/** Writes an outbox row in the causing transaction. */
export type WriteOutbox = (tx: Tx, row: { readonly kind: string; readonly payload: unknown }) => Promise<unknown>

export type Room = {
  readonly database: Database
  readonly clock: Clock
  readonly settings: () => Promise<Settings>
  readonly writeOutbox: WriteOutbox
  readonly mail: Pick<MailQueue, 'write'>
  /** Wakes this node's dispatcher after a commit; never awaited. */
  readonly kick: () => void
  readonly audit: Pick<Audit, 'record'>
  /** For signed-in users. */
  readonly codes: OneTimeCode
  /** For users who are not signed in. */
  readonly mailedCodes: MailedCode
  /** Key for the HMAC of codes; not in the database. */
  readonly peppers: Peppers
  readonly sealer: Pick<Sealer, 'seal' | 'open'>
  /** Staff need a second factor before their role applies. */
  readonly staff_factor: boolean
  /** The passkeys' relying party. */
  readonly site: Site
  readonly throttle: Throttle
  readonly hasher: Hasher
  readonly policy: PasswordPolicy
  /** Removes the payout address that a mailed link names; false: it is already gone. */
  readonly undoAddress?: ((room: Pick<Room, 'clock' | 'sealer'>, tx: Tx, link: Link) => Promise<boolean>) | undefined
}
