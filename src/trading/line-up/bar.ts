/** Bar ends, in UTC. */
import { DAY_MS, HOUR_MS } from '#kernel/duration'
import type { BarLength } from './bot.ts'

/** Whether a bar of this length ends at the instant (milliseconds). */
export function endsBar(bar: BarLength, at: number): boolean {
  if (bar === '1h') return at % HOUR_MS === 0
  return at % DAY_MS === 0 && (bar === '1d' || new Date(at).getUTCDate() === 1)
}

/** The end of the last bar that was complete at the instant. */
export function lastBarEnd(bar: BarLength, at: number): number {
  if (bar === '1h') return at - (at % HOUR_MS)
  if (bar === '1d') return at - (at % DAY_MS)
  const day = new Date(at)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1)
}

export function nextBarEnd(bar: BarLength, at: number): number {
  const last = lastBarEnd(bar, at)
  if (bar === '1h') return last + HOUR_MS
  if (bar === '1d') return last + DAY_MS
  const day = new Date(last)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1)
}
