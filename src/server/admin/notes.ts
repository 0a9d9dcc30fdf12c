/** Staff notes about a person: kept until the person is erased, and part of their data export. */
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import type { Actor, Audit } from '#server/audit'
import { decodeCursor, page } from '#server/http'
import type { Database, Query, Queryable } from '#server/store'

type Note = { readonly id: string; readonly text: string; readonly by: string | null; readonly created_at: Date }
type NotesPage = { readonly limit: number; readonly cursor?: string | undefined }

export async function listNotes({ query }: Queryable, user_id: string, { limit, cursor }: NotesPage) {
  const after = decodeCursor(cursor)
  if (isRefused(after)) return after
  const rows = await query<Note>(
    `SELECT n.id, n.text, u.email AS by, n.created_at FROM user_note n JOIN users u ON u.id = n.author
     WHERE n.user_id = $1 AND ($2::timestamptz IS NULL OR (n.created_at, n.id) < ($2, $3::uuid)) ORDER BY n.created_at DESC, n.id DESC LIMIT $4`,
    [user_id, after?.created_at ?? null, after?.id ?? null, limit + 1],
  )
  const [counted] = await query<{ n: number }>('SELECT count(*)::int AS n FROM user_note WHERE user_id = $1', [user_id])
  const notes_page = page({ rows, limit, cursorOf: (row) => row, total: counted?.n ?? 0 })
  return { ...notes_page, data: notes_page.data.map(viewNote) }
}

function viewNote({ id, ...note }: Note) {
  return { _id: id, ...note }
}

type Dependencies = { readonly database: Database; readonly clock: { now(): Date }; readonly audit: Pick<Audit, 'record'> }

/** The audit log records that a note was written but not its text, because it cannot be erased. */
export async function writeNote(
  { database, clock, audit }: Dependencies,
  actor: Actor,
  { user_id, text }: { readonly user_id: string; readonly text: string },
) {
  const created_at = new Date(Math.trunc(clock.now().getTime()))
  const id = newId(created_at)
  await database.transaction(async (tx) => {
    await tx.query('INSERT INTO user_note (id, user_id, author, text, created_at) VALUES ($1, $2, $3, $4, $5)', [
      id,
      user_id,
      actor.user_id,
      text,
      created_at,
    ])
    await audit.record(tx, {
      actor: actor.user_id,
      actor_email: actor.email,
      action: 'user.note',
      object_kind: 'user',
      object_id: user_id,
      request_id: actor.request_id,
    })
  })
  return viewNote({ id, text, by: actor.email, created_at })
}

export async function eraseNotes(tx: Queryable, user_id: string): Promise<void> {
  await tx.query('DELETE FROM user_note WHERE user_id = $1 OR author = $1', [user_id])
}

/** For the data export: texts without authors. */
export function readNotesAbout(query: Query, user_id: string): Promise<{ readonly text: string; readonly created_at: Date }[]> {
  return query('SELECT text, created_at FROM user_note WHERE user_id = $1 ORDER BY created_at, id', [user_id])
}
