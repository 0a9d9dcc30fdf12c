/** Queries of the user screens. */
import type { WireData, WireReply } from '#contract/routes'
import type { ChipKind } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { useInfiniteList } from './use-infinite-list.ts'

export type AdminUser = WireData<'listUsers'>[number]
export type AdminUserDetail = WireData<'readUser'>

export const userStatuses = ['pending', 'in_review', 'active', 'suspended', 'closed'] as const

export const statusKinds: Record<AdminUser['status'], ChipKind> = {
  pending: 'pending',
  in_review: 'pending',
  active: 'success',
  suspended: 'failed',
  closed: 'neutral',
}

export function useInfiniteUsers(query: Readonly<Record<string, string>>) {
  return useInfiniteList<AdminUser, WireReply<'listUsers'>>({
    key: ['listUsers', query],
    read: ({ signal, ...page }) => call('listUsers', { query: { ...query, ...page }, signal }),
  })
}

export function useUser(id: string) {
  return useData(read('readUser', { params: { id } }), { enabled: id !== '' })
}
