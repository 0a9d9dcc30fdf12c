/** Queries of the application screens. A document is fetched on request only, because each fetch is logged. */
import type { WireData, WireReply } from '#contract/routes'
import { useInfiniteList } from '#web/console/shared/queries/use-infinite-list.ts'
import type { ChipKind } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'
import { read, useData } from '#web/shared/call/read.ts'

export type AdminApplication = WireData<'readApplication'>
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
  return useInfiniteList<AdminApplication, WireReply<'listApplications'>>({
    key: ['listApplications', query],
    read: ({ signal, ...page }) => call('listApplications', { query: { ...query, ...page }, signal }),
  })
}

export function useApplication(id: string) {
  return useData(read('readApplication', { params: { id } }))
}

const TOUCHES = '50'

/** Views and decisions, newest first. */
export const applicationHistory = (id: string) => read('listAudit', { query: { object_id: id, limit: TOUCHES } })
