/** The process's environment: one schema, read once and frozen. Tests compare it with `.env.example`. */

import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { HOUR_SECONDS } from '#kernel/duration'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { mailboxOf } from '#kernel/text'
import type { BackupSettings } from '#server/backup'
import type { FeedChoice } from '#server/market'
import type { TraceSettings } from '#server/metrics'
import { clearTextFault, isSameMachine } from './clear-text.ts'
import { withSecretFiles } from './secret-files.ts'

const optionalText = z.optional(z.string())
const optionalUrl = (protocol: RegExp, message: string) => z.optional(z.url({ protocol, error: message }))

/** In plain digits alone. */
function wholeNumber(name: string, { least, most }: { least: number; most: number }) {
  const range = `${name} must be a whole number from ${least} to ${most}.`
  const inRange = z.number().check(z.minimum(least, range), z.maximum(most, range))
  return z.pipe(z.string().check(z.regex(/^\d{1,9}$/, range)), z.pipe(z.transform(Number), inRange))
}

const hostName = (name: string) => z.string().check(z.refine(isHost, `${name} must be a host name or an address.`))

/** Accepts a connection in clear text to another machine. */
const clearText = (name: string) => z._default(z.enum(['', 'optional'], `${name} must be optional or empty.`), '')

const SENDER = 'MAIL_FROM must be an email address, such as Clearterm <no-reply@clearterm.example>.'
const NETWORKS = 'TRUST_PROXY must be addresses or CIDR blocks, such as 10.0.0.0/8, with commas between them.'
const RATIO = 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'

/** What a node does: serves the site and the API, runs the jobs, builds the solvency proof. */
export const ROLES = ['web', 'worker', 'proof'] as const
export type NodeRole = (typeof ROLES)[number]

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const

export const configSchema = z.object({
  PORT: z._default(wholeNumber('PORT', { least: 0, most: 65_535 }), 3000),
  HOST: z._default(hostName('HOST'), '127.0.0.1'),
  METRICS_PORT: z.optional(wholeNumber('METRICS_PORT', { least: 1, most: 65_535 })),
  METRICS_HOST: z._default(hostName('METRICS_HOST'), '127.0.0.1'),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,}$/, 'METRICS_TOKEN must have at least 16 characters, and no spaces.')),
  ),
  METRICS_TLS: clearText('METRICS_TLS'),
  DATA_DIR: z._default(z.string(), './var'),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'DATABASE_URL must be a postgres:// URL.'),
  DATABASE_OWNER_URL: optionalUrl(/^postgres(ql)?$/, 'DATABASE_OWNER_URL must be a postgres:// URL.'),
  DATABASE_REPLICA_URL: optionalUrl(/^postgres(ql)?$/, 'DATABASE_REPLICA_URL must be a postgres:// URL.'),
  DATABASE_TLS: clearText('DATABASE_TLS'),
  DATABASE_REPLICA_LAG_SECONDS: z._default(wholeNumber('DATABASE_REPLICA_LAG_SECONDS', { least: 1, most: HOUR_SECONDS }), 60),
  SMTP_URL: optionalUrl(/^smtps?$/, 'SMTP_URL must be an smtp:// or smtps:// URL.'),
  SMTP_TLS: z._default(z.enum(['', 'required', 'optional'], 'SMTP_TLS must be required or optional.'), ''),
  SANDBOX_MAILBOX_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{16,128}$/, 'SANDBOX_MAILBOX_KEY must have 16 to 128 letters, digits, _ or -.')),
  ),
  MAIL_FROM: z._default(z.string().check(z.refine(isSender, SENDER)), 'Clearterm <no-reply@localhost>'),
  STAFF_SECOND_FACTOR: z._default(z.enum(['', 'required', 'optional'], 'STAFF_SECOND_FACTOR must be required or optional.'), ''),
  PUBLIC_URL: optionalUrl(/^https?$/, 'PUBLIC_URL must be an http:// or https:// URL.'),
  ADMIN_EMAIL: z.optional(
    z.string().check(
      z.overwrite((typed: string) => mailboxOf(typed) ?? typed),
      z.refine((typed: string) => mailboxOf(typed) !== null, 'ADMIN_EMAIL must be an email address.'),
    ),
  ),
  ADMIN_PASSWORD: optionalText,
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'SECRET_KEY must have at least 32 characters.'))),
  TRUST_PROXY: z._default(z.string().check(z.refine((list) => partsOf(list).every(isNetwork), NETWORKS)), ''),
  FILE_SCANNER: optionalText,
  FILE_SCANNER_TLS: clearText('FILE_SCANNER_TLS'),
  NODE_ROLES: optionalText,
  LOG_LEVEL: z._default(
    z.enum(['', ...LOG_LEVELS], `LOG_LEVEL must be ${LOG_LEVELS.slice(0, -1).join(', ')} or ${LOG_LEVELS.at(-1)}.`),
    '',
  ),
  LOG_ADDRESS: z._default(z.enum(['', 'hashed', 'full'], 'LOG_ADDRESS must be hashed or full.'), ''),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(/^https?$/, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http:// or https:// URL.'),
  TRACES_TLS: clearText('TRACES_TLS'),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.pipe(z.string().check(z.regex(/^(?:0?\.\d+|0|1|1\.0+)$/, RATIO)), z.transform(Number)), 1),
  PRICE_FEED: z._default(
    z.string().check(z.regex(/^(|simulator|coingecko|replay:.+)$/, 'PRICE_FEED must be simulator, coingecko or replay:FOLDER.')),
    'simulator',
  ),
  REPLAY_SECONDS: z._default(wholeNumber('REPLAY_SECONDS', { least: 1, most: 60 }), 10),
  COINGECKO_URL: optionalUrl(/^https?$/, 'COINGECKO_URL must be an https:// URL.'),
  BACKUP_DIR: optionalText,
  BACKUP_EVERY_HOURS: z._default(wholeNumber('BACKUP_EVERY_HOURS', { least: 0, most: 8_760 }), 24),
  BACKUP_KEEP: z._default(wholeNumber('BACKUP_KEEP', { least: 1, most: 10_000 }), 14),
  BACKUP_RECIPIENT: optionalText,
})

