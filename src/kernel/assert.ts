/** A broken invariant is a bug, not bad input: it ends the request with a reference id. */
class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant'
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new BrokenInvariant(message)
}
