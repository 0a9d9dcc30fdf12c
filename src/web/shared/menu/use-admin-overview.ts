/** The console's menu counts and overview: one query for both, refreshed every half minute while the user is present. */

import type { WireData } from '#contract/routes'
import { read, useData } from '#web/shared/call/read.ts'

export type AdminOverview = WireData<'readAdminOverview'>
type Queue = AdminOverview['queues'][number]
export type QueueName = Queue['name']

const REFRESH_MS = 30_000

export function useAdminOverview(enabled = true) {
  return useData(read('readAdminOverview'), { refetchInterval: REFRESH_MS, enabled })
}
