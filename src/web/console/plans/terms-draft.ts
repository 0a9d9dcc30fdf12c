/** Edited terms: percent and days as typed, and as the request takes them (basis points, days, decimal amounts; only changed fields). */

import { keepPreviousData } from '@tanstack/react-query'
import type { WireData } from '#contract/routes'
import { typedAmount, typedNumber, writtenNumber } from '#kernel/format/typed'
import { read, useData } from '#web/shared/call/read.ts'

export type PlanTerms = NonNullable<WireData<'readAdminPlan'>['terms']>

export const textFields = ['rate', 'days', 'min', 'max', 'exit', 'referral'] as const
export type TextFieldName = (typeof textFields)[number]
export type Draft = { readonly [Name in TextFieldName]: string } & { readonly on_sale: boolean }
export type Edits = Partial<Draft>
export type Patch = {
  readonly rate_bps?: number
  readonly days?: number
  readonly min?: string
  readonly max?: string
  readonly exit_share_bps?: number
  readonly referral_bps?: number
  readonly on_sale?: boolean
}
/** Each field as the wire names it. */
export const wireNames = {
  rate: 'rate_bps',
  days: 'days',
  min: 'min',
  max: 'max',
  exit: 'exit_share_bps',
  referral: 'referral_bps',
} as const satisfies Record<TextFieldName, keyof Patch>

const NONE: Draft = { rate: '', days: '', min: '', max: '', exit: '', referral: '', on_sale: false }
const MAX_PERCENT = 9_999
const MAX_DAYS = 9_999
export const DAY_PLACES = 9
export const PERCENT_PLACES = 2

export function draftOf(terms: PlanTerms | null, edits: Edits): Draft {
  return { ...(terms ? shown(terms) : NONE), ...edits }
}

function shown({ rate_bps, days, min, max, exit_share_bps, referral_bps, on_sale }: PlanTerms): Draft {
  return {
    rate: percentOf(rate_bps),
    days: writtenNumber(days),
    min,
    max,
    exit: percentOf(exit_share_bps),
    referral: percentOf(referral_bps),
    on_sale,
  }
}

/** `14.50` for 1450. */
function percentOf(bps: number): string {
  return (bps / 100).toFixed(2)
}

/** 1450 for `14.5`; null if it isn't a percentage. */
export function basisPointsOf(typed: string): number | null {
  const percent = within(typedNumber(typed, PERCENT_PLACES), MAX_PERCENT + 0.99)
  return percent === null ? null : Math.round(percent * 100)
}

/** The changed fields, and the invalid ones. */
export function patchOf(terms: PlanTerms | null, edits: Edits): { readonly patch: Patch; readonly wrong: readonly TextFieldName[] } {
  const saved = draftOf(terms, {})
  const changed = textFields.filter((name) => edits[name] !== undefined && edits[name] !== saved[name])
  const read = changed.map((name) => [name, readField(name, edits[name] ?? '')] as const)
  const named = read.flatMap(([name, value]) => (value === null ? [] : [[wireNames[name], value] as const]))
  const sale = edits.on_sale !== undefined && edits.on_sale !== saved.on_sale ? { on_sale: edits.on_sale } : {}
  return { patch: { ...Object.fromEntries(named), ...sale }, wrong: read.filter(([, value]) => value === null).map(([name]) => name) }
}

function readField(name: TextFieldName, typed: string): number | string | null {
  if (name === 'min' || name === 'max') return typedAmount(typed)
  if (name === 'days') return within(typedNumber(typed, DAY_PLACES), MAX_DAYS)
  return basisPointsOf(typed)
}

function within(value: number | null, most: number): number | null {
  return value !== null && value >= 0 && value <= most ? value : null
}

/** Queries of the operator's plan screens. */
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
