/** Queries of the support queue. */
import type { WireData, WireReply } from '#contract/routes'
import { useInfiniteList } from '#web/console/shared/queries/use-infinite-list.ts'
import type { ChipKind } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { read, useData } from '#web/shared/call/read.ts'

export type Thread = WireData<'readSupport'>
export type Queued = WireData<'listSupport'>[number]

export const states = ['open', 'waiting', 'closed'] as const
export const stateKinds: Record<Queued['state'], ChipKind> = { open: 'pending', waiting: 'neutral', closed: 'success' }

const REFRESH_MS = 15_000

export function useQueue(query: Readonly<Record<string, string>>) {
  return useInfiniteList<Queued, WireReply<'listSupport'>>({
    key: ['listSupport', query],
    read: ({ signal, ...page }) => call('listSupport', { query: { ...query, ...page }, signal }),
    refresh_ms: REFRESH_MS,
  })
}

export function useThread(id: string) {
  return useData(read('readSupport', { params: { id } }), { refetchInterval: REFRESH_MS })
}
