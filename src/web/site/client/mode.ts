/** The colour mode is a cookie, so that it is there before the first paint and outlives a log-out. Whoever draws by it is told. */
const YEAR_SECONDS = 31_536_000

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
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser that we serve
  document.cookie = `mode=${mode}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  for (const listener of listeners) listener()
}
