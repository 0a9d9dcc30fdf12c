/** Files of a backup: listed, hashed, compared and synced to the disk. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { assert } from '#kernel/assert'
import { type Refused, refuse } from '#kernel/refusal'

type HashedFile = { readonly path: string; readonly bytes: number; readonly sha256: string }

/** Everything below a folder that is not a folder, by its path with slashes, in order. A link is listed and not followed. */
export async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort()
}

export async function hashFiles(folder: string): Promise<HashedFile[]> {
  const files: HashedFile[] = []
  for (const path of await pathsBelow(folder)) files.push(await hashFile(folder, path))
  return files
}

/** A link is no file: what it leads to may change after it was read. */
async function hashFile(folder: string, path: string): Promise<HashedFile> {
  const actual = await lstat(join(folder, path))
  assert(actual.isFile(), 'a backup consists of files')
  const hash = createHash('sha256')
  for await (const part of createReadStream(join(folder, path))) hash.update(part as Buffer)
  return { path, bytes: actual.size, sha256: hash.digest('hex') }
}

/** Null: each file is there, unchanged, and there is no other. */
export async function compareFiles(folder: string, wanted: readonly HashedFile[]): Promise<BackupRefusal | null> {
  const paths = await pathsBelow(folder).catch((): string[] => [])
  for (const file of wanted) {
    if (!paths.includes(file.path)) return refuseBackup(`The backup is incomplete: ${file.path} is missing.`)
    const actual = await hashFile(folder, file.path).catch(() => null)
    if (actual?.sha256 !== file.sha256) return refuseBackup(`The backup is damaged: ${file.path} is not the file that was written.`)
  }
  const [stray] = paths.filter((path) => !wanted.some((file) => file.path === path))
  return stray === undefined ? null : refuseBackup(`The backup has a file that its manifest does not name: ${stray}.`)
}

/** Files and folders are on the disk, not only in the system's memory. */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncFolder(path)
    else await syncFile(path)
  }
  await syncFile(folder)
}

export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export type BackupRefusal = Refused<'backup'> & { readonly detail: string }

/** Why a backup was not made, is not usable or was not restored, as one sentence for the operator. */
export function refuseBackup(detail: string): BackupRefusal {
  return { ...refuse('backup'), detail }
}

export function faultText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
