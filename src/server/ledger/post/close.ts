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

/**
 * Erases the member's texts and payout destinations; amounts and dates stay, because the journal refers to them. Returns the
 * ids of their withdrawals. Runs before any account lock, in a batch's lock order.
 */
export async function erasePersonal(tx: Tx, user_id: string): Promise<string[]> {
  const withdrawals = await tx.query<{ id: string }>(
    `UPDATE member_transaction SET narration = NULL, address = NULL, bank_last_four = NULL, bank_sealed = NULL
     WHERE user_id = $1 AND origin = 'rail' AND type = 'debit' RETURNING id`,
    [user_id],
  )
  // Stored replies to repeats: the member's, and administrators' about them.
  await tx.query(
    `UPDATE ledger_key SET reply = NULL WHERE reply IS NOT NULL AND (key LIKE 'http/' || $1 || '/%' OR reply LIKE '%"user":"' || $1 || '"%')`,
    [user_id],
  )
  return withdrawals.map(({ id }) => id)
}
