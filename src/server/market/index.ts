/**
 * The market: prices of fifteen coins from one source, their candles, and both as they come. To others it owes stored rows: whoever trades
 * reads bars and ticks that stay as they were recorded, on whichever node.
 */
export { type CoinPrice, STALE_SECONDS, showBoard } from './board.ts'
export type { Closes, ClosesQuery } from './candles.ts'
export { places } from './coin.ts'
export type { Bar, PriceFeed, Prices, Quote, Source } from './feed.ts'
export type { LeaderLease } from './leader-lease.ts'
export type { Newest } from './newest.ts'
export { type Market, openMarket } from './open.ts'
export { type FeedChoice, openFeed } from './open-feed.ts'
export { marketRoutes } from './routes.ts'
export type { Queryable, Tick } from './tick.ts'
