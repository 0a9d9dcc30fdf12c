/** Dark first; the choice lives in a cookie, so that it is there before first paint and outlives a log-out. The system's setting is ignored. */
import { useSyncExternalStore } from 'react'

export type Mode = 'dark' | 'light'

const YEAR_SECONDS = 31_536_000
const listeners = new Set<() => void>()

export function readMode(): Mode {
  return document.documentElement.dataset.mode === 'light' ? 'light' : 'dark'
}

export function toggleMode(): void {
  const mode: Mode = readMode() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.mode = mode
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser that we serve
  document.cookie = `mode=${mode}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  for (const listener of listeners) listener()
}

export function useMode(): Mode {
  return useSyncExternalStore((changed) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }, readMode)
}
