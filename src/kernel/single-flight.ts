/** Callers that come while a read is under way share its answer; the next one after it reads anew. So a crowd costs one read and none is stale. */
export function singleFlight<T>(read: () => Promise<T>): () => Promise<T> {
  let under_way: Promise<T> | null = null
  return () => {
    under_way ??= read().finally(() => {
      under_way = null
    })
    return under_way
  }
}

/** As singleFlight, but only reads of the same key share an answer. */
export function singleFlightBy<Asked, T>(
  keyOf: (asked: Asked) => string,
  read: (asked: Asked) => Promise<T>,
): (asked: Asked) => Promise<T> {
  const under_way = new Map<string, Promise<T>>()
  return (asked) => {
    const key = keyOf(asked)
    const shared = under_way.get(key) ?? read(asked).finally(() => under_way.delete(key))
    under_way.set(key, shared)
    return shared
  }
}
