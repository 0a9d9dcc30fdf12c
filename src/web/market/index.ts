/** What the market shows: prices as they come and the parts that show them. Shared by the app and the public pages. */
export { type Coin, type Fill, logoOf } from './coin.ts'
export type { FillListener, Link, Market } from './store.ts'
export { useCoins, useFills, useMarket } from './use-market.ts'
