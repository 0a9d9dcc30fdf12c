/** The console's one search: people, records, wallets and plans, by a word or an id. */
import type { WireData } from '#contract/routes'
import { read, useData } from '#web/shared/call/read.ts'

export type AnyRecord = WireData<'searchAll'>[number]

const KEPT_MS = 30_000

export function useSearchAll(q: string, enabled: boolean) {
  return useData(read('searchAll', { query: { q } }), { enabled: enabled && q !== '', retry: false, gcTime: KEPT_MS })
}
