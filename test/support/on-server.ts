/** The tests' PostgreSQL over separate connections, as its superuser. */
import pg from 'pg'
import { newId } from '#kernel/id'

/** An open connection, for its user to end. One that breaks fails its next statement. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** One statement, outside any database of the tests'. */
export async function onServer(server_url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = await connect(server_url)
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

/** The same server, another database. */
export function urlOf(server_url: string, database: string): string {
  const url = new URL(server_url)
  url.pathname = `/${database}`
  return url.href
}

/** Gives a database to a new login that is no superuser, and returns the address under it. */
export async function ownedUrl(database_url: string): Promise<string> {
  const owner = `owner_${newId().slice(-12)}`
  for (const sql of [
    `CREATE ROLE ${owner} LOGIN`,
    `DO $$ BEGIN CREATE ROLE clearterm_app NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
    `GRANT clearterm_app TO ${owner} WITH ADMIN OPTION`,
    `ALTER DATABASE ${new URL(database_url).pathname.slice(1)} OWNER TO ${owner}`,
  ])
    await onServer(database_url, sql)
  return Object.assign(new URL(database_url), { username: owner }).href
}

/** From here on a database takes no writes, as one that was switched over: every connection to it ends, and new ones only read. */
export async function refuseWrites(database_url: string): Promise<void> {
  const name = new URL(database_url).pathname.slice(1)
  await onServer(database_url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  await onServer(
    database_url,
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
  )
}
