/**
 * The market: prices of fifteen coins from one source, their candles, and a stream of both. Other rooms rely on stored bars and ticks,
 * which never change after recording, on any node.
 */
export { type CoinPrice, showBoard } from './board.ts'
export { coinOrder } from './coin.ts'
export type { Bar, PriceFeed, Prices, Source } from './feed.ts'
export { type Market, openMarket } from './open.ts'
export { type FeedChoice, openFeed } from './open-feed.ts'
export { marketRoom } from './room.ts'
