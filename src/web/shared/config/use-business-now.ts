/** The business date for relative days: the real clock plus the sandbox's offset. */
import { addSeconds, systemClock } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { useConfig } from './config-query.ts'

export function useBusinessNow(): Date {
  const config = useConfig().data
  return addSeconds(systemClock.now(), (config?.business_offset_days ?? 0) * DAY_SECONDS)
}
