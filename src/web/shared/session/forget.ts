/** What a browser knows of a person, forgotten at once: answers in memory, local and session storage, whatever a worker kept. */
import type { QueryClient } from '@tanstack/react-query'
import { clearStored } from './index.ts'

export function forget(client: QueryClient): void {
  client.clear()
  clearStored()
  void forgetCaches().catch(() => {})
}

/** Our worker keeps nothing; an earlier or a later one may. */
async function forgetCaches(): Promise<void> {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) await caches.delete(name)
}
