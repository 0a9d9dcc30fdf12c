/** Queries of the transaction queue. */
import type { WireData, WireReply } from '#contract/routes'
import { call } from '#web/shared/call/call.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { useInfiniteList } from './use-infinite-list.ts'

export type AdminTransaction = WireData<'listAllTransactions'>[number]
export type Counts = WireReply<'listAllTransactions'>['counts']

const REFRESH_MS = 10_000

export function useQueue(query: Readonly<Record<string, string>>) {
  return useInfiniteList<AdminTransaction, WireReply<'listAllTransactions'>>({
    key: ['listAllTransactions', query],
    read: ({ signal, ...page }) => call('listAllTransactions', { query: { ...query, ...page }, signal }),
    refresh_ms: REFRESH_MS,
  })
}

export function useAnyTransaction(id: string | null) {
  return useData(read('readAnyTransaction', { params: { id: id ?? '' } }), { enabled: id !== null })
}

export function useTreasury() {
  return useData(read('readTreasury'))
}
