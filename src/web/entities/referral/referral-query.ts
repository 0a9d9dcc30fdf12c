/** Whom the member brought and what it paid. A bonus that is paid meanwhile makes it old. */
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
