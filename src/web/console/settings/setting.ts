/** A setting on the wire, and the matching control. */

import { useQuery } from '@tanstack/react-query'
import type { WireData } from '#contract/routes'
import type { SettingName } from '#contract/settings'
import { typedAmount } from '#kernel/format/typed'
import { settingDurationText } from '#web/console/shared/duration.ts'
import type { AdminChange } from '#web/console/shared/queries/approvals.ts'
import { moneyText } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import type { T } from '#web/shared/locale/text.ts'

export type { SettingName } from '#contract/settings'
export type Setting = WireData<'readSettings'>[number]
export type Value = Setting['value']
export type Edits = { readonly [Name in SettingName]?: Value }

export type Control = 'switch' | 'money' | 'duration' | 'count' | 'line' | 'text' | 'email' | 'tel' | 'url'

const groups = {
  decisions: {
    approval_needed: 'switch',
    auto_approval_limit: 'money',
    four_eyes_threshold: 'money',
    wallet_four_eyes: 'switch',
    wallet_delay_seconds: 'duration',
    address_hold_seconds: 'duration',
    referral_enabled: 'switch',
    referral_network_seconds: 'duration',
  },
  limits: {
    deposit_limit: 'money',
    deposit_limit_day: 'money',
    deposit_limit_all: 'money',
    deposit_first: 'money',
    limit_money_calls: 'count',
    limit_auth_calls: 'count',
    limit_sign_ups: 'count',
    limit_uploads: 'count',
    limit_ira_forms: 'count',
  },
  contact: { ticker_notice: 'text', company_block: 'text', support_email: 'email', support_phone: 'tel' },
  social: {
    social_instagram: 'url',
    social_facebook: 'url',
    social_pinterest: 'url',
    social_x: 'url',
    social_youtube: 'url',
    social_linkedin: 'url',
  },
} as const satisfies Readonly<Record<string, { readonly [Name in SettingName]?: Control }>>

export type GroupName = keyof typeof groups
export const groupNames = Object.keys(groups) as GroupName[]

export function controlsOf(group: GroupName): readonly (readonly [SettingName, Control])[] {
  return Object.entries(groups[group]) as [SettingName, Control][]
}

function controlOf(name: SettingName): Control {
  return groupNames.flatMap(controlsOf).find(([one]) => one === name)?.[1] ?? 'line'
}

/** A value as text: money, durations in their largest units, or "none". */
export function valueText(t: T, name: SettingName, value: Value | undefined): string {
  const control = controlOf(name)
  if (typeof value === 'boolean') return t(value ? 'operating.on' : 'operating.off')
  if (value === undefined || value === '') return t('operating.empty')
  if (control === 'money') return moneyText(String(value))
  if (control === 'duration') return settingDurationText(t, Number(value))
  if (control === 'count') return t(`operating.counted.${name as CountName}`, { count: Number(value) })
  return String(value)
}

/** A value being typed: as text, or as typed while it is not one. */
export function draftText(t: T, name: SettingName, value: Value): string {
  const control = controlOf(name)
  const typed = String(value)
  if (control === 'money') {
    const amount = typedAmount(typed)
    return amount === null || amount === undefined ? typed : valueText(t, name, amount)
  }
  const counted = control === 'duration' || control === 'count'
  return counted && typeof value !== 'number' && typed !== '' ? typed : valueText(t, name, value)
}

type CountName = Exclude<keyof (typeof groups)['limits'], `deposit_${string}`>

/** The value for the request: invalid amounts are sent as typed, and the server rejects them. */
export function sentValue(name: SettingName, value: Value): Value {
  return controlOf(name) === 'money' ? (typedAmount(String(value)) ?? value) : value
}

/** Pending changes of settings, by setting. */
export type Pending = { readonly value: Value; readonly asked_by: string | null }
export type PendingOf = { readonly [Name in SettingName]?: Pending }

/** More than can be pending at once: each expires after three days. */
const CHANGE_LIMIT = '100'

const pendingChanges = () => read('listChanges', { query: { state: 'waiting', limit: CHANGE_LIMIT } })

export function usePending(): PendingOf {
  return useQuery({ ...pendingChanges(), select: ({ data }) => pendingOf(data) }).data ?? {}
}

/** Pending moves of the business date. */
export function usePendingMoves(): readonly AdminChange[] {
  return useQuery({ ...pendingChanges(), select: ({ data }) => data.filter(({ kind }) => kind === 'business-date.move') }).data ?? []
}

/** The input is newest first; if two are pending for one setting, the newest is shown. */
function pendingOf(changes: readonly Pick<AdminChange, 'kind' | 'details' | 'asked_by'>[]): PendingOf {
  const by_setting: Record<string, Pending> = {}
  for (const { kind, details, asked_by } of changes) {
    if (kind !== 'settings.change') continue
    const { after } = details
    const wanted = typeof after === 'object' && after !== null ? after : details
    for (const [name, value] of Object.entries(wanted)) {
      if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') by_setting[name] ??= { value, asked_by }
    }
  }
  return by_setting as PendingOf
}
