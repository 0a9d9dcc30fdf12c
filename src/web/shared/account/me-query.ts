/** The signed-in member: own data, payout details and saved addresses. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'

export type PayoutAddress = WireReplyOf<Api['listPayoutAddresses']>['data'][number]
export type Me = WireReplyOf<Api['readMe']>['data']

export function usePayoutAddresses() {
  return useQuery({
    queryKey: ['listPayoutAddresses'],
    queryFn: ({ signal }) => call('listPayoutAddresses', { signal }),
    select: (reply) => reply.data,
  })
}

export function useMe({ enabled = true } = {}) {
  return useQuery({ enabled, queryKey: ['readMe'], queryFn: ({ signal }) => call('readMe', { signal }), select: (reply) => reply.data })
}
