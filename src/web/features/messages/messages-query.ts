/** Queries of the member's messages. Reading one marks it read, so the list and the unread count become stale. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'

export type Message = WireReplyOf<Api['readMessage']>['data']

const PAGE = '20'

export function useMessages(cursor: string | undefined) {
  return useQuery({
    queryKey: ['listMessages', cursor],
    queryFn: ({ signal }) => call('listMessages', { query: { limit: PAGE, cursor }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useMessage(id: string) {
  return useQuery({
    queryKey: ['readMessage', id],
    queryFn: ({ signal }) => call('readMessage', { params: { id }, signal }),
    select: (reply) => reply.data,
    refetchOnWindowFocus: false,
  })
}
