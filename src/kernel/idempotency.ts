/**
 * Exactly-once over HTTP. The ledger stores the caller's idempotency key (or a random one) with the first reply, in the
 * transaction that moves the money. Every repeat gets that reply, byte for byte.
 */
export type IdempotencyContext<Reply> = {
  /** `http/{user}/{route}/{key}` */
  readonly key: string
  /** SHA-256 of the validated body: the same key with another body is a conflict (53). */
  readonly body_sha: Uint8Array
  readonly encode: (reply: Reply) => string
  /** The HTTP status of the reply, stored with it. Absent if the call has only one status or does not come over HTTP. */
  readonly statusOf?: (reply: Reply) => number
  /** Domain keys that the group must have: what this call decides ends in the same commit as its effect, or nothing happens. */
  readonly requires?: readonly string[]
}

/** A repeat: the first reply, as it was sent. */
export type Replayed = { readonly replayed: string; readonly status?: number }

export function isReplayed<T>(outcome: T): outcome is Extract<T, Replayed> {
  return typeof outcome === 'object' && outcome !== null && 'replayed' in outcome
}

/** The same context for the layer below, whose reply has another type. */
export function withReply<Inner, Outer>(once: IdempotencyContext<Outer>, translate: (inner: Inner) => Outer): IdempotencyContext<Inner> {
  const { key, body_sha, encode, statusOf, requires } = once
  return {
    key,
    body_sha,
    ...(requires ? { requires } : {}),
    encode: (inner) => encode(translate(inner)),
    ...(statusOf ? { statusOf: (inner) => statusOf(translate(inner)) } : {}),
  }
}