export type Config = {
  /** At least one. */
  readonly roles: ReadonlySet<NodeRole>
  readonly log: {
    readonly level: (typeof LOG_LEVELS)[number]
    /** Whether lines name network addresses; otherwise a keyed hash of them that changes each day. */
    readonly full_address: boolean
  }
  readonly port: number
  readonly host: string
  /** Where the metrics are served, and the token that a scrape must send; null: they are not. */
  readonly metrics: { readonly host: string; readonly port: number; readonly token: string | null } | null
  /** Where traces are sent; null: there are none. */
  readonly traces: TraceSettings | null
  readonly data_dir: string
  readonly database_url: string | null
  /** The login that owns the tables and migrates at start. Null: DATABASE_URL's login does both. */
  readonly database_owner_url: string | null
  /** A streaming replica for reads that may be late, and how late it may be; null: there is none. */
  readonly database_replica: { readonly url: string; readonly max_lag_seconds: number } | null
  readonly smtp_url: string | null
  /** Whether mail requires TLS: by default if the mail server is on another machine. */
  readonly smtp_tls_required: boolean
  readonly mail_from: string
  /** Of the sandbox mailbox; null: a new one at each start. */
  readonly mailbox_key: string | null
  readonly public_url: string
  /** Other machines reach it, over TLS. */
  readonly is_public: boolean
  /** Staff need a second factor before their role applies: by default if other machines can reach this server. */
  readonly staff_second_factor: boolean
  readonly admin_email: string | null
  readonly admin_password: string | null
  readonly secret_key: string | null
  /** CIDR blocks whose X-Forwarded-For is trusted; none by default. */
  readonly trust_proxy: readonly string[]
  /** Virus scanner for uploads: `unix:/path` or `tcp:host:port` of a clamd, or a command; none by default. */
  readonly file_scanner: string | null
  /** The source of prices. */
  readonly price_feed: FeedChoice
  /** Where and how often the server backs itself up, and keeps published checkpoints; null: it does not. */
  readonly backup: BackupSettings | null
  /** PUBLIC_URL is not where this server listens, so a proxy must. */
  readonly is_proxy_expected: boolean
}

const COINGECKO = 'https://api.coingecko.com/api/v3'

const ANY_ADDRESS = /^(0\.0\.0\.0|::)$/

function isLoopbackUrl(url: string): boolean {
  return isSameMachine(new URL(url).hostname)
}

/** PUBLIC_URL is an origin: pages, mails and cookies stand at its root. The sentence never repeats a password. */
function originFault(given: string): string | null {
  const { username, password, pathname, protocol, host } = new URL(given)
  const example = `such as ${protocol}//${host}`
  if (username || password)
    return `PUBLIC_URL must have no user and no password, because everybody sees it: write only the origin, ${example}.`
  if (given.includes('#')) return `PUBLIC_URL must have no fragment (what follows #): write only the origin, ${example}.`
  if (given.includes('?')) return `PUBLIC_URL must have no query (what follows ?): write only the origin, ${example}.`
  if (pathname.includes('//') || given.includes(':///'))
    return `PUBLIC_URL must have no double slash but the one before the host: write only the origin, ${example}.`
  if (pathname !== '/') return `PUBLIC_URL must have no path (${pathname}): Clearterm needs a host name or a port of its own, ${example}.`
  return null
}

/** Their value is used byte by byte. */
const SPACES_COUNT: ReadonlySet<string> = new Set(['SECRET_KEY', 'ADMIN_PASSWORD'])

