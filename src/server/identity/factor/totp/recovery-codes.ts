import { type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { Room } from '../../context.ts'
import { lockUser } from '../../store.ts'
import { preferredFactor, readEnrolled } from '../enrolled.ts'
import { notifyUser } from '../notice.ts'
import { drawRecoveryCodes, recoveryMac } from './recovery-code.ts'

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
