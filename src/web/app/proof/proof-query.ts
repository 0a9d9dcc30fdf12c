/** What is published of the proof: the front with its epochs, and one epoch's statement as data. */
import { useQuery } from '@tanstack/react-query'
import type { WireReplyOf } from '#contract/define'
import type { proof } from '#contract/proof'
import { parseStatement, type Statement } from '#proof/index'
import { call } from '#web/call.ts'

export type Front = WireReplyOf<typeof proof.readProof>['data']
export type ListedEpoch = Front['epochs'][number]

const MINUTE_MS = 60_000

export function useProof() {
  return useQuery({
    queryKey: ['readProof'],
    queryFn: ({ signal }) => call('readProof', { signal }),
    select: (reply) => reply.data,
    refetchInterval: MINUTE_MS,
  })
}

/** The statement of an epoch, which never changes; null where its text is not in the form of one. */
export function useStatement(epoch: number | undefined) {
  return useQuery({
    queryKey: ['readEpoch', epoch],
    queryFn: ({ signal }) => call('readEpoch', { params: { epoch: String(epoch) }, signal }),
    select: ({ data }): Statement | null => {
      const statement = parseStatement(data.statement)
      return 'refused' in statement ? null : statement
    },
    enabled: epoch !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
