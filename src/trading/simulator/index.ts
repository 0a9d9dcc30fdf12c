/**
 * Simulated prices of the fifteen coins, for where no market is connected: a function of a public seed and the second, the same on every
 * machine.
 *
 * What it is not: no forecast and no history. No price here was ever paid. The seed is public, so that every tick can be
 * regenerated, which also makes the future computable: bots never call this, they get ticks that were stored at their second, and every
 * price is labelled SIMULATED. Log prices are a martingale: over any span a rise is as likely as a fall by the same factor, and what went
 * before says nothing about direction. The mean of the price grows by half its variance, so holding and rebalancing earn on average, on
 * few paths and much: no sign of skill. There is no volume, no order book, no spread and no gap; a day's volatility changes at midnight
 * UTC; falls are as likely as rises of the same size; the coins depend on each other through one factor only.
 * docs/decisions/015-simulated-prices.md and 109-median-prices.md have the rest.
 */
import { assert } from '#kernel/assert'
import { DAY_SECONDS } from '#kernel/duration'
import type { Price } from '#kernel/price'
import { type Bars, candlesOf, type Interval } from './candles.ts'
import { COINS } from './day.ts'
import { DEFAULT_SEED, GENESIS, priceAt } from './parameters.ts'
import { logsOf, openPath } from './path.ts'
import { keyOf, type Seed } from './philox.ts'

export type { Bar, Bars, Interval } from './candles.ts'
export { lengths } from './candles.ts'
export { DEFAULT_SEED, GENESIS, MODEL } from './parameters.ts'
export type { Seed } from './philox.ts'

/** All instants are whole seconds since 1970; all prices in the order of `coins`. Results depend on seed and genesis alone. */
export type Simulator = {
  /** No price exists before it. */
  readonly genesis: number
  /** Prices at one second. Consecutive seconds cost microseconds, others about a millisecond. */
  pricesAt(second: number): readonly Price[]
  /** Second by second, from `from` to before `to`, or endlessly. */
  ticks(from: number, to?: number): Generator<{ readonly second: number; readonly prices: readonly Price[] }>
  /** Whole candles, oldest first, that begin at `from` or later and end at `to` or before; made of minute points. */
  candles(interval: Interval, from: number, to: number): Generator<Bars>
}

/** `genesis` at midnight UTC, in seconds since 1970. */
export function openSimulator({ seed = DEFAULT_SEED, genesis = GENESIS }: { seed?: Seed; genesis?: number } = {}): Simulator {
  assert(genesis % DAY_SECONDS === 0, 'the genesis is not at midnight')
  const path = openPath(keyOf(seed), genesis)
  const logs = new Float64Array(COINS)
  const pricesAt = (second: number): readonly Price[] => {
    assert(Number.isSafeInteger(second) && second >= genesis, 'no second after the genesis')
    logsOf(logs, path, second)
    return Array.from(logs, priceAt)
  }
  return {
    genesis,
    pricesAt,
    *ticks(from, to = Number.POSITIVE_INFINITY) {
      for (let second = from; second < to; second += 1) yield { second, prices: pricesAt(second) }
    },
    candles: (interval, from, to) => candlesOf(path, interval, from, to),
  }
}
