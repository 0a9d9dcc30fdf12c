/**
 * Sealed contents: files in their envelopes with the quota of their owner, and short secrets of a record, shown to one person for a given
 * reason.
 */

import { createHmac } from 'node:crypto'
import type { Clock } from '#kernel/clock'
import { isId, newId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import { countLimit } from '#server/room'
import { type Database, deriveKeys, originalKey, type Query, type Queryable, type SealedColumn, type SecretKey } from '#server/store'
import type { DocumentOwner, FileToStore, OpenedFile, StoredFile } from './document.ts'
import { type About, newKey, openKey, openPart, rewrapKey, sealPart } from './envelope.ts'

export type Vault = {
  readonly seal: (about: About, secret: string) => Buffer
  /** A secret in the wrong record is a broken invariant. */
  readonly open: (about: About, sealed: Uint8Array) => string
}

const SEALED_KEY_BYTES = 60

/** One vault per kind of secret, separated by its label. */
export function openVault(secret_key: SecretKey, label: string): Vault {
  const wrapping_keys = deriveKeys(secret_key, `vault/${label}`)
  return {
    seal: (about, secret) => {
      const { key, sealed_key } = newKey(wrapping_keys[0], about)
      return Buffer.concat([sealed_key, sealPart(key, about, 'content', Buffer.from(secret))])
    },
    open: (about, sealed) => {
      const key = openKey(wrapping_keys, about, sealed.subarray(0, SEALED_KEY_BYTES))
      return openPart(key, about, 'content', sealed.subarray(SEALED_KEY_BYTES)).toString()
    },
  }
}

/** Exchanges the envelope of a vault's secret after a rotation of SECRET_KEY. */
export function resealVault(label: string): SealedColumn['reseal'] {
  return (secret_key, { id, owner, sealed }) => {
    const rewrapped = rewrapKey(deriveKeys(secret_key, `vault/${label}`), { owner, id }, sealed.subarray(0, SEALED_KEY_BYTES))
    return rewrapped && { value: Buffer.concat([rewrapped.value, sealed.subarray(SEALED_KEY_BYTES)]), at: rewrapped.at }
  }
}

/** The envelopes of files. */
export const sealedDocuments: SealedColumn = {
  table: 'document',
  id: 'id',
  column: 'sealed_key',
  owner: 'owner',
  reseal: (secret_key, { id, owner, sealed }) => rewrapKey(deriveKeys(secret_key, DOCUMENT_KEY), { owner, id }, sealed),
}

/** The label of the keys that seal each file's own key. */
const DOCUMENT_KEY = 'document-key/v1'

export type DocumentsContext = {
  readonly database: Database
  readonly clock: Clock
  /** Newest first. */
  readonly wrapping_keys: readonly [Buffer, ...Buffer[]]
  /** Of the first SECRET_KEY for ever: equal files have equal marks across a rotation. */
  readonly marking_key: Buffer
}

export function openContext({
  database,
  clock,
  secret_key,
}: {
  database: Database
  clock: Clock
  secret_key: SecretKey
}): DocumentsContext {
  return {
    database,
    clock,
    wrapping_keys: deriveKeys(secret_key, DOCUMENT_KEY),
    marking_key: originalKey(secret_key, 'document-mark/v1'),
  }
}

/** Stores a file in its own sealed envelope, within its owner's quota. */
const MAX_FILES = 10
const MAX_BYTES = 52_428_800

/** In the caller's transaction. */
export async function storeFile(
  { clock, wrapping_keys, marking_key }: DocumentsContext,
  tx: Queryable,
  { owner, purpose, file, keep_until }: FileToStore,
): Promise<string | Refused<'quota_full'>> {
  if (purpose === 'avatar') await tx.query(`DELETE FROM document WHERE owner = $1 AND purpose = 'avatar'`, [owner])
  if (!(await takeRoom(tx, owner, file.bytes.length))) return refuse('quota_full')
  const about = { owner, id: newId() }
  const { key, sealed_key } = newKey(wrapping_keys[0], about)
  await tx.query(
    `INSERT INTO document (id, owner, kind, purpose, bytes, sealed_key, sealed_name, sealed_content, content_mark, created_at, keep_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      about.id,
      owner,
      file.kind,
      purpose,
      file.bytes.length,
      sealed_key,
      sealPart(key, about, 'name', Buffer.from(file.name)),
      sealPart(key, about, 'content', file.bytes),
      createHmac('sha256', marking_key).update(file.bytes).digest(),
      clock.now(),
      keep_until,
    ],
  )
  return about.id
}

export const limitNames = ['stored_files', 'stored_bytes'] as const

/** An avatar replaces the last one, so it may fit although nothing is left. */
export async function readLimits({ database }: Pick<DocumentsContext, 'database'>, owner: string) {
  const [quota] = await database.query<{ files: number; bytes: number; frees_at: Date | null }>(
    `SELECT q.files::int AS files, q.bytes::int AS bytes, (SELECT min(keep_until) FROM document d WHERE d.owner = q.owner) AS frees_at
     FROM document_quota q WHERE q.owner = $1`,
    [owner],
  )
  const { files = 0, bytes = 0, frees_at = null } = quota ?? {}
  const until = frees_at ?? (files === 0 ? ('unused' as const) : ('freed' as const))
  const left = { files: Math.max(0, MAX_FILES - files), bytes: Math.max(0, MAX_BYTES - bytes) }
  const blocked = { reason: 'quota_full' } as const
  return [
    countLimit('stored_files', { at_most: MAX_FILES, used: files, left: left.files }, { until, blocked: left.files === 0 && blocked }),
    countLimit('stored_bytes', { at_most: MAX_BYTES, used: bytes, left: left.bytes }, { until, blocked: left.bytes === 0 && blocked }),
  ]
}

/** Locks the owner's row until the transaction ends, so that concurrent uploads count each other. */
async function takeRoom(tx: Queryable, owner: string, bytes: number): Promise<boolean> {
  await tx.query('INSERT INTO document_quota (owner, files, bytes) VALUES ($1, 0, 0) ON CONFLICT DO NOTHING', [owner])
  const [room] = await tx.query<{ fits: boolean }>(
    'SELECT files < $2 AND bytes + $3 <= $4 AS fits FROM document_quota WHERE owner = $1 FOR UPDATE',
    [owner, MAX_FILES, bytes, MAX_BYTES],
  )
  return room?.fits ?? false
}

type Row = Omit<StoredFile, 'name'> & { readonly owner: string; readonly sealed_key: Buffer; readonly sealed_name: Buffer }
type WholeRow = Row & { readonly sealed_content: Buffer }

const COLUMNS = 'id, owner, kind, purpose, bytes, created_at, keep_until, sealed_key, sealed_name'

/** Reads a stored file by its owner and decrypts it with its envelope's key. */
export async function readFile(
  room: DocumentsContext,
  owner: DocumentOwner,
  id: string,
  query: Query = room.database.query,
): Promise<OpenedFile | null> {
  if (!isId(id)) return null
  const [row] = await query<WholeRow>(`SELECT ${COLUMNS}, sealed_content FROM document WHERE owner = ANY ($1::uuid[]) AND id = $2`, [
    [owner].flat(),
    id,
  ])
  return row ? opened(room, row) : null
}

export async function readAvatar(room: DocumentsContext, id: string): Promise<OpenedFile | null> {
  if (!isId(id)) return null
  const [row] = await room.database.query<WholeRow>(
    `SELECT ${COLUMNS}, sealed_content FROM document WHERE id = $1 AND purpose = 'avatar'`,
    [id],
  )
  return row ? opened(room, row) : null
}

export async function listFiles(room: DocumentsContext, owner: DocumentOwner, query: Query = room.database.query): Promise<StoredFile[]> {
  const rows = await query<Row>(`SELECT ${COLUMNS} FROM document WHERE owner = ANY ($1::uuid[]) ORDER BY created_at DESC, id DESC`, [
    [owner].flat(),
  ])
  return rows.map((row) => shown(room, row))
}

function shown({ wrapping_keys }: DocumentsContext, { owner, sealed_key, sealed_name, ...row }: Row): StoredFile {
  const about = { owner, id: row.id }
  return { ...row, name: openPart(openKey(wrapping_keys, about, sealed_key), about, 'name', sealed_name).toString() }
}

function opened(room: DocumentsContext, { sealed_content, ...row }: WholeRow): OpenedFile {
  const about = { owner: row.owner, id: row.id }
  return { ...shown(room, row), content: openPart(openKey(room.wrapping_keys, about, row.sealed_key), about, 'content', sealed_content) }
}
