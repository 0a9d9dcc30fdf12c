/** Who reported a passed check of an epoch. A user counts once per epoch, and only if it contains them. */
import { type Refused, refuse } from '#kernel/refusal'
import type { Database } from '#server/store'
import { readEpochRow, readRecordsAround } from '../epoch/epoch-store.ts'
import { findRecord } from '../tree/account-record.ts'

export type Checked = { readonly epoch: number; readonly checkers: number }

/** `joinedAt`: when the account was created; earlier epochs don't contain it. */
export async function recordCheck(
  { query, transaction }: Database,
  { epoch, user_id, joinedAt }: { readonly epoch: number; readonly user_id: string; readonly joinedAt: () => Promise<Date | null> },
): Promise<Checked | Refused<'no_epoch'>> {
  const row = await readEpochRow(query, epoch)
  if (!row) return refuse('no_epoch')
  // Membership comes from the epoch's records; once they are deleted, from the account's creation date.
  const records = await readRecordsAround(query, row.draft, user_id)
  const joined_at = records ? null : await joinedAt()
  const present = records ? findRecord(records, user_id) !== null : joined_at !== null && joined_at <= row.at
  if (!present) return refuse('no_epoch')
  await transaction((tx) => tx.query('INSERT INTO proof_check (epoch, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [epoch, user_id]))
  const [counted] = await query<{ checkers: bigint }>('SELECT count(*) AS checkers FROM proof_check WHERE epoch = $1', [epoch])
  return { epoch, checkers: Number(counted?.checkers ?? 0n) }
}
