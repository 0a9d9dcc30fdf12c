/** A change that one administrator asked for and another one decides. */
import type * as z from 'zod/mini'
import type { changeKind, changeState } from '#contract/admin/change'
import type { Role } from '#contract/shared/role'
import type { Cents } from '#kernel/money'
import type { Actor } from '#server/identity'
import type { Claim, JournalRecord } from '#server/ledger'

export type ChangeKind = z.output<typeof changeKind>
export type ChangeState = z.output<typeof changeState>

/** A change that may need a second administrator. */
export type ApprovalRequest = {
  readonly kind: ChangeKind
  readonly maker: Actor
  /** Whose money: a member's id or an account of the operator; null where no money moves. */
  readonly beneficiary: string | null
  readonly amount: Cents | null
  readonly object_kind: string
  readonly object_id: string | null
  /** What its execution needs again, as plain JSON: amounts as decimal strings. */
  readonly payload: Readonly<Record<string, unknown>>
  /** The current values of what it would change, in the form of the payload. */
  readonly before?: Readonly<Record<string, unknown>> | null
  readonly reason?: string | null
  /** `amount`: above the four-eyes threshold, with what its maker did alone in 24 hours. `always`: whatever the amount. */
  readonly rule: 'amount' | 'always'
}

export type Change = Omit<ApprovalRequest, 'maker' | 'rule' | 'reason' | 'before'> & {
  readonly id: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly maker: string
  readonly maker_email: string | null
  readonly maker_role: Role | null
  readonly maker_status: string | null
  /** Its maker has frozen their own account: another person may have asked in their name. */
  readonly maker_is_frozen: boolean
  readonly maker_reason: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly state: ChangeState
  readonly decided_by: string | null
  readonly decided_email: string | null
  readonly decided_at: Date | null
  readonly decision_reason: string | null
}

/** What lets a change happen: it goes into the group that does it, so that both happen or neither. */
export type Consent = {
  readonly keys: readonly string[]
  readonly claims: readonly Claim[]
  readonly records: readonly JournalRecord[]
  /** What the audit row says besides: who asked, and which change it was. */
  readonly note: Readonly<Record<string, string>>
  /** The change that was decided; null where one person was enough. */
  readonly change_id: string | null
}

/** It waits for a second administrator. */
export type PendingApproval = { readonly change_id: string }

export function isPendingApproval<T>(outcome: T): outcome is Extract<T, PendingApproval> {
  return typeof outcome === 'object' && outcome !== null && 'change_id' in outcome
}

/** For a change that one administrator makes alone. */
export const NO_APPROVAL_NEEDED: Consent = { keys: [], claims: [], records: [], note: {}, change_id: null }
