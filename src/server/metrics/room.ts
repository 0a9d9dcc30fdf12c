import type { FastifyBaseLogger } from 'fastify'
import { defineRoom } from '#server/room'
import { openLimitWatch } from '#server/treasury'
import { openMetrics } from './open.ts'
import { type PublicDependencies, publicRoutes } from './routes.ts'
import { openSiteFigures, type SiteSources } from './site-figures.ts'
import { sourcesOf, type Watched } from './sources.ts'
import { statRoutes } from './stat-routes.ts'

type Needs = Watched &
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
    'readStale',
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
  ],
  open: (given: Needs) => {
    const metrics = openMetrics(sourcesOf(given))
    const { log, mail, business, mailbox_key } = given
    return {
      ...metrics,
      siteFigures: openSiteFigures({ ...given, metrics }),
      watchLimits: openLimitWatch(
        async () => (await metrics.limitUsage()).value,
        (about, message) => (log ? log.warn(about, message) : undefined),
      ),
      public: { mail, business, mailbox_key, settings: given.settings, metrics },
    }
  },
  routes: (room) => ({ ...statRoutes(room), ...publicRoutes(room.public) }),
  jobs: ({ health, watch, watchLimits }) => [
    { name: 'health', every_seconds: 1, on: 'all', run: health.refresh },
    // Runs often and counts each minute once: a one-minute timer would occasionally miss one.
    { name: 'services', every_seconds: 20, on: 'worker', run: watch },
    { name: 'limits', every_seconds: 60, on: 'worker', run: watchLimits },
  ],
  purge: ({ prune }) => prune(),
})
