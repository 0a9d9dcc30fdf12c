/**
 * Least privilege (S11): the login that serves runs the whole main job and every job, and can neither change the schema nor history, nor
 * become the owner.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { makeBackup, verifyBackup } from '#server/backup'
import { checkSecretKey, type Database, migrate, migrateAsOwner, openDatabase } from '#server/store'
import { SECRET_KEY, startApp } from '#test/support/app.ts'
import { HASTY, programsFolder, startCluster } from '#test/support/cluster.ts'
import { quickKind, testStore } from '#test/support/database.ts'
import { onServer, ownedUrl, urlOf } from '#test/support/on-server.ts'
import { scratch } from '#test/support/scratch.ts'
import { booksFault } from '../../src/server/process/check-books.ts'

const ODD = `it's "odd"; $(touch pwned) \\ :'x'`

// Roles belong to a whole server, and a borrowed one is not ours to add them to.
const is_own_server = quickKind() === 'postgresql' && process.env.TEST_DATABASE_URL === undefined

/** The logins of deploy/compose.yaml, made by its own files on a server of their own, as the image of PostgreSQL runs them. */
async function shippedLogins() {
  const cluster = await startCluster({ settings: HASTY, under: dirname(inject('support_folder')) })
  if ('unavailable' in cluster) throw new Error(cluster.unavailable)
  await onServer(cluster.url, 'CREATE DATABASE clearterm')
  const [secrets, superuser_url] = [scratch(), urlOf(cluster.url, 'clearterm')]
  const folder = 'deploy/database'
  const run = (file: string) => {
    const args = ['-v', 'ON_ERROR_STOP=1', '-qX', '-v', `secrets=${secrets}`, '-f', join(folder, file), superuser_url]
    execFileSync(join(programsFolder(), 'psql'), args, { stdio: ['ignore', 'pipe', 'pipe'] })
  }
  expect(() => run('logins.sql')).toThrow(/need 16 characters each/)
  await writeFile(join(secrets, 'database_owner_password'), `${ODD} of the owner\n`)
  await writeFile(join(secrets, 'database_password'), `${ODD} of the server\n`)
  for (const file of (await readdir(folder)).sort()) run(file)
  const as = (login: string): string => Object.assign(new URL(superuser_url), { username: login }).href
  return {
    stop: cluster.stop,
    owner: 'clearterm_owner',
    superuser_url,
    owner_url: as('clearterm_owner'),
    serving_url: as('clearterm_server'),
  }
}

/** Made once: the tests change nothing of the logins. */
let shipped: ReturnType<typeof shippedLogins> | null = null
afterAll(async () => (await shipped?.catch(() => null))?.stop())

function logins(): ReturnType<typeof shippedLogins> {
  shipped ??= shippedLogins()
  return shipped
}

it.runIf(is_own_server)('sec/S11 the logins that ship have no superuser’s rights, a password each, and no other way in', async () => {
  const { superuser_url } = await logins()
  const roles = await onServer(
    superuser_url,
    `SELECT rolname, rolsuper OR rolcreaterole OR rolreplication OR rolbypassrls AS strong, rolcreatedb, rolcanlogin, rolpassword LIKE 'SCRAM-SHA-256$%' AS password
     FROM pg_authid WHERE rolname LIKE 'clearterm%' OR rolname = current_user ORDER BY rolname LIKE 'clearterm%', rolname`,
  )
  const login = { strong: false, rolcreatedb: false, rolcanlogin: true, password: true }
  expect(roles).toEqual([
    expect.objectContaining({ strong: true, password: null }),
    { ...login, rolname: 'clearterm_app', rolcanlogin: false, password: null },
    { ...login, rolname: 'clearterm_owner', rolcreatedb: true },
    { ...login, rolname: 'clearterm_server' },
  ])
  const [rights] = await onServer(
    superuser_url,
    `SELECT has_database_privilege('clearterm_server', current_database(), 'CREATE, TEMPORARY') AS server,
       pg_has_role('clearterm_server', 'clearterm_owner', 'MEMBER') AS becomes,
       has_database_privilege('pg_monitor', current_database(), 'CONNECT') AS others`,
  )
  expect(rights).toEqual({ server: false, becomes: false, others: false })
  expect(existsSync('pwned')).toBe(false)
})

const FORBIDDEN = [
  'ALTER TABLE audit_entry DISABLE TRIGGER append_only',
  'ALTER TABLE move DISABLE TRIGGER ALL',
  'SET session_replication_role = replica',
  'ALTER TABLE account DROP CONSTRAINT account_pkey',
  'CREATE TABLE mine (a int)',
  'DROP TABLE move',
  'DROP TRIGGER append_only ON audit_entry',
  'CREATE OR REPLACE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
  `UPDATE schema_migration SET sha256 = 'x'`,
  'DELETE FROM secret_check',
  ...[
    'move',
    'journal_batch',
    'member_transaction_event',
    'audit_entry',
    'audit_key',
    'proof_entry',
    'proof_node',
    'proof_checkpoint',
  ].flatMap((table) => [`DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`]),
  'UPDATE move SET amount = 1',
  `UPDATE audit_entry SET reason = 'x'`,
  `UPDATE proof_entry SET data = data`,
  'DELETE FROM audit_head',
  'DELETE FROM journal_head',
  'DELETE FROM account',
  'UPDATE account_total SET total = 0',
  `INSERT INTO account_total SELECT id, 'transfer', 1 FROM account`,
  'DELETE FROM account_total',
]

