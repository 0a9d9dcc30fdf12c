/** Clears a person's data from the browser: cached responses, local and session storage, worker caches. */
import type { QueryClient } from '@tanstack/react-query'
import { drawForNobody } from './drawn-for.ts'
import { clearStored, readKept } from './index.ts'

export function clearUserData(client: QueryClient, kept = readKept()): void {
  drawForNobody()
  // First: clearing the cache reports each query's last error again, and a page without a user ignores it.
  clearStored(kept)
  client.clear()
  forgetCaches()
}

/** Our worker caches nothing; an earlier or a later one may. */
export function forgetCaches(): void {
  void deleteCaches().catch(() => {})
}

async function deleteCaches(): Promise<void> {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) await caches.delete(name)
}
