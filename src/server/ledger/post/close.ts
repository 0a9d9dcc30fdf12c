/** Closes a member's accounts at zero, permanently: after the commit no group that names them is posted. */
import type { Tx } from '#server/store'
import { member, memberAccounts } from '../chart.ts'
import { openAccounts } from './store.ts'

/** False if an account holds money; the caller must then roll back. Locks accounts by id, as a batch does. */
export async function closeAccounts(tx: Tx, user_id: string, now: Date): Promise<boolean> {
  await openAccounts(
    tx,
    memberAccounts.map((account) => member(user_id, account)),
  )
  const accounts = await tx.query<{ balance: bigint }>('SELECT balance FROM account WHERE owner = $1 ORDER BY id FOR UPDATE', [user_id])
  if (accounts.some(({ balance }) => balance !== 0n)) return false
  await tx.query('UPDATE account SET closed_at = $2 WHERE owner = $1', [user_id, now])
  return true
}

/** Erases the stored replies to repeats: the member's, and administrators' about them. */
export async function eraseReplies(tx: Tx, user_id: string): Promise<void> {
  await tx.query(
    `UPDATE ledger_key SET reply = NULL WHERE reply IS NOT NULL AND (key LIKE 'http/' || $1 || '/%' OR reply LIKE '%"user":"' || $1 || '"%')`,
    [user_id],
  )
}
