/** Queries of the operator's plan screens. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import { call } from '#web/shared/call/call.ts'
import type { Patch } from './terms-draft.ts'

export type AdminPlan = WireReplyOf<Api['readAdminPlan']>['data']
export type WhatIfReply = WireReplyOf<Api['whatIf']>['data']

export function useAdminPlans() {
  return useQuery({
    queryKey: ['listAdminPlans'],
    queryFn: ({ signal }) => call('listAdminPlans', { signal }),
    select: (reply) => reply.data,
  })
}

export function useAdminPlan(id: string) {
  return useQuery({
    queryKey: ['readAdminPlan', id],
    queryFn: ({ signal }) => call('readAdminPlan', { params: { id }, signal }),
    select: (reply) => reply.data,
  })
}

/** A preview of these terms, without changing anything. Null: the fields aren't valid terms yet. */
export function useWhatIf(id: string, patch: Patch | null) {
  return useQuery({
    queryKey: ['whatIf', id, patch],
    queryFn: ({ signal }) => call('whatIf', { params: { id }, body: patch ?? {}, signal }),
    select: (reply) => reply.data,
    enabled: patch !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
