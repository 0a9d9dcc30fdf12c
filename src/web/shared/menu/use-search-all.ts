/** The console's one search: people, records, wallets and plans, by a word or an id. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'

export type AnyRecord = WireReplyOf<Api['searchAll']>['data'][number]

const KEPT_MS = 30_000

export function useSearchAll(q: string, enabled: boolean) {
  return useQuery({
    queryKey: ['searchAll', q],
    queryFn: ({ signal }) => call('searchAll', { query: { q }, signal }),
    select: ({ data }) => data,
    enabled: enabled && q !== '',
    retry: false,
    gcTime: KEPT_MS,
  })
}
