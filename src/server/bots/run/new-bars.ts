/**
 * The market for one round, which is not asked for bars beyond the newest there is: of ten questions a second, nearly all are about an hour that has not
 * closed. To be made after the round's tick was read, because every bar that was known by then is stored.
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
