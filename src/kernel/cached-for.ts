/** Caches a read for some seconds, so that many requests cost one read. The value carries its own as-of time. */
import type { Clock } from './clock.ts'
import { singleFlight } from './single-flight.ts'

export type Dated<T> = { readonly value: T; readonly as_of: Date }

/** A failed read is not cached: the next caller tries again. */
export function cachedFor<T>(clock: Clock, seconds: number, read: () => Promise<T>): () => Promise<Dated<T>> {
  let kept: Dated<T> | null = null
  let until = 0
  const renew = singleFlight(async () => {
    const as_of = clock.now()
    kept = { value: await read(), as_of }
    until = clock.monotonic() + seconds * 1000
    return kept
  })
  return async () => (kept && clock.monotonic() < until ? kept : renew())
}
