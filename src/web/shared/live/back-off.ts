import { randomBelow } from '#kernel/id'

const FIRST_MS = 1_000
const LONGEST_MS = 60_000

/** Doubling from a second to a minute, half of it drawn, so that a server that comes back is not met by all browsers at once. */
export function pauseMs(failures: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10))
  return whole / 2 + randomBelow(whole / 2)
}
