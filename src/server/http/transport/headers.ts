/**
 * Headers of every reply, including those that bypass the framework's hooks (unparsable requests, undecodable URLs). One table,
 * so that no reply misses one.
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