/** The one door of all settings: what is empty or blank is not set, and spaces around a value do not count. */
function settingOf(name: string, given: string | undefined): string | undefined {
  const value = given?.trim()
  return value && SPACES_COUNT.has(name) ? given : value || undefined
}

/** One sentence for the operator if a value is invalid. */
export function readConfig(environment: Record<string, string | undefined>): Config | Refused<'config'> {
  const whole = withSecretFiles(environment)
  if (isRefused(whole)) return whole
  const values = Object.fromEntries(Object.keys(configSchema.shape).map((name) => [name, settingOf(name, whole[name])]))
  const parsed = z.safeParse(configSchema, values)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0] ?? 'The environment')
    return refuse('config', { detail: issue?.message.includes(name) ? issue.message : `${name} is not valid.` })
  }
  const env = parsed.data
  const loopback = isSameMachine(env.HOST)
  const outside = loopback
    ? env.PUBLIC_URL !== undefined && !isLoopbackUrl(env.PUBLIC_URL) && `PUBLIC_URL ${env.PUBLIC_URL}`
    : `HOST ${env.HOST}`
  // In the form of browsers: lower case, without the usual port.
  const public_url = new URL(env.PUBLIC_URL ?? `http://${hostNameOf(env.HOST)}:${env.PORT}`).origin
  const fault =
    addressFault(env, outside || null, public_url) ??
    databaseFault(env) ??
    metricsFault(env) ??
    clearTextFault(env, environment) ??
    rolesFault(env) ??
    feedFault(env)
  if (fault) return refuse('config', { detail: fault })
  return Object.freeze({
    roles: rolesOf(env),
    log: { level: env.LOG_LEVEL || 'info', full_address: env.LOG_ADDRESS === 'full' },
    port: env.PORT,
    host: env.HOST,
    metrics: metricsOf(env),
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: env.OTEL_TRACES_SAMPLER_ARG } : null,
    data_dir: env.DATA_DIR,
    database_url: env.DATABASE_URL ?? null,
    database_owner_url: env.DATABASE_OWNER_URL ?? null,
    database_replica: replicaOf(env),
    smtp_url: env.SMTP_URL ?? null,
    smtp_tls_required: env.SMTP_TLS === '' ? env.SMTP_URL !== undefined && !isLoopbackUrl(env.SMTP_URL) : env.SMTP_TLS === 'required',
    mail_from: env.MAIL_FROM,
    mailbox_key: env.SANDBOX_MAILBOX_KEY ?? null,
    public_url,
    is_public: public_url.startsWith('https:') && !isLoopbackUrl(public_url),
    staff_second_factor: env.STAFF_SECOND_FACTOR === '' ? outside !== false : env.STAFF_SECOND_FACTOR === 'required',
    admin_email: env.ADMIN_EMAIL ?? null,
    admin_password: env.ADMIN_PASSWORD ?? null,
    secret_key: env.SECRET_KEY ?? null,
    trust_proxy: partsOf(env.TRUST_PROXY),
    file_scanner: env.FILE_SCANNER ?? null,
    price_feed: feedOf(env),
    backup: backupOf(env),
    is_proxy_expected: env.PUBLIC_URL !== undefined && isElsewhere(new URL(env.PUBLIC_URL), env.PORT, loopback),
  })
}

/** The fault in how people reach the server, in one sentence. `outside`: the setting by which other machines can. */
function addressFault(
  { SMTP_URL, PUBLIC_URL, HOST }: z.output<typeof configSchema>,
  outside: string | null,
  public_url: string,
): string | null {
  const not_origin = PUBLIC_URL === undefined ? null : originFault(PUBLIC_URL)
  if (not_origin !== null) return not_origin
  if (SMTP_URL && new URL(SMTP_URL).search !== '') return 'SMTP_URL must have no parameters: SMTP_TLS says whether TLS is needed.'
  if (outside && SMTP_URL === undefined)
    return `${outside} is reachable from outside, so SMTP_URL must be set: the sandbox mailbox would show everybody’s codes.`
  if (ANY_ADDRESS.test(HOST) && PUBLIC_URL === undefined)
    return `HOST ${HOST} is every address of this machine, so PUBLIC_URL must say the one that people use.`
  if (!public_url.startsWith('https:') && !isLoopbackUrl(public_url))
    return `${outside} is reachable from outside, so PUBLIC_URL must be an https:// URL.`
  return null
}

