/** A broken invariant is a bug, not bad input: it ends the request with a reference id. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant'
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new BrokenInvariant(message)
}

/** For a branch that the types rule out. */
export function unreachable(value: never): never {
  throw new BrokenInvariant(`unreachable: ${String(value)}`)
}
