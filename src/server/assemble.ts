/**
 * Assembly: the rooms' handlers behind the contract on one server, their work in the schedule, their reactions at the outbox. It decides
 * nothing.
 */
import type { FastifyInstance } from 'fastify'
import { api } from '#contract/routes'
import { createServer, hashAddress, type Load, type StreamLimits, serve, type TransportLimits } from '#server/http'
import type { Identity } from '#server/identity'
import type { Job } from '#server/jobs'
import { replayOf } from '#server/ledger'
import { type Exposition, loadSeries, openExposition, type ReadSiteFigures } from '#server/metrics'
import { asOf, deriveKey, isAccountClosed, isPassing } from '#server/store'
import { seedTreasury } from '#server/treasury'
import type { RoomOptions } from './foundation.ts'
import { type Opened, openRooms, type Rooms } from './open-rooms.ts'

export type Assembly = Rooms & {
  readonly app: FastifyInstance
  readonly jobs: readonly Job[]
  readonly exposition: Exposition
  readonly siteFigures: ReadSiteFigures
  /** Ends what is due: at the start, before anybody is served. */
  expireDue(): Promise<void>
  /** The sandbox's own money and wallets, and the first administrator. */
  seed(): ReturnType<Identity['ensureAdministrator']>
  /** After the server has closed; resolves once what is queued has ended. */
  close(): Promise<void>
}

type AssemblyOptions = RoomOptions & { readonly limits?: Partial<TransportLimits>; readonly streams?: Partial<StreamLimits> }

export function assemble(options: AssemblyOptions): Assembly {
  const opened = openRooms(options)
  const { rooms, reactions, jobs, series, expireDue, close } = opened
  const { announcements, config, identity, dispatcher, schedule, metrics } = rooms
  schedule.add(jobs)
  dispatcher.handle(reactions)
  const { app, load } = openServer(opened, options)
  return {
    ...rooms,
    app,
    jobs,
    exposition: openExposition([...series, loadSeries(load)], metrics.scraped),
    expireDue,
    siteFigures: async (language) => {
      await expireDue()
      const [figures, live] = await Promise.all([metrics.siteFigures(language), announcements.live()])
      return { ...figures, announcements: live }
    },
    seed: async () => {
      await rooms.audit.start()
      await seedTreasury(rooms)
      await rooms.funding.seed()
      return identity.ensureAdministrator({ email: config.admin_email, password: config.admin_password })
    },
    close: async () => {
      await dispatcher.stop()
      await close()
      await rooms.idle()
      await rooms.lateReads.close()
    },
  }
}

function openServer(
  { rooms, handlers, expireDue }: Opened,
  { limits = {}, streams = {} }: AssemblyOptions,
): { app: FastifyInstance; load: Load } {
  const { config, clock, database, identity, proxies, log, public_url, mailbox_key, metrics } = rooms
  const address_key = deriveKey(rooms.secret_key, 'log-address')
  const hashed = { logged_address: (address: string) => hashAddress(address_key, address, clock.now()) }
  const seams = {
    ...(config.log.full_address ? {} : hashed),
    onForwarded: proxies.seen,
    onAnswered: metrics.answered,
    traceRequest: rooms.traces?.request,
    isUnavailable: isPassing,
    isCallerGone: isAccountClosed,
  }
  const app = createServer({ public_url, log, trust_proxy: config.trust_proxy, limits, clock, ...seams })
  const settings = {
    public_url,
    clock,
    authenticate: identity.authenticate,
    steppedUp: identity.steppedUp,
    limit: identity.limitCall,
    mailbox_key,
    streams,
    asOf,
    expireDue,
    firstAnswer: (once: Parameters<typeof replayOf>[1]) => replayOf(database.query, once),
  }
  const { healthz, readyz } = api
  const load = config.roles.has('web')
    ? serve(app, api, handlers, settings)
    : serve(app, { healthz, readyz }, { healthz: handlers.healthz, readyz: handlers.readyz }, { ...settings, is_described: false })
  return { app, load }
}
