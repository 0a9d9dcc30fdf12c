/** Concurrent callers share one read; a later caller starts a new one. Many requests cost one read, and no reply is stale. */
import { keepUntilAwaited } from './promises.ts'

export function singleFlight<T>(read: () => Promise<T>): () => Promise<T> {
  let under_way: Promise<T> | null = null
  return () => {
    under_way ??= keepUntilAwaited(
      read().finally(() => {
        under_way = null
      }),
    )
    return under_way
  }
}

/** Like singleFlight, but only reads with the same key share a result. */
export function singleFlightBy<Argument, T>(
  keyOf: (argument: Argument) => unknown,
  read: (argument: Argument) => Promise<T>,
): (argument: Argument) => Promise<T> {
  const under_way = new Map<unknown, Promise<T>>()
  return (argument) => {
    const key = keyOf(argument)
    const shared = under_way.get(key) ?? keepUntilAwaited(read(argument).finally(() => under_way.delete(key)))
    under_way.set(key, shared)
    return shared
  }
}
