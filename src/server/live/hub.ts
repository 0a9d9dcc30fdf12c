/**
 * Wakes the streams of this node: on a notice of the database (PostgreSQL), and by a look twice a second for what no notice brought and on
 * the embedded store. The same look ends the streams whose session has ended. Without a stream it does nothing.
 */
import type { Database } from '#server/store'
import { openPulse } from './pulse.ts'
import { findNews, readHorizon } from './store.ts'

export const STREAMS_PER_USER = 5
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
  let listener: Promise<{ close(): Promise<void> } | null> | null = null
  let failures = 0
  let closed = false

  const look = async (): Promise<void> => {
    const all = [...ears]
    const open = await liveSessions(all.map((ear) => ear.session_id))
    for (const ear of all) if (!open.has(ear.session_id)) ear.end()
    // From rest: whoever came before the first look reads once more, since nobody looked meanwhile.
    const from_rest = since === null
    since ??= (await readHorizon(database.query)).horizon
    const news = await findNews(database.query, since, [...new Set(all.map((ear) => ear.user_id))])
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
      if (failures !== FAILURES) return
      report(error)
      // Nobody can say any more whose session is still open.
      for (const ear of ears) ear.end()
    }
  }
  const pulse = openPulse({
    look: attempt,
    isWanted: () => ears.size > 0,
    rest: () => {
      since = null
    },
  })
  return {
    add: (ear) => {
      const own = [...ears].filter((one) => one.user_id === ear.user_id).length
      if (closed || own >= STREAMS_PER_USER) return false
      ears.add(ear)
      listener ??= database.listen ? database.listen('live', pulse.hear).catch(() => null) : Promise.resolve(null)
      pulse.start()
      return true
    },
    remove: (ear) => void ears.delete(ear),
    close: async () => {
      closed = true
      await pulse.stop()
      await (await listener)?.close()
    },
  }
}
