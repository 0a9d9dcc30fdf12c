/** Queries of the support queue. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { useInfiniteList } from '#web/console/shared/queries/use-infinite-list.ts'
import type { ChipKind } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'

export type Thread = WireReplyOf<Api['readSupport']>['data']
export type Queued = WireReplyOf<Api['listSupport']>['data'][number]

export const states = ['open', 'waiting', 'closed'] as const
export const stateKinds: Record<Queued['state'], ChipKind> = { open: 'pending', waiting: 'neutral', closed: 'success' }

const REFRESH_MS = 15_000

export function useQueue(query: Readonly<Record<string, string>>) {
  return useInfiniteList<Queued, WireReplyOf<Api['listSupport']>>({
    key: ['listSupport', query],
    read: ({ signal, ...page }) => call('listSupport', { query: { ...query, ...page }, signal }),
    refresh_ms: REFRESH_MS,
  })
}

export function useThread(id: string) {
  return useQuery({
    queryKey: ['readSupport', id],
    queryFn: ({ signal }) => call('readSupport', { params: { id }, signal }),
    select: (reply) => reply.data,
    refetchInterval: REFRESH_MS,
  })
}
