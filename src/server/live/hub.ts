/**
 * Wakes the streams of this node: on a notice of the database (PostgreSQL), and by a look twice a second for what no notice brought and on
 * the embedded store. The same look ends the streams whose session has ended. Without a stream it does nothing.
 */
import type { Database } from '#server/store'
import { findNews, readHorizon } from './store.ts'

export const STREAMS_PER_USER = 5
const LOOK_MS = 500
/** Notices that come close together are one look. */
const GATHER_MS = 40
const FAILURES = 10

export type Ear = {
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
  /** False: this member has as many streams here as one may. Otherwise call `remove` when it has ended. */
  add(ear: Ear): boolean
  remove(ear: Ear): void
  close(): Promise<void>
}

export function openHub({ database, liveSessions, report }: HubDependencies): Hub {
  const ears = new Set<Ear>()
  let since: bigint | null = null
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null
  let listener: Promise<{ close(): Promise<void> } | null> | null = null
  let soon = false
  let failures = 0
  let closed = false

  const look = async (): Promise<void> => {
    const all = [...ears]
    const user_ids = [...new Set(all.map((ear) => ear.user_id))]
    const open = await liveSessions(all.map((ear) => ear.session_id))
    for (const ear of all) if (!open.has(ear.session_id)) ear.end()
    // From rest: whoever came before the first look reads once more, since nobody looked meanwhile.
    const from_rest = since === null
    since ??= (await readHorizon(database.query)).horizon
    const news = await findNews(database.query, since, user_ids)
    since = news.horizon
    const told = new Set(news.user_ids)
    for (const ear of ears) if (from_rest || told.has(ear.user_id)) ear.wake()
  }
  const attempt = async (): Promise<void> => {
    try {
      await look()
      failures = 0
    } catch (error) {
      failures += 1
      // Nobody can say any more whose session is still open.
      if (failures === FAILURES) {
        report(error)
        for (const ear of ears) ear.end()
      }
    }
  }
  const next = (ms: number): void => {
    if (timer) clearTimeout(timer)
    soon = false
    timer = closed || ears.size === 0 ? null : setTimeout(run, ms)
    if (timer === null) since = null
  }
  const run = (): void => {
    timer = null
    looking ??= attempt().finally(() => {
      looking = null
      next(soon ? GATHER_MS : LOOK_MS)
    })
  }
  /** The first notice sets the moment; those that follow until then are part of it. */
  const hear = (): void => {
    if (soon || ears.size === 0) return
    if (!looking) next(GATHER_MS)
    soon = true
  }
  const listen = (): void => {
    listener ??= database.listen ? database.listen('live', hear).catch(() => null) : Promise.resolve(null)
  }
  return {
    add: (ear) => {
      const own = [...ears].filter((one) => one.user_id === ear.user_id).length
      if (closed || own >= STREAMS_PER_USER) return false
      ears.add(ear)
      listen()
      if (!timer && !looking) next(GATHER_MS)
      return true
    },
    remove: (ear) => void ears.delete(ear),
    close: async () => {
      closed = true
      if (timer) clearTimeout(timer)
      await looking
      await (await listener)?.close()
    },
  }
}
