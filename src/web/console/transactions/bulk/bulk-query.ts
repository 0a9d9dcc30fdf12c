/** Bulk decisions in one call: first a dry run, then the real one. */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireData } from '#contract/routes'
import type { DeclineCode } from '#sentences/decisions'
import { call } from '#web/shared/call/call.ts'
import { useAction } from '#web/shared/call/use-action.ts'

export type BulkAction = 'approve' | 'decline' | 'delete'
export type BulkReply = WireData<'bulkDecide'>
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

export function useBulkApply() {
  const client = useQueryClient()
  return useAction({
    act: async (call, body: Bulk) => (await call('bulkDecide', { body })).data,
    errors: 'own',
    onSettled: () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'bulkDecide' }),
  })
}
