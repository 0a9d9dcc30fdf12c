import { MINUTE_MS } from '#kernel/duration'
import { randomBelow } from '#kernel/id'

const FIRST_MS = 1_000
const MAX_MS = MINUTE_MS

/** Exponential back-off from a second to a minute with 50% jitter, so that browsers don't reconnect all at once. */
export function pauseMs(failures: number): number {
  const whole = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(failures, 10))
  return whole / 2 + randomBelow(whole / 2)
}
