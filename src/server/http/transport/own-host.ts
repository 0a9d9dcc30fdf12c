/**
 * Whether a request was meant for us. A page on somebody else's name may have that name lead to our address (DNS rebinding); its browser then takes our
 * answers for that page's own. So only our public address and the names of loopback are answered.
 */
import type { IncomingMessage } from 'node:http'
import { FORWARDING } from './proxy-watch.ts'

const LOOPBACK = /^(127(\.\d{1,3}){3}|\[::1\]|localhost)$/

export type OwnHost = (request: Pick<IncomingMessage, 'headers' | 'url'>) => boolean

/** The port counts for the public address; loopback is ours at any, because a forwarded one is another. */
export function ownHost(public_url: string): OwnHost {
  const { host: own, protocol } = new URL(public_url)
  return ({ headers, url = '' }) => {
    const asked = hostOf(headers.host, protocol)
    const target = url.startsWith('/') || url === '*' ? asked : hostOf(URL.canParse(url) ? new URL(url).host : undefined, protocol)
    return [asked, target].every((host) => host !== null && (host.host === own || LOOPBACK.test(host.hostname)))
  }
}

/** Probes may ask by any name: a load balancer knows its nodes by their address, and they show nothing of anybody. */
export function isProbe(url: string | undefined): boolean {
  return url === '/healthz' || url === '/readyz'
}

/** From this machine and through nobody: what a mailbox that shows everybody's codes asks for. */
export function isFromHere({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const host = hostOf(headers.host)
  return host !== null && LOOPBACK.test(host.hostname) && FORWARDING.every((name) => headers[name] === undefined)
}

/** As browsers read it: lower case, an address in its one form, no dot at the end. Null: it is no host. */
function hostOf(text: string | undefined, protocol = 'http:'): { host: string; hostname: string } | null {
  if (!text || /[\s/?#@\\]/.test(text) || !URL.canParse(`${protocol}//${text}`)) return null
  const { hostname, port } = new URL(`${protocol}//${text}`)
  const plain = hostname.replace(/\.$/, '')
  return { hostname: plain, host: port ? `${plain}:${port}` : plain }
}
