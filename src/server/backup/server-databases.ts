/** Databases of a PostgreSQL server that backups are restored to: a scratch one with a login of its own, or the operator's empty one. */
import type pg from 'pg'
import { systemClock } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { newId, randomBytes, toHex } from '#kernel/id'
import { withClient } from './copy.ts'
import { type BackupRefusal, faultText, refuseBackup } from './files.ts'

type Login = { readonly superuser: boolean; readonly creates: boolean }

async function readLogin(client: pg.Client): Promise<Login> {
  const { rows } = await client.query<Login>(
    'SELECT rolsuper AS superuser, rolcreatedb OR rolsuper AS creates FROM pg_roles WHERE rolname = current_user',
  )
  return rows[0] ?? { superuser: false, creates: false }
}

/**
 * Runs `work` on a new, empty database of the same server. Null: this login may not create one. A superuser's rights never reach it: then
 * the database belongs to a login that exists for as long, and owns nothing else.
 */
export async function onScratchDatabase<Outcome>(url: string, work: (url: string) => Promise<Outcome>): Promise<Outcome | null> {
  const name = scratchName(systemClock.now())
  const scratch = new URL(url)
  scratch.pathname = `/${name}`
  const created = await withClient(url, async (client) => {
    const { creates, superuser } = await readLogin(client)
    if (!creates) return null
    await dropAbandoned(client)
    if (superuser) {
      const password = toHex(randomBytes(32))
      await client.query(`CREATE ROLE ${name} LOGIN PASSWORD '${password}' NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS`)
      scratch.username = name
      scratch.password = password
    }
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0${superuser ? ` OWNER ${name}` : ''}`)
    await client.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`)
    return superuser ? 'own login' : 'login'
  })
  if (created === null) return null
  try {
    if (created === 'own login') await proveLogin(scratch.href, name)
    return await work(scratch.href)
  } finally {
    await withClient(url, (client) => dropScratch(client, name))
  }
}

/** A server may refuse a new login, or take an address without a host for its own user. */
async function proveLogin(url: string, name: string): Promise<void> {
  const who = await withClient(url, (client) => client.query<{ name: string }>('SELECT session_user AS name')).then(
    ({ rows }) => `it takes it for ${rows[0]?.name}`,
    faultText,
  )
  if (who === `it takes it for ${name}`) return
  throw new Error(`the server refuses the rehearsal’s own login: give DATABASE_OWNER_URL one that is no superuser; ${who}`)
}

/** Names grow with time. */
function scratchName(at: Date): string {
  return `clearterm_rehearsal_${newId(at).replaceAll('-', '')}`
}

/** `name` contains letters, digits and underscores only. */
async function dropScratch(client: pg.Client, name: string): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  if ((await readLogin(client)).superuser) await client.query(`DROP ROLE IF EXISTS ${name}`)
}

/** Those of processes that were killed a day ago or earlier. */
async function dropAbandoned(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM (SELECT datname AS name FROM pg_database UNION SELECT rolname FROM pg_roles) AS n
     WHERE name ~ '^clearterm_rehearsal_[0-9a-f]{32}$' AND name < $1`,
    [scratchName(new Date(systemClock.now().getTime() - DAY_SECONDS * 1000))],
  )
  for (const { name } of rows) await dropScratch(client, name)
}

/** Null: the database has no tables, and its login no rights beyond it. */
export function refuseTarget(url: string): Promise<BackupRefusal | null> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname !~ '^(pg_|information_schema$)' LIMIT 1`,
    )
    if (rows[0]) return refuseBackup(`The database has tables already (${rows[0].name}): a restore needs an empty one.`)
    if ((await readLogin(client)).superuser)
      return refuseBackup(
        'The database’s login is a superuser: a restore needs one that only owns the database (docs/operations/install.md).',
      )
    return null
  })
}

/** Removes what a restore that failed has left. */
export async function emptyDatabase(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC'),
  )
}
