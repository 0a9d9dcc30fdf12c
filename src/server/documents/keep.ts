/** Files in the database, each sealed in an envelope of its own and read only by way of its owner. */
import { createHmac } from 'node:crypto'
import type { Clock } from '#kernel/clock'
import { isId, newId } from '#kernel/id'
import { refuse } from '#kernel/refusal'
import { type Database, deriveKey } from '#server/store'
import type { Documents, Kept, Opened } from './document.ts'
import { newKey, openKey, openPart, sealPart } from './envelope.ts'

const MAX_FILES = 10
const MAX_BYTES = 52_428_800

type Row = Omit<Kept, 'name'> & { readonly owner: string; readonly sealed_key: Buffer; readonly sealed_name: Buffer }
type WholeRow = Row & { readonly sealed_content: Buffer }

const COLUMNS = 'id, owner, kind, purpose, bytes, created_at, keep_until, sealed_key, sealed_name'

export function openKeeping({ database, clock, secret_key }: { database: Database; clock: Clock; secret_key: string }): Documents {
  const wrapping_key = deriveKey(secret_key, 'document-key/v1')
  const marking_key = deriveKey(secret_key, 'document-mark/v1')

  const shown = ({ owner, sealed_key, sealed_name, ...row }: Row): Kept => {
    const about = { owner, id: row.id }
    const key = openKey(wrapping_key, about, sealed_key)
    return { ...row, name: openPart(key, about, 'name', sealed_name).toString() }
  }
  const opened = ({ sealed_content, ...row }: WholeRow): Opened => {
    const about = { owner: row.owner, id: row.id }
    const key = openKey(wrapping_key, about, row.sealed_key)
    return { ...shown(row), content: openPart(key, about, 'content', sealed_content) }
  }
  return {
    keep: async (tx, { owner, purpose, file, keep_until }) => {
      if (purpose === 'avatar') await tx.query(`DELETE FROM document WHERE owner = $1 AND purpose = 'avatar'`, [owner])
      await tx.query('INSERT INTO document_quota (owner, files, bytes) VALUES ($1, 0, 0) ON CONFLICT DO NOTHING', [owner])
      // Locked until the transaction ends: whoever keeps another file of this owner waits here, and then counts this one.
      const [room] = await tx.query<{ fits: boolean }>(
        'SELECT files < $2 AND bytes + $3 <= $4 AS fits FROM document_quota WHERE owner = $1 FOR UPDATE',
        [owner, MAX_FILES, file.bytes.length, MAX_BYTES],
      )
      if (!room?.fits) return refuse('quota_full')
      const about = { owner, id: newId() }
      const { key, sealed_key } = newKey(wrapping_key, about)
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
    },
    read: async (owner, id, reader = database) => {
      if (!isId(id)) return null
      const [row] = await reader.query<WholeRow>(`SELECT ${COLUMNS}, sealed_content FROM document WHERE owner = $1 AND id = $2`, [
        owner,
        id,
      ])
      return row ? opened(row) : null
    },
    list: async (owner, reader = database) =>
      (await reader.query<Row>(`SELECT ${COLUMNS} FROM document WHERE owner = $1 ORDER BY created_at DESC, id DESC`, [owner])).map(shown),
    remove: async (tx, owner, id) => {
      if (!isId(id)) return false
      return (await tx.query('DELETE FROM document WHERE owner = $1 AND id = $2 RETURNING id', [owner, id])).length > 0
    },
    removeAll: async (tx, owner) => (await tx.query('DELETE FROM document WHERE owner = $1 RETURNING id', [owner])).length,
    readAvatar: async (id) => {
      if (!isId(id)) return null
      const [row] = await database.query<WholeRow>(`SELECT ${COLUMNS}, sealed_content FROM document WHERE id = $1 AND purpose = 'avatar'`, [
        id,
      ])
      return row ? opened(row) : null
    },
    sameContent: async (one, other) => {
      const [row] = await database.query<{ same: boolean }>(
        `SELECT EXISTS (SELECT FROM document a JOIN document b USING (content_mark) WHERE a.owner = $1 AND b.owner = $2) AS same`,
        [one, other],
      )
      return row?.same ?? false
    },
    purge: async () => (await database.query('DELETE FROM document WHERE keep_until <= $1 RETURNING id', [clock.now()])).length,
  }
}
