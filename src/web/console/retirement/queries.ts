/** Queries of the application screens. A document is fetched on request only, because each fetch is logged. */
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { useInfiniteList } from '#web/console/shared/queries/use-infinite-list.ts'
import type { ChipKind } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'

export type AdminApplication = WireReplyOf<Api['readApplication']>['data']
export type ApplicationState = AdminApplication['state']
export type Paper = AdminApplication['documents'][number]

export const states = ['received', 'in_review', 'approved', 'declined'] as const
export const stateKinds: Record<ApplicationState, ChipKind> = {
  received: 'pending',
  in_review: 'pending',
  approved: 'success',
  declined: 'failed',
}

export function isOpen({ state }: Pick<AdminApplication, 'state'>): boolean {
  return state === 'received' || state === 'in_review'
}

export function useApplications(query: Readonly<Record<string, string>>) {
  return useInfiniteList<AdminApplication, WireReplyOf<Api['listApplications']>>({
    key: ['listApplications', query],
    read: ({ signal, ...page }) => call('listApplications', { query: { ...query, ...page }, signal }),
  })
}

export function useApplication(id: string) {
  return useQuery({
    queryKey: ['readApplication', id],
    queryFn: ({ signal }) => call('readApplication', { params: { id }, signal }),
    select: (reply) => reply.data,
  })
}

const TOUCHES = '50'

/** Views and decisions, newest first. */
export function useApplicationHistory(id: string) {
  return useQuery({
    queryKey: ['listAudit', 'application', id],
    queryFn: ({ signal }) => call('listAudit', { query: { object_id: id, limit: TOUCHES }, signal }),
    select: (reply) => reply.data,
  })
}
