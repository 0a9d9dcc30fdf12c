/** Sessions: 256-bit opaque tokens, stored as SHA-256 only and read on every request. */

import type { Caller, RoleHold } from '#contract/shared/define'
import type { Role } from '#contract/shared/role'
import { addSeconds } from '#kernel/clock'
import { HOUR_SECONDS } from '#kernel/duration'
import { isId, newId } from '#kernel/id'
import { nearestNetwork } from '#kernel/network'
import { type Database, isOutOfSpace, type Query, type Queryable, type Tx } from '#server/store'
import type { Room } from '../context.ts'
import { agentMark, type Device, deviceMark, notifyOtherBrowser, readDevice } from '../device.ts'
import { drawToken, hashToken } from '../token.ts'
import { HAS_FACTOR, roleBlockedUntil, type User } from '../user.ts'
import { endPending } from './pending-log-in.ts'

export type Session = Device & { readonly id: string; readonly created_at: Date; readonly last_seen_at: Date }

const ABSOLUTE_SECONDS = 12 * HOUR_SECONDS
const IDLE_SECONDS = 30 * 60
const STAFF_IDLE_SECONDS = 15 * 60
const SEEN_EVERY_SECONDS = 60
const FORMER_SECONDS = 10

/** $1 now: conditions for a live session `s` of a user `u`. */
const LIVE = `s.ended_at IS NULL AND s.expires_at > $1 AND u.status = 'active'
  AND s.last_seen_at > $1 - make_interval(secs => CASE u.role WHEN 'member' THEN ${IDLE_SECONDS} ELSE ${STAFF_IDLE_SECONDS} END)`

/** `browser`: the cookie that will identify the browser. */
export type Opened = { readonly token: string; readonly session_id: string; readonly unknown_device: boolean; readonly browser: string }

/**
 * Always opens a new session with a new token, so that nothing from before the log-in stays valid. The same statement records
 * the device; `unknown_device` if the account has used others before but not this one. A browser keeps the cookie known to any
 * account; unknown values are discarded.
 */
export async function openSession(tx: Tx, user: Pick<User, 'id'>, device: Device, now: Date): Promise<Opened> {
  const token = drawToken()
  const session_id = newId(now)
  const fresh = drawToken()
  const [opened] = await tx.query<{ unknown_device: boolean; is_kept: boolean }>(
    `WITH given AS (SELECT FROM known_browser WHERE token_hash = $9 LIMIT 1),
       browser AS (INSERT INTO known_browser (user_id, token_hash, first_seen_at, last_seen_at)
         VALUES ($2, CASE WHEN EXISTS (SELECT FROM given) THEN $9 ELSE $10 END, $6, $6)
         ON CONFLICT (user_id, token_hash) DO UPDATE SET last_seen_at = $6 RETURNING token_hash),
       others AS (SELECT FROM known_device WHERE user_id = $2 LIMIT 1),
       noted AS (INSERT INTO known_device (user_id, mark, first_seen_at, last_seen_at) VALUES ($2, $8, $6, $6)
         ON CONFLICT (user_id, mark) DO UPDATE SET last_seen_at = $6 RETURNING xmax = 0 AS is_new),
       active AS (UPDATE users SET last_active_at = $6 WHERE id = $2),
       opened AS (INSERT INTO session (id, user_id, token_hash, user_agent, address, network, created_at, last_seen_at, expires_at, browser_hash)
         SELECT $1, $2, $3, $4, $5, $11, $6, $6, $7, token_hash FROM browser)
     SELECT is_new AND EXISTS (SELECT FROM others) AS unknown_device, EXISTS (SELECT FROM given) AS is_kept FROM noted`,
    [
      session_id,
      user.id,
      hashToken(token),
      device.user_agent,
      device.address,
      now,
      addSeconds(now, ABSOLUTE_SECONDS),
      deviceMark(device),
      device.browser === undefined ? null : hashToken(device.browser),
      hashToken(fresh),
      nearestNetwork(device.address),
    ],
  )
  const browser = opened?.is_kept && device.browser !== undefined ? device.browser : fresh
  return { token, session_id, unknown_device: opened?.unknown_device ?? false, browser }
}

type CallFrom = Device & { readonly unattended?: boolean }

type SessionRow = {
  id: string
  user_id: string
  email: string
  role: Role
  is_frozen: boolean
  role_held_until: Date | null
  has_factor: boolean
  last_seen_at: Date
  user_agent: string
  strange_agents: string[]
}

/**
 * The owner of a live session, or null. Suspension, end and expiry apply immediately; last-seen is updated once a minute, and
 * unattended polling does not update it, so that a forgotten page idles out. A token from another browser still works, and its
 * owner is notified once per browser.
 */
