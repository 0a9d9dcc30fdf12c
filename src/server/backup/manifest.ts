/**
 * A backup's manifest: what it holds and the hash of each of its files, under a MAC whose key is derived from SECRET_KEY. Written last, so
 * a folder without one is not a backup. A FoundBackup was written by a holder of the key: it exists only after the MAC was compared.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { toHex } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { deriveKeys, type Query } from '#server/store'
import { type BackupRefusal, refuseBackup, syncFolder } from './files.ts'

const MANIFEST = 'manifest.json'
const MAC = 'manifest.mac'
const MAC_LABEL = 'backup-manifest/v1'
export const DATA = 'data'

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const count = z.string().check(z.regex(/^\d{1,19}$/))
const manifestSchema = z.object({
  v: z.literal(2),
  kind: z.enum(['embedded', 'postgresql']),
  made_at: z.iso.datetime({ precision: 3 }),
  encrypted: z.boolean(),
  /** Restored in a scratch place and checked there, and not only read to its end. Backups of before do not say. */
  restored: z.optional(z.boolean()),
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
declare const authentic: unique symbol
type Claimed = { readonly folder: string; readonly manifest: BackupManifest }
export type FoundBackup = Claimed & { readonly [authentic]: true }

/** With a MAC under the newest key. */
export async function writeManifest(folder: string, manifest: BackupManifest, secret_key: string): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  const [mac] = macsOf(Buffer.from(text), secret_key)
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600 })
  await writeFile(join(folder, MAC), `${mac}\n`, { mode: 0o600 })
  await syncFolder(folder)
}

/** By the newest key and each former one. */
function macsOf(text: Uint8Array, secret_key: string): string[] {
  return deriveKeys(secret_key, MAC_LABEL).map((key) => createHmac('sha256', key).update(text).digest('hex'))
}

/** A backup as it was written under one of the given keys. */
export async function readBackup(folder: string, secret_key: string): Promise<FoundBackup | BackupRefusal> {
  const text = await readFile(join(folder, MANIFEST)).catch(() => null)
  if (text === null) return refuseBackup(`${folder} has no readable ${MANIFEST}: it is not a backup, or only half of one.`)
  const manifest = parseManifest(folder, text)
  if (isRefused(manifest)) return manifest
  if (!keyChecks(secret_key).includes(manifest.key_check)) return refuseBackup('SECRET_KEY is not the key of this backup.')
  const mac = await readFile(join(folder, MAC), 'latin1').catch(() => '')
  if (!macsOf(text, secret_key).some((own) => isSame(`${own}\n`, mac)))
    return refuseBackup(`The ${MANIFEST} in ${folder} was changed: its MAC is not one of SECRET_KEY.`)
  return { folder, manifest } as FoundBackup
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'latin1'), Buffer.from(other, 'latin1')]
  return a.length === b.length && timingSafeEqual(a, b)
}

function parseManifest(folder: string, text: Buffer): BackupManifest | BackupRefusal {
  const json = parseJson(text.toString())
  if (z.safeParse(z.object({ v: z.literal(1) }), json).success)
    return refuseBackup(`${folder} is of a version whose backups have no MAC: read “Older backups” in docs/operations/backup.md.`)
  const parsed = z.safeParse(manifestSchema, json)
  return parsed.success ? parsed.data : refuseBackup(`The ${MANIFEST} in ${folder} is damaged.`)
}

/** What folders claim to be, the newest first by name. Nothing but a refusal or a hint may follow from a claim. */
export async function listClaims(folder: string): Promise<Claimed[]> {
  const claims: Claimed[] = []
  for (const path of await foldersIn(folder)) {
    const text = await readFile(join(path, MANIFEST)).catch(() => null)
    const manifest = text && parseManifest(path, text)
    if (manifest && !isRefused(manifest)) claims.push({ folder: path, manifest })
  }
  return claims
}

/** Backups below a folder that were made under one of the given keys, newest first. */
export async function listBackups(folder: string, secret_key: string): Promise<FoundBackup[]> {
  const backups = await Promise.all((await foldersIn(folder)).map((path) => readBackup(path, secret_key)))
  return backups.flatMap((one) => (isRefused(one) ? [] : [one])).sort((a, b) => (a.manifest.made_at < b.manifest.made_at ? 1 : -1))
}

/** The backup that a folder is, or the newest one in it: if that one was changed, no older one takes its place. */
export async function findBackup(folder: string, secret_key: string): Promise<FoundBackup | BackupRefusal> {
  for (const path of [folder, ...(await foldersIn(folder))]) {
    const has_manifest = await stat(join(path, MANIFEST)).catch(() => null)
    if (has_manifest) return readBackup(path, secret_key)
  }
  return readBackup(folder, secret_key)
}

/** Names are times. */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : []))
  return names
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What a database holds, as a backup's manifest names it and a restored copy must repeat it. */
export type DatabaseContents = {
  readonly schema: { readonly number: number; readonly name: string }
  /** The public log's name; null before the first start has chosen it. */
  readonly origin: string | null
  readonly journal: { readonly batch: string; readonly moves: string; readonly hash: string }
  readonly log: { readonly size: number; readonly epoch: number; readonly checkpoint: string | null }
}

type Row = {
  readonly number: number
  readonly name: string
  readonly origin: string | null
  readonly batch: bigint
  readonly move: bigint
  readonly hash: Buffer
  readonly size: bigint
  readonly epoch: bigint
  readonly note: string | null
}

/**
 * Null: the database has no tables of this program. Each head is one row, which `LIMIT 1` says to the planner: a database that was just
 * restored has no statistics, and PostgreSQL compiled the query at length.
 */
export async function readContents(query: Query): Promise<DatabaseContents | null> {
  const [known] = await query<{ known: boolean }>(`SELECT to_regclass('public.proof_head') IS NOT NULL AS known`)
  if (known?.known !== true) return null
  const [row] = await query<Row>(
    `SELECT s.number, s.name, i.origin, j.batch, j.move, j.hash, h.size, h.epoch, c.note
     FROM (SELECT batch, move, hash FROM journal_head LIMIT 1) j CROSS JOIN (SELECT size, epoch FROM proof_head LIMIT 1) h
     LEFT JOIN (SELECT origin FROM proof_instance LIMIT 1) i ON true
     LEFT JOIN LATERAL (SELECT number, name FROM schema_migration ORDER BY number DESC LIMIT 1) s ON true
     LEFT JOIN LATERAL (SELECT note FROM proof_checkpoint ORDER BY size DESC LIMIT 1) c ON true`,
  )
  if (!row) return null
  const { number, name, origin, batch, move, hash, size, epoch, note } = row
  return {
    schema: { number, name },
    origin,
    journal: { batch: String(batch), moves: String(move), hash: toHex(hash) },
    log: { size: Number(size), epoch: Number(epoch), checkpoint: note },
  }
}

/** Recognise each key of SECRET_KEY, the newest first, without containing it: digests of a derived value. */
export function keyChecks(secret_key: string): string[] {
  return deriveKeys(secret_key, 'backup-check/v1').map((key) =>
    createHash('sha256').update('clearterm/backup/key-check/v1\0').update(key).digest('hex'),
  )
}
