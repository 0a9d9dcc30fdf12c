/** The public site is outside this router: going there is a browser navigation, which also drops this page's memory. */
export function navigateToSite(path: string): void {
  window.location.assign(path)
}

/** Pages of the site that the app links to. */
export function isOutside(path: string): boolean {
  return path === '/' || path === '/about'
}
