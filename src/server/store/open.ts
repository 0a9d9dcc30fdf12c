/** Chooses the adapter: PostgreSQL where DATABASE_URL is set, otherwise the embedded store in DATA_DIR. */
import { openEmbedded } from './embedded/open.ts'
import type { Database, StoreRefusal } from './port.ts'
import { openPostgresql } from './postgresql.ts'

export type OpenOptions = {
  readonly database_url: string | null
  readonly data_dir: string
  /** The program of the embedded store's thread, where a test has made one from the source: its own needs half a second to be read. */
  readonly thread?: URL
}

/** Opens the database, or says in one sentence why it cannot. It is not migrated yet. */
export async function openDatabase(options: OpenOptions): Promise<Database | StoreRefusal> {
  if (options.database_url !== null) return openPostgresql(options.database_url)
  return openEmbedded(options.data_dir, options.thread)
}
