/**
 * The service worker. It only answers page loads with the offline page when the network fails. It caches nothing, so no stale data is
 * ever shown, and log-out has nothing to clear.
 */
import { unreached as ar } from '#web/locales/ar/single/unreached.ts'
import { unreached as de } from '#web/locales/de/single/unreached.ts'
import { unreached as en } from '#web/locales/en/single/unreached.ts'
import { unreached as es } from '#web/locales/es/single/unreached.ts'
import { unreached as fr } from '#web/locales/fr/single/unreached.ts'
import { renderUnreached } from './page.ts'

type Waiting = Event & { waitUntil(done: Promise<unknown>): void }
type Asked = Waiting & { readonly request: Request; respondWith(answer: Promise<Response>): void }
type Scope = {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listen: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listen: (event: Asked) => void): void
}

const scope = globalThis as unknown as Scope

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  event.respondWith(fetch(request).catch(() => standIn()))
})

function standIn(): Response {
  return new Response(renderUnreached({ en, es, fr, de, ar }), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
