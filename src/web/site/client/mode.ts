/** The colour mode is a cookie, so that it is there before the first paint and outlives a log-out. */
const YEAR_SECONDS = 31_536_000

export type Mode = 'dark' | 'light'

export function writeMode(mode: Mode): void {
  document.documentElement.dataset.mode = mode
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser that we serve
  document.cookie = `mode=${mode}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
