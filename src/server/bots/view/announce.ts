/** Publishes fills to this node's subscribers, regardless of which node made them: each node looks for fills newer than its last. */
import type { BotsDependencies } from '../dependencies.ts'
import { findFillsSince, lastFillNumber } from './find-fills.ts'
import { tradeOf } from './trade-view.ts'

const ROUND = 100

/** The first call publishes nothing: earlier fills are in the lists. */
export function openAnnouncer({ database, market }: Pick<BotsDependencies, 'database' | 'market'>): () => Promise<void> {
  let lastPublished: bigint | null = null
  return async () => {
    lastPublished ??= await lastFillNumber(database.query)
    for (const fill of await findFillsSince(database.query, lastPublished, ROUND)) {
      market.announce({ event: 'fill', data: { data: tradeOf(fill) } })
      lastPublished = fill.n
    }
  }
}
