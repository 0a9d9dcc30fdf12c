/** Queries of the published proof: the overview with its epochs, and one epoch's statement as data. */

import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { proof } from '#contract/proof'
import type { WireReplyOf } from '#contract/shared/define'
import { MINUTE_MS } from '#kernel/duration'
import { parseStatement, type Statement } from '#proof/index'
import { call } from '#web/shared/call/call.ts'

export type Front = WireReplyOf<typeof proof.readProof>['data']
export type ListedEpoch = Front['epochs'][number]
export type Published = { readonly front: Front; readonly statement: Statement }

const frontQuery = queryOptions({ queryKey: ['readProof'], queryFn: ({ signal }) => call('readProof', { signal }) })

function statementQuery(epoch: number | undefined) {
  return queryOptions({
    queryKey: ['readEpoch', epoch],
    queryFn: ({ signal }) => call('readEpoch', { params: { epoch: String(epoch) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Preloads both; a failed request is repeated by its screen. */
export async function fetchProof(queries: QueryClient): Promise<void> {
  const front = await queries.fetchQuery({ ...frontQuery, retry: false }).catch(() => null)
  const newest = front?.data.epochs[0]
  if (newest) await queries.prefetchQuery({ ...statementQuery(newest.epoch), retry: false })
}

export function useProof() {
  return useQuery({ ...frontQuery, select: (reply) => reply.data, refetchInterval: MINUTE_MS })
}

/** The statement of an epoch, immutable; null if its text is malformed. */
export function useStatement(epoch: number | undefined) {
  return useQuery({
    ...statementQuery(epoch),
    select: ({ data }): Statement | null => {
      const statement = parseStatement(data.statement)
      return 'refused' in statement ? null : statement
    },
    enabled: epoch !== undefined,
    // A new epoch replaces the shown one only when it has been read.
    placeholderData: keepPreviousData,
  })
}
