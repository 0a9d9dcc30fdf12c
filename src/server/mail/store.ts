/** The mail room's table. */
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { isId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import { escapeLike } from '#kernel/search-term'
import { emailStart } from '#kernel/text'
import type { Query, Queryable, Sealer } from '#server/store'
import type { Letter } from './letter.ts'
import type { Rendered } from './render.ts'

export const MAIL_SEAL = 'mail'
/** Longer than any attempt takes; then another process may take over the mail of one that died. */
const LEASE_SECONDS = 180

export type Mail = {
  readonly _id: string
  readonly to: string
  readonly subject: string
  readonly kind: string
  readonly created_at: Date
} & Rendered
export type DueMail = Mail & { readonly attempts: number }

type Row = { id: string; recipient: string; subject: string; kind: string; created_at: Date; sealed_body: Buffer; attempts: number }

/** The SQL function that queues mails; a journal group may name it as a record. */
export const MAIL_RECORD = 'mail_record'

type Queued = {
  readonly id: string
  readonly letter: Letter
  readonly body: Rendered
  readonly now: Date
  readonly state: 'kept' | 'waiting'
}

/** The row that `mail_record` takes. A decoy has no recipient, and the next purge deletes it. */
export function mailRow({ seal }: Pick<Sealer, 'seal'>, { id, letter, body, now, state }: Queued) {
  const { to, kind, subject, farewell, decoy } = letter
  const sealed_body = seal(JSON.stringify(body), MAIL_SEAL).toString('base64')
  const forget_at = decoy ? now : farewell ? addSeconds(now, DAY_SECONDS) : null
  return { id, recipient: decoy ? '' : to, kind, subject, sealed_body, created_at: now, state: decoy ? 'decoy' : state, forget_at }
}

export async function insertMail(tx: Queryable, row: ReturnType<typeof mailRow>): Promise<void> {
  await tx.query(`SELECT ${MAIL_RECORD}($1::jsonb)`, [JSON.stringify([row])])
}

/** All mails to these addresses; waiting ones are not sent. */
export async function eraseMails(tx: Queryable, recipients: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM mail WHERE recipient = ANY ($1::text[])', [recipients])
}

/** Last mails of closed accounts, and decoys. */
export async function forgetMails(database: { query: Query }, now: Date): Promise<void> {
  await database.query('DELETE FROM mail WHERE forget_at <= $1', [now])
}

/** A mail that is to be forgotten is, also before the purge. $1 the time. */
const KEPT = `state <> 'decoy' AND (forget_at IS NULL OR forget_at > $1)`

/** Newest first. */
export async function newestMails(
  database: { query: Query },
  sealer: Sealer,
  now: Date,
  to: { readonly exact: string | null; readonly has: readonly string[] },
  limit: number,
): Promise<Mail[]> {
  const rows = await database.query<Row>(
    `SELECT id, recipient, subject, kind, created_at, sealed_body, attempts FROM mail
     WHERE ${KEPT} AND ($2::text IS NULL OR recipient = $2) AND text_fold(recipient) LIKE ALL ($4::text[]) ORDER BY position DESC LIMIT $3`,
    [now, to.exact, limit, to.has],
  )
  return rows.map((row) => opened(sealer, row))
}

/** Takes due mails for this process until the lease ends. */
export async function claimDue(database: { query: Query }, sealer: Sealer, now: Date, limit: number): Promise<DueMail[]> {
  const rows = await database.query<Row>(
    `UPDATE mail SET due_at = $2, attempts = attempts + 1 WHERE id IN (
       SELECT id FROM mail WHERE state = 'waiting' AND due_at <= $1 ORDER BY due_at, position LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id, recipient, subject, kind, created_at, sealed_body, attempts`,
    [now, addSeconds(now, LEASE_SECONDS), limit],
  )
  return rows.map((row) => ({ ...opened(sealer, row), attempts: row.attempts }))
}

export async function noteEnd(
  database: { query: Query },
  id: string,
  state: 'sent' | 'failed',
  now: Date,
  error: string | null,
): Promise<void> {
  await database.query('UPDATE mail SET state = $2, ended_at = $3, last_error = $4 WHERE id = $1', [id, state, now, error])
}

export async function noteRetry(database: { query: Query }, id: string, due_at: Date, error: string): Promise<void> {
  await database.query('UPDATE mail SET due_at = $2, last_error = $3 WHERE id = $1', [id, due_at, error])
}

export async function countByState(
  database: { query: Query },
  now: Date,
): Promise<{ waiting: number; sent: number; failed: number; kept: number }> {
  const counts = { waiting: 0, sent: 0, failed: 0, kept: 0 }
  const rows = await database.query<{ state: keyof typeof counts; n: number }>(
    `SELECT state, count(*)::int AS n FROM mail WHERE ${KEPT} GROUP BY state`,
    [now],
  )
  for (const { state, n } of rows) counts[state] = n
  return counts
}

function opened(sealer: Sealer, { id, recipient, subject, kind, created_at, sealed_body }: Row): Mail {
  const body: Rendered = JSON.parse(sealer.open(sealed_body, MAIL_SEAL).toString())
  return { _id: id, to: recipient, subject, kind, created_at, ...body }
}

/** When the newest one was sent; null: none was. */
export async function readLastSent({ query }: { query: Query }): Promise<Date | null> {
  const [row] = await query<{ ended_at: Date }>(`SELECT ended_at FROM mail WHERE state = 'sent' ORDER BY position DESC LIMIT 1`)
  return row?.ended_at ?? null
}

export type MailQueueState = {
  readonly waiting: number
  /** Of those: tried, and not taken by the mail server. */
  readonly failing: number
  readonly oldest: Date | null
}

export async function readQueueState(database: { query: Query }): Promise<MailQueueState> {
  const [row] = await database.query<MailQueueState>(
    `SELECT count(*)::int AS waiting, count(*) FILTER (WHERE last_error IS NOT NULL)::int AS failing, min(created_at) AS oldest
     FROM mail WHERE state = 'waiting'`,
  )
  return row ?? { waiting: 0, failing: 0, oldest: null }
}

const STUCK_SECONDS = 900

export async function countStuck(database: { query: Query }, now: Date): Promise<number> {
  const [row] = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM mail WHERE state = 'waiting' AND created_at < $1`, [
    addSeconds(now, -STUCK_SECONDS),
  ])
  return row?.n ?? 0
}

/** The mail list for administrators: recipient, subject and state, never the text, which may hold a code. */
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
/** Few recipients differ from what is searched for, folded: as they are stored, or as they are shown. */
const BEGINS = `(recipient LIKE $3 || '%' OR (recipient ~ 'xn--|[^ -_a-~]' AND ' ' || text_fold(email_sought(recipient)) LIKE '% ' || $3 || '%'))`
const FILTER = `${KEPT} AND ($2::text IS NULL OR state = $2) AND ($3::text IS NULL OR ${BEGINS})`

/** Newest first; `q` is the beginning of an address. */
export async function listMails({ query }: Queryable, asked: MailQuery, now: Date) {
  const filter = [now, asked.state ?? null, asked.q ? escapeLike(emailStart(asked.q)) : null]
  const before = /^\d{1,18}$/.test(asked.cursor ?? '') ? asked.cursor : null
  const rows = await query<ListedMail & { position: bigint }>(
    `SELECT ${COLUMNS}, position FROM mail WHERE ${FILTER} AND ($4::bigint IS NULL OR position < $4) ORDER BY position DESC LIMIT $5`,
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
