/** The mail list for administrators: recipient, subject and state, never the text, which may hold a code. */
import { isId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import { escapeLike, type Queryable } from '#server/store'

type MailState = 'kept' | 'waiting' | 'sent' | 'failed'
export type ListedMail = {
  readonly _id: string
  readonly to: string
  readonly subject: string
  readonly kind: string
  readonly state: MailState
  readonly attempts: number
  readonly last_error: string | null
  readonly created_at: Date
  readonly due_at: Date
}
export type MailQuery = {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly q?: string | undefined
  readonly state?: MailState | undefined
}

const COLUMNS = 'id AS _id, recipient AS to, subject, kind, state, attempts, last_error, created_at, due_at'
const COUNT_LIMIT = 10_000
const FILTER = `state <> 'decoy' AND ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR recipient LIKE $2 || '%')`

/** Newest first; `q` is the beginning of an address. */
export async function listMails({ query }: Queryable, asked: MailQuery) {
  const filter = [asked.state ?? null, asked.q ? escapeLike(asked.q.trim().toLowerCase()) : null]
  const before = /^\d{1,18}$/.test(asked.cursor ?? '') ? asked.cursor : null
  const rows = await query<ListedMail & { position: bigint }>(
    `SELECT ${COLUMNS}, position FROM mail WHERE ${FILTER} AND ($3::bigint IS NULL OR position < $3) ORDER BY position DESC LIMIT $4`,
    [...filter, before, asked.limit + 1],
  )
  const [counted] = await query<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT FROM mail WHERE ${FILTER} LIMIT ${COUNT_LIMIT + 1}) AS counted`,
    filter,
  )
  const shown = rows.slice(0, asked.limit)
  const total = counted?.n ?? 0
  const next_cursor = rows.length > shown.length ? String(shown.at(-1)?.position ?? '') : null
  return { data: shown.map(({ position: _, ...mail }) => mail), page: { next_cursor, total: total > COUNT_LIMIT ? null : total } }
}

/** Makes a failed mail due now. Null: no such mail. */
export async function retryMail(tx: Queryable, id: string, now: Date): Promise<ListedMail | Refused<'wrong_status'> | null> {
  if (!isId(id)) return null
  const [mail] = await tx.query<ListedMail>(`SELECT ${COLUMNS} FROM mail WHERE id = $1 AND state <> 'decoy' FOR UPDATE`, [id])
  if (!mail) return null
  if (mail.state !== 'failed') return refuse('wrong_status', { reason: 'mail_not_failed' })
  await tx.query(`UPDATE mail SET state = 'waiting', ended_at = NULL, due_at = $2, attempts = 0 WHERE id = $1`, [id, now])
  return { ...mail, state: 'waiting', attempts: 0, due_at: now }
}
