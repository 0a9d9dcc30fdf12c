/**
 * npm run bench:restore. Backup, wipe, restore and audit of a journal of a million moves (BENCH_MOVES), on a PostgreSQL of its own, or with
 * BENCH_STORE=embedded on the embedded store: seconds and bytes of each step, and whether the proof continues. Prints one JSON object on stdout.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { systemClock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { cents } from '#kernel/money'
import { isRefused } from '#kernel/refusal'
import { makeBackup, restoreBackup } from '#server/backup'
import { entries } from '#server/ledger'
import { checkSecretKey, type Database, migrate, openDatabase } from '#server/store'
import type { Assembly } from '../../src/server/assemble.ts'
import { booksFault } from '../../src/server/check-books.ts'
import { assembled, SECRET_KEY } from '../support/assembled.ts'
import { startCluster } from '../support/cluster.ts'
import { ownedUrl } from '../support/on-server.ts'

const MOVES = Number(process.env.BENCH_MOVES ?? 1_000_000)
const USERS = 10_000
const MOVES_A_GROUP = 10
const SLICE = 50_000
const CALLERS = 256

type DatabaseAddress = { readonly database_url: string | null; readonly data_dir: string }

async function open(place: DatabaseAddress): Promise<{ readonly database: Database; readonly assembly: Assembly }> {
  const database = await openDatabase({ ...place, patient: true })
  if (isRefused(database)) throw new Error(database.detail)
  const migrated = await migrate(database)
  if (isRefused(migrated)) throw new Error(migrated.detail)
  await checkSecretKey(database, SECRET_KEY)
  return { database, assembly: (await assembled({ database, clock: systemClock })).assembly }
}

async function close({ database, assembly }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await assembly.app.close()
  await assembly.close()
  await database.close()
}

/** Deposits of many members, each with its transaction, until the journal has as many moves as wanted. */
async function fill({ database, assembly }: Awaited<ReturnType<typeof open>>): Promise<void> {
  const users = Array.from({ length: USERS }, () => newId())
  await database.query(
    `INSERT INTO users (id, email, first_name, last_name, referral_code, status, password_hash, created_at, updated_at)
     SELECT id, id || '@bench.test', '', '', id::text, 'active', '$argon2id$none', now(), now() FROM unnest($1::uuid[]) AS id`,
    [users],
  )
  const deposit = async (group: number): Promise<void> => {
    const list = Array.from({ length: MOVES_A_GROUP }, (_, at) =>
      entries.depositSettle(users[(group * MOVES_A_GROUP + at) % USERS] ?? '', cents(100n), newId()),
    )
    const keys = [{ key: `bench/${newId()}`, on_repeat: 'refuse' }] as const
    const rest = { body_sha: null, claims: [], records: [], reply: null, effective_at: systemClock.now() }
    const verdict = await assembly.post({ keys, entries: list, ...rest })
    if (!('posted' in verdict)) throw new Error(JSON.stringify(verdict))
  }
  await inTurns(Math.ceil(MOVES / MOVES_A_GROUP), deposit)
  for (let from = 0; from <= MOVES * 2; from += SLICE) {
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

async function timed<Outcome>(name: string, seconds: Record<string, number>, work: () => Promise<Outcome>): Promise<Outcome> {
  const from = performance.now()
  const outcome = await work()
  seconds[name] = Math.round((performance.now() - from) / 100) / 10
  console.error(`${name}: ${seconds[name]} s`)
  return outcome
}

async function drill(from: DatabaseAddress, to: DatabaseAddress, folder: string) {
  const seconds: Record<string, number> = {}
  const examination = { secret_key: SECRET_KEY, checkBooks: booksFault }
  const live = await open(from)
  await timed('fill', seconds, () => fill(live))
  const before = await live.assembly.solvency.epochs.makeNow()
  const deps = { ...examination, database: live.database, database_url: from.database_url, clock: systemClock }
  const created = await timed('backup_with_rehearsal', seconds, () => makeBackup(deps, { folder, recipient: null }))
  if (isRefused(created)) throw new Error(created.detail)
  await close(live)
  const opening = { ...examination, identity: null, origin: null }
  const contents = await timed('restore_with_audit', seconds, () => restoreBackup(created, to, opening))
  if (isRefused(contents)) throw new Error(contents.detail)
  const again = await open(to)
  const { findings, moves } = await timed('audit_again', seconds, () => again.assembly.auditLedger(true))
  const after = await again.assembly.solvency.epochs.makeNow()
  await close(again)
  const bytes = created.manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  return {
    ...{ store: created.manifest.kind, moves: Number(moves), log_entries: contents.log.size, backup_mb: Math.round(bytes / 1e6) },
    ...{ seconds, differences: findings.length, epoch_before: before, epoch_after: after },
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ct-restore-'))
  const embedded = process.env.BENCH_STORE === 'embedded'
  const cluster = embedded ? null : await startCluster()
  if (cluster && 'unavailable' in cluster) throw new Error(cluster.unavailable)
  try {
    if (cluster) {
      const client = new pg.Client({ connectionString: cluster.url })
      await client.connect()
      for (const name of ['live', 'restored']) await client.query(`CREATE DATABASE ${name}`)
      await client.end()
    }
    const place = (name: string): DatabaseAddress => ({
      database_url: cluster ? new URL(`/${name}`, cluster.url).href : null,
      data_dir: join(folder, name),
    })
    const restored = place('restored')
    const owned = { ...restored, database_url: restored.database_url && (await ownedUrl(restored.database_url)) }
    const report = await drill(place('live'), owned, join(folder, 'backups'))
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  } finally {
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
