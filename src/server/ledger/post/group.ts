/**
 * What the one door takes: a group is all or nothing. Its entries, the guards that must hold, the rows that go with the money, the keys that
 * make it happen once and the answer that a repeat gets.
 */
import type { Replayed } from '#kernel/idempotency'
import type { Entry } from './entry.ts'
import type { Limit } from './limit.ts'

export type Key = {
  readonly key: string
  /** An http key gives its first answer again; a domain key (`plan/{id}/close`) refuses. */
  readonly on_repeat: 'replay' | 'refuse'
}

/**
 * A row guard: the named SQL function locks the rows and says what it finds; the group is refused unless that is one of `expects`.
 * Two groups of one batch with the same exclusive claim are never judged together.
 */
export type Claim = {
  readonly name: string
  readonly id: string
  readonly expects: readonly string[]
  readonly shared?: true
}

/** A row to write with the money, through the named set-based SQL function of the room that owns the table. */
export type JournalRecord = {
  readonly name: string
  readonly row: Readonly<Record<string, unknown>>
}

export type Group = {
  readonly keys: readonly Key[]
  readonly body_sha: Uint8Array | null
  readonly entries: readonly Entry[]
  readonly limits?: readonly Limit[]
  readonly claims: readonly Claim[]
  readonly records: readonly JournalRecord[]
  /** Kept with the http key. */
  readonly reply: string | null
  /** The HTTP status of the reply. */
  readonly reply_status?: number | null
  readonly effective_at: Date
}

export type Verdict =
  | { readonly posted: true; readonly moves: readonly bigint[] }
  | Replayed
  | { readonly refused: 'conflicting' }
  | { readonly refused: 'repeated'; readonly key: string }
  | { readonly refused: 'claim'; readonly claim: string; readonly id: string; readonly found: string | null }
  | { readonly refused: 'overdrawn'; readonly account: string }
  | { readonly refused: 'ceiling'; readonly account: string }
  /** More than one of its limits lets in; `left` is what it would. */
  | { readonly refused: 'limit'; readonly left: bigint }
  | { readonly refused: 'halted'; readonly reason: string }
  | { readonly refused: 'busy' }
  | { readonly refused: 'away' }

/** The refusals that no use case decides about: they become 53 and 91. */
export type OutsideRefusal = Extract<Verdict, { refused: 'conflicting' | 'halted' | 'busy' | 'away' }>
