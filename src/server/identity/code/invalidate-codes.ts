import type { Tx } from '#server/store'
import type { Room } from '../context.ts'

/** A password change also invalidates codes requested under the old one: for log-ins and password resets. */
export async function invalidateCodes({ mailedCodes }: Room, tx: Tx, email: string): Promise<void> {
  for (const purpose of ['login', 'reset'] as const) await mailedCodes.invalidate(tx, { purpose, email })
}
