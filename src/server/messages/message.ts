/** The message table, and a member's operations on it. */
import type * as z from 'zod/mini'
import type { message } from '#contract/member/messages'
import { isId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { Closeness, SearchTerm } from '#kernel/search-term'
import type { Query, Queryable, Tx } from '#server/store'

export type Message = z.output<typeof message>
export type MessagePage = { readonly data: Message[]; readonly page: { next_cursor: string | null; total: number | null } }

type Row = {
  id: string
  user_id: string
  subject: string
  body: string
  is_read: boolean
  investment_id: string | null
  created_at: Date
  effective_at: Date
  updated_at: Date
}
const COLUMNS = 'id, user_id, subject, body, is_read, investment_id, created_at, effective_at, updated_at'
const COUNT_LIMIT = 10_000

/** Once per id: a repeat writes nothing and returns false. The default time is the business date of the writing. */
export async function insertMessage(
  tx: Tx,
  row: {
    id: string
    user_id: string
    event: string
    subject: string
    body: string
    is_read: boolean
    investment_id: string | null
    effective_at: Date | null
    now: Date
  },
): Promise<boolean> {
  const written = await tx.query(
    `INSERT INTO message (id, user_id, event, subject, body, created_at, updated_at, effective_at, investment_id, is_read)
     VALUES ($1, $2, $3, $4, $5, $6, $6, coalesce($7, store_business_at($6)), $8, $9)
     ON CONFLICT (id) DO NOTHING RETURNING 1`,
    [row.id, row.user_id, row.event, row.subject, row.body, row.now, row.effective_at, row.investment_id, row.is_read],
  )
  return written.length > 0
}

/** Newest first, by the business date shown. The total is exact up to 10,000 and null beyond; an invalid cursor starts at the newest. */
export async function listMessages(
  reader: Queryable,
  user_id: string,
  query: { limit: number; cursor?: string | undefined },
): Promise<MessagePage> {
  const after = query.cursor && isId(query.cursor) ? query.cursor : null
  const [rows, [counted]] = await Promise.all([
    reader.query<Row>(
      `SELECT ${COLUMNS} FROM message m WHERE user_id = $1
         AND ($2::uuid IS NULL OR (effective_at, created_at, id) <
           (SELECT c.effective_at, c.created_at, c.id FROM message c WHERE c.id = $2 AND c.user_id = $1))
       ORDER BY effective_at DESC, created_at DESC, id DESC LIMIT $3`,
      [user_id, after, query.limit + 1],
    ),
    reader.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM (SELECT 1 FROM message WHERE user_id = $1 LIMIT ${COUNT_LIMIT + 1}) AS counted`,
      [user_id],
    ),
  ])
  const page = rows.slice(0, query.limit)
  const total = counted?.total ?? 0
  const next_cursor = rows.length > page.length ? (page.at(-1)?.id ?? null) : null
  return { data: page.map(shown), page: { next_cursor, total: total > COUNT_LIMIT ? null : total } }
}

/** Sets `is_read` on one of the member's own messages; other members' behave as absent. */
export async function markMessage(
  reader: Queryable,
  wanted: { user_id: string; id: string; is_read: boolean; now: Date },
): Promise<Message | Refused<'no_message'>> {
  if (!isId(wanted.id)) return refuse('no_message')
  const [row] = await reader.query<Row>(
    `UPDATE message SET is_read = $3, updated_at = CASE WHEN is_read = $3 THEN updated_at ELSE $4 END
     WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`,
    [wanted.id, wanted.user_id, wanted.is_read, wanted.now],
  )
  return row ? shown(row) : refuse('no_message')
}

export async function markAllRead(reader: Queryable, user_id: string, now: Date): Promise<number> {
  const marked = await reader.query('UPDATE message SET is_read = true, updated_at = $2 WHERE user_id = $1 AND NOT is_read RETURNING 1', [
    user_id,
    now,
  ])
  return marked.length
}

/** All of a member's messages, in the caller's transaction. */
export async function eraseMessages(tx: Queryable, user_id: string): Promise<void> {
  await tx.query('DELETE FROM message WHERE user_id = $1', [user_id])
}

export async function countUnread(reader: Queryable, user_id: string): Promise<number> {
  const [row] = await reader.query<{ n: number }>('SELECT count(*)::int AS n FROM message WHERE user_id = $1 AND NOT is_read', [user_id])
  return row?.n ?? 0
}

function shown({ id, user_id, subject, body, is_read, investment_id, created_at, effective_at, updated_at }: Row): Message {
  const status = is_read ? 'read' : 'unread'
  return {
    _id: id,
    user: user_id,
    is_read,
    message_subject: subject,
    message_body: body,
    status,
    investment_id,
    created_at,
    effective_at,
    updated_at,
  }
}

/** Searches one member's messages by subject or body. */
export type FoundMessage = {
  readonly id: string
  readonly subject: string
  readonly body: string
  readonly effective_at: Date
  readonly closeness: Closeness
}

/** The best matches, newest first. Doesn't mark them as read. */
export function searchMessages(query: Query, user_id: string, { text, begins, has }: SearchTerm, limit: number): Promise<FoundMessage[]> {
  return query<FoundMessage>(
    `SELECT id, subject, body, effective_at, closeness FROM (
       SELECT m.*, CASE WHEN f.subject = $2 THEN 0 WHEN f.subject LIKE $3 THEN 1 WHEN f.subject LIKE ALL ($4::text[]) THEN 2
         WHEN f.subject || ' ' || text_fold(m.body) LIKE ALL ($4::text[]) THEN 3 END AS closeness
       FROM message m CROSS JOIN LATERAL (SELECT text_fold(m.subject) AS subject) f WHERE user_id = $1
     ) found WHERE closeness IS NOT NULL ORDER BY closeness, effective_at DESC, created_at DESC, id DESC LIMIT $5`,
    [user_id, text, begins, has, limit],
  )
}
