/** What funding's verbs stand on, handed in once by the assembly. */
import type { Settings } from '#contract/settings'
import type { BusinessClock, Clock } from '#kernel/clock'
import type { Refused } from '#kernel/refusal'
import type { Approvals } from '#server/approvals'
import type { Audit } from '#server/audit'
import type { Letter, MailQueue, Reader } from '#server/identity'
import type { Post } from '#server/ledger'
import type { Database, Sealer, Tx } from '#server/store'
import type { Rail } from './rails/rail.ts'

/** What a withdrawal's code is for: another amount or destination is another binding, and the code does not fit it. */
export type CodeSubject = {
  readonly purpose: 'withdrawal'
  /** The withdrawal's id. */
  readonly subject: string
  readonly binding: string
}

export type WithdrawalCodes = {
  /** Replaces the code that the withdrawal had. */
  issue(tx: Tx, what: CodeSubject): Promise<{ readonly code: string }>
  /** Counts the guess before it compares. A right code is still to be used: the ledger claims it and records its use with the effect. */
  check(
    guess: CodeSubject & { readonly guess: string; readonly counted_by: string },
  ): Promise<{ readonly code_id: string } | Refused<'wrong_code' | 'too_many'>>
  /** The mail that carries the code and names what it releases. */
  letter(reader: Reader, code: string, what: { readonly amount: string; readonly destination: string }): Letter
}

export type Member = {
  readonly referred_by: string | null
  readonly email: string
  readonly first_name: string
  readonly status: string
  readonly withdrawals_frozen_until: Date | null
  readonly frozen_at: Date | null
}

export type FundingDependencies = {
  readonly database: Database
  readonly post: Post
  readonly clock: Clock
  readonly business: BusinessClock
  readonly settings: () => Promise<Settings>
  readonly sealer: Sealer
  readonly audit: Pick<Audit, 'row'>
  readonly approvals: Approvals
  readonly codes: WithdrawalCodes
  readonly mail: MailQueue
  /** Counts an attempt and refuses one too many. */
  readonly limit: (
    bucket: string,
    key: string,
    limit: { readonly max: number; readonly window_seconds: number },
  ) => Promise<Refused<'too_many'> | null>
  readonly memberOf: (user_id: string) => Promise<Member | null>
  readonly rail: Rail
  /** The path of a link for the mail of this transaction: whoever follows it takes this change of an address back. */
  readonly undoLink: (tx: Tx, change: { readonly user_id: string; readonly change_id: string }) => Promise<string>
}

/** The administrator behind a change, for the audit log. */
export type Administrator = { readonly user_id: string; readonly email: string; readonly request_id: string }
