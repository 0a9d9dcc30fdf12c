/** The mail room's table. */
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
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

/** Newest first. */
export async function newestMails(database: { query: Query }, sealer: Sealer, to: string | null, limit: number): Promise<Mail[]> {
  const rows = await database.query<Row>(
    `SELECT id, recipient, subject, kind, created_at, sealed_body, attempts FROM mail
     WHERE state <> 'decoy' AND ($1::text IS NULL OR recipient = $1) ORDER BY position DESC LIMIT $2`,
    [to, limit],
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

export async function countByState(database: { query: Query }): Promise<{ waiting: number; sent: number; failed: number; kept: number }> {
  const counts = { waiting: 0, sent: 0, failed: 0, kept: 0 }
  const rows = await database.query<{ state: keyof typeof counts; n: number }>(
    `SELECT state, count(*)::int AS n FROM mail WHERE state <> 'decoy' GROUP BY state`,
  )
  for (const { state, n } of rows) counts[state] = n
  return counts
}

function opened(sealer: Sealer, { id, recipient, subject, kind, created_at, sealed_body }: Row): Mail {
  const body: Rendered = JSON.parse(sealer.open(sealed_body, MAIL_SEAL).toString())
  return { _id: id, to: recipient, subject, kind, created_at, ...body }
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
