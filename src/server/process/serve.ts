/** Assembles the rooms over an open store, listens, and drains on a signal. */
import type { FastifyBaseLogger } from 'fastify'
import { type Config, ROLES } from '#config'
import { systemClock } from '#kernel/clock'
import { causeOf, isRefused, type Refused } from '#kernel/refusal'
import { reasonText } from '#sentences/say'
import { recipientFault } from '#server/backup'
import { drain, openLog, serveWeb } from '#server/http'
import type { Ensured } from '#server/identity'
import { openFeed } from '#server/market'
import { listenMetrics, loginWarning, type MetricsServer, openTraces } from '#server/metrics'
import { codeVersion, UnusableFolder } from '#server/solvency'
import { checkSecretKey, type Database, loadSecretKey, migrate, migrateAsOwner, missingKeyFault, readKeyRing } from '#server/store'
import { type Assembly, assemble } from '../assemble.ts'
import { sealedValues } from '../rooms.ts'
import { endProcess } from './end-process.ts'
import { listen, type Probes, portFault, type Starting } from './probes.ts'

const DRAIN_SECONDS = 10
/** For what follows the last answer: jobs, queues and the store. */
const CLOSE_SECONDS = 10

type Served = {
  readonly database: Database
  /** The folder of the browser build. */
  readonly web_dir: string
  /** What answers on the port until the server does, and what it says. */
  readonly probes: Probes
  readonly starting: Starting
}

/** Null once serving, otherwise the reason why not. */
export async function serveUntilStopped(config: Config, { database, web_dir, probes, starting }: Served): Promise<Refused | null> {
  const given = await loadSecretKey({ secret_key: config.secret_key, kind: database.kind, data_dir: config.data_dir })
  if (isRefused(given)) return given
  starting.state = 'migrating'
  const migrated = await bringUpToDate(config, database)
  if (isRefused(migrated)) return migrated
  starting.state = 'starting'
  const wrong = await checkSecretKey(database, given)
  if (wrong) return wrong
  const needed = await missingKeyFault(database, given, sealedValues)
  if (needed !== null) return { refused: 'config', detail: needed }
  const secret_key = await readKeyRing(database.query, given)
  const not_age = config.backup?.recipient ? recipientFault(config.backup.recipient) : null
  if (not_age !== null) return { refused: 'config', detail: not_age }
  const feed = openFeed(config.price_feed)
  if (isRefused(feed)) return feed
  const log = openLog({ level: config.log.level })
  switchLevelOnSignal(log, config.log.level)
  const traces = config.traces && (await openTraces(config.traces, await codeVersion()))
  const assembly = assemble({ config, database, clock: systemClock, secret_key, log, feed, traces })
  const close = async (): Promise<void> => {
    await assembly.app.close()
    await assembly.close()
    await traces?.close()
  }
  try {
    const refused = await serve(assembly, { config, database, log, web_dir, probes })
    if (refused) await close()
    return refused
  } catch (error) {
    await close()
    throw error
  }
}

/** PostgreSQL: by the tables' owner if it has a separate login, over connections that close before serving. */
async function bringUpToDate({ database_url, database_owner_url }: Config, database: Database) {
  if (database_url === null) return migrate(database)
  const migrated = await migrateAsOwner(database_owner_url ?? database_url, database_url)
  await database.refreshRole()
  return migrated
}

/** SIGUSR2 shows more lines, and again fewer: an operator can look closer at a fault without a restart that would end it. */
function switchLevelOnSignal(log: ReturnType<typeof openLog>, usual: string): void {
  process.on('SIGUSR2', () => {
    log.level = log.level === usual ? 'debug' : usual
    log.warn({ level_now: log.level }, 'the log level was changed')
  })
}

type Serving = {
  readonly config: Config
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly web_dir: string
  readonly probes: Probes
}

