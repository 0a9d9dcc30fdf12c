/** The treasury as it is on the wire. */

import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'

export type Treasury = WireReplyOf<Api['readTreasury']>['data']
export type Commitment = Treasury['commitments'][number]
export type Month = Treasury['months'][number]
export type AccountFunding = Treasury['funding'][number]
export type TreasuryPosting = WireReplyOf<Api['listTreasuryPostings']>['data'][number]

export const postingAccounts = ['reserve:free', 'reserve:committed', 'referral:budget', 'adjustment:budget'] as const
export type PostingAccount = (typeof postingAccounts)[number]

/** The link to an account's postings on this screen. */
export function postingsPath(account: PostingAccount): string {
  return `/admin/treasury?account=${account}#postings`
}
