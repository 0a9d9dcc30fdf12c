/**
 * Whether somebody is there. A page asks for news by itself; after a minute without a key, a pointer or a touch such a call says so, and does
 * not keep its session from idling out.
 */
import { systemClock } from '#kernel/clock'

const QUIET_MS = 60_000
let last_input_ms = systemClock.monotonic()

for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
  globalThis.addEventListener?.(event, () => (last_input_ms = systemClock.monotonic()), { passive: true, capture: true })

/** What a call's headers say of it. */
export function presence(now_ms: number = systemClock.monotonic()): Readonly<Record<string, string>> {
  return now_ms - last_input_ms > QUIET_MS ? { 'x-unattended': '1' } : {}
}
