/**
 * Replays a recording bar by bar: the price is the close of the last completed bar, which becomes a candle at its recorded time. No
 * prices are interpolated. After the last bar the prices become stale.
 */
import { lengths } from '#trading/simulator/index'
import type { Bar, PriceFeed } from '../../feed.ts'
import type { Recording } from './recording.ts'

export function replayFeed({ source, sha256, bars }: Recording, every_seconds: number): PriceFeed {
  return {
    source,
    recording: sha256,
    every_seconds,
    single_poller: true,
    folds: false,
    past: null,
    fetchQuote: async (second, known) => {
      const bar = bars.find((one) => !known || endOf(one) > known.market_at)
      if (!bar) return null
      return {
        prices: bar.closes,
        priced_at: bar.closes.map((price) => (price === null ? null : second)),
        changes: bar.closes.map(() => null),
        market_at: endOf(bar),
        bars: [bar],
      }
    },
  }
}

function endOf({ at, interval }: Bar): Date {
  return new Date(at.getTime() + lengths[interval] * 1000)
}
