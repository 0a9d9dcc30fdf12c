/** PostgreSQL's own pg_dump and pg_restore, and scratch databases on the same server. Passwords go by environment, never by argument. */
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { systemClock } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { newId } from '#kernel/id'
import { type BackupRefusal, refuseBackup } from './refusal.ts'

const LIST = 'restore.list'
/** Set again after the restore, since they name the login that made the backup. */
const LEFT_OUT = / (?:DEFAULT ACL|COMMENT - SCHEMA public|SCHEMA - public|SCHEMA public) /
const DEFAULT_RIGHTS = `DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'clearterm_app') THEN
    GRANT USAGE ON SCHEMA public TO clearterm_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO clearterm_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO clearterm_app;
  END IF;
END $$`
const ROLE = `DO $$ BEGIN
  CREATE ROLE clearterm_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN NULL;
END $$`

/** Dumps the database as of an exported snapshot, in directory format. */
export function dumpDatabase(url: string, { folder, snapshot }: { folder: string; snapshot: string }): Promise<BackupRefusal | null> {
  const format = ['--format=directory', '--compress=3', '--jobs=2', '--no-password']
  return runTool('pg_dump', url, [...format, `--snapshot=${snapshot}`, `--file=${folder}`])
}

/** Restores into a database without tables, all or nothing. */
export async function restoreDatabase(url: string, folder: string, scratch: string): Promise<BackupRefusal | null> {
  const table = await listEntries(folder)
  if (typeof table !== 'string') return table
  const list = join(scratch, LIST)
  await writeFile(list, table)
  await withClient(url, (client) => client.query(ROLE))
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-password']
  const database = decodeURIComponent(new URL(url).pathname.slice(1))
  const failed = await runTool('pg_restore', url, [...options, `--use-list=${list}`, `--dbname=${database}`, folder])
  if (failed) return failed
  await withClient(url, (client) => client.query(DEFAULT_RIGHTS))
  return null
}

/** Runs `work` on a new, empty database of the same server. Null: this login may not create one. */
export async function onScratchDatabase<Outcome>(url: string, work: (url: string) => Promise<Outcome>): Promise<Outcome | null> {
  const name = scratchName(systemClock.now())
  const allowed = await withClient(url, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      'SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user',
    )
    if (rows[0]?.may !== true) return false
    await dropAbandoned(client)
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0`)
    return true
  })
  if (!allowed) return null
  const scratch = new URL(url)
  scratch.pathname = `/${name}`
  try {
    return await work(scratch.href)
  } finally {
    await withClient(url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  }
}

/** Names grow with time. */
function scratchName(at: Date): string {
  return `clearterm_rehearsal_${newId(at).replaceAll('-', '')}`
}

/** Scratch databases of processes that were killed a day ago or earlier. */
async function dropAbandoned(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(datname) AS name FROM pg_database WHERE starts_with(datname, 'clearterm_rehearsal_') AND datname < $1`,
    [scratchName(new Date(systemClock.now().getTime() - DAY_SECONDS * 1000))],
  )
  for (const old of rows) await client.query(`DROP DATABASE IF EXISTS ${old.name} WITH (FORCE)`)
}

/** Reads the whole dump without a database: what every backup must pass. */
export function readDump(folder: string): Promise<BackupRefusal | null> {
  return runTool('pg_restore', null, ['--file=/dev/null', folder])
}

/** The names of a database's tables, at most a few. */
export function tablesOf(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname !~ '^(pg_|information_schema$)' LIMIT 3`,
    )
    return rows.map(({ name }) => name)
  })
}

/** Removes what a restore that failed its checks has left. */
export async function emptyDatabase(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC'),
  )
}

async function withClient<Outcome>(url: string, work: (client: pg.Client) => Promise<Outcome>): Promise<Outcome> {
  const client = new pg.Client({ connectionString: url, application_name: 'clearterm backup' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function listEntries(folder: string): Promise<string | BackupRefusal> {
  const { code, out, err } = await runProgram('pg_restore', null, ['--list', folder])
  if (code !== 0) return toolRefusal('pg_restore', code, err)
  return out
    .split('\n')
    .filter((line) => !LEFT_OUT.test(line))
    .join('\n')
}

async function runTool(tool: string, url: string | null, args: readonly string[]): Promise<BackupRefusal | null> {
  const { code, err } = await runProgram(tool, url, args)
  return code === 0 ? null : toolRefusal(tool, code, err)
}

function toolRefusal(tool: string, code: number | null, err: string): BackupRefusal {
  if (code === null) return refuseBackup(`${tool} is not installed: PostgreSQL’s client programs are needed for backups.`)
  const line = err.split('\n').find((one) => one.includes('error')) ?? err.split('\n')[0] ?? ''
  return refuseBackup(`${tool} failed: ${line.replace(/^.*?error: /, '').replace(/\.?$/, '.')}`)
}

type Ended = { readonly code: number | null; readonly out: string; readonly err: string }

/** `code` null: there is no such program. */
function runProgram(tool: string, url: string | null, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const { PATH = '', HOME = '' } = process.env
    const child = spawn(tool, args, { env: { PATH, HOME, LC_ALL: 'C', ...connection(url) }, stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    let err = ''
    child.stdout.on('data', (part) => (out += String(part)))
    child.stderr.on('data', (part) => (err = (err + String(part)).slice(0, 4_000)))
    child.once('error', () => resolve({ code: null, out, err }))
    child.once('close', (code) => resolve({ code: code ?? 1, out, err }))
  })
}

/** A database URL as the variables that libpq reads. */
function connection(url: string | null): Record<string, string> {
  if (url === null) return {}
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given: Record<string, string | null> = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname.replace(/^\[|\]$/g, '')),
    PGPORT: searchParams.get('port') ?? port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode'),
    PGSSLROOTCERT: searchParams.get('sslrootcert'),
  }
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
