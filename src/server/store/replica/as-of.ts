/**
 * As of which batch of the journal a result is that was read late. `asOf` is what allows `Database.late` to read late: outside of it, as in a call
 * whose route is not `stale`, the primary answers. The batch needs no parameter on its way up.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { cachedFor, type Dated } from '#kernel/cached-for'
import type { Clock } from '#kernel/clock'
import type { Database, Query } from '../port.ts'

/** The value has all of the journal up to this batch, at least. Null: read on the primary, as without a replica. */
export type AsOf<T> = { readonly value: T; readonly batch: bigint | null }

const reading = new AsyncLocalStorage<{ batch: bigint | null }>()

/** Of several late reads the earliest batch counts, for an `asOf` around this one too. */
export async function asOf<T>(read: () => Promise<T>): Promise<AsOf<T>> {
  const noted = { batch: null }
  const value = await reading.run(noted, read)
  return { value: noteAsOf({ value, batch: noted.batch }), batch: noted.batch }
}

/** The value of a read that several callers share or that was kept: each of them is as of its batch. */
export function noteAsOf<T>({ value, batch }: AsOf<T>): T {
  const noted = reading.getStore()
  if (noted && batch !== null && (noted.batch === null || batch < noted.batch)) noted.batch = batch
  return value
}

/** A late read, kept for some seconds. */
export function cachedLate<T>(
  { database, clock }: { readonly database: Pick<Database, 'late'>; readonly clock: Clock },
  seconds: number,
  read: (query: Query) => Promise<T>,
): () => Promise<Dated<T>> {
  const kept = cachedFor(clock, seconds, () => asOf(() => database.late(read)))
  return async () => {
    const { value, as_of } = await kept()
    return { value: noteAsOf(value), as_of }
  }
}

export function mayBeLate(): boolean {
  return reading.getStore() !== undefined
}
