/** User presence. Background calls after a minute without a key, pointer or touch event are marked unattended, and do not extend the session. */

import { systemClock } from '#kernel/clock'
import { MINUTE_MS } from '#kernel/duration'

const QUIET_MS = MINUTE_MS
let last_input_ms = systemClock.monotonic()

for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
  globalThis.addEventListener?.(event, () => (last_input_ms = systemClock.monotonic()), { passive: true, capture: true })

/** The presence header of a call. */
export function presenceHeaders(now_ms: number = systemClock.monotonic()): Readonly<Record<string, string>> {
  return now_ms - last_input_ms > QUIET_MS ? { 'x-unattended': '1' } : {}
}
