/** Pending changes of settings, by setting. */
import { useQuery } from '@tanstack/react-query'
import type { AdminChange } from '#web/console/shared/queries/approvals.ts'
import { read } from '#web/shared/call/read.ts'
import type { SettingName, Value } from './setting.ts'

export type Pending = { readonly value: Value; readonly asked_by: string | null }
export type PendingOf = { readonly [Name in SettingName]?: Pending }

export const pendingPath = '/admin/approvals'
/** More than can be pending at once: each expires after three days. */
const CHANGE_LIMIT = '100'

export function usePending(): PendingOf {
  return (
    useQuery({
      ...read('listChanges', { query: { state: 'waiting', limit: CHANGE_LIMIT } }),
      select: ({ data }) => pendingOf(data),
    }).data ?? {}
  )
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
