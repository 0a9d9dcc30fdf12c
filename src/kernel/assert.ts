/** A broken invariant: a fault of ours. It ends the request with a reference id and is never an answer to bad input. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant'
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new BrokenInvariant(message)
}

/** For the branch that the types say cannot be reached. */
export function unreachable(value: never): never {
  throw new BrokenInvariant(`unreachable: ${String(value)}`)
}
