/** Tells this node's listeners of fills, whichever node made them: each looks for what is newer than it has told. */
import type { BotsDependencies } from '../dependencies.ts'
import { findFillsSince, lastFillNumber } from '../view/find-fills.ts'
import { tradeOf } from '../view/trade-view.ts'

const ROUND = 100

/** The first call tells nothing: what was there before is in the lists. */
export function openAnnouncer({ database, market }: Pick<BotsDependencies, 'database' | 'market'>): () => Promise<void> {
  let told: bigint | null = null
  return async () => {
    told ??= await lastFillNumber(database.query)
    for (const fill of await findFillsSince(database.query, told, ROUND)) {
      market.announce({ event: 'fill', data: { data: tradeOf(fill) } })
      told = fill.n
    }
  }
}
