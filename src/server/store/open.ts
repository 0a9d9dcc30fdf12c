/** Chooses the adapter: PostgreSQL if DATABASE_URL is set, otherwise the embedded store in DATA_DIR. */
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '#kernel/clock'
import { HOUR_MS } from '#kernel/duration'
import { isRefused } from '#kernel/refusal'
import { openEmbedded } from './embedded/open.ts'
import type { Database, StoreRefusal } from './port.ts'
import { openPostgresql } from './postgresql.ts'

export type OpenOptions = {
  readonly database_url: string | null
  readonly data_dir: string
  /** The compiled worker, if a test built one: the source takes half a second to load. */
  readonly thread?: URL
  /** For maintenance that reads everything, such as an audit: a statement may take an hour. */
  readonly patient?: boolean
}

const PATIENT_MS = HOUR_MS

/** Opens the database, or explains in one sentence why it cannot. Does not migrate. */
export async function openDatabase(options: OpenOptions): Promise<Database | StoreRefusal> {
  const patience = options.patient ? { statement_ms: PATIENT_MS } : {}
  if (options.database_url !== null) return openPostgresql(options.database_url, patience)
  return openEmbedded(options.data_dir, { ...patience, ...(options.thread ? { thread: options.thread } : {}) })
}

/** Longer than a database server takes to start after its machine did. */
export const WAIT_SECONDS = 120
const PAUSE_MS = 1_000
const LINE_MS = 5_000

type Waiting = {
  readonly seconds: number
  readonly tell: (line: string) => void
  /** The start failed otherwise. */
  readonly signal?: AbortSignal
}

/**
 * For a server that starts with its database: waits for one that can't be reached yet, and says so every few seconds. Any other fault is
 * final.
 */
export async function openWhenReachable(options: OpenOptions, { seconds, tell, signal }: Waiting): Promise<Database | StoreRefusal> {
  const began = systemClock.monotonic()
  let last_line = -Infinity
  for (;;) {
    const database = await openDatabase(options)
    if (!isRefused(database) || !database.passing) return database
    const waited = systemClock.monotonic() - began
    if (waited >= seconds * 1000 || signal?.aborted) return database
    if (waited - last_line >= LINE_MS) {
      last_line = waited
      tell(`${database.detail} Waiting for it, for ${Math.ceil(seconds - waited / 1000)} more seconds.`)
    }
    await sleep(PAUSE_MS)
  }
}
