/**
 * A log-in between password and factor, so that no factor can be tried without the right password. Identified by its token, or
 * for clients that send only email and code, by the device that sent the password.
 */
import { createHash } from 'node:crypto'
import { addSeconds } from '#kernel/clock'
import { newId, randomBytes } from '#kernel/id'
import type { Queryable, Tx } from '#server/store'
import type { Device } from '../device.ts'

const PENDING_SECONDS = 600
const GUESSES = 5

export type Pending = { readonly id: string; readonly user_id: string }

/** Returns the token, 256 random bits; the database stores its hash. */
export async function openPending(tx: Tx, now: Date, user_id: string, device: Device): Promise<string> {
  const token = Buffer.from(randomBytes(32)).toString('base64url')
  await tx.query(
    `INSERT INTO pending_login (id, token_hash, user_id, user_agent, address, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(now), hashOf(token), user_id, device.user_agent, device.address, now, addSeconds(now, PENDING_SECONDS)],
  )
  return token
}

const OPEN = 'p.used_at IS NULL AND p.expires_at > $1'

/** The newest open one of this email: by token, or without one by device. */
export async function findPending(
  reader: Queryable,
  now: Date,
  lookup: { readonly email: string; readonly pending?: string | undefined },
  device: Device,
): Promise<Pending | null> {
  const [found] = await reader.query<Pending>(
    `SELECT p.id, p.user_id FROM pending_login p JOIN users u ON u.id = p.user_id WHERE u.email = $2 AND ${OPEN}
       AND CASE WHEN $3::bytea IS NULL THEN p.address = $4 AND p.user_agent = $5 ELSE p.token_hash = $3 END
     ORDER BY p.created_at DESC, p.id DESC LIMIT 1`,
    [now, lookup.email, lookup.pending === undefined ? null : hashOf(lookup.pending), device.address, device.user_agent],
  )
  return found ?? null
}

/** Whether the token is that of a log-in of this email, open or not. */
export async function isPendingLogIn(reader: Queryable, { email, pending }: { readonly email: string; readonly pending: string }) {
  const rows = await reader.query(
    'SELECT 1 FROM pending_login p JOIN users u ON u.id = p.user_id WHERE p.token_hash = $1 AND u.email = $2',
    [hashOf(pending), email],
  )
  return rows.length > 0
}

export async function pendingByToken(reader: Queryable, now: Date, token: string): Promise<Pending | null> {
  const [found] = await reader.query<Pending>(`SELECT p.id, p.user_id FROM pending_login p WHERE p.token_hash = $2 AND ${OPEN}`, [
    now,
    hashOf(token),
  ])
  return found ?? null
}

/**
 * Counts a guess before checking it, separately with and without the token. Returns its number; null if no guesses are left or
 * the log-in is over.
 */
export async function countGuess(tx: Tx, now: Date, id: string, has_token: boolean): Promise<{ readonly is_last: boolean } | null> {
  const column = has_token ? 'guesses' : 'strange_guesses'
  const [row] = await tx.query<{ guesses: number }>(
    `UPDATE pending_login p SET ${column} = ${column} + 1 WHERE id = $2 AND ${OPEN} AND ${column} < ${GUESSES} RETURNING ${column} AS guesses`,
    [now, id],
  )
  return row ? { is_last: row.guesses === GUESSES } : null
}

/** True for exactly one caller. */
export async function spendPending(tx: Tx, now: Date, id: string): Promise<boolean> {
  const used = await tx.query(`UPDATE pending_login p SET used_at = $1 WHERE id = $2 AND ${OPEN} RETURNING 1`, [now, id])
  return used.length > 0
}

/** Ending a person's sessions also ends their pending log-ins, whose password may be the old one. */
export async function endPending(writer: Queryable, now: Date, user_id: string): Promise<void> {
  await writer.query('UPDATE pending_login SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [user_id, now])
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
