/**
 * The bots: each follows a rule over closed bars, orders on a paper exchange and has a book of its own. They owe everybody that a fill that is
 * shown happened at a recorded tick, and that nobody's money is ever in it: this room knows no ledger.
 */
export type { BotMarket, BotsDependencies } from './dependencies.ts'
export { type Bots, openBots } from './open.ts'
export { readWorstDrawdown } from './record/worst-drawdown.ts'
export { botRoutes } from './routes.ts'
export { readLastFillAt } from './view/find-fills.ts'
