/** The price source: one interface for the simulator, the provider and a recording. */
import type { Interval } from '#contract/market'
import type { Price } from '#kernel/price'
import type { MODEL } from '#trading/simulator/index'

/** One index for each coin (coin.ts); null: none. */
export type Prices = readonly (Price | null)[]

/**
 * Prices of two sources are never mixed: not in a candle, a change, or a bot's record. A tile says SIMULATED for either model; the first,
 * `SIMULATED`, made the prices that were stored before decision 109.
 */
export type Source = 'SIMULATED' | typeof MODEL | 'LIVE' | `REPLAY of ${string}`

export type Bar = {
  readonly interval: Interval
  /** Its start, in the market's own time. */
  readonly at: Date
  readonly opens: Prices
  readonly highs: Prices
  readonly lows: Prices
  readonly closes: Prices
  /** In coins, plain decimals; null if the source has none. */
  readonly volumes: readonly (string | null)[] | null
}

/** A quote from a source. */
export type Quote = {
  readonly prices: Prices
  /** When each price was current, in real time; null exactly where there is no price. */
  readonly priced_at: readonly (Date | null)[]
  /** Percent over 24 hours, if the source reports it. */
  readonly changes: readonly (number | null)[]
  /** The market's own time: the end of the bar in a recording. */
  readonly market_at: Date
  /** Completed bars, from a source whose ticks aren't folded into candles. */
  readonly bars: readonly Bar[]
}

/** The stored state of a source: the newest tick, and each coin's last good price. */
export type StoredPrices = {
  readonly at: Date
  readonly market_at: Date
  readonly prices: Prices
  readonly priced_at: readonly (Date | null)[]
  readonly changes: readonly (number | null)[]
}

/** A candle without ticks. */
export type PastBar = Bar & {
  /** False: it is still open. */
  readonly whole: boolean
}

/** Seconds since 1970. `since`: the end of the stored range; null before the first start. */
export type PastRange = { readonly since: number | null; readonly until: number }

export type PriceFeed = {
  readonly source: Source
  /** SHA-256 of the recording; null for other sources. */
  readonly recording: Buffer | null
  /** The interval between two ticks of the whole cluster. */
  readonly every_seconds: number
  /**
   * Whether one node is chosen before fetching: a provider counts calls, and a recording advances bar by bar. Otherwise the write decides,
   * and
   * `known` is null.
   */
  readonly single_poller: boolean
  /** Whether its ticks are folded into candles; a recording has its own. */
  readonly folds: boolean
  /** Candles for time without ticks, in runs that are stored one by one. Null: only recorded history exists. */
  readonly past: ((range: PastRange) => AsyncIterable<readonly PastBar[]>) | null
  /**
   * The prices at a whole second. Null: the source has ended or has none yet. Rejects if the source failed; the message is stored as
   * last_error. `known` is null before the first tick.
   */
  fetchQuote(second: Date, known: StoredPrices | null): Promise<Quote | null>
}

/** A failed source with its own retry delay. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
  readonly retry_after_seconds: number
  constructor(message: string, retry_after_seconds = 0) {
    super(message)
    this.retry_after_seconds = retry_after_seconds
  }
}
