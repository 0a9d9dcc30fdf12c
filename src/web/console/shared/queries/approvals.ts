/** Queries of pending changes. */
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'
import { useInfiniteList } from './use-infinite-list.ts'

export type AdminChange = WireReplyOf<Api['listChanges']>['data'][number]
export type ChangeState = AdminChange['state']

const REFRESH_MS = 15_000

export function useChanges(query: Readonly<Record<string, string | undefined>>) {
  return useInfiniteList<AdminChange, WireReplyOf<Api['listChanges']>>({
    key: ['listChanges', query],
    read: ({ signal, ...page }) => call('listChanges', { query: { ...query, ...page }, signal }),
    refresh_ms: REFRESH_MS,
  })
}