async function serve(assembly: Assembly, { config, database, log, web_dir, probes }: Serving): Promise<Refused | null> {
  const mixed = await assembly.market.prepare()
  if (mixed) return mixed
  const { findings } = await assembly.auditLedger(false)
  const behind = await assembly.solvency.checkPublished().catch(backupFault)
  if (behind !== null && typeof behind === 'object') return behind
  if (behind !== null) console.error(`Money writes and signing are stopped: ${behind}. See docs/operations/recovery.md.`)
  for (const { check, detail } of findings) console.error(`The auditor found: ${check}: ${detail}. Money writes are stopped.`)
  const administrator = await assembly.seed()
  if (isRefused(administrator)) return { ...administrator, detail: `ADMIN_PASSWORD: ${reasonText(causeOf(administrator))}` }
  await assembly.expireDue()
  if (config.roles.has('web')) await serveSite(assembly, { config, log, web_dir })
  await probes.close()
  const busy = await listen(assembly.app, config)
  if (busy) return busy
  const watched = await openMetricsPort(config, assembly)
  if (isRefused(watched)) return watched
  assembly.schedule.start()
  if (config.roles.has('worker')) assembly.dispatcher.start()
  const stop = async (): Promise<void> => {
    assembly.forecasts.stop()
    await assembly.schedule.stop()
    await watched?.close()
    await drain(assembly.app, DRAIN_SECONDS)
    await assembly.close()
    await assembly.traces?.close()
    await database.close()
  }
  endProcess({ stop, log, seconds: DRAIN_SECONDS + CLOSE_SECONDS })
  const login = loginWarning(database)
  if (login !== null) log.warn({ rights: database.loginRights() }, login)
  process.stdout.write(greeting(config, administrator, { login, mailbox_key: assembly.mailbox_key, build: await codeVersion() }))
  return null
}

async function serveSite(
  { app, siteFigures, mailbox_key }: Assembly,
  { config, log, web_dir }: Omit<Serving, 'database' | 'probes'>,
): Promise<void> {
  const onLiveError = (error: unknown) => log.error({ err: error }, 'what a page shows could not be read')
  const site = { origin: config.public_url, live: siteFigures, onLiveError }
  await serveWeb(app, { dist_dir: web_dir, mailbox_key, site })
}

/** A folder that can't be written is the operator's to correct; all else is thrown. */
function backupFault(error: unknown): Refused {
  if (error instanceof UnusableFolder) return { refused: 'config', detail: `BACKUP_DIR: ${error.message}.` }
  throw error
}

/** Null if not configured. */
async function openMetricsPort({ metrics }: Config, { exposition }: Assembly): Promise<MetricsServer | Refused<'port'> | null> {
  if (metrics === null) return null
  try {
    return await listenMetrics(metrics, exposition)
  } catch (error) {
    const detail = portFault(error, { ...metrics, setting: 'METRICS_PORT' })
    return { refused: 'port', detail: detail ?? `METRICS_PORT ${metrics.port} cannot be opened on ${metrics.host}.` }
  }
}

type Running = {
  /** The database's login; null: the embedded store. */
  readonly login: string | null
  readonly mailbox_key: string | null
  readonly build: string
}

/** The terminal's start-up message: what to open, who the administrator is, where mail goes. */
function greeting({ public_url, roles }: Config, { email, password, created }: Ensured, { login, mailbox_key, build }: Running): string {
  const mailbox =
    mailbox_key === null ? '  Mail           goes out by SMTP_URL' : `  Mailbox        ${public_url}/sandbox/mailbox?key=${mailbox_key}`
  return [
    '',
    '  Clearterm is running. Sandbox: paper money. Do not send real funds.',
    '',
    ...(roles.has('web') ? [`  Open           ${public_url}`, mailbox, `  API            ${public_url}/api/docs`] : []),
    ...(roles.size < ROLES.length ? [`  Roles          ${[...roles].join(', ')}`] : []),
    `  Administrator  ${email}`,
    ...(password ? [`  Password       ${password}   (shown only now)`] : created ? ['  Password       the one in ADMIN_PASSWORD'] : []),
    `  Build          ${build}`,
    ...(login ? [`  Database       ${login}`] : []),
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}
