/** A screen that a newer build has replaced is loaded anew with its page: once, so that a file that is missing for good does not reload for ever. */
const KEY = 'reloaded'

export function mayReload(): boolean {
  return sessionStorage.getItem(KEY) !== window.location.pathname
}

export function reload(): void {
  sessionStorage.setItem(KEY, window.location.pathname)
  window.location.reload()
}

/** A screen was loaded: the next one may need a reload of its own. */
export function allowReload(): void {
  sessionStorage.removeItem(KEY)
}
