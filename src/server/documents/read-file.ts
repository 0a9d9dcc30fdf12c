/** Reads a stored file by its owner and decrypts it with its envelope's key. */
import { isId } from '#kernel/id'
import type { Query } from '#server/store'
import type { DocumentsContext } from './context.ts'
import type { DocumentOwner, OpenedFile, StoredFile } from './document.ts'
import { openKey, openPart } from './envelope.ts'

type Row = Omit<StoredFile, 'name'> & { readonly owner: string; readonly sealed_key: Buffer; readonly sealed_name: Buffer }
type WholeRow = Row & { readonly sealed_content: Buffer }

const COLUMNS = 'id, owner, kind, purpose, bytes, created_at, keep_until, sealed_key, sealed_name'

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
