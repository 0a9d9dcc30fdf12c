/** Queries of pending changes. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import type { ChipKind } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'

export type AdminChange = WireReplyOf<Api['listChanges']>['data'][number]
export type ChangeState = AdminChange['state']

const REFRESH_MS = 15_000

export const stateKinds: Record<ChangeState, ChipKind> = {
  waiting: 'people',
  approved: 'success',
  declined: 'failed',
  expired: 'neutral',
  overtaken: 'neutral',
}

export function useChanges(query: Readonly<Record<string, string | undefined>>) {
  return useQuery({
    queryKey: ['listChanges', query],
    queryFn: ({ signal }) => call('listChanges', { query: { ...query, limit: '20' }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
}
