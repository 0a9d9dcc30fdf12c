import type { Tx } from '#server/store'
import type { Room } from '../context.ts'

/** Notifies the owner of every factor change, by message and mail, in the same transaction. */
export async function notifyUser(
  room: Pick<Room, 'writeOutbox'>,
  tx: Tx,
  user_id: string,
  event: 'factor.added' | 'factor.removed' | 'factor.refused' | 'recovery_codes.drawn' | 'recovery_code.used',
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  await room.writeOutbox(tx, { kind: 'notify', payload: { user_id, event, params } })
}
