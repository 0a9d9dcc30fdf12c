/** The colour mode is a cookie, so that it is there before the first paint and outlives a log-out. Whoever draws by it is told. */
import { keepChoice } from '#web/shared/locale/chosen-cookie.ts'

export type Mode = 'dark' | 'light'

const listeners = new Set<() => void>()

export function readMode(): Mode {
  return document.documentElement.dataset.mode === 'light' ? 'light' : 'dark'
}

/** Returns what ends it. */
export function onMode(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export function toggleMode(): void {
  const mode: Mode = readMode() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.mode = mode
  keepChoice('mode', mode)
  for (const listener of listeners) listener()
}
