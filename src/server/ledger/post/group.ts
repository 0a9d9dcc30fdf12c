/**
 * The input of `post`: a group is all or nothing. It has entries, claims, records, the keys that make it happen once, and the
 * reply for repeats.
 */
import type { Replayed } from '#kernel/idempotency'
import type { Query } from '#server/store'
import type { Entry } from './entry.ts'
import type { Limit } from './limit.ts'

export type Key = {
  readonly key: string
  /** An http key replays its first reply; a domain key refuses. */
  readonly on_repeat: 'replay' | 'refuse'
}

/**
 * A row guard: the named SQL function locks the rows and returns their state; the group is refused unless that is one of
 * `expects`. Two groups with the same exclusive claim never share a batch.
 */
export type Claim = {
  readonly name: string
  readonly id: string
  readonly expects: readonly string[]
  readonly shared?: true
  /** Reads the state instead of a SQL function, after all functions have taken their locks. Its first statement locks what it reads. */
  readonly read?: (query: Query) => Promise<string>
}

/** A row to write with the money, through the set-based SQL function of the room that owns the table. */
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
  /** Stored with the http key. */
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
  /** A limit is exceeded; `left` is the remaining amount. */
  | { readonly refused: 'limit'; readonly left: bigint }
  | { readonly refused: 'halted'; readonly reason: string }
  | { readonly refused: 'busy' }
  | { readonly refused: 'away' }

/** Refusals that are independent of the use case; they become 53 and 91. */
export type TransientRefusal = Extract<Verdict, { refused: 'conflicting' | 'halted' | 'busy' | 'away' }>
