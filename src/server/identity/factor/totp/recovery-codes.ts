import { type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { Room } from '../../room.ts'
import { lockUser } from '../../store.ts'
import { preferredFactor, readEnrolled } from '../enrolled.ts'
import { tellUser } from '../notice.ts'
import { drawRecoveryCodes, recoveryMac } from './recovery-code.ts'

/** Ten new ones in place of all that were; 28 without a factor that they could stand in for. */
export async function renewRecoveryCodes(room: Room, { user_id }: { readonly user_id: string }): Promise<string[] | Refused<'no_factor'>> {
  const outcome = await room.database.transaction(async (tx) => {
    await lockUser(tx, 'id', user_id)
    if (preferredFactor(await readEnrolled(tx, user_id)) === null) return refuse('no_factor')
    return replace(room, tx, user_id)
  })
  room.kick()
  return outcome
}

/** With the first factor; null when good ones are there from before. The user's row is locked. */
export async function drawFirstCodes(room: Room, tx: Tx, user_id: string): Promise<string[] | null> {
  const { recovery_left } = await readEnrolled(tx, user_id)
  return recovery_left > 0 ? null : replace(room, tx, user_id)
}

/** After a factor was removed: codes without a factor open nothing and are forgotten. */
export async function dropCodesOfNone(tx: Tx, user_id: string): Promise<void> {
  if (preferredFactor(await readEnrolled(tx, user_id)) === null) await tx.query('DELETE FROM recovery_code WHERE user_id = $1', [user_id])
}

async function replace(room: Room, tx: Tx, user_id: string): Promise<string[]> {
  const codes = drawRecoveryCodes()
  await tx.query('DELETE FROM recovery_code WHERE user_id = $1', [user_id])
  await tx.query('INSERT INTO recovery_code (user_id, mac, created_at) SELECT $1, mac, $3 FROM unnest($2::bytea[]) AS mac', [
    user_id,
    codes.map((code) => recoveryMac(room.pepper, user_id, code)),
    room.clock.now(),
  ])
  await tellUser(room, tx, user_id, 'recovery_codes.drawn')
  return codes
}
