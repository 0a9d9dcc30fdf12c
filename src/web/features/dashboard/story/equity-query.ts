/** The balances and promised returns at every entry. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'

export type Moment = WireReplyOf<Api['readEquity']>['data'][number]

export function useMoments() {
  return useQuery({
    queryKey: ['readEquity', 'entries'],
    queryFn: ({ signal }) => call('readEquity', { query: { range: 'entries' }, signal }),
    select: (reply) => reply.data,
  })
}
