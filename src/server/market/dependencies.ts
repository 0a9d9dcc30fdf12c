/** What the room takes from the assembly; without a given feed, the one that the configuration names. */
import { isRefused } from '#kernel/refusal'
import type { PriceFeed } from './feed.ts'
import type { MarketDependencies } from './open.ts'
import { type FeedChoice, openFeed } from './open-feed.ts'

type Rooms = Pick<MarketDependencies, 'database' | 'readStale' | 'clock'> & {
  readonly config: { readonly price_feed: FeedChoice }
  readonly feed?: PriceFeed
  readonly report: (message: string) => MarketDependencies['report']
}

export function marketDependencies({ database, readStale, clock, config, feed: given, report }: Rooms): MarketDependencies {
  const feed = given ?? openFeed(config.price_feed)
  if (isRefused(feed)) throw new Error(feed.detail)
  return { database, readStale, clock, feed, report: report('no news of prices') }
}
