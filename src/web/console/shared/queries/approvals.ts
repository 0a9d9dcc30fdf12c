/** Queries of pending changes. */
import type { WireData, WireReply } from '#contract/routes'
import { call } from '#web/shared/call/call.ts'
import { useInfiniteList } from './use-infinite-list.ts'

export type AdminChange = WireData<'listChanges'>[number]
export type ChangeState = AdminChange['state']

const REFRESH_MS = 15_000

export function useChanges(query: Readonly<Record<string, string | undefined>>) {
  return useInfiniteList<AdminChange, WireReply<'listChanges'>>({
    key: ['listChanges', query],
    read: ({ signal, ...page }) => call('listChanges', { query: { ...query, ...page }, signal }),
    refresh_ms: REFRESH_MS,
  })
}
