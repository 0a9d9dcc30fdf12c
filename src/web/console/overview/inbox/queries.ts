/** Queries of the inbox: what waits, and one decision. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'

export type Waiting = WireReplyOf<Api['listWaiting']>['data']
export type WaitingQueue = Waiting['queues'][number]
export type WaitingItem = WaitingQueue['items'][number]
export type Decision = NonNullable<WireReplyOf<Api['readWaiting']>['data']>
export type Kind = WaitingQueue['kind']
export type Chosen = { readonly kind: Kind; readonly id: string }

const REFRESH_MS = 15_000

export function useWaiting() {
  return useQuery({
    queryKey: ['listWaiting'],
    queryFn: ({ signal }) => call('listWaiting', { signal }),
    select: (reply) => reply.data,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
}

export function useDecision(chosen: Chosen | null) {
  return useQuery({
    queryKey: ['readWaiting', chosen?.kind, chosen?.id],
    queryFn: ({ signal }) => call('readWaiting', { params: { kind: chosen?.kind ?? 'deposits', id: chosen?.id ?? '' }, signal }),
    select: (reply) => reply.data,
    enabled: chosen !== null,
  })
}
