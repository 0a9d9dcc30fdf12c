/** Queries of the published proof: the overview with its epochs, and one epoch's statement as data. */

import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import type { WireData } from '#contract/routes'
import { MINUTE_MS } from '#kernel/duration'
import { parseStatement, type Statement } from '#proof/index'
import { prefetch, read, useData } from '#web/shared/call/read.ts'
import { addressChangesQuery } from './AddressChanges.tsx'

export type Front = WireData<'readProof'>
export type ListedEpoch = Front['epochs'][number]
export type Published = { readonly front: Front; readonly statement: Statement }

const frontQuery = read('readProof')

function statementQuery(epoch: number | undefined) {
  return { ...read('readEpoch', { params: { epoch: String(epoch) } }), staleTime: Number.POSITIVE_INFINITY }
}

/** Preloads both, and the changed addresses; a failed request is repeated by its screen. */
export async function fetchProof(queries: QueryClient): Promise<void> {
  const changes = prefetch(queries, addressChangesQuery)
  const front = await queries.fetchQuery({ ...frontQuery, retry: false }).catch(() => null)
  const newest = front?.data.epochs[0]
  if (newest) await prefetch(queries, statementQuery(newest.epoch))
  await changes
}

export function useProof() {
  return useData(frontQuery, { refetchInterval: MINUTE_MS })
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
