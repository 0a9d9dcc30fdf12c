/** Recovery codes: drawn, renewed, and stored as a MAC. */
import { createHmac } from 'node:crypto'
import { randomBytes } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { Room } from '../../context.ts'
import { lockUser } from '../../store.ts'
import { notifyUser, preferredFactor, readEnrolled } from '../enrolled.ts'

/** Replaces all codes with ten new ones; 28 without a factor. */
export async function renewRecoveryCodes(room: Room, { user_id }: { readonly user_id: string }): Promise<string[] | Refused<'no_factor'>> {
  const outcome = await room.database.transaction(async (tx) => {
    await lockUser(tx, 'id', user_id)
    if (preferredFactor(await readEnrolled(tx, user_id)) === null) return refuse('no_factor')
    return replace(room, tx, user_id)
  })
  room.kick()
  return outcome
}

/** Drawn with the first factor; null if unused ones already exist. The user's row is locked. */
export async function drawFirstCodes(room: Room, tx: Tx, user_id: string): Promise<string[] | null> {
  const { recovery_left } = await readEnrolled(tx, user_id)
  return recovery_left > 0 ? null : replace(room, tx, user_id)
}

/** After the last factor is removed, recovery codes are useless and deleted. */
export async function dropUnusableCodes(tx: Tx, user_id: string): Promise<void> {
  if (preferredFactor(await readEnrolled(tx, user_id)) === null) await tx.query('DELETE FROM recovery_code WHERE user_id = $1', [user_id])
}

async function replace(room: Room, tx: Tx, user_id: string): Promise<string[]> {
  const codes = drawRecoveryCodes()
  await tx.query('DELETE FROM recovery_code WHERE user_id = $1', [user_id])
  await tx.query('INSERT INTO recovery_code (user_id, mac, created_at) SELECT $1, mac, $3 FROM unnest($2::bytea[]) AS mac', [
    user_id,
    codes.map((code) => recoveryMac(room.peppers[0], user_id, code)),
    room.clock.now(),
  ])
  await notifyUser(room, tx, user_id, 'recovery_codes.drawn')
  return codes
}

/** Crockford's base32: without i, l, o and u. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const COUNT = 10
const LENGTH = 28
const GROUP = 7

/** `xxxxxxx-xxxxxxx-xxxxxxx-xxxxxxx`, all different. */
export function drawRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < COUNT) codes.add(drawOne())
  return [...codes]
}

function drawOne(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS.charAt(byte % LETTERS.length))
  return Array.from({ length: LENGTH / GROUP }, (_, at) => letters.slice(at * GROUP, (at + 1) * GROUP).join('')).join('-')
}

/** Stored form: bound to the owner, under a key outside the database. Case, spaces and o for 0 do not matter. */
export function recoveryMac(pepper: Uint8Array, user_id: string, typed: string): Buffer {
  const read = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
  return createHmac('sha256', pepper).update(`recovery-code:${user_id}:${read}`).digest()
}
