/** Concurrent callers share one read; a later caller starts a new one. Many requests cost one read, and no reply is stale. */
export function singleFlight<T>(read: () => Promise<T>): () => Promise<T> {
  let under_way: Promise<T> | null = null
  return () => {
    under_way ??= read().finally(() => {
      under_way = null
    })
    return under_way
  }
}

/** Like singleFlight, but only reads with the same key share a result. */
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
