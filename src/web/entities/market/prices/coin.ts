/** A coin on the screen: before the first response it has only a name. */
import type { WireData } from '#contract/routes'
import { coins } from '#trading/coins'

type PriceReply = WireData<'readPrices'>[number]

export type Coin = Omit<PriceReply, 'source' | 'price' | 'change' | 'as_of'> & {
  /** USD, plain; null until the first price. */
  readonly price: string | null
  /** Percent over 24 hours; null if unknown. */
  readonly change: number | null
  readonly as_of: string | null
  /** `SIMULATED 2`, `LIVE`, `REPLAY of 2023`; null until the server sends it. */
  readonly source: string | null
}

export type Fill = WireData<'readRecentTrades'>[number]

/** The fifteen coins in display order. */
export const unpricedCoins: readonly Coin[] = coins.map(({ id, name, symbol }) => ({
  id,
  name,
  symbol,
  logo: logoOf(symbol),
  price: null,
  change: null,
  source: null,
  as_of: null,
  stale: false,
}))

function logoOf(symbol: string): string {
  return `/coins/${symbol.toLowerCase()}.svg`
}

/** Merges new prices by coin; the order stays. */
export function merge(known: readonly Coin[], told: readonly Coin[]): readonly Coin[] {
  const news = new Map(told.map((coin) => [coin.symbol, coin]))
  return known.map((coin) => news.get(coin.symbol) ?? coin)
}

/** No event for too long: every price counts as stale. */
export function markStale(coins: readonly Coin[]): readonly Coin[] {
  return coins.map((coin) => (coin.price === null ? coin : { ...coin, stale: true }))
}

/** The chart of a coin: `/market?coin=ETH`. */
export function marketPath(symbol: string): string {
  return `/market?coin=${symbol}`
}
