/** Assembly: the rooms' handlers behind the contract on one server, their work in the schedule, their reactions at the outbox. It decides nothing. */
import type { FastifyInstance } from 'fastify'
import { api } from '#contract/routes'
import { type Backups, openBackups } from '#server/backup'
import { createServer, hashAddress, type Load, type StreamLimits, serve, type TransportLimits } from '#server/http'
import type { Identity } from '#server/identity'
import type { Job } from '#server/jobs'
import { type AuditReport, audit, replayOf } from '#server/ledger'
import { type Exposition, openExposition } from '#server/metrics'
import { codeVersion } from '#server/solvency'
import { deriveKey, givenKeys, isAccountClosed, isPassing } from '#server/store'
import { seedTreasury } from '#server/treasury'
import { booksFault } from './check-books.ts'
import { handlersOf } from './handlers.ts'
import { auditChecks, reactionsOf } from './registry.ts'
import { openRooms, type RoomOptions, type Rooms } from './rooms.ts'
import { openSiteFigures, type ReadSiteFigures } from './site-figures.ts'
import { workOf } from './work.ts'

export type Assembly = Rooms & {
  readonly app: FastifyInstance
  readonly jobs: readonly Job[]
  readonly exposition: Exposition
  readonly siteFigures: ReadSiteFigures
  /** Every finding of the auditor; any of them stops money writes. `whole` starts at the first batch. */
  auditLedger(whole: boolean): Promise<AuditReport>
  /** The sandbox's own money and wallets, and the first administrator. */
  seed(): ReturnType<Identity['ensureAdministrator']>
  /** After the server has closed; resolves once what is queued has ended. */
  close(): Promise<void>
}

type AssemblyOptions = RoomOptions & { readonly limits?: Partial<TransportLimits>; readonly streams?: Partial<StreamLimits> }

export function assemble(options: AssemblyOptions): Assembly {
  const rooms = openRooms(options)
  const { config, identity, dispatcher, schedule } = rooms
  const auditLedger = async (whole: boolean): Promise<AuditReport> => {
    const report = await audit({ ...rooms, checks: auditChecks }, { whole })
    rooms.observed.audit(report)
    return report
  }
  const backups = openOwnBackups(rooms)
  const jobs = workOf({ ...rooms, backups }, auditLedger, config.roles)
  schedule.add(jobs)
  dispatcher.handle(reactionsOf(rooms))
  const { app, load } = openServer(rooms, options)
  return {
    ...rooms,
    app,
    jobs,
    exposition: openExposition({ ...rooms, load, codeVersion, backupAge: backups?.ageSeconds ?? null }),
    siteFigures: openSiteFigures(rooms),
    auditLedger,
    seed: async () => {
      await rooms.audit.start()
      await seedTreasury(rooms)
      await rooms.funding.seed()
      return identity.ensureAdministrator({ email: config.admin_email, password: config.admin_password })
    },
    close: async () => {
      for (const room of [rooms.live, rooms.market, { close: dispatcher.stop }, rooms.mail, rooms.documents]) await room.close()
      await rooms.idle()
      await rooms.staleReads.close()
    },
  }
}

/** Null: none are configured. The login that owns the tables may read all of them. */
function openOwnBackups(rooms: Rooms): Backups | null {
  const { backup, database_owner_url, database_url } = rooms.config
  if (backup === null) return null
  return openBackups(
    { ...rooms, secret_key: givenKeys(rooms.secret_key), database_url: database_owner_url ?? database_url, checkBooks: booksFault },
    backup,
  )
}

function openServer(rooms: Rooms, { limits = {}, streams = {} }: AssemblyOptions): { app: FastifyInstance; load: Load } {
  const { config, clock, database, identity, proxies, log, public_url, mailbox_key, observed } = rooms
  const address_key = deriveKey(rooms.secret_key, 'log-address')
  const hashed = { logged_address: (address: string) => hashAddress(address_key, address, clock.now()) }
  const seams = {
    ...(config.log.full_address ? {} : hashed),
    onForwarded: proxies.seen,
    onAnswered: observed.request,
    traceRequest: rooms.traces?.request,
    isUnavailable: isPassing,
    isCallerGone: isAccountClosed,
  }
  const app = createServer({ public_url, log, trust_proxy: config.trust_proxy, limits, ...seams })
  const handlers = handlersOf(rooms)
  const settings = {
    public_url,
    clock,
    authenticate: identity.authenticate,
    steppedUp: identity.steppedUp,
    limit: identity.limitCall,
    mailbox_key,
    streams,
    firstAnswer: (once: Parameters<typeof replayOf>[1]) => replayOf(database.query, once),
  }
  const { healthz, readyz } = api
  const load = config.roles.has('web')
    ? serve(app, api, handlers, settings)
    : serve(app, { healthz, readyz }, { healthz: handlers.healthz, readyz: handlers.readyz }, { ...settings, is_described: false })
  return { app, load }
}
