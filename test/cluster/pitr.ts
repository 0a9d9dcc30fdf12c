/**
 * npm run drill:pitr. Point-in-time recovery of a private PostgreSQL by pgBackRest and deploy/pitr/pgbackrest.conf: full backup, money, a
 * moment, more money and a published epoch, loss of the data, restore to the moment, audit, signed recovery of the public log, and the
 * proof goes on. Exit 1 where a step fails.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/support/free-port.ts'
import { ADMIN_EMAIL, logIn, type Member, must, PASSWORD, signUp, UNLIMITED } from '../bench/parts/instance.ts'
import { send } from '../faults/traffic.ts'
import { connect } from '../support/on-server.ts'
import { programs } from './cluster.ts'
import { giveFolder, pause, postmasterOf, run, runToEnd, start, until } from './process.ts'

const ROOT = join(import.meta.dirname, '../..')
const CONFIG = join(ROOT, 'deploy/pitr/pgbackrest.conf')
const STANZA = ['--config', CONFIG, '--stanza', 'clearterm'] as const
const CREDITS = 20

async function main(): Promise<number> {
  const bin = programs()
  if (!bin || !existsSync('/usr/bin/pgbackrest')) {
    console.error('Missing: PostgreSQL or pgBackRest. Debian: apt-get install postgresql pgbackrest.')
    return 1
  }
  const folder = mkdtempSync(join(tmpdir(), 'clearterm-pitr-'))
  giveFolder(folder)
  const closing: (() => Promise<void>)[] = []
  try {
    await drill({ folder, bin, closing })
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  } finally {
    for (const close of closing.reverse()) await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Cluster = { readonly folder: string; readonly bin: string; readonly closing: (() => Promise<void>)[] }

async function drill({ folder, bin, closing }: Cluster): Promise<void> {
  const own = (name: string): string => {
    mkdirSync(join(folder, name), { mode: 0o700 })
    giveFolder(join(folder, name))
    return join(folder, name)
  }
  const [data, repository, state, checkpoints] = [own('data'), own('repository'), own('state'), own('checkpoints')]
  const [port, web] = [await freePort(), await freePort()]
  const tools = {
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: folder,
    PGBACKREST_PG1_USER: 'postgres',
    PGBACKREST_REPO1_PATH: repository,
    PGBACKREST_LOG_PATH: folder,
    PGBACKREST_LOCK_PATH: folder,
  }
  const startDatabase = async () => {
    const archive = `pgbackrest --config=${CONFIG} --stanza=clearterm archive-push %p`
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'archive_mode=on',
      `archive_command=${archive}`,
    ]
    const command = [join(bin, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])] as const
    const server = start(join(folder, 'postgres.log'), command as unknown as [string, ...string[]], tools)
    closing.push(() => server.end('SIGINT'))
    await until('PostgreSQL, taking writes', 120, async () => {
      const client = await connect(`postgres://postgres@127.0.0.1:${port}/postgres`)
      const { rows } = await client.query('SELECT pg_is_in_recovery() AS waits').finally(() => client.end())
      return rows[0]?.waits === false || null
    })
    return server
  }
  const url = `http://127.0.0.1:${web}`
  const database_url = `postgres://clearterm_owner@127.0.0.1:${port}/clearterm`
  const superuser_url = database_url.replace('clearterm_owner@', 'postgres@')
  const environment = {
    ...{ DATABASE_URL: database_url, SECRET_KEY: 'a secret key for recovery drills that is long enough', BACKUP_DIR: checkpoints },
    ...{ BACKUP_EVERY_HOURS: '0', DATA_DIR: state, PORT: String(web), ADMIN_EMAIL, ADMIN_PASSWORD: PASSWORD, NODE_ENV: 'production' },
  }
  const startNode = async () => {
    const node = start(
      join(folder, 'node.log'),
      [process.execPath, join(ROOT, 'test/support/serve.mjs'), join(ROOT, 'dist/web')],
      environment,
    )
    closing.push(() => node.end('SIGTERM'))
    await until('a node', 120, async () => (await fetch(`${url}/readyz`)).ok || null)
    return node
  }

  await runToEnd([join(bin, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {})
  let server = await startDatabase()
  const client = await connect(`postgres://postgres@127.0.0.1:${port}/postgres`)
  await client.query('CREATE ROLE clearterm_owner LOGIN CREATEROLE')
  await client.query('CREATE DATABASE clearterm OWNER clearterm_owner')
  await client.end()
  let node = await startNode()
  const people = await openPeople(url)
  await people.credit(CREDITS)
  await people.epoch()

  await runToEnd(['pgbackrest', ...STANZA, 'stanza-create'], tools)
  await timed('full backup', () => runToEnd(['pgbackrest', ...STANZA, 'backup', '--type=full'], tools))
  await people.credit(CREDITS)
  await people.epoch()
  await verify(folder, url)
  const moment = await ask(database_url, 'SELECT clock_timestamp()::text AS found')
  await pause(1_100)
  await people.credit(CREDITS)
  await people.epoch()
  await verify(folder, url)
  await ask(superuser_url, 'SELECT pg_switch_wal()::text AS found')
  await until('the archived log', 60, async () => (await ask(superuser_url, ARCHIVED)) === 'yes' || null)

  await node.end('SIGTERM')
  await server.end('SIGQUIT')
  rmSync(data, { recursive: true })
  own('data')
  await timed(`restore to ${moment}`, async () => {
    await runToEnd(['pgbackrest', ...STANZA, 'restore', '--type=time', `--target=${moment}`, '--target-action=promote'], tools)
    server = await startDatabase()
  })
  const restored = await ask(database_url, `SELECT count(*)::text AS found FROM member_transaction WHERE origin = 'adjustment'`)
  expectThat(restored === String(2 * CREDITS), `${restored} credits were restored, of ${2 * CREDITS} before the moment`)
  expectThat(/0 findings/.test(await tool('tools/audit.ts', environment)), 'the audit finds nothing')
  expectThat(/Nothing was changed/.test(await tool('tools/recover.ts', environment)), 'the recovery says first what is missing')
  const reason = ['--sign', '--reason', 'The data was lost. Restored to a moment.']
  expectThat(/^Signed/m.test(await tool('tools/recover.ts', environment, reason)), 'the recovery is signed')
  node = await startNode()
  const again = await openPeople(url)
  await again.credit(CREDITS)
  await again.epoch()
  expectThat(/recovery: \S+\/recovery-1/.test(await verify(folder, url)), 'a reader of a lost checkpoint follows the recovery')
  expectThat(/0 findings/.test(await tool('tools/audit.ts', environment)), 'the audit finds nothing after new money')
  expectThat(postmasterOf(data) !== null, 'the restored server serves')
}

/** Everything up to the last switch is in the repository. */
const ARCHIVED = `SELECT CASE WHEN last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) THEN 'yes' ELSE 'no' END AS found FROM pg_stat_archiver`

