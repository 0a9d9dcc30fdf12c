/** One public figure with its breakdown. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import type { StatName } from '#contract/shared/stat-name'
import { call } from '#web/shared/call/call.ts'

export type StatRecords = WireReplyOf<Api['readStatRecords']>['data']

export function statQuery(name: StatName) {
  return queryOptions({
    queryKey: ['readStatRecords', name],
    queryFn: ({ signal }) => call('readStatRecords', { params: { name }, signal }),
  })
}

export function useStatRecords(name: StatName) {
  return useQuery({
    ...statQuery(name),
    select: (reply) => reply.data,
  })
}
