/** Members' own rules as bots: the same coins, capital, costs and rounds as the line-up's. */
import type { Query } from '#server/store'
import { LIMITS, ruleOfText } from '#trading/language/index'
import { type AnyBot, COINS } from '#trading/line-up/bot'
import { CAPITAL } from '#trading/line-up/line-up'
import { findRunning, type OwnRule } from './store.ts'

/** How the versions of their runs begin. */
export const OWN = 'own-'

export function versionOf({ id }: Pick<OwnRule, 'id'>): string {
  return `${OWN}${id}`
}

/** Twice the longest window of a program. */
const LEARNS = 2 * LIMITS.bars

/** Null: the text can't run in this version. The name is the member's, so records don't have it. */
function botOf(own: OwnRule): AnyBot | null {
  const rule = ruleOfText(own.program)
  if ('problems' in rule) return null
  const shared = { coins: COINS, capital: CAPITAL, at_once: true, learns: LEARNS }
  return { ...shared, version: versionOf(own), name: 'Own rule', method: '', says: '', rule, bar: own.bar }
}

/** Those that run. `kept`: of earlier rounds; a text never changes. */
export async function readRunningBots(query: Query, kept: Map<string, AnyBot>): Promise<AnyBot[]> {
  const running = await findRunning(query)
  for (const id of kept.keys()) if (!running.some((own) => own.id === id)) kept.delete(id)
  return running.flatMap((own) => {
    const bot = kept.get(own.id) ?? botOf(own)
    if (!bot) return []
    kept.set(own.id, bot)
    return [bot]
  })
}
