/** PostgreSQL by DATABASE_URL, version 15 or later. */

import pg from 'pg'
import { inBackground } from '#kernel/promises'
import { codeOf, isTransient, messageOf, refuseStore } from './errors.ts'
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
  const refusal = await firstContact(database).catch((error: unknown) => ({
    ...refuseStore(sentenceFor(error, database_url)),
    passing: isTransient(error),
  }))
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

const unreached: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens there; start it, or correct the address',
  ENOTFOUND: 'the name of the host is not known; correct it',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ETIMEDOUT: 'the host does not answer; correct the address, or open the way to it',
  ENOENT: 'there is no such socket; start the server, or correct the address',
  '57P03': 'the server is starting up',
  '53300': 'the server has no connection left; raise its max_connections',
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
      return `DATABASE_URL: no PostgreSQL can be reached at ${place}: ${unreached[codeOf(error)] ?? messageOf(error)}.`
  }
}

/** A separate connection for notifications. A lost one is reopened, with exponential backoff. */
type Listener = { close(): Promise<void> }

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000

/** `heard` is called for each notification, and once after each reconnection, because one may have been missed. */
async function listenTo(database_url: string, channel: string, onNotice: () => void): Promise<Listener> {
  let client: pg.Client | null = null
  let closed = false
  let pause_ms = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | null = null

  const again = (): void => {
    client = null
    if (closed) return
    timer = setTimeout(() => inBackground(connect(), again), pause_ms)
    pause_ms = Math.min(MAX_PAUSE_MS, pause_ms * 2)
  }
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: database_url, application_name: 'clearterm live', keepAlive: true })
    let lost = false
    const lose = (): void => {
      if (lost) return
      lost = true
      fresh.end().catch(() => {})
      again()
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', onNotice)
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      pause_ms = FIRST_PAUSE_MS
      client = fresh
      if (closed) await fresh.end()
      onNotice()
    } catch {
      lose()
    }
  }
  await connect()
  return {
    close: async () => {
      closed = true
      if (timer) clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
