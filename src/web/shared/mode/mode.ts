/** The colour mode is a cookie, available before the first paint and kept after log-out. Canvas drawings subscribe to it. */
import { writePreferenceCookie } from '#web/shared/locale/preference-cookie.ts'

export type Mode = 'dark' | 'light'

const listeners = new Set<() => void>()

export function readMode(): Mode {
  return document.documentElement.dataset.mode === 'light' ? 'light' : 'dark'
}

/** Returns the unsubscribe function. */
export function onMode(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export function toggleMode(): void {
  const mode: Mode = readMode() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.mode = mode
  writePreferenceCookie('mode', mode)
  for (const listener of listeners) listener()
}
