/** The member's referrals and their bonuses. A bonus payment invalidates it. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'

export type Referral = WireReplyOf<Api['readReferral']>['data']

export function useReferral() {
  return useQuery({
    queryKey: ['readReferral'],
    queryFn: ({ signal }) => call('readReferral', { signal }),
    select: (reply) => reply.data,
  })
}
