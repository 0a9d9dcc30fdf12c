/**
 * Candles of the simulated past. They are made of the model's minute points, not of its seconds: a minute's candle runs from the price at
 * its start to the price at its end, and an hour's is the fold of its minutes to the digit, as a day's is of its hours. A tick, which
 * passes through the minute points, may have been higher or lower between two of them.
 */
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#kernel/duration'
import type { Price } from '#kernel/price'
import { COINS } from './day.ts'
import { HOURS, MINUTES } from './intraday-volatility.ts'
import { priceAt } from './parameters.ts'
import { logsAt, type Path } from './path.ts'

/** Lengths in seconds. */
export const lengths = { '1m': 60, '5m': 300, '1h': HOUR_SECONDS, '1d': DAY_SECONDS } as const
export type Interval = keyof typeof lengths

/** Closes with the price at its end, which is also the next one's open. */
export type Bar = { readonly open: Price; readonly high: Price; readonly low: Price; readonly close: Price }
/** One interval of all coins, in the order of `coins`; `at` in seconds since 1970. */
export type Bars = { readonly at: number; readonly bars: readonly Bar[] }

/** Logarithms, four a coin: open, high, low, close. */
type Open = Float64Array
const DAY_MINUTES = HOURS * MINUTES

/** Whole candles, oldest first, that begin at `from` or later and end at `to` or before (seconds since 1970); none before the genesis. */
export function* candlesOf(path: Path, interval: Interval, from: number, to: number): Generator<Bars> {
  const length = lengths[interval]
  const minutes = length / MINUTE_SECONDS
  const start = Math.ceil(Math.max(from, path.genesis) / length) * length
  for (let at = start; at + length <= to; at += length) {
    const open = new Float64Array(4 * COINS)
    for (let minute = 0; minute < minutes; ) minute += foldHour(open, path, at / MINUTE_SECONDS + minute, minutes - minute, minute === 0)
    yield { at, bars: Array.from({ length: COINS }, (_, coin) => barOf(open, 4 * coin)) }
  }
}

/** Folds the minutes from `minute` to the end of their hour, or the remaining ones; returns how many. */
function foldHour(open: Open, path: Path, minute: number, left: number, begins: boolean): number {
  const day = path.dayOf(Math.floor(minute / DAY_MINUTES))
  const points = path.minutesOf(Math.floor(minute / MINUTES))
  const first = minute % MINUTES
  const last = Math.min(MINUTES, first + left)
  const logs = new Float64Array(COINS)
  for (let at = first; at <= last; at += 1) {
    logsAt(logs, day, points, at)
    for (let coin = 0; coin < COINS; coin += 1) include(open, 4 * coin, logs[coin] as number, begins && at === first)
  }
  return last - first
}

function include(open: Open, at: number, log: number, begins: boolean): void {
  if (begins) open.fill(log, at, at + 4)
  if (log > (open[at + 1] as number)) open[at + 1] = log
  if (log < (open[at + 2] as number)) open[at + 2] = log
  open[at + 3] = log
}

function barOf(open: Open, at: number): Bar {
  const [first, high, low, last] = [0, 1, 2, 3].map((part) => priceAt(open[at + part] as number)) as [Price, Price, Price, Price]
  return { open: first, high, low, close: last }
}
