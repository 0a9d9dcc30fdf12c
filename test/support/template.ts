/** One migrated database per store, from which each test file's own is copied: far quicker than migrating again. */
import { rm } from 'node:fs/promises'
import { systemClock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { migrate, openDatabase } from '#server/store'
import { assembled } from './assembled.ts'
import { bundle } from './bundle.ts'
import { HASTY, startCluster } from './cluster.ts'
import { onServer, urlOf } from './on-server.ts'
import { resetTo } from './reset.ts'

export type PostgresqlTemplate = {
  /** A superuser's URL of the cluster; its path is replaced by a database's name. */
  readonly url: string
  /** What follows CREATE DATABASE and a name: a copy of the migrated one, and of that one with what a first start puts into it. */
  readonly copied: string
  readonly seeded: string
  /** What the names of all databases of this run begin with. */
  readonly prefix: string
  /** What takes a used database back to either. */
  readonly reset: { readonly copied: string; readonly seeded: string }
  drop(): Promise<void>
}

export type EmbeddedTemplate = {
  readonly data_dir: string
  /** Where its thread's program is, ready to run. */
  readonly thread: string
}

/** `under`: the folder for the cluster's own. */
export async function makePostgresqlTemplate(under: string): Promise<PostgresqlTemplate | { readonly unavailable: string }> {
  const cluster = await startCluster({ settings: HASTY, under })
  if ('unavailable' in cluster) return cluster
  const prefix = `clearterm_test_${newId().slice(-12)}`
  const template = `${prefix}_template`
  const seeded = `${template}_seeded`
  const is_borrowed = cluster.pid === null
  const drop = async () => {
    const left = is_borrowed ? await onServer(cluster.url, `SELECT datname FROM pg_database WHERE starts_with(datname, '${prefix}')`) : []
    for (const { datname } of left) await onServer(cluster.url, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
    await cluster.stop()
  }
  try {
    await onServer(cluster.url, `CREATE DATABASE ${template}`)
    await migrated(urlOf(cluster.url, template), '')
    const copied = await strategy(cluster.url)
    await onServer(cluster.url, `CREATE DATABASE ${seeded} TEMPLATE ${template}${copied}`)
    await startedOnce(urlOf(cluster.url, seeded))
    const reset = { copied: await resetTo(urlOf(cluster.url, template)), seeded: await resetTo(urlOf(cluster.url, seeded)) }
    return { url: cluster.url, copied: `TEMPLATE ${template}${copied}`, seeded: `TEMPLATE ${seeded}${copied}`, prefix, reset, drop }
  } catch (error) {
    await drop()
    throw error
  }
}

export async function makeEmbeddedTemplate(data_dir: string, programs: string): Promise<EmbeddedTemplate> {
  await migrated(null, data_dir)
  await rm(`${data_dir}/lock.sock`, { force: true })
  return { data_dir, thread: (await bundle('src/server/store/embedded/worker.ts', programs)).href }
}

/** Copying files takes half the time of copying by pages, PostgreSQL 15's default. */
async function strategy(url: string): Promise<string> {
  const [row] = await onServer(url, 'SHOW server_version_num')
  return Number(row?.server_version_num) >= 150_000 ? ' STRATEGY FILE_COPY' : ''
}

async function startedOnce(database_url: string): Promise<void> {
  const database = await openDatabase({ database_url, data_dir: '' })
  if (isRefused(database)) throw new Error(database.detail)
  try {
    const { assembly } = await assembled({ database, clock: systemClock })
    await assembly.dispatcher.drain()
    await assembly.app.close()
    await assembly.close()
  } finally {
    await database.close()
  }
}

async function migrated(database_url: string | null, data_dir: string): Promise<void> {
  const db = await openDatabase({ database_url, data_dir })
  if (isRefused(db)) throw new Error(db.detail)
  const outcome = await migrate(db).finally(() => db.close())
  if (isRefused(outcome)) throw new Error(outcome.detail)
}
