/**
 * The long jobs of an instance with large books. An epoch of the proof: seconds and memory, and what a dashboard call takes meanwhile
 * beside idle. A backup: made, restored elsewhere, audited, and whether the proof continues there.
 */
import { join } from 'node:path'
import { systemClock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { cents } from '#kernel/money'
import { isRefused } from '#kernel/refusal'
import { makeBackup, restoreBackup } from '#server/backup'
import { entries } from '#server/ledger'
import { checkSecretKey, type Database, migrate, openDatabase } from '#server/store'
import type { Assembly } from '../../src/server/assemble.ts'
import { booksFault } from '../../src/server/process/check-books.ts'
import { send } from '../faults/traffic.ts'
import { assembled, SECRET_KEY } from '../support/assembled.ts'
import { onServer, ownedUrl, urlOf } from '../support/on-server.ts'
import { fillAccounts, fillPeople } from './parts/fill.ts'
import { ADMIN_EMAIL, type Instance, logIn, type Member, must } from './parts/instance.ts'
import { ranked } from './parts/load.ts'
import { defineBench, pause, print, round, type Setup } from './parts/setup.ts'

const IDLE_SECONDS = 10
const CALLS_A_SECOND = 20
const MAX_SECONDS = 300
const USERS = 10_000
const MOVES_A_GROUP = 10
const SLICE = 50_000
const CALLERS = 256

export const bench = defineBench({
  about: 'an epoch of the proof with dashboards meanwhile; a backup, its restore and audit',
  options: { job: 'epoch,restore', accounts: '250000', moves: '1000000', store: 'postgresql' },
  measure: async (setup, { job, accounts, moves, store }) => {
    if (job.includes('epoch')) await measureEpoch(setup, Number(accounts))
    if (job.includes('restore')) await measureRestore(setup, { moves: Number(moves), embedded: store === 'embedded' })
  },
})

async function measureEpoch(setup: Setup, accounts: number): Promise<void> {
  const database_url = (await setup.cluster()).url
  const instance = await setup.instance(database_url, 'epoch')
  const by = await logIn(instance.url, ADMIN_EMAIL)
  const read = async (path: string) => (await must(send(instance.url, { by, method: 'GET', path }))).body.data as Record<string, unknown>
  // The instance's own first epoch, of its one account.
  while (((await read('/proof')).epochs as unknown[]).length === 0) await pause(200)
  const database = await setup.database(database_url, 'fill')
  await fillAccounts(
    database,
    Array.from({ length: accounts }, () => newId()),
  )
  await database.query('ANALYZE')
  await dashboards(instance, by, elapsed(2))
  const idle = ranked(await dashboards(instance, by, elapsed(IDLE_SECONDS)))
  const before = instance.rss()
  let [peak, over] = [before, false]
  const watch = setInterval(() => {
    peak = Math.max(peak, instance.rss())
  }, 50)
  const begun = performance.now()
  const created = must(send(instance.url, { by, method: 'POST', path: '/admin/proof/epoch' })).finally(() => {
    over = true
  })
  const late = elapsed(MAX_SECONDS)
  const meanwhile = ranked(await dashboards(instance, by, () => over || late()))
  const { epoch } = (await created).body.data as unknown as { epoch: number }
  const seconds = round((performance.now() - begun) / 1000, 1)
  clearInterval(watch)
  const own_from = performance.now()
  await read('/me/proof')
  const own_ms = round(performance.now() - own_from, 1)
  const { leaves } = JSON.parse(String((await read(`/proof/${epoch}`)).statement)) as { leaves: number }
  print('An epoch', [
    { accounts: leaves / 4, leaves, seconds, 'MB before': before, 'MB more at most': round(peak - before, 1), 'own proof ms': own_ms },
  ])
  const [p50, p99] = [round(meanwhile.p50_ms / idle.p50_ms, 1), round(meanwhile.p99_ms / idle.p99_ms, 1)]
  print('Dashboard calls', [
    { when: 'idle', ...idle, 'p50, p99 beside idle': '' },
    { when: 'meanwhile', ...meanwhile, 'p50, p99 beside idle': `${p50}, ${p99}` },
  ])
  await instance.stop()
}

function elapsed(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() > end
}

/** At a steady rate until it is over; how long each took. */
async function dashboards({ url }: Instance, by: Member, over: () => boolean): Promise<number[]> {
  const took: number[] = []
  const under_way: Promise<void>[] = []
  while (!over()) {
    const at = performance.now()
    under_way.push(must(send(url, { by, method: 'GET', path: '/me/account' })).then(() => void took.push(performance.now() - at)))
    await pause(1000 / CALLS_A_SECOND)
  }
  await Promise.all(under_way)
  return took
}

async function measureRestore(setup: Setup, { moves, embedded }: { readonly moves: number; readonly embedded: boolean }): Promise<void> {
  const cluster = embedded ? null : await setup.cluster()
  if (cluster) for (const name of ['live', 'restored']) await onServer(cluster.url, `CREATE DATABASE ${name}`)
  const place = (name: string): DatabaseAddress => ({
    database_url: cluster && urlOf(cluster.url, name),
    data_dir: join(setup.folder, name),
  })
  const restored = place('restored')
  const owned = { ...restored, database_url: restored.database_url && (await ownedUrl(restored.database_url)) }
  print('A backup', [await drill(place('live'), owned, { folder: join(setup.folder, 'backups'), moves })])
}

type DatabaseAddress = { readonly database_url: string | null; readonly data_dir: string }

async function open(place: DatabaseAddress): Promise<{ readonly database: Database; readonly assembly: Assembly }> {
  const database = await openDatabase({ ...place, patient: true })
  if (isRefused(database)) throw new Error(database.detail)
  const migrated = await migrate(database)
  if (isRefused(migrated)) throw new Error(migrated.detail)
  await checkSecretKey(database, SECRET_KEY)
  return { database, assembly: (await assembled({ database, clock: systemClock })).assembly }
}

type Open = Awaited<ReturnType<typeof open>>

async function close({ database, assembly }: Open): Promise<void> {
  await assembly.app.close()
  await assembly.close()
  await database.close()
}

/** Deposits of many members, each with its transaction, until the journal has as many moves as wanted. */
async function fill({ database, assembly }: Open, count: number): Promise<void> {
  const users = Array.from({ length: USERS }, () => newId())
  await fillPeople(database, users)
  const deposit = async (group: number): Promise<void> => {
    const list = Array.from({ length: MOVES_A_GROUP }, (_, at) =>
      entries.depositSettle(users[(group * MOVES_A_GROUP + at) % USERS] ?? '', cents(100n), newId()),
    )
    const keys = [{ key: `bench/${newId()}`, on_repeat: 'refuse' }] as const
    const rest = { body_sha: null, claims: [], records: [], reply: null, effective_at: systemClock.now() }
    const verdict = await assembly.post({ keys, entries: list, ...rest })
    if (!('posted' in verdict)) throw new Error(JSON.stringify(verdict))
  }
  await inTurns(Math.ceil(count / MOVES_A_GROUP), deposit)
  for (let from = 0; from <= count * 2; from += SLICE) {
    await database.query(
      `INSERT INTO member_transaction (id, user_id, created_at, effective_at, updated_at, amount, type, account, origin, state, method)
       SELECT m.ref, a.owner, now(), now(), now(), m.amount, 'credit', 'main', 'rail', 'settled', 'card' FROM move m JOIN account a ON a.id = m.credit
       WHERE m.kind = 'deposit.settle' AND m.id > $1 AND m.id <= $2`,
      [String(from), String(from + SLICE)],
    )
  }
}

async function inTurns(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0
  const one = async (): Promise<void> => {
    while (next < count) {
      next += 1
      if (next % 10_000 === 0) console.error(`${next} of ${count} groups`)
      await work(next - 1)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, one))
}

async function drill(
  from: DatabaseAddress,
  to: DatabaseAddress,
  { folder, moves: count }: { readonly folder: string; readonly moves: number },
) {
  const seconds: Record<string, number> = {}
  const timed = async <Outcome>(name: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    const begun = performance.now()
    const outcome = await work()
    seconds[`${name} s`] = round((performance.now() - begun) / 1000, 1)
    console.error(`${name}: ${seconds[`${name} s`]} s`)
    return outcome
  }
  const examination = { secret_key: SECRET_KEY, checkBooks: booksFault }
  const live = await open(from)
  await timed('fill', () => fill(live, count))
  const before = await live.assembly.solvency.epochs.makeNow()
  const deps = { ...examination, database: live.database, database_url: from.database_url, clock: systemClock }
  const created = await timed('backup with rehearsal', () => makeBackup(deps, { folder, recipient: null }))
  if (isRefused(created)) throw new Error(created.detail)
  await close(live)
  const contents = await timed('restore with audit', () => restoreBackup(created, to, { ...examination, identity: null, origin: null }))
  if (isRefused(contents)) throw new Error(contents.detail)
  const again = await open(to)
  const { findings, moves } = await timed('audit again', () => again.assembly.auditLedger(true))
  const after = await again.assembly.solvency.epochs.makeNow()
  await close(again)
  const bytes = created.manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  return {
    ...{ store: created.manifest.kind, moves: Number(moves), log_entries: contents.log.size, 'backup MB': Math.round(bytes / 1e6) },
    ...{ ...seconds, differences: findings.length, 'epoch before': JSON.stringify(before), 'epoch after': JSON.stringify(after) },
  }
}
