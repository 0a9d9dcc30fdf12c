/**
 * Retention: the log permanently; leaves files of the last 1,000 epochs and of each day's first; accounts' records of the two newest
 * epochs.
 */
import type { Database } from '#server/store'

const LEAVES_EPOCHS = 1_000
/** The newest, and the previous one for reads in progress. */
const ACCOUNTS_EPOCHS = 2

const OUTDATED_LEAVES = `SELECT draft FROM (
    SELECT draft, epoch, row_number() OVER (PARTITION BY (at AT TIME ZONE 'UTC')::date ORDER BY epoch) AS of_day FROM proof_epoch) e
  WHERE of_day > 1 AND epoch <= (SELECT max(epoch) FROM proof_epoch) - $1`
const OUTDATED_ACCOUNTS = 'SELECT draft FROM proof_epoch WHERE epoch <= (SELECT max(epoch) FROM proof_epoch) - $1'

/** Removes expired data; `leaves` and `accounts` are for tests. */
export async function pruneEpochs({ query }: Database, { leaves = LEAVES_EPOCHS, accounts = ACCOUNTS_EPOCHS } = {}): Promise<void> {
  await query(`DELETE FROM proof_leaves WHERE draft IN (${OUTDATED_LEAVES})`, [leaves])
  await query(`DELETE FROM proof_accounts WHERE draft IN (${OUTDATED_ACCOUNTS})`, [accounts])
}
