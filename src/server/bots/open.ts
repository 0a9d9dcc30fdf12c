/** Opens the room. */
import { lineUp } from '#trading/line-up/line-up'
import type { BotsDependencies } from './dependencies.ts'

export type Bots = BotsDependencies

export function openBots(given: Omit<BotsDependencies, 'bots'> & Partial<Pick<BotsDependencies, 'bots'>>): Bots {
  return { bots: lineUp, ...given }
}
