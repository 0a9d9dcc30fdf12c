/**
 * A market view for one round that skips queries for bars beyond the newest: of ten queries a second nearly all concern an hour that has not closed.
 * Create it after the round's tick was read, because every bar known by then is stored.
 */
import type { BotMarket, BotsDependencies } from '../dependencies.ts'

export async function onlyNewBars({ database, market }: BotsDependencies): Promise<BotMarket> {
  const newest = await market.readNewestKnown(database, ['1h', '1d'])
  return {
    ...market,
    readCloses: async (reader, asked) => {
      const known_at = newest.get(asked.interval)
      return known_at && known_at > asked.after ? market.readCloses(reader, asked) : []
    },
  }
}
