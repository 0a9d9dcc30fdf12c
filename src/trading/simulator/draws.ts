/** Normal deviates by address: what is drawn for (key, level, series, unit) never depends on what was drawn before. */
import { normalOf } from './normal.ts'
import { type Key, philox } from './philox.ts'

/**
 * The purpose of a draw. `unit` counts, since 1970: days for day, hours and bustle of hours; hours for minutes and bustle of minutes;
 * minutes for seconds.
 */
const levels = { day: 0, hours: 1, minutes: 2, seconds: 3, hourBustle: 4, minuteBustle: 5 } as const
export type Level = keyof typeof levels

const words = new Uint32Array(4)

/** Fills `out[at]` … `out[at + count - 1]`. */
export function drawNormals(out: Float64Array, at: number, count: number, key: Key, level: Level, series: number, unit: number): void {
  for (let drawn = 0; drawn < count; drawn += 4) {
    philox(words, 0, key, drawn >>> 2, unit, series, levels[level])
    const end = Math.min(4, count - drawn)
    for (let word = 0; word < end; word += 1) out[at + drawn + word] = normalOf(words[word] as number)
  }
}