it.runIf(is_own_server)(
  'sec/S11 serves under a login that owns nothing: the main job and every job run, history and schema are out of its reach',
  async () => {
    const store = testStore('postgresql')
    const { owner, superuser_url, owner_url, serving_url } = await logins()
    const early = await openDatabase({ database_url: serving_url, data_dir: '' })
    if (isRefused(early)) throw new Error(early.detail)
    expect(await migrate(early)).toMatchObject({ detail: expect.stringContaining('The database is not set up.') })
    await early.close()

    expect(await migrateAsOwner(owner_url, serving_url)).toMatchObject({ applied: expect.arrayContaining(['069-baseline']) })
    const database = await openDatabase({ database_url: serving_url, data_dir: '' })
    if (isRefused(database)) throw new Error(database.detail)
    onTestFinished(() => database.close())
    expect([database.roleInForce(), database.loginRights()]).toEqual([true, 'serving'])
    expect(await migrate(database)).toEqual({ applied: [] })
    const [left] = await onServer(superuser_url, `SELECT count(*)::int AS open FROM pg_stat_activity WHERE usename = '${owner}'`)
    expect(left?.open).toBe(0)

    const app = await startApp(store, { database })
    const boss = await app.administrator()
    const member = await app.signUp({ funded: '1000' })
    const bought = await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '500.00' })
    expect(bought.status).toBe(201)
    expect((await boss.call('POST', '/admin/business-date', { days: 400 })).status).toBeLessThan(300)
    for (const job of app.assembly.jobs) await expect([job.name, await job.run().then(() => 'ran')]).toEqual([job.name, 'ran'])
    const { body } = await member.call('GET', '/me/investments')
    expect(body.data?.[0]?.status).not.toBe('active')
    expect((await boss.call('POST', '/admin/proof/epoch')).status).toBe(201)
    expect((await boss.call('GET', '/admin/audit/verify')).body.data).toMatchObject({ ok: true })
    expect(await app.audit()).toEqual([])
    const { checks } = (await app.anyone.call('GET', '/readyz')).body
    expect(checks).toContainEqual({ name: 'role', ok: true, detail: null, warning: false })

    const backup = { database, database_url: owner_url, clock: systemClock, secret_key: SECRET_KEY, checkBooks: booksFault }
    await checkSecretKey(database, SECRET_KEY)
    const created = await makeBackup(backup, { folder: scratch(), recipient: null })
    expect(
      isRefused(created) ? created : await verifyBackup(created, { database_url: owner_url }, { ...backup, identity: null, origin: null }),
    ).toBe('restored')

    const client = new pg.Client({ connectionString: serving_url })
    await client.connect()
    onTestFinished(() => client.end())
    const done: string[] = []
    for (const sql of [...FORBIDDEN, `SET ROLE ${owner}`, `SET SESSION AUTHORIZATION ${owner}`, `GRANT ${owner} TO clearterm_app`]) {
      for (const role of ['', 'SET LOCAL ROLE clearterm_app; ']) {
        const outcome = await client.query(`BEGIN; ${role}${sql}; COMMIT`).then(
          () => 'done',
          (error: { code?: string }) => error.code ?? 'failed',
        )
        await client.query('ROLLBACK')
        if (outcome !== '42501') done.push(`${role}${sql}: ${outcome}`)
      }
    }
    expect(done).toEqual([])
  },
)

it.skipIf(quickKind() === 'embedded')(
  'sec/S11 warns of one login and of a superuser in /readyz and as a series, and stays ready',
  async () => {
    const store = testStore('postgresql')
    const warned = async (database: Database) => {
      const app = await startApp(store, { database })
      const { status, body } = await app.anyone.call('GET', '/readyz')
      const role = (body.checks as unknown as { name: string }[]).find(({ name }) => name === 'role')
      return { status, role, series: /^clearterm_check_warning\{check="role"\} (\d)$/m.exec(await app.assembly.exposition.read())?.[1] }
    }
    const warning = (detail: string) => ({
      ...{ status: 200, series: '1' },
      role: { name: 'role', ok: true, detail: expect.stringContaining(detail), warning: true },
    })
    expect(await warned(await store.open())).toEqual(warning('The login that serves is a superuser'))
    const owner_url = await ownedUrl((await store.place({ empty: true })).database_url ?? '')
    expect(await migrateAsOwner(owner_url, owner_url)).toMatchObject({ applied: expect.arrayContaining(['069-baseline']) })
    expect(await warned(await store.open({ database_url: owner_url, data_dir: '' }))).toEqual(warning('One login migrates and serves'))
  },
)
