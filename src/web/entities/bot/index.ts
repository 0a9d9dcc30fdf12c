export { botText, botTitle, methodText, nameOf } from './bot-name.ts'
export {
  type Bot,
  type BotCurve,
  type BotEnsemble,
  type BotWeights,
  botQuery,
  botsQuery,
  botTradesQuery,
  curvesQuery,
  divergenceQuery,
  type EquityPoint,
  type Part,
  recentQuery,
  type Trade,
  type TradeDetail,
  tradesQuery,
  useBot,
  useBotCurves,
  useBotEnsemble,
  useBotEquity,
  useBots,
  useBotTrades,
  useBotWeights,
  useDivergence,
  useTrade,
  useTrades,
} from './bot-query.ts'
export { useFillColumns } from './fill-columns.tsx'
export { RecentList } from './RecentList.tsx'
export { RecentTrades } from './RecentTrades.tsx'
export { SourceTag } from './SourceTag.tsx'
export { coinOf, fillTime, isQuiet, newestOf, priceText, sideText, tradeLabel, whyText } from './trade-words.ts'
