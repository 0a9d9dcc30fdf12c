/** The treasury as it is on the wire. */

import type { WireData } from '#contract/routes'

export type Treasury = WireData<'readTreasury'>
export type Commitment = Treasury['commitments'][number]
export type Month = Treasury['months'][number]
export type AccountFunding = Treasury['funding'][number]
export type TreasuryPosting = WireData<'listTreasuryPostings'>[number]

export const postingAccounts = ['reserve:free', 'reserve:committed', 'referral:budget', 'adjustment:budget'] as const
export type PostingAccount = (typeof postingAccounts)[number]

/** The link to an account's postings on this screen. */
export function postingsPath(account: PostingAccount): string {
  return `/admin/treasury?account=${account}#postings`
}
