/** Erases what transactions say about a member beyond amounts and dates. */
import { eraseReplies } from '#server/ledger'
import type { Tx } from '#server/store'

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
  await eraseReplies(tx, user_id)
  return withdrawals.map(({ id }) => id)
}
