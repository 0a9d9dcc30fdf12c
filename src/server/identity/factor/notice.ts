import type { Tx } from '#server/store'
import type { Room } from '../room.ts'

/** Every change of a factor is told by message and mail, in the transaction that makes it: whoever made it, its owner learns of it. */
export async function tellUser(
  room: Pick<Room, 'writeOutbox'>,
  tx: Tx,
  user_id: string,
  event: 'factor.added' | 'factor.removed' | 'factor.refused' | 'recovery_codes.drawn' | 'recovery_code.used',
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  await room.writeOutbox(tx, { kind: 'notify', payload: { user_id, event, params } })
}
