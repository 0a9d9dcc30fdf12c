import type { FastifyBaseLogger } from 'fastify'
import type { ProxyWatch } from '#server/http'
import type { Identity } from '#server/identity'
import type { MailRoom } from '#server/mail'
import { type Market, showBoard } from '#server/market'
import { defineRoom } from '#server/room'
import { PUBLISHED_HALT, type Solvency } from '#server/solvency'
import { openLimitWatch } from '#server/treasury'
import { type MetricsDependencies, openMetrics } from './open.ts'
import { type PublicDependencies, publicRoutes, statRoutes } from './routes.ts'
import { figureSeries, observeCalls } from './series/figures.ts'
import { type ProcessSources, processSeries } from './series/process.ts'
import { clockSetup, type ScrapeSources, watchScrapes } from './setup.ts'
import { openSiteFigures, type SiteSources } from './site-figures.ts'

type Needs = Watched &
  ScrapeSources &
  ProcessSources &
  Omit<SiteSources, 'metrics'> &
  Pick<PublicDependencies, 'mailbox_key'> & { readonly mail: PublicDependencies['mail']; readonly log: FastifyBaseLogger | false }

export const metricsRoom = defineRoom({
  name: 'metrics',
  knows: [
    'books',
    'bots',
    'forecasts',
    'http',
    'identity',
    'jobs',
    'ledger',
    'mail',
    'market',
    'plans',
    'solvency',
    'store',
    'transactions',
    'treasury',
  ],
  needs: [
    'database',
    'clock',
    'business',
    'settings',
    'log',
    'mailbox_key',
    'proxies',
    'identity',
    'mail',
    'market',
    'solvency',
    'bots',
    'forecasts',
    'schedule',
    'lease',
    'codeVersion',
    'config',
  ],
  open: (given: Needs) => {
    const metrics = openMetrics(sourcesOf(given))
    const { log, mail, business, mailbox_key } = given
    const calls = observeCalls()
    const scrapes = watchScrapes(given)
    return {
      ...metrics,
      answered: calls.answered,
      scraped: scrapes.seen,
      setup: async () => ({ metrics: scrapes.setup(), clock: clockSetup(given.database.kind, await metrics.health.read()) }),
      series: [...calls.series, ...figureSeries(metrics), ...processSeries(given)],
      siteFigures: openSiteFigures({ ...given, metrics }),
      watchLimits: openLimitWatch(
        async () => (await metrics.limitUsage()).value,
        (about, message) => (log ? log.warn(about, message) : undefined),
      ),
      public: { mail, business, mailbox_key, settings: given.settings, metrics },
    }
  },
  routes: (room) => ({ ...statRoutes(room), ...publicRoutes(room.public) }),
  setup: ({ setup }) => setup(),
  jobs: ({ health, watch, watchLimits }) => [
    { name: 'health', every_seconds: 1, on: 'all', run: health.refresh },
    // Runs often and counts each minute once: a one-minute timer would occasionally miss one.
    { name: 'services', every_seconds: 20, on: 'worker', run: watch },
    { name: 'limits', every_seconds: 60, on: 'worker', run: watchLimits },
  ],
  series: ({ series }) => series,
  purge: ({ prune }) => prune(),
})

/** What the figures, the health checks and the status page read of other rooms. */
type Watched = Pick<MetricsDependencies, 'database' | 'clock' | 'settings'> & {
  readonly identity: Pick<Identity, 'countVerifiedByDay'>
  readonly mail: Pick<MailRoom, 'countStuck'>
  readonly solvency: Pick<Solvency, 'newest' | 'stated' | 'describe' | 'lateSince' | 'behindPublished'>
  readonly market: Pick<Market, 'describe' | 'board' | 'feedState' | 'clock'>
  readonly proxies: Pick<ProxyWatch, 'describe'>
}

function sourcesOf(rooms: Watched): MetricsDependencies {
  const { database, clock, settings, identity, mail, solvency, market, proxies } = rooms
  return {
    database,
    clock,
    settings,
    countVerifiedByDay: identity.countVerifiedByDay,
    newestEpoch: solvency.newest,
    newestStatement: solvency.stated,
    describeProof: solvency.describe,
    describeBehind: (halted) =>
      halted.startsWith(`${PUBLISHED_HALT}: `) ? `Money writes are stopped: ${halted.slice(PUBLISHED_HALT.length + 2)}.` : null,
    proofBehind: solvency.behindPublished,
    describePrices: market.describe,
    describeProxies: proxies.describe,
    readPrices: async () => showBoard(await market.board(), market.clock.now()),
    feedState: market.feedState,
    proofLateSince: solvency.lateSince,
    countStuckMails: mail.countStuck,
  }
}
