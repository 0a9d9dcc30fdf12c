/** The configured source. */
import { type Refused, refuse } from '#kernel/refusal'
import { coins } from '#trading/coins'
import { MODEL, openSimulator } from '#trading/simulator/index'
import { coinOrder } from './coin.ts'
import type { PriceFeed } from './feed.ts'
import { coingeckoFeed } from './feeds/coingecko.ts'
import { BrokenFile, readRecording, replayFeed } from './feeds/replay/recording.ts'
import { pastInThread } from './past/thread.ts'

export type FeedChoice =
  | { readonly kind: 'simulator' }
  /** `url`: the provider's API up to before `/simple/price`. */
  | { readonly kind: 'coingecko'; readonly url: string; readonly timeout_ms?: number }
  /** Seconds per bar of the folder's files. */
  | { readonly kind: 'replay'; readonly folder: string; readonly every_seconds: number }

/** Refused with one sentence if a recording is invalid. */
export function openFeed(choice: FeedChoice): PriceFeed | Refused<'config'> {
  switch (choice.kind) {
    case 'simulator':
      return simulatorFeed()
    case 'coingecko':
      return coingeckoFeed(choice)
    case 'replay':
      try {
        return replayFeed(readRecording(choice.folder), choice.every_seconds)
      } catch (error) {
        if (error instanceof BrokenFile) return refuse('config', { detail: `PRICE_FEED: ${choice.folder}: ${error.message}` })
        throw error
      }
  }
}

/** Simulated prices: a function of a public seed and the second, so that reads are cheap and every node agrees. */
function simulatorFeed(): PriceFeed {
  const simulator = openSimulator()
  const coinAt = coinOrder.map((symbol) => coins.findIndex((coin) => coin.symbol === symbol))
  return {
    source: MODEL,
    recording: null,
    every_seconds: 1,
    single_poller: false,
    folds: true,
    past: pastInThread,
    fetchQuote: async (second) => {
      const now = simulator.pricesAt(second.getTime() / 1000)
      const prices = coinAt.map((coin) => now[coin] ?? null)
      return { prices, priced_at: prices.map(() => second), changes: prices.map(() => null), market_at: second, bars: [] }
    },
  }
}
