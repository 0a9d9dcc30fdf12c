/** Sessions: 256-bit opaque tokens, known to the database as SHA-256 only, read on every request. */
import { createHash } from 'node:crypto'
import type { Caller } from '#contract/define'
import { addSeconds, type Clock } from '#kernel/clock'
import { isId, newId, randomBytes } from '#kernel/id'
import type { Database, Query, Tx } from '#server/store'
import type { User } from './user.ts'

export type Device = { readonly user_agent: string; readonly address: string }

export type Session = Device & { readonly id: string; readonly created_at: Date; readonly last_seen_at: Date }

const ABSOLUTE_SECONDS = 12 * 3_600
const IDLE_SECONDS = 30 * 60
const ADMINISTRATOR_IDLE_SECONDS = 15 * 60
const SEEN_EVERY_SECONDS = 60

/** $1 now: what makes a session `s` of a user `u` count. */
const LIVE = `s.ended_at IS NULL AND s.expires_at > $1 AND u.status = 'active'
  AND s.last_seen_at > $1 - make_interval(secs => CASE u.role WHEN 'administrator' THEN ${ADMINISTRATOR_IDLE_SECONDS} ELSE ${IDLE_SECONDS} END)`

/** A new session with a new token, always: nothing that existed before a log-in counts after it. */
export async function openSession(tx: Tx, user: User, device: Device, now: Date): Promise<string> {
  const token = Buffer.from(randomBytes(32)).toString('base64url')
  await tx.query(
    `INSERT INTO session (id, user_id, token_hash, user_agent, address, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [newId(now), user.id, hashOf(token), device.user_agent, device.address, now, addSeconds(now, ABSOLUTE_SECONDS)],
  )
  await tx.query('UPDATE users SET last_active_at = $2 WHERE id = $1', [user.id, now])
  return token
}

/** Whose live session this is, or null. A suspension, an end or a lapse counts from its very moment; being seen is noted once a minute. */
export async function authenticate(own: { database: Database; clock: Clock }, token: string): Promise<Caller | null> {
  const now = own.clock.now()
  const [found] = await own.database.query<{ id: string; user_id: string; email: string; role: string; last_seen_at: Date }>(
    `SELECT s.id, s.user_id, u.email, u.role, s.last_seen_at FROM session s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $2 AND ${LIVE}`,
    [now, hashOf(token)],
  )
  if (!found) return null
  const { id: session_id, user_id, email, role, last_seen_at } = found
  if (last_seen_at <= addSeconds(now, -SEEN_EVERY_SECONDS)) await noteSeen(own.database, session_id, user_id, now)
  return { user_id, session_id, email, is_admin: role === 'administrator' }
}

async function noteSeen(database: Database, session_id: string, user_id: string, now: Date): Promise<void> {
  await database.query(
    `WITH seen AS (UPDATE session SET last_seen_at = $3 WHERE id = $1 AND ended_at IS NULL AND last_seen_at < $3 RETURNING 1)
     UPDATE users SET last_active_at = $3 WHERE id = $2 AND EXISTS (SELECT 1 FROM seen)`,
    [session_id, user_id, now],
  )
}

/** Live ones, newest first. */
export function listSessions(database: { query: Query }, now: Date, user_id: string): Promise<Session[]> {
  return database.query<Session>(
    `SELECT s.id, s.user_agent, s.address, s.created_at, s.last_seen_at FROM session s JOIN users u ON u.id = s.user_id
     WHERE s.user_id = $2 AND ${LIVE} ORDER BY s.created_at DESC, s.id DESC`,
    [now, user_id],
  )
}

/** Which of these sessions are still open: one query for all of a node's streams. */
export async function liveSessions(database: { query: Query }, now: Date, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ id: string }>(
    `SELECT s.id FROM session s JOIN users u ON u.id = s.user_id WHERE s.id = ANY ($2::uuid[]) AND ${LIVE}`,
    [now, ids],
  )
  return new Set(rows.map((row) => row.id))
}

/** False when this user has no such open session. */
export async function endSession(database: { query: Query }, now: Date, user_id: string, session_id: string): Promise<boolean> {
  if (!isId(session_id)) return false
  const ended = await database.query('UPDATE session SET ended_at = $3 WHERE id = $1 AND user_id = $2 AND ended_at IS NULL RETURNING 1', [
    session_id,
    user_id,
    now,
  ])
  return ended.length > 0
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** What is kept of a caller's device: printable and short, because the caller wrote it. */
export function readDevice({ user_agent, address }: Device): Device {
  return { user_agent: storable(user_agent, 300), address: storable(address, 64) }
}

function storable(text: string, max: number): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, max)
}
