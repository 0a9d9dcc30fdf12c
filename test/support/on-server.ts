/** The tests' PostgreSQL over connections of their own, as its superuser. */
import pg from 'pg'

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
