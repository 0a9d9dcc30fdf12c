/** Queries of the transaction queue. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'
import { useInfiniteList } from './use-infinite-list.ts'

export type AdminTransaction = WireReplyOf<Api['listAllTransactions']>['data'][number]
export type Counts = WireReplyOf<Api['listAllTransactions']>['counts']

const REFRESH_MS = 10_000

export function useQueue(query: Readonly<Record<string, string>>) {
  return useInfiniteList<AdminTransaction, WireReplyOf<Api['listAllTransactions']>>({
    key: ['listAllTransactions', query],
    read: ({ signal, ...page }) => call('listAllTransactions', { query: { ...query, ...page }, signal }),
    refresh_ms: REFRESH_MS,
  })
}

export function useAnyTransaction(id: string | null) {
  return useQuery({
    queryKey: ['readAnyTransaction', id],
    queryFn: ({ signal }) => call('readAnyTransaction', { params: { id: id ?? '' }, signal }),
    select: (reply) => reply.data,
    enabled: id !== null,
  })
}

export function useTreasury() {
  return useQuery({ queryKey: ['readTreasury'], queryFn: ({ signal }) => call('readTreasury', { signal }), select: (reply) => reply.data })
}
