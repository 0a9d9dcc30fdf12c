/** Warns if a proxy is missing from TRUST_PROXY: all clients then share its address and its limits. */
import type { IncomingMessage, Server } from 'node:http'

/** Headers that proxies add about their clients; Node lower-cases header names. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'fastly-client-ip',
  'fly-client-ip',
] as const

export type ProxyWatch = {
  /** Called with the first proxy header of a request. */
  seen(header: string): void
  /** Advice for the operator; null: nothing noticed. */
  describe(): string | null
}

type Watched = {
  readonly trust_proxy: readonly string[]
  readonly public_url: string
  /** PUBLIC_URL is not where this server listens, so a proxy must. */
  readonly is_proxy_expected: boolean
  readonly log: { warn(message: string): void } | false
}

const SO = 'TRUST_PROXY is empty, so limits by network address count everybody behind the proxy as one.'

export function openProxyWatch({ trust_proxy, public_url, is_proxy_expected, log }: Watched): ProxyWatch {
  let noticed: string | null = null
  const notice = (what: string): void => {
    noticed = `${what} ${SO}`
    if (log) log.warn(noticed)
  }
  if (trust_proxy.length === 0 && is_proxy_expected) notice(`PUBLIC_URL ${public_url} is not where this server listens.`)
  return {
    seen: (header) => {
      if (trust_proxy.length === 0) notice(`A proxy forwards requests here (${header}).`)
    },
    describe: () => noticed,
  }
}

/** Calls `seen` once, whichever handler serves the request. */
export function watchProxies(server: Server, seen: ProxyWatch['seen']): void {
  const look = ({ headers }: IncomingMessage): void => {
    const header = FORWARDING.find((name) => headers[name] !== undefined)
    if (header === undefined) return
    server.off('request', look)
    seen(header)
  }
  server.on('request', look)
}