export async function authenticate(room: Room, token: string, device: CallFrom): Promise<Caller | null> {
  const now = room.clock.now()
  const hash = hashToken(token)
  const session = await find(room.database, now, hash)
  if (!session) return null
  const { id: session_id, user_id, email, role, is_frozen, last_seen_at } = session
  if (!device.unattended && last_seen_at <= addSeconds(now, -SEEN_EVERY_SECONDS))
    await ignoreFullDisk(recordSeen(room.database, session_id, user_id, now))
  const mark = agentMark(readDevice(device).user_agent)
  if (mark !== agentMark(session.user_agent) && !session.strange_agents.includes(mark))
    await ignoreFullDisk(notifyOtherBrowser(room, { session_id, user_id, mark, device: readDevice(device) }))
  return { user_id, session_id, email, role, is_frozen, role_hold: holdOf(room, session, now) }
}

/** By its token, or by the previous one during the grace period. */
async function find({ query }: Queryable, now: Date, hash: Buffer): Promise<SessionRow | undefined> {
  const [session] = await query<SessionRow>(
    `SELECT s.id, s.user_id, u.email, u.role, u.frozen_at IS NOT NULL AS is_frozen, u.role_held_until,
       u.role = 'member' OR ${HAS_FACTOR} AS has_factor, s.last_seen_at, s.user_agent, s.strange_agents
     FROM session s JOIN users u ON u.id = s.user_id WHERE (s.token_hash = $2 OR s.former_token_hash = $2 AND s.former_until > $1) AND ${LIVE}`,
    [now, hash],
  )
  return session
}

/** On a full disk reads still work; the next call retries the update. */
async function ignoreFullDisk(writing: Promise<unknown>): Promise<void> {
  await writing.catch((error: unknown) => {
    if (!isOutOfSpace(error)) throw error
  })
}

function holdOf({ staff_factor }: Room, { role, role_held_until, has_factor }: SessionRow, now: Date): RoleHold | null {
  if (role === 'member') return null
  const until = roleBlockedUntil({ role_held_until }, now)
  if (until) return { because: 'reset', until }
  return staff_factor && !has_factor ? { because: 'no_factor', until: null } : null
}

/**
 * A new token for a session after a step-up, so that a stolen one stops working. The old one works for a few more seconds, for
 * the page's calls in progress; null if that period has not ended since the last renewal.
 */
export async function renewToken(tx: Queryable, session_id: string, now: Date): Promise<string | null> {
  const token = drawToken()
  const renewed = await tx.query(
    `UPDATE session SET former_token_hash = token_hash, former_until = $3, token_hash = $4
     WHERE id = $1 AND ended_at IS NULL AND (former_until IS NULL OR former_until <= $2) RETURNING 1`,
    [session_id, now, addSeconds(now, FORMER_SECONDS), hashToken(token)],
  )
  return renewed.length > 0 ? token : null
}

async function recordSeen(database: Database, session_id: string, user_id: string, now: Date): Promise<void> {
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

/** Ends all of this user's sessions but one, and forgets the browsers of the others. */
export async function endOtherSessions(database: { query: Query }, now: Date, user_id: string, kept: string): Promise<void> {
  await database.query(
    `WITH ended AS (UPDATE session SET ended_at = $3 WHERE user_id = $1 AND id <> $2 AND ended_at IS NULL)
     DELETE FROM known_browser WHERE user_id = $1 AND token_hash IS DISTINCT FROM (SELECT browser_hash FROM session WHERE id = $2)`,
    [user_id, kept, now],
  )
  await endPending(database, now, user_id)
}

/** False if this user has no such open session. */
export async function endSession(database: { query: Query }, now: Date, user_id: string, session_id: string): Promise<boolean> {
  if (!isId(session_id)) return false
  const ended = await database.query('UPDATE session SET ended_at = $3 WHERE id = $1 AND user_id = $2 AND ended_at IS NULL RETURNING 1', [
    session_id,
    user_id,
    now,
  ])
  return ended.length > 0
}

/**
 * Ends a session from the list of devices; unlike a log-out it also forgets the browser. False if this user has no such open
 * session.
 */
export async function removeDevice(database: { query: Query }, now: Date, user_id: string, session_id: string): Promise<boolean> {
  if (!isId(session_id)) return false
  const ended = await database.query(
    `WITH ended AS (UPDATE session SET ended_at = $3 WHERE id = $1 AND user_id = $2 AND ended_at IS NULL RETURNING browser_hash),
       forgotten AS (DELETE FROM known_browser b USING ended e WHERE b.user_id = $2 AND b.token_hash = e.browser_hash)
     SELECT 1 FROM ended`,
    [session_id, user_id, now],
  )
  return ended.length > 0
}
