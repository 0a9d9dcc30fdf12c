/**
 * Withdrawals that nobody confirmed in time lapse, and their holds go back. Any node may run this at any time, also long after: what two nodes
 * find at once ends once, by the key that every end shares.
 */
import { isRefused } from '#kernel/refusal'
import { findExpired } from '#server/ledger'
import { closeTransaction } from '../decision/close-transaction.ts'
import type { FundingDependencies } from '../dependencies.ts'

const ROUND = 200

/** How many lapsed here. Stops where none of a round does: money cannot be written now, or another node is at the same rows. */
export async function lapseWithdrawals(dependencies: FundingDependencies): Promise<number> {
  const { database, clock } = dependencies
  let lapsed = 0
  for (;;) {
    const due = await findExpired(database.query, clock.now(), ROUND)
    const ends = await Promise.all(
      due.map((one) => closeTransaction(dependencies, one, { state: 'lapsed', from: ['unconfirmed'], by: 'system' }, null)),
    )
    const here = ends.filter((end) => !isRefused(end)).length
    lapsed += here
    if (here === 0) return lapsed
  }
}
