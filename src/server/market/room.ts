import { HOUR_SECONDS } from '#kernel/duration'
import { isRefused } from '#kernel/refusal'
import { ageSeconds, defineRoom, series } from '#server/room'
import type { PriceFeed } from './feed.ts'
import { type MarketDependencies, openMarket } from './open.ts'
import { type FeedChoice, openFeed } from './open-feed.ts'
import { marketRoutes } from './routes.ts'

type Needs = Pick<MarketDependencies, 'database' | 'clock'> & {
  readonly config: { readonly price_feed: FeedChoice }
  /** By default the one that the configuration names. */
  readonly feed: PriceFeed | null
  readonly report: (message: string) => MarketDependencies['report']
}

export const marketRoom = defineRoom({
  name: 'market',
  knows: ['store', 'threads'],
  needs: ['database', 'clock', 'config', 'feed', 'report'],
  open: ({ database, clock, config, feed: given, report }: Needs) => {
    const feed = given ?? openFeed(config.price_feed)
    if (isRefused(feed)) throw new Error(feed.detail)
    return openMarket({ database, clock, feed, report: report('no news of prices') })
  },
  routes: marketRoutes,
  jobs: ({ runAsLeader, prune }) => [
    // Runs twice a second and writes each second once: a one-second timer would occasionally miss one.
    { name: 'prices', every_seconds: 0.5, on: 'worker', lead: { keep: 9 }, run: runAsLeader },
    { name: 'prune prices', every_seconds: HOUR_SECONDS, on: 'worker', lead: { while: 600 }, run: prune },
  ],
  series: ({ feedState, clock }) => [
    series('prices', feedState, {
      clearterm_feed_age_seconds: { help: 'Age of the newest prices.', of: ({ at }) => at && ageSeconds(at, clock.now()) },
      clearterm_feed_failures: { help: 'Fetches of prices that failed in a row.', of: ({ failures }) => failures },
    }),
  ],
  close: ({ close }) => close(),
})
