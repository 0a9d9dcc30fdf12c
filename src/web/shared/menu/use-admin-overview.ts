/** The console's menu counts and overview: one query for both, refreshed every half minute while the user is present. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'

export type AdminOverview = WireReplyOf<Api['readAdminOverview']>['data']
type Queue = AdminOverview['queues'][number]
export type QueueName = Queue['name']

const REFRESH_MS = 30_000

export function useAdminOverview(enabled = true) {
  return useQuery({
    queryKey: ['readAdminOverview'],
    queryFn: ({ signal }) => call('readAdminOverview', { signal }),
    select: (reply) => reply.data,
    refetchInterval: REFRESH_MS,
    enabled,
  })
}
