/** Chooses the adapter: PostgreSQL if DATABASE_URL is set, otherwise the embedded store in DATA_DIR. */
import { HOUR_MS } from '#kernel/duration'
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
