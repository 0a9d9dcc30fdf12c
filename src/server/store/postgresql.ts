/** PostgreSQL by DATABASE_URL, version 15 or later. */
import { codeOf, messageOf, refuseStore } from './errors.ts'
import { listenTo } from './listen.ts'
import { createPool, databaseOver } from './pool.ts'
import type { Database, StoreRefusal } from './port.ts'

const OLDEST = 15
const STATEMENT_TIMEOUT_MS = 30_000
const CONNECT_TIMEOUT_MS = 10_000
/** Enough to keep two cores busy, few enough for several nodes within a server's default of 100. */
const CONNECTIONS = 10

type Pooling = { readonly connections?: number; readonly statement_ms?: number }

export async function openPostgresql(
  database_url: string,
  { connections = CONNECTIONS, statement_ms = STATEMENT_TIMEOUT_MS }: Pooling = {},
): Promise<Database | StoreRefusal> {
  if (!isDatabaseUrl(database_url)) return refuseStore('DATABASE_URL is not a postgres:// address.')
  const pool = createPool({
    connectionString: database_url,
    max: connections,
    application_name: 'clearterm',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statement_ms,
    idle_in_transaction_session_timeout: statement_ms,
    // The server's time-out fires first; this one covers a server that no longer responds.
    query_timeout: statement_ms + 5_000,
    keepAlive: true,
  })
  const database: Database = {
    ...databaseOver(pool, 'postgresql'),
    listen: (channel, onNotice) => listenTo(database_url, channel, onNotice),
  }
  const refusal = await firstContact(database).catch((error: unknown) => refuseStore(sentenceFor(error, database_url)))
  if (refusal) await database.close()
  return refusal ?? database
}

function isDatabaseUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)
}

async function firstContact(database: Database): Promise<StoreRefusal | null> {
  const [server] = await database.query<{ version: number }>(`SELECT current_setting('server_version_num')::int / 10000 AS version`)
  const version = server?.version ?? 0
  if (version < OLDEST) return refuseStore(`DATABASE_URL leads to PostgreSQL ${version}; Clearterm needs ${OLDEST} or newer.`)
  await database.refreshRole()
  return null
}

/** Names host and database, never the password. */
function sentenceFor(error: unknown, database_url: string): string {
  const url = new URL(database_url)
  const place = `${url.hostname || 'localhost'}:${url.port || '5432'}`
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `DATABASE_URL: the server at ${place} does not accept this user and password.`
    case '3D000':
      return `DATABASE_URL: the server at ${place} has no database named "${url.pathname.slice(1)}".`
    default:
      return `DATABASE_URL: no PostgreSQL can be reached at ${place} (${messageOf(error) || codeOf(error)}).`
  }
}
