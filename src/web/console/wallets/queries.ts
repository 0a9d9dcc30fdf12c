/** Queries of the deposit wallet screens. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'

export type AdminWallet = WireReplyOf<Api['listAdminWallets']>['data'][number]

export function useAdminWallets() {
  return useQuery({
    queryKey: ['listAdminWallets'],
    queryFn: ({ signal }) => call('listAdminWallets', { signal }),
    select: (reply) => reply.data,
  })
}

export function useAdminWallet(id: string, enabled: boolean) {
  return useQuery({
    queryKey: ['readAdminWallet', id],
    queryFn: ({ signal }) => call('readAdminWallet', { params: { id }, signal }),
    select: (reply) => reply.data,
    enabled,
  })
}
