/** Queries of the operator's plan screens. */

import { keepPreviousData } from '@tanstack/react-query'
import type { WireData } from '#contract/routes'
import { read, useData } from '#web/shared/call/read.ts'
import type { Patch } from './terms-draft.ts'

export type AdminPlan = WireData<'readAdminPlan'>
export type WhatIfReply = WireData<'whatIf'>

export function useAdminPlans() {
  return useData(read('listAdminPlans'))
}

export function useAdminPlan(id: string) {
  return useData(read('readAdminPlan', { params: { id } }))
}

/** A preview of these terms, without changing anything. Null: the fields aren't valid terms yet. */
export function useWhatIf(id: string, patch: Patch | null) {
  return useData(read('whatIf', { params: { id }, body: patch ?? {} }), {
    enabled: patch !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
