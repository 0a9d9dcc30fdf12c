/**
 * Wakes this node's streams: on a PostgreSQL notification, and by polling twice a second for changes without one and on the embedded store.
 * The same poll ends streams whose session has ended. Idle without streams.
 */

import { keepUntilAwaited } from '#kernel/promises'
import type { Database } from '#server/store'
import { findChangedUsers, readHorizon } from './store.ts'

const STREAMS_PER_USER = 5
const FAILURES = 10

export type LiveSubscriber = {
  readonly user_id: string
  readonly session_id: string
  /** There may be news. */
  wake(): void
  /** The session has ended. */
  end(): void
}

export type HubDependencies = {
  readonly database: Database
  /** Which of these sessions are still open. */
  readonly liveSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  readonly report: (error: unknown) => void
}

export type Hub = {
  /** False: this member has reached the stream limit on this node. Otherwise call `remove` at the end. */
  add(subscriber: LiveSubscriber): boolean
  remove(subscriber: LiveSubscriber): void
  close(): Promise<void>
}

export function openHub({ database, liveSessions, report }: HubDependencies): Hub {
  const subscribers = new Set<LiveSubscriber>()
  let since: bigint | null = null
  let listener: Promise<{ close(): Promise<void> } | null> | null = null
  let failures = 0
  let closed = false

  const look = async (): Promise<void> => {
    const all = [...subscribers]
    const open = await liveSessions(all.map((subscriber) => subscriber.session_id))
    for (const subscriber of all) if (!open.has(subscriber.session_id)) subscriber.end()
    // After idling: a stream that opened before the first poll reads once more, since nothing was polled meanwhile.
    const from_rest = since === null
    since ??= (await readHorizon(database.query)).horizon
    const news = await findChangedUsers(database.query, since, [...new Set(all.map((subscriber) => subscriber.user_id))])
    since = news.horizon
    const notified = new Set(news.user_ids)
    for (const subscriber of subscribers) if (from_rest || notified.has(subscriber.user_id)) subscriber.wake()
  }
  const attempt = async (): Promise<void> => {
    try {
      await look()
      failures = 0
    } catch (error) {
      failures += 1
      if (failures !== FAILURES) return
      report(error)
      // Sessions can no longer be checked, so all streams end.
      for (const subscriber of subscribers) subscriber.end()
    }
  }
  const pulse = openPoller({
    look: attempt,
    isWanted: () => subscribers.size > 0,
    rest: () => {
      since = null
    },
  })
  return {
    add: (subscriber) => {
      const own = [...subscribers].filter((one) => one.user_id === subscriber.user_id).length
      if (closed || own >= STREAMS_PER_USER) return false
      subscribers.add(subscriber)
      listener ??= database.listen ? database.listen('live', pulse.hear).catch(() => null) : Promise.resolve(null)
      pulse.start()
      return true
    },
    remove: (subscriber) => void subscribers.delete(subscriber),
    close: async () => {
      closed = true
      await pulse.stop()
      await (await listener)?.close()
    },
  }
}

const LOOK_MS = 500
/** Notifications close together are merged into one poll. */
const GATHER_MS = 40

type Poller = {
  /** A subscriber was added. */
  start(): void
  /** On a notification: the first sets the time of the poll, later ones until then are merged. */
  hear(): void
  /** After the current poll. */
  stop(): Promise<void>
}

type PollerOptions = {
  readonly look: () => Promise<void>
  readonly isWanted: () => boolean
  /** The last subscriber left: the next poll is a first poll again. */
  readonly rest: () => void
}

/** Poll timing: soon after a notification, twice a second otherwise, never twice at once, and not at all without subscribers. */
function openPoller({ look, isWanted, rest }: PollerOptions): Poller {
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null
  let soon = false
  let stopped = false

  const next = (ms: number): void => {
    if (timer) clearTimeout(timer)
    soon = false
    timer = stopped || !isWanted() ? null : setTimeout(run, ms)
    if (timer === null) rest()
  }
  const run = (): void => {
    timer = null
    looking ??= keepUntilAwaited(
      look().finally(() => {
        looking = null
        next(soon ? GATHER_MS : LOOK_MS)
      }),
    )
  }
  return {
    start: () => {
      if (!timer && !looking) next(GATHER_MS)
    },
    hear: () => {
      if (soon || !isWanted()) return
      if (!looking) next(GATHER_MS)
      soon = true
    },
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      await looking
    },
  }
}
