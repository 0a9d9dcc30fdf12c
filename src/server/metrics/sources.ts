/** What the figures, the health checks and the status page read of other rooms. */
import type { ProxyWatch } from '#server/http'
import type { Identity } from '#server/identity'
import type { MailRoom } from '#server/mail'
import { type Market, showBoard } from '#server/market'
import { PUBLISHED_HALT, type Solvency } from '#server/solvency'
import type { MetricsDependencies } from './open.ts'

export type Watched = Pick<MetricsDependencies, 'database' | 'readStale' | 'clock' | 'settings'> & {
  readonly identity: Pick<Identity, 'countVerifiedByDay'>
  readonly mail: Pick<MailRoom, 'countStuck'>
  readonly solvency: Pick<Solvency, 'newest' | 'stated' | 'describe' | 'lateSince' | 'behindPublished'>
  readonly market: Pick<Market, 'describe' | 'board' | 'clock'>
  readonly proxies: Pick<ProxyWatch, 'describe'>
}

export function sourcesOf(rooms: Watched): MetricsDependencies {
  const { database, readStale, clock, settings, identity, mail, solvency, market, proxies } = rooms
  return {
    database,
    readStale,
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
    priceAsOf: async () => (await market.board()).known?.at ?? null,
    proofLateSince: solvency.lateSince,
    countStuckMails: mail.countStuck,
  }
}
