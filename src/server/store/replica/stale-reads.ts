/** Sends reads that may be late to a streaming replica, and to the primary while the replica can't be used. */
import { asStale, type ReadPlace, type ReadStale, readPlaces, readPrimary, type StaleReads } from './port.ts'
import { openReplica, type ReplicaOptions } from './replica.ts'

export type StaleReadsOptions = Omit<ReplicaOptions, 'replica_url'> & {
  /** Null: all reads go to the primary. */
  readonly replica_url: string | null
  /** Reads moved to another place; for the log. */
  readonly onMoved: (to: ReadPlace, error: unknown) => void
}

export function openStaleReads(options: StaleReadsOptions): StaleReads {
  const { database, replica_url } = options
  if (replica_url === null) return { read: readPrimary(database.query), counts: () => null, close: async () => {} }
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
  const read: ReadStale = async (work, since) => {
    const answer = await replica.read(work, since)
    if (!('why' in answer)) {
      count('replica', null)
      return answer
    }
    count(answer.why, answer.error)
    // The point first: the value may be newer than it, never older.
    const at = await options.readPoint(database.query)
    return { value: await work(asStale(database.query)), at }
  }
  return { read, counts: () => counts, close: replica.close }
}
