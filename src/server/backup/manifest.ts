/** A backup's manifest: what it holds and the hash of each of its files. Written last, so a folder without one is not a backup. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isRefused } from '#kernel/refusal'
import { syncFolder } from './files.ts'
import { type BackupRefusal, refuseBackup } from './refusal.ts'

const MANIFEST = 'manifest.json'
export const DATA = 'data'

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const count = z.string().check(z.regex(/^\d{1,19}$/))
const manifestSchema = z.object({
  v: z.literal(1),
  kind: z.enum(['embedded', 'postgresql']),
  made_at: z.iso.datetime({ precision: 3 }),
  encrypted: z.boolean(),
  key_check: hex,
  contents: z.object({
    schema: z.object({ number: z.int(), name: z.string() }),
    origin: z.nullable(z.string()),
    journal: z.object({ batch: count, moves: count, hash: hex }),
    log: z.object({ size: z.int(), epoch: z.int(), checkpoint: z.nullable(z.string()) }),
  }),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: hex })).check(z.minLength(1)),
})

export type BackupManifest = Readonly<z.output<typeof manifestSchema>>
export type FoundBackup = { readonly folder: string; readonly manifest: BackupManifest }

export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  await syncFolder(folder)
}

export async function readManifest(folder: string): Promise<BackupManifest | BackupRefusal> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) return refuseBackup(`${folder} has no readable ${MANIFEST}: it is not a backup, or only half of one.`)
  const parsed = z.safeParse(manifestSchema, parseJson(text))
  return parsed.success ? parsed.data : refuseBackup(`The ${MANIFEST} in ${folder} is damaged.`)
}

/** Whole backups below a folder, newest first. */
export async function listBackups(folder: string): Promise<FoundBackup[]> {
  const names = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    names
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(async ({ name }) => ({ folder: join(folder, name), manifest: await readManifest(join(folder, name)) })),
  )
  return found
    .flatMap((one) => (isRefused(one.manifest) ? [] : [{ folder: one.folder, manifest: one.manifest }]))
    .sort((a, b) => (a.manifest.made_at < b.manifest.made_at ? 1 : -1))
}

/** The backup that a folder is, or the newest one in it. */
export async function findBackup(folder: string): Promise<FoundBackup | BackupRefusal> {
  const manifest = await readManifest(folder)
  if (!isRefused(manifest)) return { folder, manifest }
  const [newest] = await listBackups(folder)
  return newest ?? manifest
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
