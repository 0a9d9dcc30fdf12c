/** Bulk decisions in one call: first a dry run, then the real one. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { newId } from '#kernel/id'
import type { DeclineCode } from '#sentences/decisions'
import { call } from '#web/shared/call/call.ts'

export type BulkAction = 'approve' | 'decline' | 'delete'
export type BulkReply = WireReplyOf<Api['bulkDecide']>['data']
export type Bulk = {
  readonly ids: string[]
  readonly action: BulkAction
  readonly reason_code?: DeclineCode
  readonly admin_comment?: string
}

/** The dry run. Fetched once per dialog, so that its content doesn't change while the user reads. */
export function useBulkPreview(id: string, { ids, action }: Pick<Bulk, 'ids' | 'action'>) {
  return useQuery({
    queryKey: ['bulkDecide', 'judged', id],
    queryFn: ({ signal }) => call('bulkDecide', { body: { ids, action, dry_run: true }, signal }),
    select: (reply) => reply.data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

/** A retry keeps the idempotency key, so that nothing is done twice. */
export function useBulkApply() {
  const client = useQueryClient()
  const sent = useRef({ question: '', key: '' })
  return useMutation({
    mutationFn: async (bulk: Bulk) => {
      const question = JSON.stringify(bulk)
      if (sent.current.question !== question) sent.current = { question, key: newId() }
      return (await call('bulkDecide', { body: bulk, key: sent.current.key })).data
    },
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'bulkDecide' }),
  })
}
