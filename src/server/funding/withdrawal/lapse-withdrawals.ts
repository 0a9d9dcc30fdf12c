/**
 * Expires withdrawals that were not confirmed in time, and releases their holds. Several nodes may run this at once: the
 * shared idempotency key closes each withdrawal once.
 */
import { isRefused } from '#kernel/refusal'
import { findExpired } from '#server/transactions'
import { closeTransaction } from '../decision/close-transaction.ts'
import type { FundingDependencies } from '../dependencies.ts'

const BATCH_SIZE = 200

/** Returns how many expired here. Stops after a batch without any: the ledger refuses writes, or another node has the same rows. */
export async function lapseWithdrawals(dependencies: FundingDependencies): Promise<number> {
  const { database, clock } = dependencies
  let lapsed = 0
  for (;;) {
    const due = await findExpired(database.query, clock.now(), BATCH_SIZE)
    const ends = await Promise.all(due.map((one) => closeTransaction(dependencies, one, { action: 'lapse', state: 'lapsed' }, null)))
    const here = ends.filter((end) => !isRefused(end)).length
    lapsed += here
    if (here === 0) return lapsed
  }
}
