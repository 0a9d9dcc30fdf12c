/**
 * Reads that may be late. A room that gets `ReadStale` may read there, and only through functions that take `AnyQuery`: a stale query is no `Query`,
 * so a balance, a session or a read before a write does not compile with it. It has no transaction.
 */
import type { Ask, Query } from '../port.ts'

/** May answer with rows of some seconds ago. */
export type StaleQuery = Ask & { readonly stale: true }

/** Of functions whose result may be late. */
export type AnyQuery = Ask & { readonly stale?: true }

/** A point of the journal: its newest batch and the last move of it. */
export type JournalPoint = { readonly batch: bigint; readonly move: bigint }

/** `at`: the value has all of the journal up to this point, at least. Null: read on the primary, as without a replica. */
export type AsOf<T> = { readonly value: T; readonly at: JournalPoint | null }

/**
 * Runs `work` on one server: on the replica in one snapshot, or again as a whole on the primary. `work` only reads and awaits only the database.
 * With `since`, only on a server that has this move.
 */
export type ReadStale = <T>(work: (query: StaleQuery) => Promise<T>, since?: Pick<JournalPoint, 'move'>) => Promise<AsOf<T>>

/** Where a late read was answered: the replica, or the primary for one of the other reasons. */
export const readPlaces = ['replica', 'unreachable', 'failed', 'lagging', 'promoted', 'another_database', 'too_early'] as const
export type ReadPlace = (typeof readPlaces)[number]

export type StaleReads = {
  readonly read: ReadStale
  /** Reads so far by place; null: no replica is configured. */
  readonly counts: () => ReadonlyMap<ReadPlace, number> | null
  close(): Promise<void>
}

/** The point that all of several reads have; null if none names one. */
export function earliest(points: readonly (Pick<JournalPoint, 'batch'> | null)[]): Pick<JournalPoint, 'batch'> | null {
  return points.reduce((first, point) => (first === null || (point !== null && point.batch < first.batch) ? point : first), null)
}

/** For who needs a `ReadStale` and wants the newest rows. */
export function readPrimary(query: Query): ReadStale {
  return async (work) => ({ value: await work(asStale(query)), at: null })
}

export function asStale(query: Query): StaleQuery {
  const ask: Ask = (text, parameters) => query(text, parameters)
  return Object.assign(ask, { stale: true as const })
}
