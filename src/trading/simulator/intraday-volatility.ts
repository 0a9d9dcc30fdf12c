/**
 * When within a day, and within an hour, the market moves: shares of variance, the same for all series, drawn apart from the moves
 * themselves, so that volatility comes in bursts and a move's direction stays open. A share is the exponential of a moving average of
 * deviates over neighbouring hours (minutes), which therefore resemble each other, over midnight and the hour as well, and need no walk
 * from the genesis.
 */
import { drawNormals, type Level } from './draws.ts'
import { exp } from './exponential.ts'
import type { Key } from './philox.ts'

export const HOURS = 24
export const MINUTES = 60
export const SECONDS = 60

/** How much an hour (minute) takes from the noise of itself and of those before it: 0.8 to the power of their age. */
const FADING = [1, 0.8, 0.64, 0.512, 0.4096, 0.32768, 0.262144, 0.2097152] as const
const HOUR_SPREAD = 0.5
const MINUTE_SPREAD = 0.4
/** Of the hours of a day, UTC: quiet before Europe wakes, busiest while America is up too. Chosen, not fitted. */
const PROFILE = [1, 0.95, 0.9, 0.85, 0.8, 0.8, 0.85, 0.95, 1.05, 1.05, 1, 1, 1.05, 1.2, 1.4, 1.4, 1.3, 1.2, 1.1, 1.05, 1, 1, 1, 1] as const

const norm = Math.sqrt(FADING.reduce<number>((sum, weight) => sum + weight * weight, 0))
const noise = new Float64Array(2 * MINUTES)

/** How the variance of a day, counted since 1970, is shared by its hours; only the proportions count. */
export function hourlyVarianceShares(key: Key, day: number): Float64Array {
  return shares(key, 'hourBustle', day, HOURS, HOUR_SPREAD).map((share, hour) => share * (PROFILE[hour] ?? 1))
}

/** How that of an hour, counted since 1970, is shared by its minutes. */
export function minuteVarianceShares(key: Key, hour: number): Float64Array {
  return shares(key, 'minuteBustle', hour, MINUTES, MINUTE_SPREAD)
}

function shares(key: Key, level: Level, unit: number, count: number, size: number): Float64Array {
  drawNormals(noise, 0, count, key, level, 0, unit - 1)
  drawNormals(noise, count, count, key, level, 0, unit)
  return Float64Array.from({ length: count }, (_, at) => {
    let average = 0
    FADING.forEach((weight, age) => {
      average += weight * (noise[count + at - age] as number)
    })
    return exp((size * average) / norm)
  })
}
