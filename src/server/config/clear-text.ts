/**
 * Connections that others on the network could read or answer. To another machine each uses TLS with a verified certificate, or its setting
 * `…_TLS` says
 * `optional`. What counts as this machine is decided by the configured address, never by a request.
 */

const LOOPBACK = /^(127(\.\d{1,3}){3}|\[?::1\]?|localhost)$/

type Tls = '' | 'optional'
type Settings = {
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_OWNER_URL?: string | undefined
  readonly DATABASE_REPLICA_URL?: string | undefined
  readonly DATABASE_TLS: Tls
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  readonly TRACES_TLS: Tls
  readonly METRICS_PORT?: number | undefined
  readonly METRICS_HOST: string
  readonly METRICS_TLS: Tls
  readonly FILE_SCANNER?: string | undefined
  readonly FILE_SCANNER_TLS: Tls
}

/** A loopback address, `localhost`, or the path of a socket. Any other name may lead elsewhere. */
export function isSameMachine(host: string): boolean {
  return LOOPBACK.test(host) || host.startsWith('/')
}

/** One sentence about the first connection that is in clear text and was not accepted as such. */
export function clearTextFault(env: Settings, environment: Readonly<Record<string, string | undefined>>): string | null {
  if (environment.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    return 'NODE_TLS_REJECT_UNAUTHORIZED=0 accepts any certificate: remove it, and name a private authority in NODE_EXTRA_CA_CERTS.'
  return databaseFault(env) ?? tracesFault(env) ?? metricsFault(env) ?? scannerFault(env)
}

function databaseFault({ DATABASE_URL, DATABASE_OWNER_URL, DATABASE_REPLICA_URL, DATABASE_TLS }: Settings): string | null {
  for (const [name, url] of Object.entries({ DATABASE_URL, DATABASE_OWNER_URL, DATABASE_REPLICA_URL })) {
    if (url === undefined) continue
    const { searchParams } = new URL(url)
    // The driver takes the last of two, PostgreSQL's own tools the first.
    const twice = [...searchParams.keys()].find((key, at, all) => all.indexOf(key) !== at)
    if (twice !== undefined) return `${name} names ${twice} twice.`
    const verified = searchParams.get('sslmode') === 'verify-full'
    if (DATABASE_TLS !== 'optional' && !verified && !isSameMachine(databaseHost(url)))
      return `${name} leads to another machine, so it needs sslmode=verify-full, or DATABASE_TLS=optional where the network is private.`
  }
  return null
}

/** As the driver reads it: `host` in the query goes first, unless it is empty. */
function databaseHost(url: string): string {
  const { hostname, searchParams } = new URL(url)
  return searchParams.get('host') || decodeURIComponent(hostname)
}

function tracesFault({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACES_TLS }: Settings): string | null {
  if (endpoint === undefined || TRACES_TLS === 'optional') return null
  const { protocol, hostname } = new URL(endpoint)
  if (protocol === 'https:' || isSameMachine(hostname)) return null
  return 'OTEL_EXPORTER_OTLP_ENDPOINT leads to another machine, so it needs https, or TRACES_TLS=optional where the network is private.'
}

/** The port speaks HTTP: the token and all figures cross the network as they are. */
function metricsFault({ METRICS_PORT, METRICS_HOST, METRICS_TLS }: Settings): string | null {
  if (METRICS_PORT === undefined || METRICS_TLS === 'optional' || isSameMachine(METRICS_HOST)) return null
  return `METRICS_HOST ${METRICS_HOST} sends its token in clear text: put TLS before a loopback address, or set METRICS_TLS=optional where the network is private.`
}

/** clamd has no TLS. */
function scannerFault({ FILE_SCANNER, FILE_SCANNER_TLS }: Settings): string | null {
  const host = /^tcp:(.*):/.exec(FILE_SCANNER ?? '')?.[1]
  if (host === undefined || FILE_SCANNER_TLS === 'optional' || isSameMachine(host)) return null
  return `FILE_SCANNER ${FILE_SCANNER} is another machine, which would get files in clear text: set FILE_SCANNER_TLS=optional where the network is private.`
}
