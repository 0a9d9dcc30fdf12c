import type { Tx } from '#server/store'

/** Deletes all of a closing account's factor data. Otherwise only the owner can remove a factor, after a step-up. */
export async function forgetFactors(tx: Tx, user_id: string): Promise<void> {
  for (const table of ['totp', 'recovery_code', 'passkey_challenge', 'passkey', 'pending_login'])
    await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [user_id])
}
