/**
 * The time, as the server has it: each reply carries it, and the page counts on from there. So a wrong clock of the device changes nothing.
 * Nothing else in the web reads a clock (test/house/one-module.test.ts).
 */
import { SERVER_TIME } from '#contract/shared/headers'
import { systemClock } from '#kernel/clock'
import { MINUTE_MS } from '#kernel/duration'

/** The server's time at the page's monotonic zero; null: no reply yet. */
let zero_ms: number | null = null
let noted_ms = 0

/**
 * Of a reply. The one that was fastest on its way is nearest, but a page that slept starts again. A reply that never changes may have been
 * kept for days, with the time at which it was made.
 */
export function noteServerTime(headers: { get(name: string): string | null }): void {
  if (headers.get('cache-control')?.includes('immutable')) return
  const sent_ms = Number(headers.get(SERVER_TIME) ?? Number.NaN)
  if (!Number.isFinite(sent_ms)) return
  const monotonic = systemClock.monotonic()
  const next = sent_ms - monotonic
  if (zero_ms !== null && next < zero_ms && monotonic - noted_ms < MINUTE_MS) return
  zero_ms = next
  noted_ms = monotonic
}

export function isTimeKnown(): boolean {
  return zero_ms !== null
}

/** Before the first reply the device's own clock. */
export function serverNow(): Date {
  return zero_ms === null ? systemClock.now() : new Date(zero_ms + systemClock.monotonic())
}

/** Milliseconds since the query library stamped a reply, which it does by the device's clock. */
export function msSince(stamp_ms: number): number {
  return systemClock.now().getTime() - stamp_ms
}

/** When that was. */
export function stampedAt(stamp_ms: number): Date {
  return new Date(serverNow().getTime() - msSince(stamp_ms))
}
