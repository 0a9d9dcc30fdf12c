/** Sends reads that may be late to a streaming replica, and to the primary while the replica can't be used. */
import type { Database } from '../port.ts'
import { mayBeLate, noteAsOf, openReplica, type ReadPlace, type ReplicaOptions, readPlaces } from './replica.ts'

export type LateReadsOptions = Omit<ReplicaOptions, 'replica_url'> & {
  /** Null: all reads go to the primary. */
  readonly replica_url: string | null
  /** Reads moved to another place; for the log. */
  readonly onMoved: (to: ReadPlace, error: unknown) => void
}

export type LateReads = {
  /** The primary, with its late reads on the replica. */
  readonly database: Database
  /** Reads so far by place; null: no replica is configured. */
  readonly counts: () => ReadonlyMap<ReadPlace, number> | null
  /** Closes the replica's connections only. */
  close(): Promise<void>
}

export function openLateReads(options: LateReadsOptions): LateReads {
  const { database, replica_url } = options
  if (replica_url === null) return { database, counts: () => null, close: async () => {} }
  const replica = openReplica({ ...options, replica_url })
  const counts = new Map<ReadPlace, number>(readPlaces.map((place) => [place, 0]))
  let last: ReadPlace = 'replica'
  const count = (place: ReadPlace, error: unknown): void => {
    counts.set(place, (counts.get(place) ?? 0) + 1)
    // A reader that is ahead of the replica says nothing about the replica.
    if (place === last || place === 'too_early') return
    last = place
    options.onMoved(place, error)
  }
  const late: Database['late'] = async (work, since) => {
    if (!mayBeLate()) return database.late(work)
    const answer = await replica.read(work, since)
    if (!('why' in answer)) {
      count('replica', null)
      return noteAsOf(answer)
    }
    count(answer.why, answer.error)
    // The batch first: the value may be newer than it, never older.
    const { batch } = await options.readPoint(database.query)
    return noteAsOf({ value: await database.late(work), batch })
  }
  return { database: { ...database, late }, counts: () => counts, close: replica.close }
}