async function ask(database_url: string, sql: string): Promise<string> {
  const client = await connect(database_url)
  const { rows } = await client.query<{ found: string }>(sql).finally(() => client.end())
  return rows[0]?.found ?? ''
}

async function openPeople(url: string) {
  const by = await logIn(url, ADMIN_EMAIL)
  await must(send(url, { by, method: 'PATCH', path: '/admin/settings', body: UNLIMITED }))
  const member: Member = await signUp(url)
  const { body } = await must(send(url, { by: member, method: 'GET', path: '/me' }))
  const user = (body.data as unknown as { account_id: string }).account_id
  const gift = { user, account_type: 'bonus', amount: '0.01', transaction_type: 'credit', narration: 'drill' }
  return {
    credit: async (count: number) => {
      for (let created = 0; created < count; created += 1)
        await must(send(url, { by, method: 'POST', path: '/admin/transaction', body: gift }))
    },
    epoch: async () => void (await must(send(url, { by, method: 'POST', path: '/admin/proof/epoch' }))),
  }
}

async function tool(file: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): Promise<string> {
  return (await run([process.execPath, '--conditions=source', '--import', 'tsx', file, ...args], env, ROOT)).output
}

/** As a stranger who remembers what was shown. */
async function verify(folder: string, url: string): Promise<string> {
  const { code, output } = await run(
    [process.execPath, 'tools/verify/verify.mjs', '--url', url, '--state', join(folder, 'verify.json')],
    {},
    ROOT,
  )
  expectThat(code === 0, `tools/verify accepts the log${code === 0 ? '' : `: ${output}`}`)
  return output
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const from = performance.now()
  await work()
  process.stdout.write(`ok      ${what}: ${((performance.now() - from) / 1000).toFixed(1)} s\n`)
}

function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`FAILED  ${what}`)
  process.stdout.write(`ok      ${what}\n`)
}

process.exitCode = await main()
