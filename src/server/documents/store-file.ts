/** Stores a file in its own sealed envelope, within its owner's quota. */
import { createHmac } from 'node:crypto'
import { newId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { Queryable } from '#server/store'
import type { DocumentsContext } from './context.ts'
import type { FileToStore } from './document.ts'
import { newKey, sealPart } from './envelope.ts'

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

/** Locks the owner's row until the transaction ends, so that concurrent uploads count each other. */
async function takeRoom(tx: Queryable, owner: string, bytes: number): Promise<boolean> {
  await tx.query('INSERT INTO document_quota (owner, files, bytes) VALUES ($1, 0, 0) ON CONFLICT DO NOTHING', [owner])
  const [room] = await tx.query<{ fits: boolean }>(
    'SELECT files < $2 AND bytes + $3 <= $4 AS fits FROM document_quota WHERE owner = $1 FOR UPDATE',
    [owner, MAX_FILES, bytes, MAX_BYTES],
  )
  return room?.fits ?? false
}
