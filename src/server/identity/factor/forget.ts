import type { Tx } from '#server/store'

/** Everything about this person's factors, for an account that closes. Nothing else removes a factor but its owner after a step-up. */
export async function forgetFactors(tx: Tx, user_id: string): Promise<void> {
  for (const table of ['totp', 'recovery_code', 'passkey_challenge', 'passkey', 'pending_login'])
    await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [user_id])
}
