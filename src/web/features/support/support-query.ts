/** Queries of conversations. A live event of messages fetches them again. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import type { ChipKind } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'

export type Conversation = WireReplyOf<Api['readConversation']>['data']
export type Summary = WireReplyOf<Api['listConversations']>['data'][number]

export const stateKinds: Record<Summary['state'], ChipKind> = { open: 'pending', waiting: 'success', closed: 'neutral' }

export function useConversations() {
  return useQuery({
    queryKey: ['listConversations'],
    queryFn: ({ signal }) => call('listConversations', { signal }),
    select: (reply) => reply.data,
  })
}

export function useConversation(id: string) {
  return useQuery({
    queryKey: ['readConversation', id],
    queryFn: ({ signal }) => call('readConversation', { params: { id }, signal }),
    select: (reply) => reply.data,
  })
}
