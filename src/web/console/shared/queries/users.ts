/** Queries of the user screens. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import type { ChipKind } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { useInfiniteList } from './use-infinite-list.ts'

export type AdminUser = WireReplyOf<Api['listUsers']>['data'][number]
export type AdminUserDetail = WireReplyOf<Api['readUser']>['data']

export const userStatuses = ['pending', 'in_review', 'active', 'suspended', 'closed'] as const

export const statusKinds: Record<AdminUser['status'], ChipKind> = {
  pending: 'pending',
  in_review: 'pending',
  active: 'success',
  suspended: 'failed',
  closed: 'neutral',
}

export function useInfiniteUsers(query: Readonly<Record<string, string>>) {
  return useInfiniteList<AdminUser, WireReplyOf<Api['listUsers']>>({
    key: ['listUsers', query],
    read: ({ signal, ...page }) => call('listUsers', { query: { ...query, ...page }, signal }),
  })
}

export function useUser(id: string) {
  return useQuery({
    queryKey: ['readUser', id],
    queryFn: ({ signal }) => call('readUser', { params: { id }, signal }),
    select: (reply) => reply.data,
    enabled: id !== '',
  })
}
