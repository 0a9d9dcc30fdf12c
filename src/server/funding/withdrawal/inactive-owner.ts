import type { Refused } from '#kernel/refusal'
import { CLAIM_ACTIVE, refuseByAccountState } from '#server/identity'
import type { LedgerRejection } from '#server/ledger'

/** Refuses if the member was suspended or froze the account in the meantime. Null if the rejection has another cause. */
export function refuseInactiveOwner(blocked: LedgerRejection): Refused<'suspended' | 'frozen'> | null {
  return blocked.refused === 'claim' && blocked.claim === CLAIM_ACTIVE ? refuseByAccountState(blocked.found) : null
}
