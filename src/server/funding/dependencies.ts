/** The dependencies of the funding room, provided by the assembly. */
import type { Settings } from '#contract/settings'
import type { BusinessClock, Clock } from '#kernel/clock'
import type { Refused } from '#kernel/refusal'
import type { Approvals } from '#server/approvals'
import type { Audit } from '#server/audit'
import type { Letter, MailQueue, Recipient, Throttle } from '#server/identity'
import type { Post } from '#server/ledger'
import type { Database, Sealer, Tx } from '#server/store'
import type { Rail } from './rails/rail.ts'

/** What a withdrawal's code confirms. The binding covers amount and destination, so a code is invalid for any other. */
export type CodeSubject = {
  readonly purpose: 'withdrawal'
  /** The withdrawal's id. */
  readonly subject: string
  readonly binding: string
}

type WithdrawalCodes = {
  /** Replaces the previous code of the withdrawal. */
  issue(tx: Tx, what: CodeSubject): Promise<{ readonly code: string }>
  /** Counts the attempt, then compares. A correct code is not used yet: the ledger group claims it and records its use with the effect. */
  check(
    guess: CodeSubject & { readonly guess: string; readonly counted_by: string },
  ): Promise<{ readonly code_id: string } | Refused<'wrong_code' | 'too_many'>>
  /** The mail with the code, the amount and the destination. */
  letter(recipient: Recipient, code: string, what: { readonly amount: string; readonly destination: string }): Letter
}

type Member = {
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
  /** Counts an attempt and refuses it beyond the limit. */
  readonly limit: (
    bucket: string,
    key: string,
    limit: { readonly max: number; readonly window_seconds: number },
  ) => Promise<Refused<'too_many'> | null>
  /** What is counted of these now. */
  readonly usage: Throttle['usage']
  readonly memberOf: (user_id: string) => Promise<Member | null>
  readonly rail: Rail
  /** The path of a link, for the mail, that undoes this change of an address. */
  readonly undoLink: (tx: Tx, change: { readonly user_id: string; readonly change_id: string }) => Promise<string>
}
