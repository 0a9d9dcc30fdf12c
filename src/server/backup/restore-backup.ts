/** Restores a backup into an empty place. Everything that can be refused is refused before anything is written there. */
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { newestMigration } from '#server/store'
import { decryptFiles } from './encryption.ts'
import { type BackupRefusal, compareFiles, faultText, refuseBackup, syncFile, syncFolder } from './files.ts'
import { isSameInstance } from './make-backup.ts'
import { DATA, type DatabaseContents, type FoundBackup } from './manifest.ts'
import { type Examination, examineAt, isSameContents, type PlainCopy, placeEmbedded, rehearse } from './rehearse.ts'
import { emptyDatabase, refuseTarget } from './server-databases.ts'
import { loadTables } from './tables.ts'

export type RestorePlace = { readonly database_url: string | null; readonly data_dir: string }

type Opening = Examination & {
  /** A file with the age identity of an encrypted backup. */
  readonly identity: string | null
  /** The log's name, if it is known from elsewhere: checkpoints that were kept, or the operator's word. */
  readonly origin: string | null
}

/** What was restored. The place is as it was before if this refuses. */
export async function restoreBackup(found: FoundBackup, place: RestorePlace, opening: Opening): Promise<DatabaseContents | BackupRefusal> {
  const refused = (await refuseOccupied(found, place)) ?? (await refuseUnusable(found, opening))
  if (refused) return refused
  return withPlainCopy(found, opening, async (copy) =>
    place.database_url === null
      ? restoreEmbedded(copy, { found, data_dir: place.data_dir, opening })
      : restorePostgresql(copy, { found, database_url: place.database_url, opening }),
  )
}

/** `hashes`: it is encrypted and no identity was given, so only its files were compared. */
export async function verifyBackup(
  found: FoundBackup,
  place: Pick<RestorePlace, 'database_url'>,
  opening: Opening,
): Promise<'restored' | 'read' | 'hashes' | BackupRefusal> {
  const refused = await refuseUnusable(found, opening)
  if (refused?.reads) return 'hashes'
  if (refused) return refused
  const scratch = await mkdtemp(join(tmpdir(), 'clearterm-verify-'))
  try {
    const examined = await withPlainCopy(found, opening, (copy) => rehearse(copy, { scratch, ...place }, opening))
    if (examined === 'read') return 'read'
    if (isRefused(examined)) return examined
    return isSameContents(examined, found.manifest.contents) ? 'restored' : refuseBackup(DIFFERENT)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

const DIFFERENT = 'The restored copy is not what the manifest describes.'

async function refuseOccupied({ manifest }: FoundBackup, { database_url, data_dir }: RestorePlace): Promise<BackupRefusal | null> {
  if (manifest.kind === 'embedded' && database_url !== null)
    return refuseBackup('The backup is of the embedded store, and DATABASE_URL leads to PostgreSQL.')
  if (manifest.kind === 'postgresql' && database_url === null) return refuseBackup('The backup is of PostgreSQL: set DATABASE_URL.')
  try {
    if (database_url === null) {
      const live = await stat(join(data_dir, 'db')).catch(() => null)
      return live ? refuseBackup(`${data_dir} holds a database already: a restore needs a DATA_DIR without one.`) : null
    }
    return await refuseTarget(database_url)
  } catch (error) {
    return refuseBackup(`The place to restore to cannot be read (${faultText(error)}).`)
  }
}

/** `reads`: the only obstacle is that it is encrypted. */
async function refuseUnusable(
  { folder, manifest }: FoundBackup,
  { identity, origin }: Opening,
): Promise<(BackupRefusal & { readonly reads?: boolean }) | null> {
  const { contents, encrypted, files } = manifest
  if (origin !== null && contents.origin !== null && !isSameInstance(origin, contents.origin))
    return refuseBackup(`The backup is of another instance: ${contents.origin}, not ${origin}.`)
  const newest = await newestMigration()
  if (isRefused(newest)) return refuseBackup(newest.detail)
  if (contents.schema.number > newest.number)
    return refuseBackup(`The backup is of a newer version: it has migration ${contents.schema.name}.`)
  const unlike = await compareFiles(join(folder, DATA), files)
  if (unlike) return unlike
  if (!encrypted || identity !== null) return null
  return { ...refuseBackup('The backup is encrypted: give the age identity with --identity FILE.'), reads: true }
}

async function withPlainCopy<Outcome>(
  { folder, manifest }: FoundBackup,
  { identity }: Opening,
  work: (copy: PlainCopy) => Promise<Outcome>,
): Promise<Outcome | BackupRefusal> {
  const stored = join(folder, DATA)
  if (!manifest.encrypted) return work({ kind: manifest.kind, files: stored })
  const scratch = await mkdtemp(join(tmpdir(), 'clearterm-decrypted-'))
  try {
    const files = join(scratch, DATA)
    return (await decryptFiles(stored, files, identity ?? '')) ?? (await work({ kind: manifest.kind, files }))
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

type Restoring = { readonly found: FoundBackup; readonly opening: Opening }

async function restoreEmbedded(
  copy: PlainCopy,
  { found, data_dir, opening }: Restoring & { readonly data_dir: string },
): Promise<DatabaseContents | BackupRefusal> {
  const created = await stat(data_dir).then(
    () => false,
    () => true,
  )
  const scratch = join(data_dir, `.new-${newId().slice(-8)}`)
  let whole = false
  try {
    await mkdir(scratch, { recursive: true, mode: 0o700 })
    await placeEmbedded(copy, scratch)
    const contents = await examineAt({ database_url: null, data_dir: scratch }, opening)
    if (isRefused(contents)) return contents
    if (!isSameContents(contents, found.manifest.contents)) return refuseBackup(DIFFERENT)
    await syncFolder(join(scratch, 'db'))
    await rename(join(scratch, 'db'), join(data_dir, 'db'))
    await syncFile(data_dir)
    whole = true
    return contents
  } catch (error) {
    return refuseBackup(`The backup could not be restored to ${data_dir} (${faultText(error)}).`)
  } finally {
    await rm(created && !whole ? data_dir : scratch, { recursive: true, force: true })
  }
}

async function restorePostgresql(
  copy: PlainCopy,
  { found, database_url, opening }: Restoring & { readonly database_url: string },
): Promise<DatabaseContents | BackupRefusal> {
  const scratch = await mkdtemp(join(tmpdir(), 'clearterm-restore-'))
  let whole = false
  try {
    const failed = await loadTables(database_url, copy.files)
    const contents = failed ?? (await examineAt({ database_url, data_dir: scratch }, opening))
    whole = !isRefused(contents) && isSameContents(contents, found.manifest.contents)
    return whole || isRefused(contents) ? contents : refuseBackup(DIFFERENT)
  } catch (error) {
    return refuseBackup(`The backup could not be restored (${faultText(error)}).`)
  } finally {
    if (!whole) await emptyDatabase(database_url)
    await rm(scratch, { recursive: true, force: true })
  }
}
