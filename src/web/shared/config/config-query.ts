/** The instance's public configuration. */

import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS, MINUTE_MS } from '#kernel/duration'
import { prefetch, read, useData } from '#web/shared/call/read.ts'
import { serverNow } from '#web/shared/clock/server-now.ts'
import { noteBusinessOffset } from '../locale/dates.ts'
import type { Preload } from '../screen/define-screen.ts'

const configQuery = { ...read('readConfig'), staleTime: MINUTE_MS }

/** Preloads the data of the frame's ribbon. */
export const preloadConfig: Preload = (client) => prefetch(client, configQuery)

export function useConfig() {
  const config = useData(configQuery)
  if (config.data) noteBusinessOffset(config.data.business_offset_days)
  return config
}

/** The support address; null if not configured. */
export function useSupport(): string | null {
  return useConfig().data?.support_email ?? null
}

/** The business date for relative days: the server's clock plus the sandbox's offset. */
export function useBusinessNow(): Date {
  const config = useConfig().data
  return addSeconds(serverNow(), (config?.business_offset_days ?? 0) * DAY_SECONDS)
}
