export { botTitle, nameOf } from './bot-name.ts'
export {
  type Bot,
  botQuery,
  botsQuery,
  botTradesQuery,
  divergenceQuery,
  type EquityPoint,
  recentQuery,
  type Trade,
  type TradeDetail,
  tradesQuery,
  useBot,
  useBotEquity,
  useBots,
  useBotTrades,
  useDivergence,
  useTrade,
  useTrades,
} from './bot-query.ts'
export { useFillColumns } from './fill-columns.tsx'
export { newestOf } from './newest-of.ts'
export { RecentList } from './RecentList.tsx'
export { RecentTrades } from './RecentTrades.tsx'
export { SourceTag } from './SourceTag.tsx'
export { coinOf, fillTime, isQuiet, priceText } from './trade-words.ts'
