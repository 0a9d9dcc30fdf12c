/**
 * Headers of every reply, including those that bypass the framework's hooks (unparsable requests, undecodable URLs). One table,
 * so that no reply misses one.
 */
import type { IncomingMessage } from 'node:http'

const POLICY = policy("'self'")

function policy(scripts: string): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** The policy for a page with one inline script, which runs before the first paint; no other is allowed. */
export function policyWithScript(hash: string): string {
  return policy(`'self' ${hash}`)
}

/** Security headers; Strict-Transport-Security only with a public https URL, because browsers remember it. */
export function commonHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-dns-prefetch-control': 'off',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
    'x-mode': 'sandbox',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** The journal up to this batch is in the reply: only with replies that were read late. */
export const AS_OF = 'clearterm-as-of'

/**
 * Checks the Host header against DNS rebinding, where another site's name points to this address and its pages could read the
 * replies. Only the public address and loopback names are served. This refuses and never grants: a proxy can send any name.
 */
const LOOPBACK = /^(127(\.\d{1,3}){3}|\[::1\]|localhost)$/

export type OwnHost = (request: Pick<IncomingMessage, 'headers' | 'url'>) => boolean

/** The port must match for the public address; loopback is accepted on any, because ports may be forwarded. */
export function ownHost(public_url: string): OwnHost {
  const { host: public_host, protocol } = new URL(public_url)
  /** The last that was ours: nearly every request has it. */
  let last_host: string | undefined
  return ({ headers, url = '' }) => {
    const is_path = url.startsWith('/') || url === '*'
    if (is_path && last_host !== undefined && headers.host === last_host) return true
    const requested = hostOf(headers.host, protocol)
    const target = is_path ? requested : hostOf(URL.canParse(url) ? new URL(url).host : undefined, protocol)
    const is_ours = [requested, target].every((host) => host !== null && (host.host === public_host || LOOPBACK.test(host.hostname)))
    if (is_ours) last_host = headers.host
    return is_ours
  }
}

/** Probes may use any host: load balancers know nodes by address, and probes reveal nothing personal. */
export function isProbe(url: string | undefined): boolean {
  return url === '/healthz' || url === '/readyz'
}

/** Normalised as in browsers: lower case, canonical address, no trailing dot. Null: not a host. */
function hostOf(text: string | undefined, protocol: string): { host: string; hostname: string } | null {
  if (!text || /[\s/?#@\\]/.test(text) || !URL.canParse(`${protocol}//${text}`)) return null
  const { hostname, port } = new URL(`${protocol}//${text}`)
  const plain = hostname.replace(/\.$/, '')
  return { hostname: plain, host: port ? `${plain}:${port}` : plain }
}

/**
 * Requests that the parser accepts but two servers could read differently: a missing or repeated host, and versions before 1.0.
 */
export function isAmbiguous({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return httpVersion === '1.1' ? hosts !== 1 : httpVersion !== '1.0' || hosts > 1
}
