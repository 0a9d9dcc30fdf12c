/** The hours that the fan shows: some before the day, and the day itself. */

import { HOUR_MS } from '#kernel/duration'

const DAY_HOURS = 24

export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + DAY_HOURS * HOUR_MS)
}

export type Window = { readonly from: number; readonly start: number; readonly to: number; readonly hours: number }

/** A candle needs so many pixels. */
const PITCH = 8
const MAX_HOURS = 48
const MIN_HOURS = 12
/** Of the prices at the axis. */
const MARGIN = 60

/** Fewer hours before the day on narrow screens, since the day keeps its 24, and none before the first price. */
export function windowOf(day: string, width: number, first_price: number | undefined): Window {
  const start = startOfDay(day).getTime()
  const known_hours = first_price === undefined ? 0 : Math.ceil((start - first_price) / HOUR_MS)
  const room = Math.min(MAX_HOURS, Math.max(MIN_HOURS, Math.floor((width - MARGIN) / PITCH) - DAY_HOURS))
  const before = Math.max(1, Math.min(room, known_hours))
  return { from: start - before * HOUR_MS, start, to: endOfDay(day).getTime(), hours: before + DAY_HOURS }
}
