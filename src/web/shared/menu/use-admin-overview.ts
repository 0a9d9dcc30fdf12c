/** The console's menu counts and overview: one query for both, refreshed every half minute while the user is present. */

import { createContext } from 'react'
import type { WireData } from '#contract/routes'
import { read, useData } from '#web/shared/call/read.ts'

export type AdminOverview = WireData<'readAdminOverview'>
type Queue = AdminOverview['queues'][number]
export type QueueName = Queue['name']

const REFRESH_MS = 30_000

export function useAdminOverview(enabled = true) {
  return useData(read('readAdminOverview'), { refetchInterval: REFRESH_MS, enabled })
}

/** How many records wait in the queues of a place. */
export function waitingAt(
  place: { readonly queues?: { readonly [Name in QueueName]?: string } | undefined },
  queues: readonly Queue[],
): number {
  return queues.filter(({ name }) => place.queues?.[name] !== undefined).reduce((sum, { waiting }) => sum + waiting, 0)
}

/** The screen of a queue, filtered to what waits; null for a queue without one. The app's router provides it to the console. */
export const QueueHref = createContext<(name: QueueName) => string | null>(() => null)

/** The console's one search: people, records, wallets and plans, by a word or an id. */
export type AnyRecord = WireData<'searchAll'>[number]

const KEPT_MS = 30_000

export function useSearchAll(q: string, enabled: boolean) {
  return useData(read('searchAll', { query: { q } }), { enabled: enabled && q !== '', retry: false, gcTime: KEPT_MS })
}
