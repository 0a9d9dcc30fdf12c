import type { Refused } from '#kernel/refusal'
import { CLAIM_ACTIVE, refuseStanding } from '#server/identity'
import type { LedgerRejection } from '#server/ledger'

/** The member was suspended, or froze the account, before this could be written. Null: something else stood in the way. */
export function standingOf(blocked: LedgerRejection): Refused<'suspended' | 'frozen'> | null {
  return blocked.refused === 'claim' && blocked.claim === CLAIM_ACTIVE ? refuseStanding(blocked.found) : null
}
