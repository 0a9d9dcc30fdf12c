/** Reloads the page when a newer build has replaced a screen's code: once, so that a permanently missing file does not loop. */
const KEY = 'reloaded'

export function mayReload(): boolean {
  return sessionStorage.getItem(KEY) !== window.location.pathname
}

export function reload(): void {
  sessionStorage.setItem(KEY, window.location.pathname)
  window.location.reload()
}

/** A screen was loaded: the next one may reload again. */
export function allowReload(): void {
  sessionStorage.removeItem(KEY)
}
