/** The coins' indexes in every stored array of prices, as in table market_coin; a test compares the two. */
import type { Price } from '#kernel/price'
import { type CoinSymbol, coins } from '#trading/coins'

/** By index. A coin keeps its index for ever: a new one is appended, in a migration and here. */
export const coinOrder = [
  'BTC',
  'ETH',
  'XRP',
  'BNB',
  'SOL',
  'DOGE',
  'ADA',
  'TRX',
  'AVAX',
  'SUI',
  'PEPE',
  'TON',
  'XLM',
  'LINK',
  'SHIB',
] as const satisfies readonly CoinSymbol[]

const INDEX_OF: ReadonlyMap<string, number> = new Map(coinOrder.map((symbol, place) => [symbol, place]))
const QUOTE = 'USDT'

/** From 0; -1: unknown coin. */
export function placeOf(symbol: string): number {
  return INDEX_OF.get(symbol) ?? -1
}

/** `BTCUSDT` → the place of BTC; -1: unknown pair. */
export function placeOfPair(pair: string): number {
  return pair.endsWith(QUOTE) ? placeOf(pair.slice(0, -QUOTE.length)) : -1
}

export function bySymbol(prices: readonly (Price | null)[]): ReadonlyMap<string, Price> {
  return new Map(coinOrder.flatMap((symbol, place) => (prices[place] ? [[symbol, prices[place]] as const] : [])))
}

/** The coins in the order in which they are shown, each with its place. */
export const shownCoins = coins.map((coin) => ({ ...coin, place: placeOf(coin.symbol), logo: `/coins/${coin.symbol.toLowerCase()}.svg` }))
