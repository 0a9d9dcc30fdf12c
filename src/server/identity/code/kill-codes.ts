import type { Tx } from '#server/store'
import type { Room } from '../room.ts'

/** With an old password ends what was asked for under it: codes for a log-in and for another password. */
export async function killCodes({ mailedCodes }: Room, tx: Tx, email: string): Promise<void> {
  for (const purpose of ['login', 'reset'] as const) await mailedCodes.kill(tx, { purpose, email })
}
