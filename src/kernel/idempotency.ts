/**
 * Exactly-once over HTTP. The caller's idempotency key (or a random one in its place) goes down to the ledger with the first answer,
 * which is written in the transaction that moves the money and given again, byte for byte, to every repeat.
 */
export type IdempotencyContext<Reply> = {
  /** `http/{user}/{route}/{key}` */
  readonly key: string
  /** SHA-256 of the request's validated body: the same key with another body is a conflict (53). */
  readonly body_sha: Uint8Array
  readonly encode: (reply: Reply) => string
  /** The HTTP status of the answer, kept with it. Absent: the call has one status only, or nothing goes over HTTP. */
  readonly statusOf?: (reply: Reply) => number
}

/** A repeat: the first answer, as it went over the wire. */
export type Replayed = { readonly replayed: string; readonly status?: number }

export function isReplayed<T>(outcome: T): outcome is Extract<T, Replayed> {
  return typeof outcome === 'object' && outcome !== null && 'replayed' in outcome
}

/** The same request seen one layer down, where the reply is another type. */
export function withReply<Inner, Outer>(once: IdempotencyContext<Outer>, translate: (inner: Inner) => Outer): IdempotencyContext<Inner> {
  const { key, body_sha, encode, statusOf } = once
  return {
    key,
    body_sha,
    encode: (inner) => encode(translate(inner)),
    ...(statusOf ? { statusOf: (inner) => statusOf(translate(inner)) } : {}),
  }
}
