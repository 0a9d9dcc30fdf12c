/** Simulated prices: a function of a public seed and the second, so that reads are cheap and every node agrees. */
import { coins } from '#trading/coins'
import { openSimulator } from '#trading/simulator/index'
import { coinOrder } from '../coin.ts'
import type { PriceFeed } from '../feed.ts'
import { pastInThread } from '../past/thread.ts'

export function simulatorFeed(): PriceFeed {
  const simulator = openSimulator()
  const coinAt = coinOrder.map((symbol) => coins.findIndex((coin) => coin.symbol === symbol))
  return {
    source: 'SIMULATED',
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
