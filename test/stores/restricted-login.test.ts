/** Least privilege (S11): the login that serves runs the whole main job and every job, and can neither change the schema nor history, nor become the owner. */
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { migrate, migrateAsOwner, openDatabase } from '#server/store'
import { startApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'
import { onServer, ownedUrl } from '#test/support/on-server.ts'

/** An empty database of an owner who is no superuser, and a login that has nothing yet. */
async function twoLogins() {
  const store = testStore('postgresql')
  const { database_url } = await store.place({ empty: true })
  if (!database_url) throw new Error('a database of PostgreSQL has an address')
  const owner_url = await ownedUrl(database_url)
  const serving = `serving_${newId().slice(-12)}`
  await onServer(database_url, `CREATE ROLE ${serving} LOGIN`)
  const serving_url = Object.assign(new URL(database_url), { username: serving }).href
  return { store, owner: new URL(owner_url).username, superuser_url: database_url, owner_url, serving_url }
}

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
]

it.skipIf(quickKind() === 'embedded')(
  'sec/S11 serves under a login that owns nothing: the main job and every job run, history and schema are out of its reach',
  async () => {
    const { store, owner, superuser_url, owner_url, serving_url } = await twoLogins()
    const early = await openDatabase({ database_url: serving_url, data_dir: '' })
    if (isRefused(early)) throw new Error(early.detail)
    expect(await migrate(early)).toMatchObject({ detail: expect.stringContaining('The database is not set up.') })
    await early.close()

    expect(await migrateAsOwner(owner_url, serving_url)).toMatchObject({ applied: expect.arrayContaining(['069-baseline']) })
    const database = await openDatabase({ database_url: serving_url, data_dir: '' })
    if (isRefused(database)) throw new Error(database.detail)
    onTestFinished(() => database.close())
    expect([database.roleInForce(), database.ownsTables()]).toEqual([true, false])
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
    expect(checks).toContainEqual({ name: 'role', ok: true, detail: null })

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
  'sec/S11 with one login everything works as before, and /readyz says that there is only one',
  async () => {
    const app = await startApp(testStore('postgresql'))
    const { checks } = (await app.anyone.call('GET', '/readyz')).body
    expect(checks).toContainEqual({ name: 'role', ok: true, detail: expect.stringContaining('One login migrates and serves') })
  },
)
