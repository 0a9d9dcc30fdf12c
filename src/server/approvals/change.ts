/** A change requested by one administrator and decided by another. */

import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { changeState } from '#contract/admin/change'
import type { Role } from '#contract/shared/role'
import type { changeKind } from '#contract/shared/waiting-change'
import { canonicalJson } from '#kernel/canonical-json'
import type { Cents } from '#kernel/money'
import type { Actor } from '#server/audit'
import type { Claim, JournalRecord } from '#server/ledger'

export type ChangeKind = z.output<typeof changeKind>
export type ChangeState = z.output<typeof changeState>

/** A change that may need a second administrator. */
export type ApprovalRequest = {
  readonly kind: ChangeKind
  readonly maker: Actor
  /** Whose money: a member's id or an operator account; null if no money moves. */
  readonly beneficiary: string | null
  readonly amount: Cents | null
  readonly object_kind: string
  readonly object_id: string | null
  /** The input of its execution, as plain JSON: amounts as decimal strings. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly reason?: string | null
  /** `amount`: above the four-eyes threshold, including the maker's solo approvals of 24 hours. `always`: for any amount. */
  readonly rule: 'amount' | 'always'
}

export type Change = Omit<ApprovalRequest, 'maker' | 'rule' | 'reason'> & {
  readonly id: string
  /** What the screen shows of the current state, as it was at the request. */
  readonly before: Readonly<Record<string, unknown>> | null
  /** Of kind, subject, `before` and payload (fingerprint.ts); null for a request of an older version. */
  readonly hash: string | null
  readonly maker: string
  readonly maker_email: string | null
  readonly maker_role: Role | null
  readonly maker_status: string | null
  /** The maker froze their account, so another person may have requested this. */
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

/** Permission for a change: goes into the same group, so that both happen or neither. */
export type Consent = {
  readonly keys: readonly string[]
  readonly claims: readonly Claim[]
  readonly records: readonly JournalRecord[]
  /** Extra audit data: the requester and the change. */
  readonly note: Readonly<Record<string, string>>
  /** The approved change; null if one person was enough. */
  readonly change_id: string | null
}

/** Awaits a second administrator. */
export type PendingApproval = { readonly pending: true; readonly change_id: string }

export function isPendingApproval<T>(outcome: T): outcome is Extract<T, PendingApproval> {
  return typeof outcome === 'object' && outcome !== null && 'pending' in outcome && outcome.pending === true
}

/** For a change that one administrator makes alone. */
export const NO_APPROVAL_NEEDED: Consent = { keys: [], claims: [], records: [], note: {}, change_id: null }

export type Fingerprinted = Pick<Change, 'kind' | 'beneficiary' | 'amount' | 'object_kind' | 'object_id' | 'payload' | 'before'>

/** The hash of a change: everything that its screen shows, as canonical JSON. An approval sends it back. */
export function hashChange({ kind, beneficiary, amount, object_kind, object_id, payload, before }: Fingerprinted): string {
  const shown = { kind, beneficiary, amount: amount === null ? null : String(amount), object_kind, object_id, before, details: payload }
  return createHash('sha256')
    .update('clearterm/change/v1\0')
    .update(canonicalJson(asJson(shown)))
    .digest('hex')
}

/** The names of the values that differ. */
export function movedBetween(before: Change['before'], now: Change['before']): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})])
  return [...names].filter((name) => textOf(before, name) !== textOf(now, name)).sort()
}

function textOf(values: Change['before'], name: string): string {
  return canonicalJson(asJson(values?.[name] ?? null))
}

/** As the store returns it: dates as text, no undefined members. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** The reply of a call whose change may await a second administrator. */
export const WAITING = 'Waiting for a second administrator.'

/** The reply of a completed change, or of a pending one. */
export function pendingAnswer<Done extends object, Answer>(done: (outcome: Done) => Answer) {
  return (outcome: Done | PendingApproval): Answer | { data: PendingApproval; message: string } =>
    isPendingApproval(outcome) ? { data: outcome, message: WAITING } : done(outcome as Done)
}
