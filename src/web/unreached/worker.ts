/**
 * The service worker. It only answers page loads with the offline page when the network fails. It caches nothing, so no stale data is
 * ever shown, and log-out has nothing to clear.
 */
import { unreached } from '#web/texts/everywhere.ts'
import { renderUnreached } from './page.ts'

type Waiting = Event & { waitUntil(done: Promise<unknown>): void }
type PendingRequest = Waiting & { readonly request: Request; respondWith(answer: Promise<Response>): void }
type Scope = {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listen: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listen: (event: PendingRequest) => void): void
}

const scope = globalThis as unknown as Scope

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  event.respondWith(fetch(request).catch(() => standIn()))
})

/** With the headers of a page from the server. Its policy allows its own script and style, and a look whether the server is back. */
async function standIn(): Promise<Response> {
  const { html, script, style } = renderUnreached(unreached)
  const policy = [
    "default-src 'none'",
    `script-src ${await hashOf(script)}`,
    `style-src ${await hashOf(style)}`,
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-mode': 'sandbox',
    },
  })
}

async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`
}
