/**
 * Bots: each follows a rule over closed bars, orders on a paper exchange and has its own book. Every fill shown happened at a recorded
 * tick. No member money is involved: this room does not know the ledger.
 */
export { type Bots, openBots } from './open.ts'
export { startBot } from './own/start.ts'
export { botsRoom } from './room.ts'
export { readWorstDrawdown, type WorstDrawdown } from './view/bot-view.ts'
export { readLastFillAt } from './view/find-fills.ts'
export { viewReleased } from './view/own-view.ts'
