/** The public site is made of pages of its own, outside this router: going there is a navigation of the browser, which also ends what this page holds. */
export function leaveTo(path: string): void {
  window.location.assign(path)
}

/** Pages of the site that the app links to. */
export function isOutside(path: string): boolean {
  return path === '/' || path === '/about'
}
