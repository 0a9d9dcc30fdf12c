/** Makes one backup: copied at one instant, restored and checked in a scratch place, encrypted if wanted, hashed, and only then named. */
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#kernel/clock'
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { baseOrigin } from '#proof/index'
import type { Database } from '#server/store'
import { encryptFiles, recipientFault } from './encryption.ts'
import { type BackupRefusal, compareFiles, faultText, hashFiles, refuseBackup, syncFile, syncFolder } from './files.ts'
import {
  type BackupManifest,
  DATA,
  type DatabaseContents,
  type FoundBackup,
  keyChecks,
  listClaims,
  readBackup,
  readContents,
  writeManifest,
} from './manifest.ts'
import { type Examination, isSameContents, rehearse } from './rehearse.ts'
import { dumpTables } from './tables.ts'

export type BackupDependencies = Examination & {
  readonly database: Database
  /** PostgreSQL: of the login that owns the tables. */
  readonly database_url: string | null
  readonly clock: Clock
}

/** `folder` holds one folder for each backup. Nothing is left in it when a backup is refused. */
export async function makeBackup(
  deps: BackupDependencies,
  { folder, recipient }: { readonly folder: string; readonly recipient: string | null },
): Promise<FoundBackup | BackupRefusal> {
  const unusable = recipient === null ? null : recipientFault(recipient)
  if (unusable !== null) return refuseBackup(unusable)
  const making = join(folder, `.making-${newId()}`)
  try {
    await mkdir(making, { recursive: true, mode: 0o700 })
    return (await refuseForeign(deps, folder)) ?? (await fillFolder(deps, { folder, making, recipient }))
  } catch (error) {
    return refuseBackup(`The backup could not be made in ${folder} (${faultText(error)}).`)
  } finally {
    await rm(making, { recursive: true, force: true }).catch(() => {})
  }
}

async function refuseForeign({ database }: BackupDependencies, folder: string): Promise<BackupRefusal | null> {
  const [newest] = await listClaims(folder)
  const own = await readContents(database.query)
  const theirs = newest?.manifest.contents.origin ?? null
  if (theirs === null || own === null || own.origin === null || isSameInstance(theirs, own.origin)) return null
  return refuseBackup(`${folder} holds backups of another instance (${theirs}).`)
}

/** A recovery of the log adds to its name. */
export function isSameInstance(one: string, other: string): boolean {
  return baseOrigin(one) === baseOrigin(other)
}

type Places = { readonly folder: string; readonly making: string; readonly recipient: string | null }

async function fillFolder(deps: BackupDependencies, { folder, making, recipient }: Places): Promise<FoundBackup | BackupRefusal> {
  const { kind } = deps.database
  const files = join(making, DATA)
  const copied = await copyDatabase(deps, files)
  if (copied !== null && isRefused(copied)) return copied
  const rehearsed = await rehearse({ kind, files }, { scratch: folder, database_url: deps.database_url }, deps)
  if (typeof rehearsed === 'object' && isRefused(rehearsed)) return rehearsed
  const contents = rehearsed === 'read' ? copied : rehearsed
  if (!contents) return refuseBackup('The database has no journal to back up.')
  if (copied && !isSameContents(copied, contents)) return refuseBackup('The restored copy differs from the database that was copied.')
  if (recipient !== null) await encryptFiles(files, recipient)
  await syncFolder(files)
  const made_at = deps.clock.now().toISOString()
  const manifest: BackupManifest = {
    ...{ v: 2, kind, made_at, encrypted: recipient !== null, restored: rehearsed !== 'read' },
    key_check: keyChecks(deps.secret_key)[0] ?? '',
    contents,
    files: await hashFiles(files),
  }
  await writeManifest(making, manifest, deps.secret_key)
  const unlike = await compareFiles(files, manifest.files)
  if (unlike) return unlike
  const named = join(folder, `${made_at.slice(0, 19).replaceAll(':', '-')}Z`)
  await rename(making, named)
  await syncFile(folder)
  return readBackup(named, deps.secret_key)
}

/** What the snapshot held; null for the embedded store, whose copy is read when it is restored. */
async function copyDatabase(
  { database, database_url }: BackupDependencies,
  files: string,
): Promise<DatabaseContents | BackupRefusal | null> {
  if (database.copyFiles) {
    await database.copyFiles(files)
    return null
  }
  if (database_url === null) return refuseBackup('DATABASE_URL is needed to back up PostgreSQL.')
  return database.transaction(
    async (tx) => {
      // The dump keeps this transaction open and idle for as long as it takes.
      await tx.query('SET LOCAL idle_in_transaction_session_timeout = 0')
      const [exported] = await tx.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot')
      const contents = await readContents(tx.query)
      if (!contents) return refuseBackup('The database has no journal to back up.')
      await dumpTables(database_url, { folder: files, snapshot: exported?.snapshot ?? '' })
      return contents
    },
    { snapshot: true, as_owner: true },
  )
}