function hostNameOf(host: string): string {
  if (host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** This server does not speak TLS itself. */
function isElsewhere({ protocol, port, hostname }: URL, own_port: number, loopback: boolean): boolean {
  return protocol === 'https:' || Number(port || 80) !== own_port || (loopback && !isSameMachine(hostname))
}

function feedFault({ COINGECKO_URL = COINGECKO }: z.output<typeof configSchema>): string | null {
  const { protocol, hostname } = new URL(COINGECKO_URL)
  return protocol === 'http:' && !isSameMachine(hostname) ? 'COINGECKO_URL must be an https:// URL.' : null
}

/** The fault in how the database is reached, in one sentence. */
function databaseFault(env: z.output<typeof configSchema>): string | null {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_REPLICA_URL, SECRET_KEY } = env
  if (DATABASE_OWNER_URL !== undefined && DATABASE_URL === undefined) return 'DATABASE_OWNER_URL needs DATABASE_URL: the login that serves.'
  if (DATABASE_REPLICA_URL !== undefined && DATABASE_URL === undefined) return 'DATABASE_REPLICA_URL needs DATABASE_URL: its primary.'
  if (DATABASE_URL !== undefined && SECRET_KEY === undefined) return 'DATABASE_URL needs SECRET_KEY: every node must have the same one.'
  return null
}

function replicaOf({ DATABASE_REPLICA_URL, DATABASE_REPLICA_LAG_SECONDS }: z.output<typeof configSchema>): Config['database_replica'] {
  return DATABASE_REPLICA_URL === undefined ? null : { url: DATABASE_REPLICA_URL, max_lag_seconds: DATABASE_REPLICA_LAG_SECONDS }
}

function namesOf({ NODE_ROLES }: Pick<z.output<typeof configSchema>, 'NODE_ROLES'>): string[] {
  return partsOf(NODE_ROLES ?? '')
}

/** All roles by default. */
function rolesOf(env: Pick<z.output<typeof configSchema>, 'NODE_ROLES'>): ReadonlySet<NodeRole> {
  const named = namesOf(env)
  return new Set(named.length === 0 ? ROLES : ROLES.filter((role) => named.includes(role)))
}

/** The embedded store has one process, which must do everything. */
function rolesFault(env: z.output<typeof configSchema>): string | null {
  const unknown = namesOf(env).find((name) => !ROLES.some((role) => role === name))
  if (unknown !== undefined) return `NODE_ROLES has ${unknown}, which is no role: the roles are ${ROLES.join(', ')}.`
  if (env.DATABASE_URL !== undefined || rolesOf(env).size === ROLES.length) return null
  return 'NODE_ROLES needs DATABASE_URL: the embedded store has one process, which does all the work.'
}

/** The metrics name amounts and states that only the operator should see. */
function metricsFault({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: z.output<typeof configSchema>): string | null {
  if (METRICS_PORT === undefined || METRICS_TOKEN !== undefined || isSameMachine(METRICS_HOST)) return null
  return `METRICS_HOST ${METRICS_HOST} is reachable from outside, so METRICS_TOKEN must be set.`
}

function metricsOf({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: z.output<typeof configSchema>): Config['metrics'] {
  return METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT, token: METRICS_TOKEN ?? null }
}

function feedOf({ PRICE_FEED, REPLAY_SECONDS, COINGECKO_URL }: z.output<typeof configSchema>): FeedChoice {
  if (PRICE_FEED === 'coingecko') return { kind: 'coingecko', url: (COINGECKO_URL ?? COINGECKO).replace(/\/$/, '') }
  const folder = /^replay:(.+)$/.exec(PRICE_FEED)?.[1]
  return folder ? { kind: 'replay', folder, every_seconds: REPLAY_SECONDS } : { kind: 'simulator' }
}

function backupOf({ BACKUP_DIR, BACKUP_EVERY_HOURS, BACKUP_KEEP, BACKUP_RECIPIENT }: z.output<typeof configSchema>): BackupSettings | null {
  if (BACKUP_DIR === undefined) return null
  return { folder: BACKUP_DIR, every_hours: BACKUP_EVERY_HOURS, keep: BACKUP_KEEP, recipient: BACKUP_RECIPIENT ?? null }
}

/** Of a list with commas. */
function partsOf(list: string): string[] {
  return list.split(',').flatMap((part) => (part.trim() ? [part.trim()] : []))
}

function isHost(host: string): boolean {
  return isIP(host) !== 0 || /^(?!-)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,20}$/i.test(host)
}

/** An address, a CIDR block, or a name that the framework gives to some. */
function isNetwork(part: string): boolean {
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(part)) return true
  const [address = '', bits, ...more] = part.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** `name@host`, alone or after a name as `Name <name@host>`. */
function isSender(text: string): boolean {
  if (/\p{Cc}/u.test(text)) return false
  const open = text.indexOf('<')
  if (open !== -1 && !text.endsWith('>')) return false
  const [local = '', host = '', ...more] = (open === -1 ? text : text.slice(open + 1, -1)).split('@')
  return [local, host].every((part) => /^[^<>\s]+$/.test(part)) && more.length === 0
}
