/** Opens the room. */
import { lineUp } from '#trading/line-up/line-up'
import type { BotsDependencies } from './dependencies.ts'
import { openRecords, type Records } from './record/bot-record.ts'
import { checkDays } from './record/check-days.ts'
import { makeHistories } from './record/make-history.ts'
import { haltedBy, newestTick } from './run/freshness.ts'
import { emptyMemory, type Memory, round } from './run/round.ts'
import { openAnnouncer } from './view/find-fills.ts'

export type Bots = BotsDependencies & {
  readonly records: Records
  /** One leader round; a failed round drops the in-memory state. */
  round(): Promise<void>
  /** Each bot, and whether it may trade now. */
  halts(): Promise<{ readonly version: string; readonly halted: boolean }[]>
  /** On every node, each second. */
  announce(): Promise<void>
  makeHistories(): Promise<number>
  checkDays(): Promise<number>
}

export function openBots(deps: Omit<BotsDependencies, 'bots'> & Partial<Pick<BotsDependencies, 'bots'>>): Bots {
  const dependencies: BotsDependencies = { bots: lineUp, ...deps }
  let memory: Memory = emptyMemory()
  return {
    ...dependencies,
    records: openRecords(dependencies.database.query),
    round: async () => {
      try {
        await round(dependencies, memory)
      } catch (error) {
        memory = emptyMemory()
        throw error
      }
    },
    halts: async () => {
      const newest = await newestTick(dependencies)
      return dependencies.bots.map(({ version, coins }) => ({ version, halted: haltedBy(coins, newest) !== null }))
    },
    announce: openAnnouncer(dependencies),
    makeHistories: () => makeHistories(dependencies),
    checkDays: () => checkDays(dependencies),
  }
}
