/**
 * What every answer carries, whoever wrote it: also the ones that no hook of the framework ever sees (a request that does not parse,
 * a URL that does not decode). One table, so that no answer can be without.
 */
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

/** The same for a page with one inline script, which runs before the first paint: that very script and no other. */
export function policyWithScript(hash: string): string {
  return policy(`'self' ${hash}`)
}

/** Security headers; the transport-security one only where people reach us by https, because a browser remembers it. */
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
