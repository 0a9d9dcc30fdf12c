/** Clears a person's data from the browser: cached responses, local and session storage, worker caches. */
import type { QueryClient } from '@tanstack/react-query'
import { clearStored, readKept } from './index.ts'

export function clearUserData(client: QueryClient, kept = readKept()): void {
  client.clear()
  clearStored(kept)
  void forgetCaches().catch(() => {})
}

/** Our worker caches nothing; an earlier or a later one may. */
async function forgetCaches(): Promise<void> {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) await caches.delete(name)
}
