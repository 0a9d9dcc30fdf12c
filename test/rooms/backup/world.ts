/** An instance with money and a published epoch, and what a test does with its backups. */
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { systemClock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { type BackupManifest, type FoundBackup, findBackup, makeBackup, restoreBackup } from '#server/backup'
import { checkSecretKey, type Database, openDatabase } from '#server/store'
import { SECRET_KEY, startApp, type TestApp } from '#test/support/app.ts'
import type { DatabaseAddress, TestStore } from '#test/support/database.ts'
import { ownedUrl } from '#test/support/on-server.ts'
import { scratch } from '#test/support/scratch.ts'
import { hashFiles } from '../../../src/server/backup/files.ts'
import { writeManifest } from '../../../src/server/backup/manifest.ts'
import { booksFault } from '../../../src/server/process/check-books.ts'

const EXAMINATION = { secret_key: SECRET_KEY, checkBooks: booksFault }
export const OPENING = { ...EXAMINATION, identity: null as string | null, origin: null as string | null }

export type Instance = { readonly app: TestApp; readonly place: DatabaseAddress; readonly database: Database }

/** One member with money, and the epoch that states it. */
export async function startInstance(store: TestStore, environment: Record<string, string> = {}): Promise<Instance> {
  const instance = await reopen(store, await store.place(), environment)
  await instance.app.member({ funded: '250' })
  await publish(instance.app)
  return instance
}

export async function reopen(store: TestStore, place: DatabaseAddress, environment: Record<string, string> = {}): Promise<Instance> {
  const database = await store.open(place)
  const wrong = await checkSecretKey(database, SECRET_KEY)
  if (wrong) throw new Error(wrong.detail)
  const url: Record<string, string> = place.database_url === null ? {} : { DATABASE_URL: place.database_url }
  return { app: await startApp(store, { database, environment: { ...url, ...environment } }), place, database }
}

/** Makes an epoch, and returns its number. */
export async function publish(app: TestApp): Promise<number> {
  const created = await app.assembly.solvency.epochs.makeNow()
  if (typeof created !== 'number') throw new Error(JSON.stringify(created))
  return created
}

export async function backUp({ database, place }: Instance, folder: string, recipient: string | null = null): Promise<FoundBackup> {
  const created = await makeBackup(dependencies(database, place), { folder, recipient })
  if (isRefused(created)) throw new Error(created.detail)
  return created
}

export function dependencies(database: Database, { database_url }: DatabaseAddress) {
  return { ...EXAMINATION, database, database_url, clock: systemClock }
}

/** A place that nothing was ever started in. On PostgreSQL its login owns the database and has no other right. */
export async function emptyPlace(store: TestStore): Promise<DatabaseAddress> {
  const place = await store.place({ empty: true })
  return place.database_url === null ? { ...place, data_dir: scratch() } : { ...place, database_url: await ownedUrl(place.database_url) }
}

/** Made once in a file of tests, which change copies only. */
export function backupOnce(store: TestStore, recipient: string | null = null): () => Promise<FoundBackup> {
  let created: Promise<FoundBackup> | null = null
  return () => {
    created ??= startInstance(store).then((instance) => backUp(instance, scratch(), recipient))
    return created
  }
}

/** A copy of a backup, to be changed. */
export async function copied({ folder }: Pick<FoundBackup, 'folder'>): Promise<string> {
  const copy = join(scratch(), 'copy')
  await cp(folder, copy, { recursive: true })
  return copy
}

export async function changeByte(file: string, at: number): Promise<void> {
  const bytes = await readFile(file)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(file, bytes)
}

/** Writes a manifest that fits the files again, with a change; without a key under the old MAC. */
export async function resign(folder: string, key: string | null, change: Partial<BackupManifest> = {}): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as BackupManifest
  const mac = await readFile(join(folder, 'manifest.mac'), 'utf8')
  await writeManifest(folder, { ...manifest, files: await hashFiles(join(folder, 'data')), ...change }, key ?? SECRET_KEY)
  if (key === null) await writeFile(join(folder, 'manifest.mac'), mac)
}

/** What a restore of a folder is refused with. */
export async function refusalOf(folder: string, place: DatabaseAddress, opening: Partial<typeof OPENING> = {}): Promise<string> {
  const given = { ...OPENING, ...opening }
  const found = await findBackup(folder, given.secret_key)
  const outcome = isRefused(found) ? found : await restoreBackup(found, place, given)
  return isRefused(outcome) ? outcome.detail : 'restored'
}

export async function restored(found: FoundBackup, place: DatabaseAddress): Promise<void> {
  const outcome = await restoreBackup(found, place, OPENING)
  if (isRefused(outcome)) throw new Error(outcome.detail)
}

/** Opens a place without the tests' own pool of databases. */
export async function opened(place: DatabaseAddress): Promise<Database> {
  const database = await openDatabase(place)
  if (isRefused(database)) throw new Error(database.detail)
  onTestFinished(() => database.close())
  return database
}
