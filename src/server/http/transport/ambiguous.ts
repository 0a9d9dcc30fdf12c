/**
 * Requests that the parser accepts but two servers could read differently: a missing or repeated host, and versions before 1.0.
 */
import type { IncomingMessage } from 'node:http'

export function isAmbiguous({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return httpVersion === '1.1' ? hosts !== 1 : httpVersion !== '1.0' || hosts > 1
}
