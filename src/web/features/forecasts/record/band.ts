/** A share of days with the band in which luck would lie, in percent of the days. */
import type { Coverage, Direction } from '../forecast-query.ts'

export type Band = {
  readonly days: number
  /** Misses, or hits. */
  readonly count: number
  /** In counts, as in the reply. */
  readonly least: number | null
  readonly most: number | null
  /** What is drawn: days inside, or hits. */
  readonly percent: number | null
  readonly from: number | null
  readonly to: number | null
}

/** Misses are counted, days inside are drawn: most misses are the band's lower end. */
export function coverageBand({ days, misses, covered_percent, least, most }: Coverage): Band {
  const share = (count: number | null) => (count === null || days === 0 ? null : (1 - count / days) * 100)
  return { days, count: misses, least, most, percent: covered_percent, from: share(most), to: share(least) }
}

export function directionBand({ days, hits, hit_percent, least, most }: Direction): Band {
  const share = (count: number | null) => (count === null || days === 0 ? null : (count / days) * 100)
  return { days, count: hits, least, most, percent: hit_percent, from: share(least), to: share(most) }
}

export type BandScale = { readonly low: number; readonly high: number }

const AIR = 2
const MIN_HEIGHT = 4

/** One scale for all rows, with the aim in it. */
export function scaleAround(bands: readonly Band[], aim: number): BandScale {
  const values = bands.flatMap(({ percent, from, to }) => [percent, from, to]).filter((value) => value !== null)
  const reach = Math.max(MIN_HEIGHT, ...values.map((value) => Math.abs(value - aim))) + AIR
  return { low: Math.max(0, aim - reach), high: Math.min(100, aim + reach) }
}
