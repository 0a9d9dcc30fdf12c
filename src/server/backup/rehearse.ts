/** Restores a copy in a scratch place, opens it and lets it be examined: whether a backup can be restored is seen by doing it. */
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { checkSecretKey, type Database, migrate, openDatabase } from '#server/store'
import { type BackupRefusal, faultText, refuseBackup } from './files.ts'
import { type DatabaseContents, readContents } from './manifest.ts'
import { onScratchDatabase } from './server-databases.ts'
import { isOfNewerVersion, loadTables, readTables } from './tables.ts'

/** Re-derives the books and recomputes the public log and the audit log. Null, or what is wrong. */
type CheckBooks = (database: Database, secret_key: string) => Promise<string | null>

export type Examination = { readonly secret_key: string; readonly checkBooks: CheckBooks }

/** Unencrypted files: the embedded store's own, or tables of PostgreSQL. */
export type PlainCopy = { readonly kind: Database['kind']; readonly files: string }

type Places = { readonly scratch: string; readonly database_url: string | null }

/**
 * What the copy holds, after all checks. `read`: no scratch database may be created there, or its schema is of a newer version, so the
 * dump was only read to its end.
 */
export async function rehearse(
  copy: PlainCopy,
  { scratch, database_url }: Places,
  examination: Examination,
): Promise<DatabaseContents | 'read' | BackupRefusal> {
  // A short name: the path of the store's lock, a socket, must fit 107 bytes.
  const own = join(scratch, `.try-${newId().slice(-8)}`)
  await mkdir(own, { recursive: true, mode: 0o700 })
  try {
    if (copy.kind === 'embedded') {
      await placeEmbedded(copy, own)
      return await examineAt({ database_url: null, data_dir: own }, examination)
    }
    const examined =
      database_url === null || (await isOfNewerVersion(copy.files))
        ? null
        : await onScratchDatabase(
            database_url,
            async (url) => (await loadTables(url, copy.files)) ?? (await examineAt({ database_url: url, data_dir: own }, examination)),
          )
    // A load reads the whole dump too.
    return examined ?? (await readTables(copy.files)) ?? 'read'
  } catch (error) {
    return refuseBackup(`The copy could not be restored (${faultText(error)}).`)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/** The folders that PostgreSQL makes and wants to find, also empty. Neither encryption nor every storage keeps an empty folder. */
const FOLDERS =
  'base global pg_commit_ts pg_dynshmem pg_logical/mappings pg_logical/snapshots pg_multixact/members pg_multixact/offsets pg_notify pg_replslot pg_serial pg_snapshots pg_stat pg_stat_tmp pg_subtrans pg_tblspc pg_twophase pg_wal/archive_status pg_xact'

/** The files of the embedded store, where `data_dir` opens them. */
export async function placeEmbedded(copy: PlainCopy, data_dir: string): Promise<void> {
  const db = join(data_dir, 'db')
  await cp(copy.files, db, { recursive: true })
  for (const folder of FOLDERS.split(' ')) await mkdir(join(db, folder), { recursive: true, mode: 0o700 })
}

/** Opens a restored database, brings it to this program's schema and checks it. */
export async function examineAt(
  place: { readonly database_url: string | null; readonly data_dir: string },
  { secret_key, checkBooks }: Examination,
): Promise<DatabaseContents | BackupRefusal> {
  const database = await openDatabase({ ...place, patient: true })
  if (isRefused(database)) return refuseBackup(database.detail)
  try {
    const contents = await readContents(database.query)
    if (!contents) return refuseBackup('The restored copy has no journal.')
    const migrated = await migrate(database)
    if (isRefused(migrated)) return refuseBackup(migrated.detail)
    const wrong = await checkSecretKey(database, secret_key)
    if (wrong) return refuseBackup(wrong.detail)
    const fault = await checkBooks(database, secret_key)
    return fault === null ? contents : refuseBackup(`The restored copy failed its check: ${fault}.`)
  } catch (error) {
    return refuseBackup(`The restored copy could not be checked (${faultText(error)}).`)
  } finally {
    await database.close()
  }
}

export function isSameContents(one: DatabaseContents, other: DatabaseContents): boolean {
  const text = ({ schema, origin, journal, log }: DatabaseContents): string =>
    JSON.stringify([schema.number, schema.name, origin, journal.batch, journal.moves, journal.hash, log.size, log.epoch, log.checkpoint])
  return text(one) === text(other)
}
